"""Questions in the middle of a card say what the answer is for."""

import pytest

from looptable.games.the_loop import GAME
from looptable.games.the_loop.bot.card_worth import worth_of_card
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import table
from looptable.testing import rule

HAND = {"mr-time": ["return-to-sender", "last-will", "da-vincis-manuscript", "clearance-sale"]}
ON_OFFER = {"renaissance": ["vanishing-point", "sistine-touch-up"]}


@rule("LOOP-ABIL-34", "LOOP-ABIL-35", "LOOP-ABIL-38", "LOOP-ABIL-41")
@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        (
            "return-to-sender",
            "Which card of your hand do you discard?",
            "Quelle carte de votre main défaussez-vous\u202f?",
        ),
        (
            "last-will",
            "Which card of your hand do you destroy?",
            "Quelle carte de votre main détruisez-vous\u202f?",
        ),
        (
            "da-vincis-manuscript",
            "Which available artifact’s ability do you apply?",
            "De quel artefact disponible appliquez-vous l’effet\u202f?",
        ),
        (
            "clearance-sale",
            "Which artifact do you acquire?",
            "Quel artefact prenez-vous\u202f?",
        ),
    ],
)
def test_a_pick_of_a_card_says_what_becomes_of_it(card: str, english: str, french: str) -> None:
    board = table(ready=HAND, available=ON_OFFER)
    board.do(0, f"use {card}")
    prompt = GAME.view(board.state, 0).prompt
    assert prompt is not None
    assert GAME.texts().say(prompt, "en") == english
    assert GAME.texts().say(prompt, "fr") == french


@rule("LOOP-ABIL-43")
def test_a_card_that_another_agent_acquires_is_weighed_against_their_own_piles() -> None:
    board = table(
        ready={"mr-time": ["time-clock"], "time-prowler": ["clearance-sale"]},
        available=ON_OFFER,
        draw={"mr-time": ["prank-call"], "time-prowler": ["mixtape", "long-arm-mop"]},
    )
    board.do(0, "use time-clock")
    assert isinstance(board.state, LoopState)
    stars = board.state.legal(1)[0]
    assert board.state.option_name(board.state.prompt, stars) == "vanishing-point"
    spiral = board.state.legal(1)[1]
    assert worth_of_card(board.state, stars) < worth_of_card(board.state, spiral)
