"""The market cards of the industrial era, by name: a position, the card, and the position after it."""

import pytest

from looptable.games.the_loop.tests.boards import done, table, use
from looptable.testing import rule

TRIO = ["mr-time", "time-prowler", "v-girl"]


@rule("LOOP-ABIL-13")
def test_steam_engine_adds_two_energy_here() -> None:
    board = use("steam-engine", energy={"industrial": 1, "end": 1})
    done(board, energy={"industrial": 3, "end": 1})


@rule("LOOP-ABIL-4", "LOOP-ABIL-33")
def test_five_oclock_whistle_brings_another_agent_and_draws() -> None:
    board = use(
        "five-oclock-whistle",
        agents=TRIO,
        at={"mr-time": "industrial", "time-prowler": "robots", "v-girl": "end"},
        draw={"mr-time": ["remote-quill", "spare-face"], "v-girl": ["kettle"]},
    )
    board.do(0, "v-girl")
    done(
        board,
        at={"mr-time": "industrial", "time-prowler": "robots", "v-girl": "industrial"},
        ready={"mr-time": ["spare-face"]},
        draw={"mr-time": ["remote-quill"], "v-girl": ["kettle"]},
    )


@rule("LOOP-ABIL-30")
def test_teslas_teleporter_goes_anywhere_and_adds_an_energy_there() -> None:
    board = use("teslas-teleporter", energy={"industrial": 1})
    board.do(0, "medieval")
    done(board, at={"mr-time": "medieval"}, energy={"industrial": 1, "medieval": 1})


@rule("LOOP-ABIL-43")
def test_time_clock_adds_an_energy_with_another_agent_who_applies_a_card() -> None:
    board = table(
        at={"mr-time": "industrial", "time-prowler": "robots"},
        ready={"mr-time": ["time-clock"], "time-prowler": ["quantum-bandage", "mixtape"]},
        rifts={"industrial": 2, "robots": 2},
    )
    board.do(0, "use time-clock")
    board.do(1, "quantum-bandage")
    done(board, energy={"robots": 1}, rifts={"industrial": 2, "robots": 1})
    assert "ability" in board.keys(0), "the turn is still Mr Time's"


@rule("LOOP-CARD-12", "LOOP-CARD-13")
def test_matryoshka_clears_this_era_and_in_company_both_sides() -> None:
    board = use(
        "matryoshka",
        at={"mr-time": "industrial", "time-prowler": "industrial"},
        rifts={"renaissance": 1, "industrial": 3, "globalization": 3, "robots": 1},
    )
    board.do(0, "yes", "yes")
    done(board, rifts={"industrial": 1, "globalization": 2, "robots": 1})


@rule("LOOP-CARD-13")
def test_matryoshka_alone_leaves_both_sides_as_they_are() -> None:
    board = use("matryoshka", rifts={"renaissance": 1, "industrial": 3, "globalization": 3})
    board.do(0, "yes")
    done(board, rifts={"renaissance": 1, "industrial": 1, "globalization": 3})


@rule("LOOP-ABIL-11")
@pytest.mark.parametrize(
    ("foo", "rifts"),
    [
        ("industrial", {"renaissance": 1, "industrial": 1, "globalization": 1, "end": 2}),
        ("end", {"renaissance": 2, "industrial": 1, "globalization": 2, "end": 2}),
    ],
)
def test_spanner_for_the_works_does_more_where_foo_is(foo: str, rifts: dict[str, int]) -> None:
    before = {"renaissance": 2, "industrial": 2, "globalization": 2, "end": 2}
    done(use("spanner-for-the-works", foo=foo, rifts=before), rifts=rifts)


@rule("LOOP-ABIL-8", "LOOP-ABIL-21")
def test_nobels_damp_squib_destroys_a_clone_anywhere_and_removes_a_rift_there() -> None:
    board = use(
        "nobels-damp-squib",
        clone_at={
            "dawn-robots": "medieval",
            "medieval-end": "medieval",
            "robots-dawn": "industrial",
        },
        rifts={"medieval": 2, "industrial": 2},
    )
    board.do(0, "medieval", "dawn-robots")
    done(
        board,
        clone_at={"medieval-end": "medieval", "robots-dawn": "industrial"},
        rifts={"medieval": 1, "industrial": 2},
    )
