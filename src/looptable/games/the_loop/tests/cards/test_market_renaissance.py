"""The market cards of the renaissance, by name: a position, the card, and the position after it."""

import pytest

from looptable.games.the_loop.tests.boards import done, use
from looptable.testing import rule

TRIO = ["mr-time", "time-prowler", "v-girl"]


@rule("LOOP-ABIL-8", "LOOP-ABIL-32")
def test_vanishing_point_swaps_a_clone_with_one_in_any_era() -> None:
    clones = {"dawn-robots": "industrial", "robots-industrial": "end", "end-medieval": "dawn"}
    board = use("vanishing-point", clone_at=clones)
    assert board.keys(0) == ["dawn", "end"]
    board.do(0, "end")
    # The clone that comes here enters its paradox era.
    done(board, clone_at={"dawn-robots": "end", "end-medieval": "dawn"})


@rule("LOOP-ABIL-2", "LOOP-ABIL-19")
def test_mona_lisas_smile_may_move_and_then_pulls_two_clones() -> None:
    clones = {
        "dawn-robots": "medieval",
        "medieval-end": "medieval",
        "robots-dawn": "industrial",
        "end-industrial": "globalization",
    }
    board = use("mona-lisas-smile", clone_at=clones)
    board.do(0, "renaissance", "dawn-robots", "robots-dawn")
    done(
        board,
        at={"mr-time": "renaissance"},
        clone_at={
            "dawn-robots": "renaissance",
            "medieval-end": "medieval",
            "robots-dawn": "renaissance",
            "end-industrial": "globalization",
        },
    )


@rule("LOOP-ABIL-2", "LOOP-ABIL-19")
def test_mona_lisas_smile_may_stay_and_pull() -> None:
    board = use("mona-lisas-smile", clone_at={"dawn-robots": "globalization"})
    board.do(0, "no")
    done(board, at={"mr-time": "industrial"}, clone_at={"dawn-robots": "industrial"})


@rule("LOOP-CARD-20", "LOOP-ABIL-42")
def test_da_vincis_manuscript_applies_an_artifact_beside_you() -> None:
    shown = {
        "renaissance": ["sistine-touch-up"],
        "industrial": ["steam-engine"],
        "globalization": ["super-underwear"],
    }
    rifts = {"renaissance": 2, "industrial": 2, "globalization": 2}
    board = use("da-vincis-manuscript", available=shown, rifts=rifts)
    assert board.keys(0) == ["renaissance", "globalization"]
    board.do(0, "renaissance")
    done(
        board,
        available=shown,
        rifts={"renaissance": 1, "industrial": 1, "globalization": 1},
        exhausted={"mr-time": ["da-vincis-manuscript"]},
    )


@rule("LOOP-ABIL-12", "LOOP-ABIL-34")
def test_medici_microloan_turns_two_cards_into_energy_in_their_eras() -> None:
    hand = {"mr-time": ["medici-microloan", "spare-face", "remote-quill"]}
    board = use("medici-microloan", ready=hand)
    board.do(0, "spare-face", "remote-quill")
    done(
        board,
        discard={"mr-time": ["spare-face", "remote-quill"]},
        energy={"globalization": 1, "medieval": 1},
        exhausted={"mr-time": ["medici-microloan"]},
    )
    assert "ability" in board.keys(0), "twice at most"


@rule("LOOP-ABIL-2")
def test_medici_microloan_may_stop_after_one() -> None:
    hand = {"mr-time": ["medici-microloan", "spare-face"]}
    board = use("medici-microloan", ready=hand)
    board.do(0, "spare-face", "no")
    done(board, discard={"mr-time": ["spare-face"]}, energy={"globalization": 1})


@rule("LOOP-ABIL-30")
@pytest.mark.parametrize("era", ["end", "industrial"])
def test_columbus_sat_nav_removes_a_rift_here_and_then_goes_anywhere(era: str) -> None:
    board = use("columbus-sat-nav", rifts={"industrial": 2, "end": 2})
    board.do(0, era)
    done(board, rifts={"industrial": 1, "end": 2}, at={"mr-time": era})


@rule("LOOP-ABIL-40")
def test_self_service_press_lets_everybody_draw() -> None:
    piles = {
        "mr-time": ["remote-quill", "spare-face"],
        "time-prowler": ["mixtape"],
        "v-girl": ["kettle"],
    }
    board = use("self-service-press", agents=TRIO, draw=piles)
    board.do(0, "time-prowler", "mr-time", "v-girl")
    done(
        board,
        ready={"mr-time": ["spare-face"], "time-prowler": ["mixtape"], "v-girl": ["kettle"]},
        draw={"mr-time": ["remote-quill"]},
    )


@rule("LOOP-ABIL-14")
def test_sistine_touch_up_removes_a_rift_here_and_on_both_sides() -> None:
    rifts = {"medieval": 2, "renaissance": 2, "industrial": 3, "globalization": 1, "robots": 1}
    board = use("sistine-touch-up", rifts=rifts)
    done(board, rifts={"medieval": 2, "renaissance": 1, "industrial": 2, "robots": 1})
