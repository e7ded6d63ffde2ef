"""Exchange, Move and Trash."""

import pytest

from looptable.games.loop_inc.rules.scores import score_of
from looptable.games.loop_inc.tests.boards import (
    loads,
    stock,
    table,
    tear_count,
)
from looptable.testing import rule


@rule("INC-EXC-1", "INC-EXC-2", "INC-EXC-4")
def test_exchange_returns_a_component_to_its_room_and_may_stop_there() -> None:
    board = table(load=loads(0, i="wheel net"))
    board.do(0, "new exchange", "net of mark-i")
    assert board.keys(0) == ["yes", "no"]
    board.do(0, "no", "stay")
    board.shows(load=loads(0, i="wheel"), room=stock(2, net=3))


@rule("INC-EXC-3", "INC-EXC-5", "INC-EXC-6")
def test_the_replacement_is_any_component_the_returned_one_included() -> None:
    board = table(load=loads(0, i="wheel net"), room=stock(1, net=0, wheel=0))
    board.do(0, "new exchange", "net of mark-i", "yes")
    assert board.keys(0) == ["propeller", "camera", "net", "armour"], "no wheel is in stock"
    board.do(0, "armour", "stay")
    board.shows(load=loads(0, i="wheel armour"), room={"propeller": 1, "camera": 1, "net": 1})


@rule("INC-EXC-7", "INC-OPEN-8")
def test_the_replacement_goes_to_the_same_machine() -> None:
    board = table(day=2, load=loads(0, ii="net"))
    board.do(0, "new exchange", "yes", "propeller")
    board.shows(load=loads(0, ii="propeller"))
    board = table(day=2, load=loads(0, ii="net"), exchange_anywhere=True)
    board.do(0, "new exchange", "yes", "propeller")
    assert board.keys(0) == ["mark-i", "mark-ii"], "unless the table plays otherwise"


@rule("INC-EXC-8")
def test_exchange_without_a_component_tears() -> None:
    board = table(load=loads(0, ii="net"))
    board.do(0, "new exchange")
    assert tear_count(board, 0) == 1, "Mark II is not usable on Day 1"


@rule("INC-EXC-9")
def test_a_room_may_hold_more_than_one_of_a_kind_per_player() -> None:
    board = table(day=2, load=loads(0, i="net"), room=stock(2))
    board.do(0, "new exchange", "no")
    board.shows(room=stock(2, net=3))


@rule("INC-MOV-1", "INC-MOV-6", "INC-OPEN-6")
def test_move_moves_exactly_one_component_and_must() -> None:
    board = table(day=3, load=loads(0, i="net net wheel"))
    board.do(0, "new move")
    assert board.keys(0) == ["wheel of mark-i", "net of mark-i"], "no way to decline"
    board.do(0, "net of mark-i")
    assert board.keys(0) == ["mark-ii", "mark-iii"]
    board.do(0, "mark-iii")
    board.do(0, "stay")
    board.shows(load=loads(0, i="net wheel", iii="net"))


@rule("INC-MOV-3", "INC-EX-10", "INC-ACT-8")
def test_move_with_one_open_machine_tears_and_nothing_moves() -> None:
    board = table(day=2, load=loads(0, i="armour", ii="net"), flight={"0-day-2-mark-i": "hastings"})
    board.do(0, "new move")
    board.shows(tears={"0": 1}, load=loads(0, i="armour", ii="net"))


@rule("INC-MOV-4")
def test_move_without_any_component_tears() -> None:
    board = table(day=3)
    board.do(0, "new move")
    assert tear_count(board, 0) == 1


@rule("INC-MOV-5")
@pytest.mark.parametrize("load", ["", "net", "wheel net armour"])
def test_move_on_day_1_always_tears(load: str) -> None:
    board = table(load=loads(0, i=load, ii="net"))
    board.do(0, "new move")
    assert tear_count(board, 0) == 1


@rule("INC-TRASH-1", "INC-TRASH-2", "INC-TRASH-4", "INC-TRASH-5")
def test_trash_removes_components_of_several_machines_from_the_game() -> None:
    board = table(day=2, load=loads(0, i="net propeller", ii="net"))
    board.do(0, "new trash", "net of mark-i", "net of mark-ii")
    assert board.keys(0) == ["propeller of mark-i", "stop"]
    board.do(0, "stop")
    board.shows(
        load=loads(0, i="propeller"),
        room=stock(2),
        reserve=stock(10),
        spent={"net": 2},
        waste=None,
    )
    assert score_of(board.state, 0) == 0


@rule("INC-TRASH-3")
def test_trash_removes_at_least_one() -> None:
    board = table(load=loads(0, i="net propeller"))
    board.do(0, "new trash")
    assert board.keys(0) == ["propeller of mark-i", "net of mark-i"], "no stop before the first"


@rule("INC-TRASH-1")
def test_trash_may_remove_everything() -> None:
    board = table(load=loads(0, i="propeller propeller"))
    board.do(0, "new trash")  # the first one is the only choice
    assert board.keys(0) == ["propeller of mark-i", "stop"]
    board.do(0, "propeller of mark-i")
    board.shows(load=None, spent={"propeller": 2})
    assert board.state.pending() == [1]


@rule("INC-TRASH-6")
def test_trash_without_a_component_tears() -> None:
    board = table()
    board.do(0, "new trash")
    board.shows(tears={"0": 1}, spent=None)
