"""Phase IV: the mission of your era is completed, if it has its cubes and you like."""

from typing import Any

import pytest

from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import slots, table
from looptable.testing import Table, rule

AROUND = {
    "industrial": "clog-up",
    "robots": "reunite",
    "dawn": "reruns",
    "medieval": "six-funerals",
}


def full(**position: Any) -> Table[LoopState]:
    """Clog Up is full in Mr Time's era; Reunite is revealed too; Foo at the end of times."""
    start: dict[str, Any] = {
        "mission": AROUND,
        "revealed": {"industrial": True, "robots": True},
        "progress": {"clog-up": 5, "reunite": 2},
    }
    return table(**{**start, **position})


@rule("LOOP-COMPL-1")
def test_a_mission_with_its_cubes_may_be_completed() -> None:
    board = full()
    board.do(0, "end")
    assert board.keys(0) == ["yes", "no"]
    board.do(0, "no")
    board.shows(active="time-prowler", completed=None, mission=AROUND)


@rule("LOOP-COMPL-1")
def test_a_mission_short_of_cubes_cannot_be_completed() -> None:
    board = full(progress={"clog-up": 4})
    board.do(0, "end")
    board.shows(active="time-prowler", completed=None)


@rule("LOOP-COMPL-1")
def test_a_hidden_mission_cannot_be_completed() -> None:
    board = full(revealed={"robots": True}, progress={"clog-up": 5})
    board.do(0, "end")
    board.shows(active="time-prowler", completed=None)


@rule("LOOP-COMPL-2")
def test_a_mission_is_not_completed_in_phase_two() -> None:
    board = full()
    assert board.keys(0) == ["free-move renaissance", "free-move globalization", "ability", "end"]
    board.do(0, "free-move globalization", "end")
    board.shows(active="time-prowler", completed=None)


@rule("LOOP-COMPL-2")
def test_only_the_mission_of_your_era_and_so_only_one_a_turn() -> None:
    board = full(progress={"clog-up": 5, "reunite": 4})
    board.do(0, "end", "yes")
    board.shows(active="time-prowler", completed=["clog-up"], progress={"reunite": 4})


@rule("LOOP-COMPL-3")
def test_any_agent_may_complete_what_others_have_filled() -> None:
    board = full(active="time-prowler", at={"mr-time": "dawn", "time-prowler": "industrial"})
    board.do(1, "end", "yes")
    board.shows(completed=["clog-up"])


@rule("LOOP-COMPL-4", "LOOP-COMPL-8")
def test_the_tile_goes_to_the_completed_pile_and_leaves_its_position_empty() -> None:
    board = full(completed=["quantum-sealant"])
    board.do(0, "end", "yes")
    board.shows(
        completed=["quantum-sealant", "clog-up"],
        mission={"robots": "reunite", "dawn": "reruns", "medieval": "six-funerals"},
        vortex=None,
    )


@rule("LOOP-COMPL-5")
def test_the_cubes_are_removed_and_no_supply_changes() -> None:
    board = full(
        rift_supply=20, energy_supply=20, artifacts=["meteorite", "steam-engine", "captcha"]
    )
    board.do(0, "end", "yes")
    board.shows(phase="reward", progress={"reunite": 2}, rift_supply=20, energy_supply=20)


@rule("LOOP-COMPL-5")
def test_the_cubes_of_a_mission_with_slots_are_removed_too() -> None:
    board = full(
        phase="complete",
        mission={"industrial": "quantum-sealant"},
        revealed={"industrial": True},
        progress={"quantum-sealant": slots("dawn", "medieval", "end")},
    )
    board.do(0, "yes")
    board.shows(completed=["quantum-sealant"], progress=None)


@rule("LOOP-COMPL-6")
@pytest.mark.parametrize(("foo", "shown"), [("medieval", "medieval"), ("end", "dawn")])
def test_a_new_mission_is_revealed_at_once(foo: str, shown: str) -> None:
    board = full(foo=foo, artifacts=["meteorite", "steam-engine", "captcha"])
    board.do(0, "end", "yes")
    board.shows(phase="reward", revealed={shown: True, "robots": True})


@rule("LOOP-COMPL-7")
def test_artifacts_of_the_era_are_not_affected() -> None:
    board = full(available={"industrial": ["steam-engine", "matryoshka"]})
    board.do(0, "end", "none", "yes")
    board.shows(completed=["clog-up"], available={"industrial": ["steam-engine", "matryoshka"]})


@rule("LOOP-COMPL-8", "LOOP-COMPL-9")
def test_a_vortex_where_a_mission_was_completed_takes_no_mission() -> None:
    board = table(
        phase="clones",
        foo_deck=["dawn", "industrial"],
        rifts={"industrial": 3},
        completed=["clog-up"],
        mission={"robots": "reunite", "dawn": "reruns"},
        revealed={"robots": True, "dawn": True},
        chance={"draws": {"machine": [1, 1], "bag": [0]}},
    )
    board.shows(
        phase="actions",
        vortex={"industrial": True},
        completed=["clog-up"],
        lost=None,
        mission={"robots": "reunite", "dawn": "reruns"},
    )


@rule("LOOP-COMPL-10")
def test_a_full_mission_that_nobody_completes_can_be_lost_cubes_included() -> None:
    board = full(
        phase="clones",
        foo_deck=["dawn", "industrial"],
        rifts={"industrial": 3},
        chance={"draws": {"machine": [1, 1], "bag": [0]}},
    )
    board.shows(
        phase="actions",
        vortex={"industrial": True},
        lost=["clog-up"],
        progress={"reunite": 2},
        completed=None,
    )


@rule("LOOP-COMPL-10")
def test_a_full_mission_stays_until_somebody_completes_it() -> None:
    board = full(agents=["mr-time", "cztwyzzek"], at={"mr-time": "industrial"})
    board.do(0, "end", "no")
    board.shows(active="cztwyzzek", mission=AROUND, progress={"clog-up": 5, "reunite": 2})
