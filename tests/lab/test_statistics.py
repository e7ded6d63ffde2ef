"""Intervals around a counted share."""

import pytest

from looptable.lab.statistics import share, wilson


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (5, 10, 0.2366, 0.7634),
        (50, 1000, 0.0381, 0.0653),
    ],
)
def test_the_interval_is_wilsons(count: int, total: int, low: float, high: float) -> None:
    assert wilson(count, total) == pytest.approx((low, high), abs=1e-4)


def test_nothing_known_is_anything_possible() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert share(0, 0).share == 0.0


def test_the_interval_holds_the_share() -> None:
    for count in range(21):
        found = share(count, 20)
        assert found.low <= found.share <= found.high
