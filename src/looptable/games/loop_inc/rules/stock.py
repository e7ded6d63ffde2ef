"""Components in the rooms and in the reserve (INC-ROOM, INC-EOD). Compiled."""

from mypy_extensions import i64

from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import DAYS, SPAN, Kind, Span
from looptable.games.loop_inc.rules.players import player_count

__all__ = ["is_one_missing", "quota_of", "restock", "spare", "stock"]


def stock(t: IncFields, span: Span) -> i64:
    """The number of components of these kinds in the rooms."""
    total: i64 = 0
    for kind in range(span // SPAN, span % SPAN):
        total += t.room[kind]
    return total


def is_one_missing(t: IncFields, span: Span) -> bool:
    """Whether one of these kinds is out of stock."""
    return any(t.room[kind] == 0 for kind in range(span // SPAN, span % SPAN))


def restock(t: IncFields, kind: Kind, count: i64) -> None:
    """Components from the reserve to their room, as far as it goes."""
    moved = min(count, t.reserve[kind])
    if moved <= 0:
        return
    t.reserve[kind] -= moved
    t.room[kind] += moved
    if t.listener is not None:
        t.tell("restocked", {"component": t.names.name("component", kind), "n": moved})


def quota_of(t: IncFields, day: i64) -> i64:
    """The number of components of a kind to which a room is refilled at the end of a day."""
    return player_count(t) + t.rival.extra_stock(day)


def spare(t: IncFields, kind: Kind) -> i64:
    """INC-COMP-19: components of the reserve that cards may take, since no refill to come can need them."""
    left = t.reserve[kind]
    if t.reserve_kept:
        for day in range(t.day, DAYS):
            left -= quota_of(t, day)
    return max(0, left)
