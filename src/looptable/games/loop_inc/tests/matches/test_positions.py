"""Positions written by hand: what is refused, and what is played on."""

import pytest

from looptable.core.errors import PositionError
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.definitions import Tripcard
from looptable.games.loop_inc.rules.ads import can_advertise
from looptable.games.loop_inc.rules.kinds import SPAN
from looptable.games.loop_inc.rules.machines import can_copy
from looptable.games.loop_inc.rules.stock import is_one_missing
from looptable.games.loop_inc.tests.boards import KINDS, loads, stock, table, tables
from looptable.games.loop_inc.verbs.needs import would_fail


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


def test_every_machine_can_go_to_every_trip_of_the_longest_timeline() -> None:
    cards = [card.id for card in tables().all(Tripcard) if card.era != "future"]
    rich = " ".join(kind for kind in KINDS for _ in range(2))
    board = table(timeline=cards, day=3, phase="launch", load=loads(0, i=rich, ii=rich, iii=rich))
    keys = board.keys(0)
    assert len(keys) == len(set(keys)) == 3 * 32 + 1
    board.do(0, "mark-iii to kitty-hawk")
    board.shows(flight={"0-day-3-mark-iii": "kitty-hawk"})


def test_who_is_out_is_passed_over() -> None:
    board = table(3, tears={"0": 4})
    assert board.state.pending() == [1]


def test_what_the_rules_ask_a_position_is_answered_with_yes_or_no() -> None:
    state = table(
        ads={"0": 0}, load=loads(0, i="net"), room=stock(2, net=0), reserve=stock(0)
    ).state
    garage = 0 * SPAN + 2
    cards = list(state.names.names["card"])
    assert is_one_missing(state, garage) is False
    assert can_copy(state, 0) is False
    assert can_advertise(state, 0) is False
    assert would_fail(state, 0, cards.index("garage")) is False
    bare = table(room=stock(2, wheel=0), load=loads(0, i="net")).state
    assert is_one_missing(bare, garage) is True
    assert can_copy(bare, 0) is True
    assert can_advertise(bare, 0) is True
    assert would_fail(bare, 0, cards.index("move")) is True
