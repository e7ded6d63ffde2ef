"""A machine that asks plainly: nothing that cannot matter, and one question for an offer."""

import pytest
from hypothesis import given
from tests.effects.tiny import ASK_STONE, TAKEN, TREES, Tiny, do, options, table

from looptable.core.chance import Chance
from looptable.effects.machine import ASK_CHOOSE, ASK_MAY
from looptable.effects.nodes import Node

pytestmark = pytest.mark.both_builds

NOTHING = "take a stone in the mine"


def plain(effect: str | Node, **position: object) -> Tiny:
    return table(effect, 3, plain=True, **position)


def test_an_offer_that_begins_with_a_question_asks_it_at_once() -> None:
    state = plain("may: take a stone in the cave; note 9")
    assert (state.prompt, options(state)) == (ASK_STONE, ["ruby", "opal", "jade", "no"])
    do(state, "opal")
    assert state.log.as_list() == [101, 9]


def test_that_question_may_be_declined() -> None:
    state = plain("may: take a stone in the cave; note 9")
    do(state, "no")
    assert state.log.as_list() == [9]
    assert TAKEN not in list(state.stones)


def test_an_offer_of_something_else_is_a_yes_or_a_no() -> None:
    state = plain("may: note 1; note 9")
    assert (state.prompt, options(state)) == (ASK_MAY, ["yes", "no"])
    late = plain("may: (note 1; take a stone in the cave)")
    assert late.prompt == ASK_MAY, "something has changed before it asks"


def test_an_offer_of_nothing_is_not_made() -> None:
    assert plain(f"may: {NOTHING}; note 9").log.as_list() == [9]
    assert plain("may: if you have 1 coin: note 1; note 9").log.as_list() == [9]


def test_parts_that_do_nothing_may_stand_before_the_question() -> None:
    state = plain(f"may: ({NOTHING}; take a stone in the cave)")
    assert options(state) == ["ruby", "opal", "jade", "no"]
    do(state, "ruby")
    assert state.log.as_list() == [100]


def test_an_offer_to_choose_has_one_more_option() -> None:
    state = plain("may: choose: note 1 | note 2")
    assert (state.prompt, options(state)) == (ASK_CHOOSE, ["note 1", "note 2", "no"])
    do(state, "note 2")
    assert state.log.as_list() == [2]


def test_a_choice_among_nothing_is_left_out() -> None:
    state = plain(f"choose: {NOTHING} | {NOTHING}; note 9")
    assert state.log.as_list() == [9]
    assert plain(f"choose: {NOTHING} | note 1").prompt == ASK_CHOOSE


def test_up_to_asks_until_it_is_declined() -> None:
    state = plain("up to 3: take a stone in the cave")
    do(state, "ruby", "jade")
    assert options(state) == ["yes", "no"], "one stone is left, which is no pick any more"
    do(state, "no")
    assert state.log.as_list() == [100, 102]


def test_a_stored_position_asks_the_same_again() -> None:
    effect = f"may: ({NOTHING}; take a stone in the cave); note 9"
    state = plain(effect)
    again = table(effect, **{"queue": [], **state.position()})
    assert options(again) == options(state)
    do(again, "jade")
    assert again.log.as_list() == [102, 9]


@given(TREES)
def test_whatever_a_card_says_yes_and_no_differ(tree: Node) -> None:
    state, walk = plain(tree), Chance(1)
    walk.seed(1)
    for _ in range(30):
        if state.pc < 0 or not state.pending():
            return
        if state.prompt == ASK_MAY:
            yes, no = state.clone(), state.clone()
            yes.play(state.picker, 1)
            no.play(state.picker, 0)
            assert yes.key() != no.key()
        state.wander(walk)
