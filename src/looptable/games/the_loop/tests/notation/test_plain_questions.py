"""Nothing is asked that cannot matter, and what a card offers is one question."""

from typing import Any

import pytest

from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import done, table, use
from looptable.testing import Table, rule

TRIO = ["mr-time", "time-prowler", "v-girl"]
APART = {"mr-time": "industrial", "time-prowler": "dawn", "v-girl": "end"}
CLONE = {"dawn-robots": "industrial"}
SOLO = {"solo": True, "draw": {"mr-time": ["kettle", "mixtape"]}}


def old(card: str, **position: Any) -> Table[LoopState]:
    """The same in a match of the older rules."""
    return use(card, plain_questions=False, **position)


# Questions about nothing.

NOTHING: list[tuple[str, dict[str, Any]]] = [
    ("grudging-boomerang", {}),
    ("nose-for-trouble", {"foo": "industrial"}),
    ("super-underwear", {"agents": TRIO, "at": dict.fromkeys(TRIO, "industrial")}),
    ("matryoshka", {}),
    ("borrowed-until-further-notice", {}),
    ("page-not-found", {}),
]


@rule("LOOP-ABIL-2", "LOOP-USE-6")
@pytest.mark.parametrize(("card", "position"), NOTHING, ids=[card for card, _ in NOTHING])
def test_an_offer_that_would_change_nothing_is_not_made(
    card: str, position: dict[str, Any]
) -> None:
    before = table(ready={"mr-time": [card]}, **position).state.position()
    done(use(card, **position), at=before["at"], clone_at=None, rifts=None)


@pytest.mark.parametrize(("card", "position"), NOTHING, ids=[card for card, _ in NOTHING])
def test_older_matches_still_make_it(card: str, position: dict[str, Any]) -> None:
    assert len(old(card, **position).keys(0)) == 2


@rule("LOOP-ABIL-1")
def test_of_two_halves_one_is_enough_to_ask() -> None:
    board = use("page-not-found", rifts={"end": 1})
    assert len(board.keys(0)) == 2, "to take the other half is to do nothing, and allowed"


@rule("LOOP-SOLO-3", "LOOP-OPEN-30")
def test_in_solo_play_nobody_is_asked_which_agent_draws() -> None:
    board = use("jesters-understudy", agents=TRIO, at=APART, **SOLO)
    assert board.keys(0) == ["time-prowler", "v-girl"], "with whom to swap"
    board.do(0, "v-girl")
    done(board, at={"mr-time": "end", "v-girl": "industrial"}, draw={"mr-time": ["kettle"]})


@rule("LOOP-ABIL-3")
def test_at_a_table_of_several_that_question_stays() -> None:
    draw = {"mr-time": ["mixtape"], "time-prowler": ["kettle"], "v-girl": ["captcha"]}
    board = use("jesters-understudy", agents=TRIO, at=APART, draw=draw)
    board.do(0, "v-girl")
    assert board.keys(0) == TRIO


# One question for an offer.


@rule("LOOP-ABIL-2", "LOOP-ABIL-27")
@pytest.mark.parametrize(("answer", "era"), [("renaissance", "renaissance"), ("no", "industrial")])
def test_an_offer_with_a_target_is_one_question(answer: str, era: str) -> None:
    board = use("captcha", clone_at=CLONE)
    assert board.keys(0) == ["renaissance", "globalization", "no"]
    board.do(0, answer)
    done(board, at={"mr-time": era}, clone_at=None)


def test_older_matches_ask_yes_or_no_first() -> None:
    board = old("captcha", clone_at=CLONE)
    assert board.keys(0) == ["yes", "no"]
    board.do(0, "yes")
    assert board.keys(0) == ["renaissance", "globalization"]


@rule("LOOP-ABIL-2", "LOOP-ABIL-35")
@pytest.mark.parametrize("answer", ["kettle", "no"])
def test_a_card_that_may_be_destroyed_is_picked_at_once(answer: str) -> None:
    board = use("part-left-over", ready={"mr-time": ["part-left-over", "kettle"]})
    assert board.keys(0) == ["kettle", "part-left-over", "no"]
    board.do(0, answer)
    done(board, destroyed=["kettle"] if answer == "kettle" else None)


@rule("LOOP-ABIL-2")
def test_an_offer_without_a_target_is_a_yes_or_a_no() -> None:
    board = use("matryoshka", rifts={"industrial": 2})
    assert board.keys(0) == ["yes", "no"]
    board.do(0, "no")
    done(board, rifts={"industrial": 2})


@rule("LOOP-ABIL-2")
@pytest.mark.parametrize(("answers", "energy"), [(["no"], None), (["kettle", "no"], 1)])
def test_up_to_is_asked_as_often_as_it_is_accepted(answers: list[str], energy: int | None) -> None:
    hand = ["medici-microloan", "kettle", "mixtape"]
    board = use("medici-microloan", ready={"mr-time": hand})
    assert board.keys(0) == ["kettle", "mixtape", "medici-microloan", "no"]
    board.do(0, *answers)
    done(board, energy={"industrial": energy} if energy else None)


def test_the_open_question_is_found_again_in_a_stored_position() -> None:
    board = use("captcha", clone_at=CLONE)
    again = Table(board.game, board.state.position())
    assert again.keys(0) == board.keys(0)
    again.do(0, "renaissance")
    board.do(0, "renaissance")
    assert again.state.key() == board.state.key()
