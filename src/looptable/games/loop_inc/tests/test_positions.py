"""Positions written by hand: what is refused, and what is played on."""

import pytest

from looptable.core.errors import PositionError
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.tests.boards import table


@pytest.mark.parametrize(
    "wrong",
    [
        {"timeline": ["no-such-card"]},
        {"timeline": ["rush", "rush"]},
        {"timeline": "rush"},
        {"day": 0},
        {"day": 4},
        {"players": 5},
        {"phase": "over"},
        {"ad": {"kitty-hawk": "0"}},
        {"flight": {"0-day-1-mark-ii": "pompeii"}},
        {"flight": {"2-day-1-mark-i": "pompeii"}},
    ],
    ids=str,
)
def test_what_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(PositionError):
        table(**wrong)  # type: ignore[arg-type]


def test_a_position_without_anything_ends_at_once() -> None:
    state = GAME.load({"players": 3})
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.code, outcome.scores) == ("shared", (0, 0, 0))


def test_an_empty_display_only_leaves_the_past() -> None:
    board = table(display={}, day=2, hand={"0": ["garage", "store"], "1": ["move"]})
    assert board.keys(0) == ["wheel", "propeller"], "the garage card had to be played"


def test_who_is_out_is_passed_over() -> None:
    board = table(3, tears={"0": 4})
    assert board.state.pending() == [1]
