"""Launching machines, and the waste of it (INC-LCH, INC-WST). Compiled."""

from mypy_extensions import i64

from looptable.effects.program import bit
from looptable.games.loop_inc.rules.ads import fulfil
from looptable.games.loop_inc.rules.codes import ASK_LAUNCH, TURN_OVER_PHASE
from looptable.games.loop_inc.rules.expansions import EXPANSIONS
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.keys import STAY, TRIPS
from looptable.games.loop_inc.rules.kinds import KINDS, Mark, Player, Trip
from looptable.games.loop_inc.rules.machines import bay_of, is_open, open_machines, token_of
from looptable.games.loop_inc.rules.players import has_seat, who
from looptable.games.loop_inc.rules.tears import cause_tear
from looptable.games.loop_inc.rules.trips import (
    is_equipped,
    is_welcome,
    points_of,
    printed_trip,
    trip_count,
    would_be_second,
)

__all__ = ["answer_launch", "ask_launch", "launch", "make_waste"]


def ask_launch(t: IncFields) -> None:
    """Every machine with every trip it can make, or none; nobody is asked who cannot."""
    me = t.active
    if open_machines(t, me) > 0:
        for trip in range(trip_count(t)):
            if is_welcome(t, me, trip):
                for mark in range(t.day):
                    if is_open(t, me, mark) and is_equipped(t, me, mark, trip):
                        t.options.push(mark * TRIPS + trip)
    if t.options.height == 0:
        t.phase = TURN_OVER_PHASE
        return
    t.options.push(STAY)
    t.ask(t.seat_of(me), ASK_LAUNCH)


def answer_launch(t: IncFields, option: i64) -> None:
    """A launch, or none; then the turn is over, but for a bonus."""
    t.phase = TURN_OVER_PHASE
    if option != STAY:
        launch(t, t.active, option // TRIPS, option % TRIPS)


def launch(t: IncFields, player: Player, mark: Mark, trip: Trip) -> None:
    """INC-OPEN-27: token, Ad, points, waste, then the tear; expansions add to the turn after that."""
    is_second = would_be_second(t, player, trip)
    t.flight[token_of(player, mark, t.day)] = trip
    t.visits[trip] |= bit(player)
    if t.listener is not None:
        t.tell(
            "launches",
            {
                "seat": who(t, player),
                "machine": t.names.name("machine", mark),
                "trip": t.names.name("trip", trip),
                "n": points_of(t, trip),
            },
        )
    if t.ad[trip] == player:
        fulfil(t, player, trip)
    make_waste(t, player, mark, trip)
    if is_second:
        if t.listener is not None:
            t.tell("second", {"seat": who(t, player), "trip": t.names.name("trip", trip)})
        cause_tear(t, player)
    for expansion in EXPANSIONS:
        expansion.after_launch(t, player, trip)


def make_waste(t: IncFields, player: Player, mark: Mark, trip: Trip) -> None:
    """Turns into waste what the trip does not require; the rest stays, unless the table plays otherwise."""
    need = printed_trip(t, trip) * KINDS
    at = bay_of(player, mark, 0)
    wasted: i64 = 0
    for kind in range(KINDS):
        more = t.load[at + kind] - t.book.needs[need + kind]
        wasted += more
        if t.used_leave:
            more = t.load[at + kind]
        t.load[at + kind] -= more
        t.spent[kind] += more
    if not has_seat(t, player) and not t.rival.pays_for_waste(t):
        return
    t.waste[player] += wasted
    if wasted and t.listener is not None:
        t.tell("wastes", {"seat": who(t, player), "n": wasted})
