"""Pauses between attempts that fail, each twice as long as the one before."""

from collections.abc import Iterator

__all__ = ["pauses"]


def pauses(first: float, longest: float) -> Iterator[float]:
    """Seconds to wait before each further attempt, without end."""
    pause = first
    while True:
        yield pause
        pause = min(2 * pause, longest)
