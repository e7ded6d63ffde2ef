"""Verbs about Ads: on a trip, or back to their owner. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.effects.program import ANSWER
from looptable.games.loop_inc.rules.ads import takes_ad
from looptable.games.loop_inc.rules.codes import ASK_TRIP
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import Trip
from looptable.games.loop_inc.rules.players import who
from looptable.games.loop_inc.rules.trips import trip_count
from looptable.games.loop_inc.verbs.codes import PICK_TRIP, PLACE_AD, WITHDRAW

__all__ = ["TRIP_OWN", "VERBS"]

TRIP_FREE: Final[i64] = 0  # where an Ad may be placed
TRIP_OWN: Final[i64] = 1  # with an Ad of one's own


def emit_advertise(emitter: Emitter, _: Do) -> None:
    """An Ad on a trip."""
    nothing = emitter.emit(PICK_TRIP, TRIP_FREE)
    emitter.emit(PLACE_AD)
    emitter.patch(nothing, 3)


def emit_withdraw(emitter: Emitter, _: Do) -> None:
    """An Ad back to its owner."""
    nothing = emitter.emit(PICK_TRIP, TRIP_OWN)
    emitter.emit(WITHDRAW)
    emitter.patch(nothing, 3)


VERBS: Final = (
    Word("advertise", "advertise", emit_advertise, icon="ad"),
    Word("withdraw", "withdraw an ad", emit_withdraw, icon="ad"),
)


def do_pick_trip(t: IncFields, which: i64, _: i64, skip: i64) -> None:
    """Asks for a trip for an Ad, or with one."""
    for trip in range(trip_count(t)):
        if is_trip_for(t, trip, which):
            t.options.push(trip)
    if t.options.height == 0:
        t.pc = skip
        return
    t.ask(t.seat_of(t.actor), ASK_TRIP)


def is_trip_for(t: IncFields, trip: Trip, which: i64) -> bool:
    """Whether the actor may pick a trip for an Ad, or to take one back."""
    if which == TRIP_FREE:
        return t.ads[t.actor] > 0 and takes_ad(t, trip)
    return t.ad[trip] == t.actor


def do_place_ad(t: IncFields) -> None:
    """Places an Ad on the trip picked."""
    trip = t.registers[ANSWER]
    t.ads[t.actor] -= 1
    t.ad[trip] = t.actor
    tell_ad(t, "advertises", trip)


def do_withdraw(t: IncFields) -> None:
    """Gives the Ad on the trip picked back to its owner."""
    trip = t.registers[ANSWER]
    t.ads[t.actor] += 1
    t.ad[trip] = -1
    tell_ad(t, "withdraws", trip)


def tell_ad(t: IncFields, event: str, trip: Trip) -> None:
    """Tells what happened to an Ad of the actor."""
    if t.listener is not None:
        t.tell(event, {"seat": who(t, t.actor), "trip": t.names.name("trip", trip)})
