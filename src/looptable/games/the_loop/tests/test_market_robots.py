"""The market cards of the era of robots, by name: a position, the card, and the position after it."""

import pytest

from looptable.games.the_loop.tests.boards import use
from looptable.testing import rule

TRIO = ["mr-time", "time-prowler", "v-girl"]


@rule("LOOP-ABIL-21", "LOOP-ABIL-27")
@pytest.mark.parametrize("moves", [True, False])
def test_captcha_destroys_a_clone_here_and_may_move(moves: bool) -> None:
    clones = {"dawn-robots": "industrial", "robots-dawn": "renaissance"}
    board = use("captcha", clone_at=clones)
    board.do(0, *(["yes", "globalization"] if moves else ["no"]))
    board.shows(
        clone_at={"robots-dawn": "renaissance"},
        at={"mr-time": "globalization" if moves else "industrial"},
    )


@rule("LOOP-ABIL-17", "LOOP-ABIL-18")
def test_apologetic_drones_push_two_clones_of_one_era_beside_you() -> None:
    clones = {
        "dawn-renaissance": "globalization",
        "robots-dawn": "globalization",
        "end-medieval": "renaissance",
    }
    board = use("apologetic-drones", clone_at=clones)
    board.do(0, "globalization", "dawn-renaissance", "robots", "industrial")
    board.shows(
        clone_at={
            "dawn-renaissance": "robots",
            "robots-dawn": "industrial",
            "end-medieval": "renaissance",
        }
    )


@rule("LOOP-ABIL-16")
def test_judgemental_vacuum_leaves_as_many_rifts_as_energy_beside_you() -> None:
    rifts = {"renaissance": 3, "industrial": 3, "globalization": 3}
    board = use("judgemental-vacuum", rifts=rifts, energy={"renaissance": 1, "globalization": 2})
    board.do(0, "renaissance")
    board.shows(
        rifts={"renaissance": 1, "industrial": 3, "globalization": 3},
        energy={"renaissance": 1, "globalization": 2},
    )


@rule("LOOP-ABIL-41")
def test_ctrl_z_applies_the_top_card_of_the_destroyed_pile() -> None:
    board = use("ctrl-z", destroyed=["steam-engine", "spartan-shield"], rifts={"industrial": 3})
    board.shows(rifts={"industrial": 1}, energy=None, destroyed=["steam-engine", "spartan-shield"])


@rule("LOOP-ABIL-5")
def test_backup_battery_adds_an_energy_here_and_one_with_another_agent() -> None:
    board = use(
        "backup-battery",
        agents=TRIO,
        at={"mr-time": "industrial", "time-prowler": "industrial", "v-girl": "end"},
    )
    board.do(0, "time-prowler")
    board.shows(energy={"industrial": 2})


@rule("LOOP-ABIL-3")
def test_carpool_algorithm_moves_an_agent_and_removes_a_rift_with_one() -> None:
    board = use(
        "carpool-algorithm",
        agents=TRIO,
        at={"mr-time": "industrial", "time-prowler": "robots", "v-girl": "end"},
        rifts={"industrial": 2, "globalization": 2, "robots": 2},
    )
    board.do(0, "v-girl", "robots", "globalization", "v-girl")
    board.shows(
        at={"mr-time": "industrial", "time-prowler": "robots", "v-girl": "globalization"},
        rifts={"industrial": 2, "globalization": 1, "robots": 2},
    )


@rule("LOOP-ABIL-7", "LOOP-ABIL-14")
def test_off_and_on_switch_removes_three_rifts_beside_you() -> None:
    rifts = {"renaissance": 3, "industrial": 3, "globalization": 3}
    board = use("off-and-on-switch", rifts=rifts)
    board.do(0, "globalization")
    board.shows(rifts={"renaissance": 3, "industrial": 3})
