"""The market cards of the dawn of time, by name: a position, the card, and the position after it."""

import pytest

from looptable.games.the_loop.tests.boards import done, use
from looptable.testing import rule


@rule("LOOP-CARD-8")
def test_spartan_shield_removes_two_rifts_here() -> None:
    board = use("spartan-shield", rifts={"industrial": 3, "globalization": 2})
    done(board, rifts={"industrial": 1, "globalization": 2})


@rule("LOOP-ABIL-12")
def test_cave_spoiler_reveals_and_removes_two_rifts_in_that_cards_era() -> None:
    board = use(
        "cave-spoiler",
        artifacts=["captcha", "holy-grail"],
        rifts={"medieval": 3, "industrial": 3, "robots": 3},
    )
    done(
        board,
        artifacts=["captcha"],
        available={"medieval": ["holy-grail"]},
        rifts={"medieval": 1, "industrial": 3, "robots": 3},
    )


@rule("LOOP-ABIL-21")
def test_meteorite_destroys_a_clone_beside_you() -> None:
    clones = {
        "dawn-robots": "industrial",
        "robots-dawn": "renaissance",
        "end-medieval": "globalization",
        "medieval-end": "globalization",
    }
    board = use("meteorite", clone_at=clones)
    assert board.keys(0) == ["renaissance", "globalization"]
    board.do(0, "globalization")
    assert board.keys(0) == ["medieval-end", "end-medieval"]
    board.do(0, "end-medieval")
    done(
        board,
        clone_at={
            "dawn-robots": "industrial",
            "robots-dawn": "renaissance",
            "medieval-end": "globalization",
        },
    )


@rule("LOOP-ABIL-13")
def test_contagious_campfire_adds_an_energy_on_both_sides() -> None:
    board = use("contagious-campfire", energy={"industrial": 1, "renaissance": 1})
    done(board, energy={"industrial": 1, "renaissance": 2, "globalization": 1}, energy_supply=28)


@rule("LOOP-ABIL-39")
def test_primordial_soup_draws_and_adds_two_energy_in_that_cards_era() -> None:
    board = use("primordial-soup", draw={"mr-time": ["spare-face", "remote-quill"]})
    done(
        board,
        energy={"medieval": 2},
        ready={"mr-time": ["remote-quill"]},
        draw={"mr-time": ["spare-face"]},
    )


@rule("LOOP-ABIL-20")
def test_mammoth_call_pulls_two_clones_and_adds_an_energy() -> None:
    clones = {
        "dawn-robots": "renaissance",
        "robots-dawn": "renaissance",
        "end-medieval": "globalization",
    }
    board = use("mammoth-call", clone_at=clones)
    board.do(0, "robots-dawn", "end-medieval")
    done(
        board,
        clone_at={
            "dawn-robots": "renaissance",
            "robots-dawn": "industrial",
            "end-medieval": "industrial",
        },
        energy={"industrial": 1},
    )


@rule("LOOP-CARD-20", "LOOP-ABIL-41")
@pytest.mark.parametrize(("answer", "era"), [("yes", "medieval"), ("no", "industrial")])
def test_stonehenge_stones_apply_an_artifact_anywhere_and_may_go_there(
    answer: str, era: str
) -> None:
    shown = {"medieval": ["philosophers-pebble"], "end": ["night-light"]}
    board = use("stonehenge-stones", available=shown, rifts={"medieval": 2, "industrial": 2})
    assert board.keys(0) == ["medieval", "end"]
    board.do(0, "medieval", answer)
    done(
        board,
        rifts={"medieval": 2, "industrial": 1},
        energy={"industrial": 1},
        available=shown,
        at={"mr-time": era},
    )
