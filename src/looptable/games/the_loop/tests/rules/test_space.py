"""Places: the era you are in, and what lies beside you."""

import pytest

from looptable.games.the_loop.tests.boards import ERAS, foo_phase, table
from looptable.testing import rule

BESIDE = {
    "dawn": ("end", "medieval"),
    "medieval": ("dawn", "renaissance"),
    "renaissance": ("medieval", "industrial"),
    "industrial": ("renaissance", "globalization"),
    "globalization": ("industrial", "robots"),
    "robots": ("globalization", "end"),
    "end": ("robots", "dawn"),
}


@rule("LOOP-NAV-1")
def test_your_era_is_where_your_pawn_stands() -> None:
    board = table(
        energy={"industrial": 1, "dawn": 5},
        energy_supply=24,
        ready={"mr-time": ["steam-engine"]},
        at={"mr-time": "industrial", "time-prowler": "dawn"},
    )
    board.do(0, "move globalization", "use steam-engine")
    board.shows(energy={"globalization": 2, "dawn": 5})


@rule("LOOP-NAV-2")
@pytest.mark.parametrize("era", ERAS)
def test_every_era_has_two_adjacent_ones(era: str) -> None:
    board = table(at={"mr-time": era})
    previous, following = BESIDE[era]
    moves = [key for key in board.keys(0) if key.startswith("free-move")]
    assert moves == [f"free-move {previous}", f"free-move {following}"]


@rule("LOOP-NAV-3")
@pytest.mark.parametrize("era", ERAS)
def test_the_next_era_lies_clockwise_and_the_previous_one_counter_clockwise(era: str) -> None:
    elsewhere = 26 if era == "dawn" else 0  # the clone of step A
    chance = {"draws": {"machine": [0, 2], "bag": [elsewhere]}}
    previous, following = BESIDE[era]
    foo_phase(era, [], chance=chance).shows(rifts={previous: 1, following: 1})


@rule("LOOP-NAV-4")
def test_adjacent_means_beside_your_own_agent() -> None:
    board = table(
        foo="dawn",
        at={"mr-time": "robots", "time-prowler": "renaissance"},
        rifts=dict.fromkeys(ERAS, 1),
        rift_supply=23,
        ready={"mr-time": ["long-arm-mop"]},
    )
    board.do(0, "use long-arm-mop")
    assert sorted(board.keys(0)) == ["end", "globalization"]
    board.do(0, "end")
    left = {era: 1 for era in ERAS if era != "end"}
    board.shows(rifts=left, rift_supply=24)


@rule("LOOP-NAV-4")
def test_a_text_may_name_another_reference() -> None:
    board = table(
        foo="dawn",
        rifts=dict.fromkeys(ERAS, 1),
        rift_supply=23,
        ready={"mr-time": ["prank-call"]},
    )
    board.do(0, "use prank-call")
    board.shows(rifts={era: 1 for era in ERAS if era != "dawn"})


@rule("LOOP-NAV-5")
def test_an_adjacent_clone_is_one_in_an_adjacent_era() -> None:
    board = table(
        at={"mr-time": "end"},
        clone_at={
            "dawn-industrial": "dawn",
            "robots-medieval": "robots",
            "end-medieval": "end",
            "medieval-robots": "medieval",
            "globalization-dawn": "globalization",
        },
        ready={"mr-time": ["mechanical-grappling-hook"]},
    )
    board.do(0, "use mechanical-grappling-hook")
    assert sorted(board.keys(0)) == ["dawn-industrial", "robots-medieval"]


@rule("LOOP-NAV-6")
def test_any_number_of_agents_may_stand_in_an_era() -> None:
    four = ["mr-time", "v-girl", "robofinisher-404", "time-prowler"]
    board = table(agents=four, at={**dict.fromkeys(four, "robots"), "mr-time": "globalization"})
    board.do(0, "free-move robots")
    board.shows(at=dict.fromkeys(four, "robots"))
