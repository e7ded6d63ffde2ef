"""Futures: trips whose bonus action may be performed right after the launch (INC-FUT). Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.program import MAY, RETURN, WIDTH
from looptable.games.loop_inc.rules.codes import BONUS_PHASE, TURN_OVER_PHASE
from looptable.games.loop_inc.rules.expansions.expansion import Expansion
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import DAYS, Player, Trip
from looptable.games.loop_inc.rules.players import has_seat, is_out
from looptable.games.loop_inc.rules.trips import printed_trip
from looptable.games.loop_inc.verbs.codes import SCORE

__all__ = ["EXPANSION"]

TRIP_CARDS = {
    2: {"bc": 1, "ad": 3, "future": 1},
    3: {"bc": 2, "ad": 3, "future": 2},
    4: {"bc": 2, "ad": 4, "future": 2},
}
"""Trip cards by the number of players."""


class Futures(Expansion):
    """The expansion with trips to the future."""

    def __init__(self) -> None:
        super().__init__("futures")

    def trip_cards(self, players: int, counts: dict[str, int]) -> dict[str, int]:
        """INC-FUT-2 to 4: Futures take the place of some older trips."""
        return TRIP_CARDS[players]

    def after_launch(self, t: IncFields, player: Player, trip: Trip) -> None:
        """INC-FUT-5: the bonus of the trip, unless a tear has ended the turn; a rival is in a hurry."""
        bonus = t.book.bonus[printed_trip(t, trip)]
        if (
            bonus >= 0
            and t.phase == TURN_OVER_PHASE
            and has_seat(t, player)
            and not is_out(t, player)
        ):
            t.phase = BONUS_PHASE
            if t.idle_unasked and t.day == DAYS and is_only_points(t, bonus):
                bonus += WIDTH  # past the question whether it is wanted
            t.call(bonus, player)


def is_only_points(t: IncFields, bonus: i64) -> bool:
    """Whether a bonus only scores: on Day 3 nobody gains by declining it, as nobody starts another day."""
    code = t.program.code
    return code[bonus] == MAY and code[bonus + WIDTH] == SCORE and code[bonus + 2 * WIDTH] == RETURN


EXPANSION: Final = Futures()
