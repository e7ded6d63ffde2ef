"""Garage, Store and Armory, and what holds for all actions."""

import pytest

from looptable.games.loop_inc.rules.machines import is_open, weight
from looptable.games.loop_inc.rules.scores import score_of
from looptable.games.loop_inc.tests.boards import (
    end_day,
    last_turn,
    loads,
    stock,
    table,
    tear_count,
)
from looptable.testing import rule

ROOMS = {"garage": ["wheel", "propeller"], "store": ["camera", "net"]}


@rule("INC-ROOM-1", "INC-ROOM-2", "INC-ROOM-3", "INC-EX-7")
@pytest.mark.parametrize(("room", "kind"), [(r, k) for r, kinds in ROOMS.items() for k in kinds])
def test_a_room_card_takes_one_component_of_ones_choice(room: str, kind: str) -> None:
    board = table()
    board.do(0, f"new {room}")
    assert board.keys(0) == ROOMS[room]
    board.do(0, kind)
    board.shows(room=stock(2, **{kind: 1}), load=loads(0, i=kind))


@rule("INC-ROOM-1")
def test_armory_takes_an_armour() -> None:
    board = table()
    board.do(0, "new armory")
    board.shows(room=stock(2, armour=1), load=loads(0, i="armour"))


@rule("INC-ROOM-4")
def test_with_several_machines_one_chooses_which() -> None:
    board = table(day=3)
    board.do(0, "new armory")
    assert board.keys(0) == ["mark-i", "mark-ii", "mark-iii"]
    board.do(0, "mark-iii", "stay")
    board.shows(load=loads(0, iii="armour"))


@rule("INC-ROOM-5", "INC-EX-24", "INC-TEAR-7")
def test_where_one_kind_is_missing_one_takes_the_other_or_a_tear() -> None:
    board = table(room=stock(2, wheel=0))
    board.do(0, "new garage")
    assert board.keys(0) == ["propeller", "tear"]
    board.do(0, "tear")
    board.shows(tears={"0": 1}, load=None, tableau={"0": ["garage"]})
    board.do(1, "new garage", "propeller")
    board.shows(tears={"0": 1}, load=loads(1, i="propeller"))


@rule("INC-ROOM-6", "INC-EX-8", "INC-ACT-6", "INC-ACT-8", "INC-ACT-9")
def test_an_empty_room_tears_and_the_card_stays_in_the_tableau() -> None:
    board = table(room=stock(2, camera=0, net=0))
    board.do(0, "new store")
    board.shows(
        tears={"0": 1},
        load=None,
        room={"wheel": 2, "propeller": 2, "armour": 2},
        tableau={"0": ["store"]},
        sideways={"0": [1]},
    )


@rule("INC-ACT-9", "INC-PAST-8")
def test_a_failed_card_is_replayed_the_next_day() -> None:
    board = last_turn(1, room=stock(2, armour=0))
    board.do(1, "new armory")
    assert tear_count(board, 1) == 1
    assert board.state.position()["hand"]["1"] == ["store", "store", "armory"]


@rule("INC-ROOM-7", "INC-EX-9")
def test_without_a_machine_a_room_card_tears_and_the_stock_stays() -> None:
    board = table(flight={"0-day-1-mark-i": "hastings"})
    board.do(0, "new garage")
    board.shows(tears={"0": 1}, room=stock(2), load=None)


@rule("INC-ROOM-8", "INC-ACT-10")
@pytest.mark.parametrize("room", ROOMS)
def test_with_both_kinds_in_stock_no_tear_is_offered(room: str) -> None:
    board = table(room=stock(1))
    board.do(0, f"new {room}")
    assert board.keys(0) == ROOMS[room]


@rule("INC-ACT-1", "INC-LCH-25")
def test_nothing_is_added_to_a_launched_machine() -> None:
    board = table(day=3, flight={"0-day-3-mark-ii": "hastings"})
    board.do(0, "new store", "net")
    assert board.keys(0) == ["mark-i", "mark-iii"]


@rule("INC-ACT-2", "INC-LCH-25")
def test_nothing_is_removed_from_a_launched_machine() -> None:
    flight = {"0-day-2-mark-i": "hastings"}
    board = table(day=2, load=loads(0, i="armour", ii="wheel net"), flight=flight)
    board.do(0, "new trash")
    assert board.keys(0) == ["wheel of mark-ii", "net of mark-ii"]
    board = table(day=2, load=loads(0, i="armour", ii="wheel net"), flight=flight)
    board.do(0, "new exchange")
    assert board.keys(0) == ["wheel of mark-ii", "net of mark-ii"]
    board = table(day=2, load=loads(0, i="armour"), flight=flight)
    board.do(0, "new trash")
    board.shows(tears={"0": 1}, load=loads(0, i="armour"))


@rule("INC-ACT-3", "INC-MOV-2")
def test_nothing_is_moved_from_or_to_a_launched_machine() -> None:
    board = table(
        day=3,
        load=loads(0, i="armour", ii="net", iii="net"),
        flight={"0-day-3-mark-i": "hastings"},
    )
    board.do(0, "new move")
    assert board.keys(0) == ["net of mark-ii", "net of mark-iii"]
    board.do(0, "net of mark-ii", "stay")
    board.shows(load=loads(0, i="armour", iii="net net"))


@rule("INC-ACT-4")
def test_a_launched_machine_is_open_again_the_next_day() -> None:
    flight = {"1-day-1-mark-i": "hastings"}
    board = last_turn(1, flight=flight, load=loads(1, i="armour"), bonus={"0": 9})
    board.do(1, "new advertise", "vinland")
    state = board.state
    assert (state.day, is_open(state, 1, 0)) == (2, True)
    (seat,) = board.state.pending()
    assert seat == 1, "its score is the lowest"
    board.do(1, "new exchange")
    assert board.keys(1) == ["yes", "no"], "the armour of the launched machine was taken"


@rule("INC-ACT-5", "INC-OPEN-4")
@pytest.mark.parametrize("day", [1, 2])
def test_a_machine_not_usable_today_receives_nothing(day: int) -> None:
    board = table(day=day, display={"lost-property": 9, "store": 9})
    board.do(0, "new lost-property", "net")
    marks = board.keys(0) if day > 1 else ["mark-i"]
    assert marks == ["mark-i", "mark-ii"][:day]


@rule("INC-ACT-7")
def test_several_obstacles_cause_one_tear() -> None:
    board = table(room=stock(0), flight={"0-day-1-mark-i": "hastings"})
    board.do(0, "new garage")
    assert tear_count(board, 0) == 1


@rule("INC-ACT-11")
def test_actions_touch_ones_own_machines_only() -> None:
    board = table(load={**loads(0, i="net wheel"), **loads(1, i="propeller propeller")})
    board.do(0, "new exchange")
    assert board.keys(0) == ["wheel of mark-i", "net of mark-i"]


@rule("INC-ACT-12", "INC-OPEN-7")
def test_a_machine_carries_any_number_of_components() -> None:
    board = table(load=loads(0, i="net " * 9 + "wheel " * 9))
    board.do(0, "new store", "camera", "stay")
    assert weight(board.state, 0, 0) == 19


@rule("INC-EOD-6", "INC-WST-6")
def test_components_stay_on_machines_overnight_and_cost_nothing() -> None:
    board = last_turn(2, load=loads(0, i="wheel wheel", ii="armour"))
    end_day(board)
    state = board.state
    assert state.day == 3
    told = board.state.position()
    assert {bay: n for bay, n in told["load"].items() if bay[0] == "0"} == loads(
        0, i="wheel wheel", ii="armour"
    )
    assert score_of(state, 0) == 0
