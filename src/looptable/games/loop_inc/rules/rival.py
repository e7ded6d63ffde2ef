"""The rival: a player without a seat, who plays his turns by himself. Compiled.

The rules know a rival only by this class, which stands for a table without one: every board has a seat.
Junior is a rival; all he does is in `bot/junior.py`.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from looptable.engine.contract.settings import Options
    from looptable.games.loop_inc.rules.fields import IncFields

__all__ = ["PACKET", "RIVAL", "Rival"]

RIVAL: Final[i64] = 1  # his place at the table
PACKET: Final[i64] = 3  # cards of his deck for one day; the last day's lie at the bottom


class Rival:
    """Nobody: what the rules ask a rival, answered for a table without one."""

    def __init__(self) -> None:
        self.name = ""

    def set_up(self, t: "IncFields", options: "Options") -> None:
        """Prepares what only he has."""

    def copies(self, players: i64, is_large_room: bool) -> i64:
        """The number of cards of a kind in the display: one more than players, or than components."""
        if is_large_room:
            return 2 * players + 1
        return players + 1

    def extra_stock(self, day: i64) -> i64:
        """The number of components above the number of players to which rooms are refilled after a day."""
        return 0

    def has_new(self, t: "IncFields") -> bool:
        """Whether he has a new card left today."""
        return False

    def play(self, t: "IncFields") -> None:
        """Plays his next card and performs its action."""

    def launch(self, t: "IncFields") -> None:
        """Launches a machine, or none."""

    def pays_for_waste(self, t: "IncFields") -> bool:
        """Whether waste is a penalty of his."""
        return True
