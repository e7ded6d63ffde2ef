"""The day planner: which past cards will fail as things stand."""

from typing import Any

import pytest

from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.tests.boards import loads, stock, table
from looptable.games.loop_inc.view.planner import failing

FLOWN = {"0-day-2-mark-i": "hastings", "0-day-2-mark-ii": "vinland"}


def plan(*cards: str, **position: Any) -> list[bool]:
    board = table(**{"day": 2, "hand": {"0": list(cards)}, "active": "1", **position})
    before = board.state.key()
    found = failing(board.state, 0)
    assert board.state.key() == before, "looking ahead changes nothing"
    return found


def test_cards_that_can_be_carried_out_do_not_fail() -> None:
    assert plan("garage", "store", "armory") == [False, False, False]


def test_each_card_uses_up_what_the_next_one_needs() -> None:
    room = stock(0, wheel=1, propeller=1)
    assert plan("garage", "garage", "garage", room=room) == [False, False, True]


def test_a_card_provides_what_the_next_one_needs() -> None:
    assert plan("trash", "armory", "trash", "trash") == [True, False, False, True]


def test_an_exchange_returns_its_component_to_the_room() -> None:
    hand = ("exchange", "armory")
    assert plan(*hand, load=loads(0, i="armour"), room=stock(0)) == [False, False]


def test_move_needs_two_open_machines() -> None:
    assert plan("armory", "move") == [False, False]
    assert plan("armory", "move", flight={"0-day-2-mark-i": "hastings"}) == [False, True]


def test_with_all_machines_launched_everything_but_ads_fails() -> None:
    assert plan("garage", "advertise", "move", flight=FLOWN) == [True, False, True]


def test_ads_run_out() -> None:
    assert plan("advertise", "advertise", ads={"0": 1}) == [False, True]


def test_a_repeated_card_fails_with_the_card_before_it() -> None:
    assert plan("deja-vu", "armory", "deja-vu") == [True, False, False]


@pytest.mark.parametrize("asking", [True, False])
def test_the_planner_works_in_the_middle_of_a_card(asking: bool) -> None:
    board = table(day=2, hand={"0": ["store", "trash"], "1": ["trash"]})
    board.do(0, "past store")
    if not asking:
        board.do(0, "net", "mark-i")
    assert failing(board.state, 0) == [asking], "the net of the store is not there yet, or is"
    assert failing(board.state, 1) == [True]


def test_the_view_marks_the_cards_that_will_fail() -> None:
    board = table(day=2, hand={"0": ["armory", "trash", "trash"], "1": ["move"]})
    zones = {
        zone.id: [(piece.id, piece.marks) for piece in zone.pieces]
        for seat in GAME.view(board.state, 1).zones
        for zone in seat.zones
    }
    assert zones["hand-0"] == [
        ("past-0-0", ()),
        ("past-0-1", ()),
        ("past-0-2", ("fails",)),
    ]
    assert zones["hand-1"] == [("past-1-0", ("fails",))]


def test_a_card_that_repeats_one_fails_where_that_one_would_fail_again() -> None:
    assert plan("trash", "deja-vu", "store", load=loads(i="armour")) == [
        False,
        True,
        False,
    ]


def test_after_one_tear_too_many_nothing_is_done() -> None:
    last = {"load": loads(i="armour"), "tears": {"0": 3}}
    assert plan("trash", "deja-vu", "store", **last) == [False, True, True]
