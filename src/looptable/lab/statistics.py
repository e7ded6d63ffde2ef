"""Confidence intervals of counts."""

import math
from typing import Final

import msgspec

__all__ = ["Share", "share", "wilson"]

_Z: Final = 1.959963984540054  # 95 % of a normal distribution lies within this many deviations


class Share(msgspec.Struct, frozen=True):
    """A frequency and its 95 % confidence interval."""

    count: int
    share: float
    low: float
    high: float


def share(count: int, total: int) -> Share:
    """The share of `count` in `total`, with its interval."""
    low, high = wilson(count, total)
    return Share(count, count / total if total else 0.0, low, high)


def wilson(count: int, total: int) -> tuple[float, float]:
    """Wilson's interval, which unlike the usual one holds for few games and rare endings.

    >>> low, high = wilson(0, 10)
    >>> low, round(high, 3)
    (0.0, 0.278)
    """
    if total == 0:
        return (0.0, 1.0)
    p = count / total
    scale = 1 + _Z**2 / total
    centre = (p + _Z**2 / (2 * total)) / scale
    half = _Z * math.sqrt(p * (1 - p) / total + _Z**2 / (4 * total**2)) / scale
    # At both ends the formula gives the end itself, but for rounding.
    low = 0.0 if count == 0 else max(0.0, centre - half)
    high = 1.0 if count == total else min(1.0, centre + half)
    return (low, high)
