"""The worth of a new card by its dimension, which is how the bot takes cards."""

from typing import Any

from looptable.games.the_loop.bot.card_worth import worth_of_card
from looptable.games.the_loop.rules.kinds import BLACK_HOLE, NOTHING
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import table


def state_of(**position: Any) -> LoopState:
    return table(**position).state


def taking(**position: Any) -> LoopState:
    """Mr Time may take a spiral card, a star card or a black hole card."""
    cards = ["mixtape", "captcha", "holy-grail"]
    return state_of(**{"phase": "acquire", "available": {"industrial": cards}, **position})


def card(state: LoopState, name: str) -> int:
    return state.names.names["card"].find(name)


def test_a_card_is_worth_more_the_more_cards_are_of_its_dimension() -> None:
    state = taking(
        draw={"mr-time": ["long-arm-mop"], "time-prowler": ["spartan-shield"]},
        discard={"mr-time": ["quantum-bandage", "prank-call"]},
    )
    assert worth_of_card(state, card(state, "mixtape")) == 6
    assert worth_of_card(state, card(state, "captcha")) == 4
    assert worth_of_card(state, NOTHING) == 0


def test_a_card_of_a_new_dimension_is_worth_less_than_a_black_hole_card() -> None:
    state = taking()
    hole = next(index for index, side in enumerate(state.numbers.dimension) if side == BLACK_HOLE)
    assert worth_of_card(state, card(state, "mixtape")) == 2
    assert worth_of_card(state, hole) == 3


def test_a_reward_is_judged_by_the_deck_of_its_taker() -> None:
    state = state_of(
        phase="reward",
        rewarded=1,
        tray=["mixtape", "captcha"],
        draw={"mr-time": ["long-arm-mop"], "time-prowler": ["prank-call"]},
    )
    assert worth_of_card(state, card(state, "mixtape")) == 2
    assert worth_of_card(state, card(state, "captcha")) == 4


def test_the_hand_counts_too_for_it_comes_back_to_the_deck() -> None:
    held = taking(ready={"mr-time": ["prank-call"]})
    assert worth_of_card(held, card(held, "captcha")) > worth_of_card(
        taking(), card(taking(), "captcha")
    )
