"""Declining: everything that the rulebook offers and does not demand can be left.

The bonus of a Future is left in `test_futures.py`.
"""

from typing import Any

import pytest

from looptable.games.loop_inc.tests.boards import (
    Board,
    loads,
    new,
    score,
    stock,
    table,
    tear_count,
)
from looptable.testing import rule


@rule("INC-TURN-4", "INC-TURN-5", "INC-LCH-1", "INC-OPEN-31")
def test_a_machine_that_could_leave_stays() -> None:
    board = table(load=loads(0, i="camera"))
    board.do(0, "new armory", "stay")
    assert board.state.pending() == [1]
    assert (score(board, 0), tear_count(board, 0)) == (0, 0)
    board.shows(flight=None)


@rule("INC-LCH-28", "INC-DAY-13", "INC-LCH-2")
def test_a_second_machine_stays_though_one_has_left() -> None:
    board = table(
        day=2, load=loads(0, i="camera", ii="wheel"), flight={"0-day-2-mark-i": "wet-paint"}
    )
    board.do(0, "new armory", "stay")
    assert board.state.pending() == [1]
    board.shows(flight={"0-day-2-mark-i": "wet-paint"})


@rule("INC-LCH-29")
def test_a_component_just_taken_need_not_be_used() -> None:
    board = table(display=new("armory", "store"))
    board.do(0, "new armory")
    assert "stay" in board.keys(0), "an armour leads to Hastings"
    board.do(0, "stay")
    board.shows(load=loads(0, i="armour"), flight=None)


@rule("INC-LCH-23", "INC-LCH-12")
def test_nobody_has_to_follow_the_owner_of_an_ad() -> None:
    board = table(
        load=loads(0, i="camera"),
        flight={"1-day-1-mark-i": "wet-paint"},
        fulfilled={"1": ["wet-paint"]},
    )
    board.do(0, "new armory", "stay")
    assert tear_count(board, 0) == 0
    board.shows(flight={"1-day-1-mark-i": "wet-paint"})


@rule("INC-EX-26", "INC-OPEN-15")
def test_an_owner_with_priority_need_not_go() -> None:
    board = table(
        load=loads(0, i="camera"),
        ad={"wet-paint": "0"},
        flight={"1-day-1-mark-i": "wet-paint"},
        advertiser_first=True,
    )
    board.do(0, "new armory")
    assert any("wet-paint" in key for key in board.keys(0))
    board.do(0, "stay")
    board.shows(ad={"wet-paint": "0"}, flight={"1-day-1-mark-i": "wet-paint"})


def with_past_cards(**position: Any) -> Board:
    """Day 2 with a card to replay, and new ones to take."""
    return table(day=2, hand={"0": ["store", "garage"]}, **position)


@rule("INC-TURN-9", "INC-TURN-10")
@pytest.mark.parametrize("key", ["new armory", "past store"])
def test_either_a_new_or_a_past_card_is_left_for_later(key: str) -> None:
    board = with_past_cards()
    assert {"new armory", "past store"} <= set(board.keys(0))
    board.do(0, key)
    left = board.state.position()["hand"]["0"]
    assert left == (["store", "garage"] if key.startswith("new") else ["garage"])


@rule("INC-NEW-7")
def test_a_card_that_must_fail_is_left_for_one_that_works() -> None:
    board = table(display=new("move", "armory"))
    board.do(0, "new armory")
    assert tear_count(board, 0) == 0
    board.shows(display=new("move"))


@rule("INC-ANOM-2")
def test_an_anomaly_is_left_in_the_display() -> None:
    board = table(day=2, display=new("petty-cash", "armory"))
    board.do(0, "new armory")
    board.shows(display=new("petty-cash"))


@rule("INC-EXC-3", "INC-EXC-4", "INC-EXC-5")
def test_an_exchange_brings_no_replacement_to_one_who_wants_none() -> None:
    board = table(load=loads(0, i="wheel net"))
    board.do(0, "new exchange", "wheel of mark-i")
    board.do(0, "no")
    board.shows(load=loads(0, i="net"), room=stock(2, wheel=3))
    assert tear_count(board, 0) == 0


@rule("INC-TRASH-2")
def test_trash_leaves_the_other_machine_alone() -> None:
    board = table(day=2, load=loads(0, i="wheel net", ii="camera"))
    board.do(0, "new trash", "wheel of mark-i", "net of mark-i")
    board.shows(load=loads(0, ii="camera"))


@rule("INC-ROOM-5", "INC-EX-24")
def test_a_component_that_is_not_wanted_is_left_for_a_tear() -> None:
    board = table(room=stock(2, wheel=0))
    board.do(0, "new garage", "tear")
    assert tear_count(board, 0) == 1
    board.shows(load=None)


@rule("INC-EX-7", "INC-ROOM-2")
@pytest.mark.parametrize(("kind", "other"), [("camera", "net"), ("net", "camera")])
def test_of_two_kinds_the_other_is_left(kind: str, other: str) -> None:
    board = table()
    board.do(0, "new store", kind)
    assert board.state.position()["room"][other] == 2
