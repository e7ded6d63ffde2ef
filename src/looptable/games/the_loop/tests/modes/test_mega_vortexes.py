"""Mega vortexes: vortexes in which nobody may end a turn."""

from typing import Any

import pytest

from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import table
from looptable.testing import Table, rule


def mega(**position: Any) -> Table[LoopState]:
    """The plain board of an Employee of the Year."""
    return table(**{"difficulty": "year", **position})


@rule("LOOP-MEGA-1")
def test_a_second_vortex_on_a_mega_vortex_loses() -> None:
    board = mega(
        phase="drop",
        foo="robots",
        rifts={"robots": 2},
        vortex={"robots": True},
        chance={"draws": {"machine": [1, 1]}},
    )
    board.shows(phase="over", ending="second-vortex")


@rule("LOOP-MEGA-1")
def test_a_mega_vortex_takes_mission_rifts_and_artifacts() -> None:
    board = mega(
        phase="drop",
        foo="robots",
        rifts={"robots": 2},
        rift_supply=28,
        mission={"robots": "clog-up"},
        revealed={"robots": True},
        available={"robots": ["captcha"]},
        chance={"draws": {"machine": [1, 1]}},
    )
    board.shows(vortex={"robots": True}, rifts=None, rift_supply=None)
    board.shows(lost=["clog-up"], destroyed=["captcha"])


@rule("LOOP-MEGA-1")
def test_effects_on_vortexes_reach_mega_vortexes() -> None:
    board = mega(vortex={"robots": True, "end": True}, ready={"mr-time": ["timenado"]})
    board.do(0, "use timenado", "add 1 energy on each vortex")
    board.shows(energy={"robots": 1, "end": 1})


@rule("LOOP-MEGA-2")
@pytest.mark.parametrize("difficulty", ["year", "infinity"])
def test_ending_a_turn_on_a_mega_vortex_loses(difficulty: str) -> None:
    board = mega(difficulty=difficulty, vortex={"industrial": True})
    board.do(0, "end")
    board.shows(phase="over", ending="mega-vortex")
    outcome = board.state.outcome()
    assert outcome is not None
    assert outcome.winners == ()


@rule("LOOP-MEGA-3")
def test_a_mega_vortex_may_be_entered_and_left_again() -> None:
    board = mega(vortex={"globalization": True}, energy={"globalization": 1})
    board.do(0, "free-move globalization")
    board.shows(phase="actions", at={"mr-time": "globalization"})
    board.do(0, "move robots", "end")
    board.shows(ending=None, turn=2)


@rule("LOOP-MEGA-3")
def test_a_turn_may_start_on_a_mega_vortex() -> None:
    board = mega(vortex={"industrial": True})
    board.do(0, "free-move renaissance", "end")
    board.shows(ending=None, turn=2)


@rule("LOOP-MEGA-4")
def test_another_agent_may_stay_on_a_mega_vortex() -> None:
    board = mega(vortex={"dawn": True})
    board.do(0, "end")
    board.shows(ending=None, turn=2, active="time-prowler")


@rule("LOOP-MEGA-5")
@pytest.mark.parametrize("era", ["renaissance", "industrial", "globalization"])
def test_every_vortex_is_a_mega_vortex(era: str) -> None:
    vortexes = {"renaissance": True, "industrial": True, "globalization": True}
    board = mega(vortex=vortexes, at={"mr-time": era})
    board.do(0, "end")
    board.shows(phase="over", ending="mega-vortex")
