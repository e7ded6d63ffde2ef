"""The market cards of the era of robots, by name: a position, the card, and the position after it."""

import pytest

from looptable.games.the_loop.tests.boards import done, use
from looptable.testing import rule

TRIO = ["mr-time", "time-prowler", "v-girl"]


@rule("LOOP-ABIL-21", "LOOP-ABIL-27")
@pytest.mark.parametrize("moves", [True, False])
def test_captcha_destroys_a_clone_here_and_may_move(moves: bool) -> None:
    clones = {
        "dawn-robots": "industrial",
        "medieval-end": "industrial",
        "robots-dawn": "renaissance",
    }
    board = use("captcha", clone_at=clones)
    board.do(0, "dawn-robots", *(["globalization"] if moves else ["no"]))
    done(
        board,
        clone_at={"medieval-end": "industrial", "robots-dawn": "renaissance"},
        at={"mr-time": "globalization" if moves else "industrial"},
    )


@rule("LOOP-ABIL-17", "LOOP-ABIL-18")
def test_apologetic_drones_push_two_clones_of_one_era_beside_you() -> None:
    clones = {
        "dawn-renaissance": "globalization",
        "robots-dawn": "globalization",
        "end-medieval": "renaissance",
        "medieval-end": "industrial",
        "robots-medieval": "globalization",
    }
    board = use("apologetic-drones", clone_at=clones)
    assert board.keys(0) == ["renaissance", "globalization"]
    board.do(0, "globalization", "dawn-renaissance", "robots", "robots-dawn", "industrial")
    done(
        board,
        clone_at={
            "dawn-renaissance": "robots",
            "robots-dawn": "industrial",
            "end-medieval": "renaissance",
            "medieval-end": "industrial",
            "robots-medieval": "globalization",
        },
    )


@rule("LOOP-ABIL-16")
def test_judgemental_vacuum_leaves_as_many_rifts_as_energy_beside_you() -> None:
    rifts = {"renaissance": 3, "industrial": 3, "globalization": 3}
    board = use("judgemental-vacuum", rifts=rifts, energy={"renaissance": 1, "globalization": 2})
    assert board.keys(0) == ["renaissance", "globalization"]
    board.do(0, "renaissance")
    done(
        board,
        rifts={"renaissance": 1, "industrial": 3, "globalization": 3},
        energy={"renaissance": 1, "globalization": 2},
    )


@rule("LOOP-ABIL-41")
def test_ctrl_z_applies_the_top_card_of_the_destroyed_pile() -> None:
    board = use("ctrl-z", destroyed=["steam-engine", "spartan-shield"], rifts={"industrial": 3})
    done(board, rifts={"industrial": 1}, energy=None, destroyed=["steam-engine", "spartan-shield"])


@rule("LOOP-ABIL-5")
def test_backup_battery_adds_an_energy_here_and_one_with_another_agent() -> None:
    board = use(
        "backup-battery",
        agents=TRIO,
        at={"mr-time": "industrial", "time-prowler": "industrial", "v-girl": "end"},
    )
    assert board.keys(0) == ["time-prowler", "v-girl"]
    board.do(0, "time-prowler")
    done(board, energy={"industrial": 2})


@rule("LOOP-ABIL-3")
def test_carpool_algorithm_moves_an_agent_and_removes_a_rift_with_one() -> None:
    board = use(
        "carpool-algorithm",
        agents=TRIO,
        at={"mr-time": "industrial", "time-prowler": "robots", "v-girl": "end"},
        rifts={"industrial": 2, "globalization": 2, "robots": 2},
    )
    assert board.keys(0) == TRIO
    board.do(0, "v-girl", "robots", "globalization")
    assert board.keys(0) == TRIO
    board.do(0, "v-girl")
    done(
        board,
        at={"mr-time": "industrial", "time-prowler": "robots", "v-girl": "globalization"},
        rifts={"industrial": 2, "globalization": 1, "robots": 2},
    )


@rule("LOOP-ABIL-7", "LOOP-ABIL-14")
def test_off_and_on_switch_removes_three_rifts_beside_you() -> None:
    rifts = {"renaissance": 3, "industrial": 3, "globalization": 3, "end": 3}
    board = use("off-and-on-switch", rifts=rifts)
    assert board.keys(0) == ["renaissance", "globalization"]
    board.do(0, "globalization")
    done(board, rifts={"renaissance": 3, "industrial": 3, "end": 3})
