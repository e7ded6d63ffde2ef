"""Lists in random order."""

from collections.abc import Sequence
from typing import TypeVar

from looptable.core.chance import Chance
from looptable.core.pile import Pile

__all__ = ["shuffled"]

Piece = TypeVar("Piece")


def shuffled(pieces: Sequence[Piece], chance: Chance, stream: int = 0) -> list[Piece]:
    """The pieces in random order, drawn from a stream of chance."""
    order = Pile()
    order.fill(range(len(pieces)))
    chance.shuffle(stream, order)
    return [pieces[index] for index in order.as_list()]
