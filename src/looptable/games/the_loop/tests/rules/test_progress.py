"""Progress: cubes on revealed missions, for what happens in Phase II."""

from typing import Any

import pytest

from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import slots, table
from looptable.testing import Table, rule


def two(one: str, other: str, **position: Any) -> Table[LoopState]:
    """Mr Time and Foo in the industrial era; two missions revealed, at dawn and in medieval times."""
    start: dict[str, Any] = {
        "foo": "industrial",
        "mission": {"dawn": one, "medieval": other},
        "revealed": {"dawn": True, "medieval": True},
    }
    return table(**{**start, **position})


@rule("LOOP-MDMG-1", "LOOP-MDMG-13")
def test_meeting_the_condition_places_a_cube_without_asking() -> None:
    board = two(
        "clog-up", "reunite", rifts={"industrial": 2}, ready={"mr-time": ["quantum-bandage"]}
    )
    board.do(0, "use quantum-bandage")
    board.shows(progress={"clog-up": 1})
    assert "end" in board.keys(0)


@rule("LOOP-MDMG-1")
def test_each_time_counts() -> None:
    board = two(
        "clog-up",
        "reunite",
        rifts={"industrial": 2},
        ready={"mr-time": ["quantum-bandage", "part-left-over"]},
    )
    board.do(0, "use quantum-bandage")
    board.shows(progress={"clog-up": 1})
    board.do(0, "use part-left-over", "no")
    board.shows(progress={"clog-up": 2})


@rule("LOOP-MDMG-2")
def test_progress_cubes_are_neither_rifts_nor_energy() -> None:
    board = two(
        "clog-up",
        "blow-the-meter",
        rifts={"industrial": 2},
        rift_supply=20,
        energy_supply=20,
        at={"mr-time": "industrial", "time-prowler": "medieval"},
        ready={"mr-time": ["spartan-shield", "ionic-temporo-graph"]},
    )
    board.do(0, "use spartan-shield", "use ionic-temporo-graph")
    board.shows(progress={"clog-up": 2, "blow-the-meter": 1})
    board.shows(rifts=None, rift_supply=22, energy={"medieval": 1}, energy_supply=19)


@rule("LOOP-MDMG-3")
def test_progress_is_placed_after_the_action_not_during_it() -> None:
    board = two(
        "clog-up", "reunite", rifts={"industrial": 2}, ready={"mr-time": ["columbus-sat-nav"]}
    )
    board.do(0, "use columbus-sat-nav")
    board.shows(rifts={"industrial": 1}, progress=None)
    board.do(0, "dawn")
    board.shows(progress={"clog-up": 1})


@rule("LOOP-MDMG-4")
def test_one_action_may_progress_both_missions() -> None:
    board = two(
        "clog-up",
        "spring-cleaning",
        rifts={"industrial": 1},
        ready={"mr-time": ["quantum-bandage"]},
    )
    board.do(0, "use quantum-bandage")
    board.shows(progress={"clog-up": 1, "spring-cleaning": slots("industrial")})


@rule("LOOP-MDMG-5")
def test_one_action_may_meet_a_condition_several_times() -> None:
    board = two(
        "clog-up", "reunite", rifts={"industrial": 3}, ready={"mr-time": ["spartan-shield"]}
    )
    board.do(0, "use spartan-shield")
    board.shows(progress={"clog-up": 2})


@rule("LOOP-MDMG-5")
def test_a_mission_may_limit_the_cubes_of_a_turn() -> None:
    board = two("quantum-sealant", "doctor-sandwich")
    board.do(0, "mark quantum-sealant")
    board.shows(progress={"quantum-sealant": slots("industrial")})
    board.do(0, "free-move globalization")
    assert "mark quantum-sealant" not in board.keys(0)


@rule("LOOP-MDMG-6")
@pytest.mark.parametrize("era", ["renaissance", "globalization"])
def test_a_cube_goes_on_the_slot_of_the_era_where_it_happened(era: str) -> None:
    board = two("spring-cleaning", "reunite", rifts={era: 1}, ready={"mr-time": ["long-arm-mop"]})
    board.do(0, "use long-arm-mop")
    board.shows(progress={"spring-cleaning": slots(era)})


@rule("LOOP-MDMG-7")
def test_a_filled_slot_takes_no_second_cube() -> None:
    board = two(
        "spring-cleaning",
        "reunite",
        rifts={"industrial": 2},
        ready={"mr-time": ["quantum-bandage"]},
        progress={"spring-cleaning": slots("industrial")},
    )
    board.do(0, "use quantum-bandage")
    board.shows(rifts={"industrial": 1}, progress={"spring-cleaning": slots("industrial")})


@rule("LOOP-MDMG-8")
def test_cubes_beyond_the_free_slots_are_lost() -> None:
    board = two(
        "clog-up",
        "reunite",
        rifts={"industrial": 3},
        ready={"mr-time": ["spartan-shield", "quantum-bandage"]},
        progress={"clog-up": 4},
    )
    board.do(0, "use spartan-shield")
    board.shows(progress={"clog-up": 5})
    board.do(0, "use quantum-bandage")
    board.shows(progress={"clog-up": 5}, rifts=None)


