"""How often somebody may ask, by a clock that stands still until a test moves it."""

from contextlib import suppress

import pytest

from looptable.core.errors import Refusal
from looptable.server.net import limits
from looptable.server.net.limits import Limiter


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def allowed(limiter: Limiter, who: str, tries: int) -> int:
    """How many of so many requests are let through."""
    passed = 0
    for _ in range(tries):
        with suppress(Refusal):
            limiter.check(who)
            passed += 1
    return passed


def test_of_ten_thousand_requests_at_once_a_burst_is_let_through() -> None:
    assert allowed(Limiter(60, 120, Clock()), "ada", 10_000) == 120


def test_room_comes_back_with_time_and_never_more_than_a_burst() -> None:
    clock = Clock()
    limiter = Limiter(10, 20, clock)
    assert allowed(limiter, "ada", 30) == 20
    clock.now += 0.5
    assert allowed(limiter, "ada", 30) == 5
    clock.now += 3600
    assert allowed(limiter, "ada", 30) == 20


def test_one_who_asks_too_much_takes_nothing_from_the_others() -> None:
    limiter = Limiter(1, 5, Clock())
    assert allowed(limiter, "ada", 50) == 5
    assert allowed(limiter, "bob", 5) == 5


def test_those_not_seen_for_longest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_BUCKETS", 2)
    limiter = Limiter(1, 1, Clock())
    for who in ("ada", "bob", "eve"):
        limiter.check(who)
    limiter.check("ada")  # forgotten, so the bucket is full again
    with pytest.raises(Refusal, match="limit/too-many"):
        limiter.check("eve")
