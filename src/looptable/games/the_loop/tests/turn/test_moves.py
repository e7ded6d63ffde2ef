"""Moving: for an energy of the era you leave, or once a turn by your batteries."""

import pytest

from looptable.games.the_loop.tests.boards import table
from looptable.testing import rule


@rule("LOOP-MOVE-1")
@pytest.mark.parametrize("era", ["renaissance", "globalization"])
def test_a_move_costs_an_energy_of_the_era_you_leave(era: str) -> None:
    board = table(energy={"industrial": 2, era: 1}, energy_supply=27)
    board.do(0, f"move {era}")
    board.shows(at={"mr-time": era}, energy={"industrial": 1, era: 1}, energy_supply=28, empty=None)


@rule("LOOP-MOVE-1")
def test_a_move_goes_to_either_adjacent_era_and_no_other() -> None:
    board = table(energy={"end": 1}, at={"mr-time": "end"}, empty={"mr-time": True})
    assert board.keys(0) == ["move robots", "move dawn", "ability", "end"]


@rule("LOOP-MOVE-2")
def test_without_energy_there_is_no_paid_move() -> None:
    board = table(energy={"renaissance": 4})
    assert [key for key in board.keys(0) if key.startswith("move")] == []


@rule("LOOP-MOVE-3")
def test_moves_go_on_while_each_departure_is_paid() -> None:
    board = table(energy={"industrial": 2, "globalization": 2, "robots": 1})
    board.do(0, "move globalization", "move industrial", "move globalization", "move robots")
    board.do(0, "move end")
    board.shows(at={"mr-time": "end"}, energy=None)
    assert [key for key in board.keys(0) if key.startswith("move")] == []


@rule("LOOP-FREE-1")
def test_a_free_move_empties_the_batteries_and_costs_no_energy() -> None:
    board = table(energy={"industrial": 2})
    board.do(0, "free-move renaissance")
    board.shows(at={"mr-time": "renaissance"}, energy={"industrial": 2}, empty={"mr-time": True})


@rule("LOOP-FREE-1")
def test_a_free_move_goes_to_an_adjacent_era_once_a_turn() -> None:
    board = table()
    free = [key for key in board.keys(0) if key.startswith("free")]
    assert free == ["free-move renaissance", "free-move globalization"]
    board.do(0, "free-move globalization")
    assert board.keys(0) == ["ability", "end"]


@rule("LOOP-FREE-2")
def test_with_empty_batteries_there_is_no_free_move() -> None:
    board = table(energy={"industrial": 1}, empty={"mr-time": True})
    assert board.keys(0) == ["move renaissance", "move globalization", "ability", "end"]


@rule("LOOP-FREE-2")
def test_the_batteries_of_another_agent_are_their_own() -> None:
    board = table(empty={"time-prowler": True})
    assert "free-move renaissance" in board.keys(0)


@rule("LOOP-FREE-3")
def test_there_is_no_free_move_once_phase_two_is_over() -> None:
    board = table(available={"industrial": ["steam-engine"]})
    board.do(0, "end")
    assert board.keys(0) == ["steam-engine", "none"]


@rule("LOOP-FREE-3")
def test_there_is_no_free_move_in_the_turn_of_another() -> None:
    board = table(active="time-prowler")
    assert "free-move medieval" in board.keys(1)
    assert board.keys(0) == []


@rule("LOOP-FREE-4")
@pytest.mark.parametrize("energy", [0, 3])
def test_a_free_move_does_not_mind_the_energy_of_your_era(energy: int) -> None:
    board = table(energy={"industrial": energy})
    board.do(0, "free-move globalization")
    board.shows(at={"mr-time": "globalization"})
