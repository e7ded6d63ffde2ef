"""Piles that are shuffled when a match is set up. Compiled."""

from collections.abc import Sequence

from mypy_extensions import i64

from looptable.core.chance import Chance
from looptable.core.pile import Pile

__all__ = ["Pile", "shuffled"]


def shuffled(chance: Chance, stream: i64, pieces: Sequence[int]) -> Pile:
    """A pile of these pieces in random order."""
    pile = Pile()
    pile.fill(pieces)
    chance.shuffle(stream, pile)
    return pile
