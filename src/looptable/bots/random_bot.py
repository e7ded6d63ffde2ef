"""A bot that takes any option with equal chance."""

from collections.abc import Sequence

from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.view import View

__all__ = ["RandomBot"]


class RandomBot:
    """Chooses blindly: the measure that every other bot must beat."""

    def choose(
        self, game: Game, view: View, seat: Seat, options: Sequence[Option], chance: Chance
    ) -> int:
        """The index of the option it takes."""
        return self.pick(len(options), chance)

    def pick(self, count: int, chance: Chance) -> int:
        """The same choice for callers that only know the number of options."""
        return chance.below(0, count)
