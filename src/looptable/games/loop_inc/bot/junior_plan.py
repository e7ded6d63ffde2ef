"""Junior's plan for the rest of his day, when he is more than an intern: a trip for each machine. Compiled.

He knows which rooms he will still go to today: his past cards lie open, and everybody knows what is left of
the day's packet. So he knows which trips his machines can still make. A clerk chooses the best one for each
machine in turn, a partner those that are best together. A plan is one number: five bits for each machine,
0 if it stays at home.
"""

from typing import Final

from mypy_extensions import i64

from looptable.effects.program import bit
from looptable.games.loop_inc.rules.codes import ARMORY_CARD, GARAGE_CARD, PARTNER, STORE_CARD
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import DAYS, KINDS, ROOMS, Card, Mark, Trip
from looptable.games.loop_inc.rules.machines import bay_of, is_open
from looptable.games.loop_inc.rules.rival import PACKET, RIVAL
from looptable.games.loop_inc.rules.trips import (
    is_welcome,
    lacking,
    points_of,
    printed_trip,
    trip_count,
    would_be_second,
)

__all__ = ["is_wanted", "make_plan", "planned_trip"]

POINT: Final[i64] = 64  # more than all that a plan can lack
DIGIT: Final[i64] = 4  # bits for the lack of one kind of component, or the visits to a room
MACHINE: Final[i64] = 5  # bits for the trip of one machine
PLAN: Final[i64] = 15  # bits of a plan


def is_wanted(t: IncFields, trip: Trip) -> bool:
    """Whether Junior may go to a trip, as the first of the day."""
    return is_welcome(t, RIVAL, trip) and not would_be_second(t, RIVAL, trip)


def visits_left(t: IncFields, card: Card) -> i64:
    """How often Junior will still go to a room today."""
    total = t.hand[RIVAL].count(card)
    for at in range(PACKET * (DAYS - t.day), t.junior_deck.height):
        if t.junior_deck.at(at) == card:
            total += 1
    return total


def make_plan(t: IncFields, card: Card) -> i64:
    """The plan, if the component of a card in play is still to be fetched; -1 for no card."""
    visits: i64 = 0
    for room in range(ROOMS):
        count = visits_left(t, room)
        if room == card:
            count += 1
        visits += count << DIGIT * room
    wanted: i64 = 0
    for trip in range(trip_count(t)):
        if is_wanted(t, trip):
            wanted |= bit(trip)
    if t.level == PARTNER:
        return plan_together(t, 0, 0, wanted, 0, visits) & bit(PLAN) - 1
    return plan_in_turn(t, wanted, visits)


def plan_in_turn(t: IncFields, wanted: i64, visits: i64) -> i64:
    """Each machine takes the best trip that those before it have left."""
    plan: i64 = 0
    lacks: i64 = 0
    for mark in range(t.day):
        if not is_open(t, RIVAL, mark):
            continue
        best: i64 = 0
        where: i64 = -1
        for trip in range(trip_count(t)):
            if wanted & bit(trip) and worth(t, mark, trip) > best:
                if can_fetch(t, lacks + lacks_for(t, mark, trip), visits):
                    best = worth(t, mark, trip)
                    where = trip
        if where >= 0:
            wanted &= ~bit(where)
            lacks += lacks_for(t, mark, where)
            plan += where + 1 << MACHINE * mark
    return plan


def plan_together(t: IncFields, mark: Mark, done: i64, wanted: i64, lacks: i64, visits: i64) -> i64:
    """The best way to complete a plan from this machine on: its worth, and behind it the plan."""
    while mark < t.day and not is_open(t, RIVAL, mark):
        mark += 1
    if mark >= t.day:
        return done
    best = plan_together(t, mark + 1, done, wanted, lacks, visits)
    for trip in range(trip_count(t)):
        if wanted & bit(trip):
            more = lacks + lacks_for(t, mark, trip)
            if can_fetch(t, more, visits):
                longer = done + (worth(t, mark, trip) << PLAN) + (trip + 1 << MACHINE * mark)
                rest = wanted & ~bit(trip)
                best = max(best, plan_together(t, mark + 1, longer, rest, more, visits))
    return best


def worth(t: IncFields, mark: Mark, trip: Trip) -> i64:
    """Points first, then little to fetch."""
    return POINT * points_of(t, trip) - lacking(t, RIVAL, mark, trip)


def lacks_for(t: IncFields, mark: Mark, trip: Trip) -> i64:
    """How many components of each kind a machine lacks for a trip, a digit for each kind."""
    lacks: i64 = 0
    need = printed_trip(t, trip) * KINDS
    at = bay_of(RIVAL, mark, 0)
    for kind in range(KINDS):
        lacks += max(0, t.book.needs[need + kind] - t.load[at + kind]) << DIGIT * kind
    return lacks


def can_fetch(t: IncFields, lacks: i64, visits: i64) -> bool:
    """Whether the rooms hold what is lacking, and he goes to each often enough."""
    for kind in range(KINDS):
        if digit(lacks, kind) > t.room[kind]:
            return False
    return (
        digit(lacks, 0) + digit(lacks, 1) <= digit(visits, GARAGE_CARD)
        and digit(lacks, 2) + digit(lacks, 3) <= digit(visits, STORE_CARD)
        and digit(lacks, 4) <= digit(visits, ARMORY_CARD)
    )


def planned_trip(plan: i64, mark: Mark) -> i64:
    """The trip that a plan has for a machine, or -1."""
    return (plan >> MACHINE * mark & bit(MACHINE) - 1) - 1


def digit(counts: i64, place: i64) -> i64:
    """One of several small counts in a number: of a kind of components, or of a room."""
    return counts >> DIGIT * place & bit(DIGIT) - 1
