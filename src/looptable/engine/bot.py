"""The contract of a bot: it sees a view and the options, never a state."""

from collections.abc import Sequence
from typing import Protocol

from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.game import Game
from looptable.engine.option import Option
from looptable.engine.view import View

__all__ = ["Bot"]


class Bot(Protocol):
    """Something that chooses for a seat."""

    def choose(
        self, game: Game, view: View, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> int:
        """The index of the option it takes."""
        ...
