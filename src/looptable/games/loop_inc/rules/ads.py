"""Advertisements on trips (INC-ADV). Compiled."""

from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import Player, Trip
from looptable.games.loop_inc.rules.players import is_out, who
from looptable.games.loop_inc.rules.trips import guests_of, trip_count

__all__ = ["can_advertise", "fail_ads", "fulfil", "has_ad_out", "takes_ad"]


def can_advertise(t: IncFields, player: Player) -> bool:
    """Whether a player has an Ad left and a trip for it."""
    return t.ads[player] > 0 and any(takes_ad(t, trip) for trip in range(trip_count(t)))


def takes_ad(t: IncFields, trip: Trip) -> bool:
    """INC-OPEN-10: nobody is on it today, not even oneself, and no Ad lies there."""
    return t.ad[trip] < 0 and guests_of(t, trip) == 0


def has_ad_out(t: IncFields, player: Player) -> bool:
    """Whether an Ad of a player lies on a trip."""
    return any(owner == player for owner in t.ad)


def fulfil(t: IncFields, player: Player, trip: Trip) -> None:
    """An Ad whose owner came goes beside the trip."""
    t.ad[trip] = -1
    t.fulfilled[player].push(trip)
    if t.listener is not None:
        t.tell("fulfils", {"seat": who(t, player), "trip": t.names.name("trip", trip)})


def fail_ads(t: IncFields) -> None:
    """Ads still on trips are penalties; those of an eliminated player are only removed."""
    for trip in range(trip_count(t)):
        owner = t.ad[trip]
        if owner >= 0:
            t.ad[trip] = -1
            if is_out(t, owner):
                t.ads[owner] += 1
            else:
                t.failed[owner] += 1
                if t.listener is not None:
                    t.tell("ad-fails", {"seat": who(t, owner), "trip": t.names.name("trip", trip)})
