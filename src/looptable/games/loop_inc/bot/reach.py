"""Trips within reach: the score that a player may have at best when the day ends."""

from dataclasses import dataclass

from looptable.games.loop_inc.rules.codes import ACT_PHASE, LAUNCH_PHASE
from looptable.games.loop_inc.rules.kinds import KINDS, MARKS, NEW_A_DAY, TEARS_OUT
from looptable.games.loop_inc.rules.machines import bay_of, is_open
from looptable.games.loop_inc.rules.scores import final_score
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.rules.trips import (
    is_welcome,
    lacking,
    points_of,
    printed_trip,
    surplus,
    trip_count,
    would_be_second,
)

__all__ = ["best_score"]

CONSIDERED = 5  # trips for one machine, the best first
AD_LOST = 3  # points that an Ad costs if its owner does not come
AD_KEPT = 4  # those, and the one that it brings


@dataclass(frozen=True, slots=True)
class Goal:
    """A trip that a machine may still make today."""

    trip: int
    gain: int
    lacks: int


def best_score(state: IncState, me: int) -> int:
    """The score after the best trips, one for each open machine, with the waste, tears and Ads that go with them.

    Each turn brings one component at most, and one launch; rooms must hold now what is missing.
    """
    turns = state.hand[me].height + NEW_A_DAY - state.sideways[me].height
    is_acting = state.active == me and state.phase == ACT_PHASE
    is_launching = state.active == me and state.phase == LAUNCH_PHASE
    visits, launches = turns + is_acting, turns + is_acting + is_launching
    machines = [
        _goals(state, me, mark, visits) for mark in range(MARKS) if is_open(state, me, mark)
    ]
    ads = sum(owner == me for owner in state.ad)
    return final_score(state, me) - AD_LOST * ads + _best(machines, visits, launches, frozenset())


def _goals(state: IncState, me: int, mark: int, visits: int) -> list[Goal]:
    """The trips of one machine that bring something, the best first."""
    found: list[Goal] = []
    for trip in range(trip_count(state)):
        if is_welcome(state, me, trip):
            lacks = lacking(state, me, mark, trip)
            gain = _gain(state, me, mark, trip) - lacks
            if gain > 0 and lacks <= visits and _has_stock(state, me, mark, trip):
                found.append(Goal(trip, gain, lacks))
    return sorted(found, key=lambda goal: (-goal.gain, goal.lacks))[:CONSIDERED]


def _gain(state: IncState, me: int, mark: int, trip: int) -> int:
    """The points of a trip and of an Ad there, less waste and tear; none if that tear eliminates."""
    gain = points_of(state, trip) - surplus(state, me, mark, trip)
    if state.ad[trip] == me:
        gain += AD_KEPT
    if would_be_second(state, me, trip):
        tear = state.tears[me] + 1
        return gain - tear if tear < TEARS_OUT else 0
    return gain


def _has_stock(state: IncState, me: int, mark: int, trip: int) -> bool:
    need, at = printed_trip(state, trip) * KINDS, bay_of(me, mark, 0)
    return all(
        state.book.needs[need + kind] - state.load[at + kind] <= state.room[kind]
        for kind in range(KINDS)
    )


def _best(machines: list[list[Goal]], visits: int, launches: int, taken: frozenset[int]) -> int:
    """The best sum for the machines from the first of these on."""
    if not machines or not launches:
        return 0
    best = _best(machines[1:], visits, launches, taken)
    for goal in machines[0]:
        if goal.lacks <= visits and goal.trip not in taken:
            rest = _best(machines[1:], visits - goal.lacks, launches - 1, taken | {goal.trip})
            best = max(best, goal.gain + rest)
    return best