@rule("LOOP-MDMG-9")
def test_hidden_missions_are_not_progressed() -> None:
    board = two(
        "clog-up",
        "spring-cleaning",
        revealed={"medieval": True},
        rifts={"industrial": 3},
        ready={"mr-time": ["spartan-shield"]},
    )
    board.do(0, "use spartan-shield")
    board.shows(progress={"spring-cleaning": slots("industrial")})


@rule("LOOP-MDMG-9")
def test_hidden_missions_cannot_be_marked() -> None:
    board = two("quantum-sealant", "reunite", revealed={"medieval": True})
    assert "mark quantum-sealant" not in board.keys(0)


def before_prowler(**position: Any) -> Table[LoopState]:
    """Foo is about to visit robots in Time Prowler's turn; two missions about rifts are revealed."""
    start: dict[str, Any] = {
        "phase": "clones",
        "active": "time-prowler",
        "at": {"mr-time": "industrial", "time-prowler": "robots"},
        "foo_deck": ["dawn", "robots"],
        "mission": {"dawn": "clog-up", "medieval": "spring-cleaning"},
        "revealed": {"dawn": True, "medieval": True},
        "chance": {"draws": {"machine": [1, 1], "bag": [0]}},
    }
    return table(**{**start, **position})


@rule("LOOP-MDMG-10")
def test_a_rift_that_time_prowler_cancels_progresses_nothing() -> None:
    board = before_prowler()
    board.do(1, "robots")
    board.shows(phase="actions", rifts={"robots": 1}, progress=None)


@rule("LOOP-MDMG-10")
def test_rifts_that_a_vortex_clears_progress_nothing() -> None:
    board = before_prowler(rifts={"robots": 3})
    board.do(1, "none")
    board.shows(phase="actions", vortex={"robots": True}, rifts=None, progress=None)


@rule("LOOP-MDMG-10")
def test_nothing_can_be_marked_outside_phase_two() -> None:
    board = two(
        "quantum-sealant",
        "reunite",
        phase="acquire",
        available={"industrial": ["steam-engine"]},
    )
    assert board.keys(0) == ["steam-engine", "none"]


@rule("LOOP-MDMG-11", "LOOP-MDMG-14")
def test_progress_stays_and_another_player_adds_to_it_where_foo_is_then() -> None:
    board = two(
        "clog-up",
        "reunite",
        agents=["mr-time", "cztwyzzek"],
        at={"mr-time": "industrial", "cztwyzzek": "industrial"},
        rifts={"industrial": 3, "robots": 1},
        foo_deck=["dawn", "robots"],
        ready={
            "mr-time": ["quantum-bandage"],
            "cztwyzzek": ["nose-for-trouble", "part-left-over", "prank-call"],
        },
        chance={"draws": {"machine": [2, 2]}},
    )
    board.do(0, "use quantum-bandage", "end")
    board.shows(active="cztwyzzek", foo="robots", progress={"clog-up": 1})
    board.do(1, "use part-left-over", "no")
    board.shows(rifts={"industrial": 1, "robots": 1, "end": 2}, progress={"clog-up": 1})
    board.do(1, "use prank-call")
    board.shows(rifts={"industrial": 1, "end": 2}, progress={"clog-up": 2})


@rule("LOOP-MDMG-12")
def test_a_full_mission_is_completed_by_phase_four_alone() -> None:
    board = two(
        "reunite",
        "six-funerals",
        mission={"industrial": "clog-up"},
        revealed={"industrial": True},
        rifts={"industrial": 2},
        ready={"mr-time": ["quantum-bandage"]},
        progress={"clog-up": 4},
    )
    board.do(0, "use quantum-bandage")
    board.shows(progress={"clog-up": 5}, mission={"industrial": "clog-up"}, completed=None)
    board.do(0, "end", "yes")
    board.shows(progress=None, mission=None, completed=["clog-up"])


@rule("LOOP-MDMG-13", "LOOP-OPEN-8")
def test_the_missions_of_one_cube_a_turn_are_offered_and_may_wait() -> None:
    board = two(
        "doctor-sandwich",
        "quantum-sealant",
        foo="globalization",
        at={"mr-time": "industrial", "time-prowler": "robots"},
    )
    assert board.keys(0)[-3:] == ["mark doctor-sandwich", "mark quantum-sealant", "end"]
    board.do(0, "mark doctor-sandwich")
    board.shows(progress={"doctor-sandwich": 1})
    board.do(0, "end")
    assert board.keys(0) == ["mark quantum-sealant", "none"], "offered once more"
    board.do(0, "none")
    board.shows(active="time-prowler", progress={"doctor-sandwich": 1})


@rule("LOOP-MDMG-14")
@pytest.mark.parametrize(("foo", "progress"), [("industrial", {"clog-up": 1}), ("dawn", None)])
def test_foos_era_is_where_he_is_now(foo: str, progress: dict[str, int] | None) -> None:
    board = two(
        "clog-up",
        "reunite",
        foo=foo,
        rifts={"industrial": 1},
        ready={"mr-time": ["quantum-bandage"]},
    )
    board.do(0, "use quantum-bandage")
    board.shows(progress=progress)
