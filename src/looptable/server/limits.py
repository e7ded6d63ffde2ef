"""How often somebody may ask: a bucket that fills with time and is emptied by requests."""

import time
from collections import OrderedDict
from collections.abc import Callable

from looptable.core.errors import Refusal

__all__ = ["Bucket", "Limiter"]

MOST_BUCKETS = 10_000


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

    def take(self) -> bool:
        """Whether there was room for one more."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._last) * self._rate)
        self._last = now
        if self._left < 1:
            return False
        self._left -= 1
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
