"""Options in words: the sentence of each, what it points at, and what it warns of."""

from typing import Any

import pytest

from looptable.engine.contract.option import Option, Target
from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import table, use
from looptable.testing import Table

FLANKED: dict[str, Any] = {
    "mission": {"medieval": "doctor-sandwich"},
    "revealed": {"medieval": True},
    "foo": "industrial",
    "at": {"mr-time": "globalization", "time-prowler": "renaissance"},
}


def option(board: Table[LoopState], key: str, seat: int = 0) -> Option:
    options = GAME.legal_options(board.state, seat)
    return next(option for option in options if option.key == key)


def said(board: Table[LoopState], key: str) -> str:
    return GAME.texts().say(option(board, key).text, "en")


def warned(board: Table[LoopState], key: str) -> list[str]:
    return [text.key.removeprefix("warning.") for text in option(board, key).warnings]


# Sentences and targets.


@pytest.mark.parametrize(
    ("key", "sentence", "targets", "position"),
    [
        ("end", "End your actions", (), {}),
        (
            "free-move globalization",
            "Move to the Globalization Era (free)",
            (Target("era", "globalization"),),
            {},
        ),
        (
            "move renaissance",
            "Move to the Renaissance (1 energy)",
            (Target("era", "renaissance"),),
            {"energy": {"industrial": 1}},
        ),
        (
            "loop spiral",
            "Spiral LOOP (2 energy)",
            (Target("dimension", "spiral"),),
            {"energy": {"industrial": 2}, "loops": 1, "exhausted": {"mr-time": ["long-arm-mop"]}},
        ),
        ("use mixtape", "Use “Mixtape from Tomorrow”", (Target("card", "mixtape"),), {}),
        (
            "mark doctor-sandwich",
            "Put this turn’s cube on “Doctor Sandwich!”",
            (Target("mission", "doctor-sandwich"),),
            FLANKED,
        ),
        ("ability", "Special ability of Mr Time: move another agent 1 era", (), {}),
    ],
)
def test_an_action_is_said_and_points_at_what_it_is_about(
    key: str, sentence: str, targets: tuple[Target, ...], position: dict[str, Any]
) -> None:
    board = table(**{"ready": {"mr-time": ["mixtape"]}, **position})
    assert said(board, key) == sentence
    assert option(board, key).targets == targets


def test_a_picked_piece_is_said_and_pointed_at() -> None:
    board = use("long-arm-mop", rifts={"renaissance": 1, "globalization": 1})
    assert option(board, "renaissance").targets == (Target("era", "renaissance"),)
    assert said(board, "renaissance") == "The Renaissance"


def test_yes_and_no_are_said() -> None:
    board = table(
        phase="complete",
        mission={"industrial": "clog-up"},
        revealed={"industrial": True},
        progress={"clog-up": 5},
    )
    assert (said(board, "yes"), said(board, "no")) == ("Yes", "No")
    assert option(board, "yes").targets == ()


def test_what_a_card_lets_one_do_is_said_with_yes() -> None:
    board = use("nose-for-trouble")
    assert said(board, "yes") == "Yes: move to Dr Foo’s era"
    assert said(board, "no") == "No"


def test_what_a_card_lets_one_pick_may_be_left_out() -> None:
    board = use("captcha", clone_at={"dawn-renaissance": "industrial"})
    assert said(board, "renaissance") == "The Renaissance"
    assert said(board, "no") == "No, leave this out"


def test_what_a_card_offers_is_said_in_its_own_words() -> None:
    board = use("backdated-sick-note", clone_at={"dawn-renaissance": "industrial"})
    offers = GAME.legal_options(board.state, 0)
    sentences = [GAME.texts().say(offer.text, "en") for offer in offers]
    assert len(set(sentences)) == 2
    assert any("energy" in sentence for sentence in sentences)


def test_passing_is_said() -> None:
    board = table(phase="acquire", available={"industrial": ["captcha"]})
    assert said(board, "none") == "Pass"
    assert option(board, "captcha").targets == (Target("card", "captcha"),)


def test_every_mark_left_open_at_the_end_is_offered_again_or_passed() -> None:
    board = table(**FLANKED, ending_actions=1)
    assert board.keys(0) == ["mark doctor-sandwich", "none"]
    assert said(board, "mark doctor-sandwich") == "Put this turn’s cube on “Doctor Sandwich!”"
    assert said(board, "none") == "Pass"


# Warnings.


def test_a_loop_that_readies_nothing_warns() -> None:
    energy = {"energy": {"industrial": 1}}
    idle = table(**energy, ready={"mr-time": ["mixtape"]}, exhausted={"mr-time": ["prank-call"]})
    assert warned(idle, "loop spiral") == ["loop-readies-nothing"]
    assert warned(idle, "loop star") == []


def test_ending_in_a_mega_vortex_warns_and_in_a_vortex_does_not() -> None:
    vortex = {"vortex": {"industrial": True}}
    assert warned(table(**vortex, difficulty="year"), "end") == ["mega-vortex-here"]
    assert warned(table(**vortex), "end") == []
    assert warned(table(difficulty="year"), "end") == []
    assert warned(table(difficulty="year", vortex={"dawn": True}), "end") == []


@pytest.mark.parametrize(("cubes", "warnings"), [(3, []), (4, ["mission-short"]), (5, [])])
def test_ending_one_cube_short_of_a_mission_here_warns(cubes: int, warnings: list[str]) -> None:
    board = table(
        mission={"industrial": "clog-up"},
        revealed={"industrial": True},
        progress={"clog-up": cubes},
    )
    assert warned(board, "end") == warnings


def test_a_mission_that_is_hidden_or_elsewhere_does_not_warn() -> None:
    hidden = table(mission={"industrial": "clog-up"}, progress={"clog-up": 4})
    assert warned(hidden, "end") == []
    elsewhere = table(mission={"dawn": "clog-up"}, revealed={"dawn": True}, progress={"clog-up": 4})
    assert warned(elsewhere, "end") == []


def test_ending_with_a_mark_left_open_warns() -> None:
    board = table(**FLANKED)
    assert warned(board, "end") == ["mark-open"]
    board.do(0, "mark doctor-sandwich")
    assert warned(board, "end") == []


# Cards that would do nothing.


@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("quantum-bandage", {"rifts": {"industrial": 1}}),
        ("long-arm-mop", {"rifts": {"renaissance": 1}}),
        ("prank-call", {"rifts": {"end": 1}}),
        ("mixtape", {}),
        ("spotless-alibi", {}),
        ("meteorite", {"clone_at": {"dawn-renaissance": "globalization"}}),
    ],
)
def test_a_card_that_does_something_does_not_warn(card: str, position: dict[str, Any]) -> None:
    assert warned(table(ready={"mr-time": [card]}, **position), f"use {card}") == []


@pytest.mark.parametrize(
    ("card", "position"),
    [
        ("quantum-bandage", {"rifts": {"renaissance": 1}}),
        ("long-arm-mop", {"rifts": {"industrial": 1}}),
        ("prank-call", {"rifts": {"industrial": 1}}),
        ("mixtape", {"energy_supply": 0}),
        ("spotless-alibi", {"energy_supply": 0}),
        ("meteorite", {}),
    ],
)
def test_a_card_that_does_nothing_warns(card: str, position: dict[str, Any]) -> None:
    board = table(ready={"mr-time": [card]}, **position)
    before = board.state.key()
    assert warned(board, f"use {card}") == ["no-effect"]
    assert board.state.key() == before, "finding that out changes nothing"
