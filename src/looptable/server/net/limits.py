"""Rate limits: a bucket that fills with time and is emptied by requests."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from looptable.core.errors import Refusal

__all__ = ["USUAL_RATE", "Bucket", "Limiter", "Limits", "limits_for"]

MOST_BUCKETS = 10_000

USUAL_RATE: Final = 60
"""Requests a second from one address."""

Rate = tuple[float, int]
"""Requests per second, and burst."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Rate limits of an address, a guest, a socket, of guesses at passwords, and of whole tables sent anew.

    Guests have their own limit because one guest may use many addresses; it is lower than an address's
    because many guests may share one.
    """

    requests: Rate = (USUAL_RATE, 2 * USUAL_RATE)
    guests: Rate = (USUAL_RATE / 2, USUAL_RATE)
    passwords: Rate = (0.2, 10)
    frames: Rate = (20, 60)
    snapshots: Rate = (USUAL_RATE / 60, USUAL_RATE // 2)


def limits_for(rate: int) -> Limits:
    """The limits for a given rate of requests per second and address."""
    return Limits(
        requests=(rate, 2 * rate),
        guests=(rate / 2, max(rate, 1)),
        snapshots=(rate / 60, max(rate // 2, 1)),
    )


class Bucket:
    """Room for `burst` requests at once, and `rate` more with every second."""

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = float(burst)
        self._last = clock()

    def take(self, count: int = 1) -> bool:
        """Whether there was room for one more, or for this many."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < count:
            return False
        self._left -= count
        return True


class Limiter:
    """A bucket for everybody; those not seen for longest are forgotten."""

    def __init__(
        self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str) -> None:
        """Counts a request; refuses one too many."""
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._burst, self._clock)
        self._buckets[who] = bucket
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise Refusal("limit/too-many")
