"""Trips: who is there, who may go, and what a machine needs for one (INC-LCH). Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.program import bit
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import DAYS, KINDS, Mark, Player, Trip
from looptable.games.loop_inc.rules.machines import bay_of, token_of, weight
from looptable.games.loop_inc.rules.players import player_count

__all__ = [
    "BEFORE",
    "count_guests",
    "count_guests_of_day",
    "guests_of",
    "has_room",
    "is_equipped",
    "is_welcome",
    "lacking",
    "occupants",
    "points_of",
    "printed_trip",
    "regulars_of",
    "surplus",
    "trip_count",
    "would_be_second",
]

# One row has both, for every row makes a copy of the match dearer: the lower bits are the guests of today.
BEFORE: Final[i64] = 8
TODAY: Final[i64] = 255


def trip_count(t: IncFields) -> i64:
    """The number of trips dealt."""
    return len(t.visits)


def guests_of(t: IncFields, trip: Trip) -> i64:
    """The players who are on a trip today, as bits."""
    return t.visits[trip] & TODAY


def regulars_of(t: IncFields, trip: Trip) -> i64:
    """The players who were on a trip on an earlier day, as bits."""
    return t.visits[trip] >> BEFORE


def printed_trip(t: IncFields, trip: Trip) -> i64:
    """The number of a dealt trip in the book."""
    return (t.timeline.at(trip >> 1) << 1) + (trip & 1)


def points_of(t: IncFields, trip: Trip) -> i64:
    """The points of a trip."""
    return t.book.points[printed_trip(t, trip)]


def count_guests(t: IncFields) -> None:
    """Works out from the tokens who is on each trip today, and who was there on an earlier day."""
    for trip in range(trip_count(t)):
        t.visits[trip] = 0
    for player in range(player_count(t)):
        for day in range(1, DAYS + 1):
            count_guests_of_day(t, player, day)


def count_guests_of_day(t: IncFields, player: Player, day: i64) -> None:
    """Adds the tokens that a player launched on one day."""
    for mark in range(day):
        trip = t.flight[token_of(player, mark, day)]
        if trip >= 0:
            t.visits[trip] |= bit(player) if day == t.day else bit(player) << BEFORE


def occupants(t: IncFields, trip: Trip) -> i64:
    """INC-LCH-18: players on a trip today, an Ad counting as one of them; two are enough."""
    guests = guests_of(t, trip)
    count: i64 = 0
    if guests:
        count = 1
        if guests & (guests - 1):
            count = 2
    if t.ad[trip] >= 0:
        count += 1
    return count


def is_welcome(t: IncFields, player: Player, trip: Trip) -> bool:
    """Whether a player may go to a trip today, whatever the machine carries."""
    visits = t.visits[trip]
    if (visits | visits >> BEFORE) & bit(player):
        return False
    if t.ad[trip] != player:
        return occupants(t, trip) < 2
    # INC-OPEN-15: one's own Ad; somebody else may have come in between.
    return occupants(t, trip) == 1 or (t.advertiser_first == 1 and has_room(t, trip))


def has_room(t: IncFields, trip: Trip) -> bool:
    """Whether at most one player is on a trip, Ads apart."""
    guests = guests_of(t, trip)
    return guests & (guests - 1) == 0


def would_be_second(t: IncFields, player: Player, trip: Trip) -> bool:
    """Whether going to a trip now means a tear."""
    return t.ad[trip] != player and occupants(t, trip) > 0


def is_equipped(t: IncFields, player: Player, mark: Mark, trip: Trip) -> bool:
    """Whether a machine carries all that a trip requires."""
    needs, load = t.book.needs, t.load
    need = printed_trip(t, trip) * KINDS
    at = bay_of(player, mark, 0)
    # Asked for every trip and machine after every card: names of their own keep this loop quick.
    for kind in range(KINDS):
        if load[at + kind] < needs[need + kind]:
            return False
    return True


def lacking(t: IncFields, player: Player, mark: Mark, trip: Trip) -> i64:
    """The number of components that a machine lacks for a trip."""
    total: i64 = 0
    need = printed_trip(t, trip) * KINDS
    at = bay_of(player, mark, 0)
    for kind in range(KINDS):
        total += max(0, t.book.needs[need + kind] - t.load[at + kind])
    return total


def surplus(t: IncFields, player: Player, mark: Mark, trip: Trip) -> i64:
    """The number of components that would become waste on a trip a machine is equipped for."""
    total = weight(t, player, mark)
    first = printed_trip(t, trip) * KINDS
    for need in range(first, first + KINDS):
        total -= t.book.needs[need]
    return total
