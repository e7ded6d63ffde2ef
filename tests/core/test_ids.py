"""Identifiers that cross into compiled code are plain integers."""

from looptable.core.ids import Action, Seat


def test_seats_and_actions_are_plain_integers() -> None:
    assert Seat is int
    assert Action is int
