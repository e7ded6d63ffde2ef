"""Mode sabotage: the plain game, with more clones when it is harder (SAB). Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.mode import Mode

__all__ = ["MODE"]

MORE_CLONES: Final = (0, 1, 3)  # by difficulty


class Sabotage(Mode):
    """Nothing but the plain game."""

    def first_clones(self, t: LoopFields, count: i64) -> i64:
        """Adds clones by difficulty."""
        return count + MORE_CLONES[t.difficulty]


MODE: Final = Sabotage(0, "sabotage")
