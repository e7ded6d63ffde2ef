"""Questions of the machine: to several seats at once, to nobody, and after a new position."""

import pytest
from tests.effects.tiny import (
    OVER,
    VOTE,
    do,
    options,
    table,
)

from looptable.core.errors import Refusal
from looptable.engine.contract.event import Event

pytestmark = pytest.mark.both_builds


def test_several_seats_are_asked_at_once() -> None:
    state = table("note 1", seats=5, queue=[], phase=VOTE, votes={"1": "card", "3": "card"})
    assert state.pending() == [0, 2, 4]
    assert options(state, 2) == ["card", "spare"]
    assert (state.legal(1), state.mover()) == ([], 0)
    do(state, "card", seat=0)
    assert (state.pending(), state.mover()) == ([2, 4], 2)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_they_answer_in_any_order_and_all_answers_count(order: tuple[int, ...]) -> None:
    state = table("note 1", queue=[], phase=VOTE)
    for answered, seat in enumerate(order):
        assert state.phase == VOTE
        assert len(state.pending()) == 3 - answered
        events = do(state, "spare", seat=seat)
        assert events == [Event("voted", {"seat": seat})]
    assert (state.phase, list(state.votes), state.prompt) == (OVER, [1, 1, 1], -1)


def test_a_seat_without_a_choice_is_asked_all_the_same() -> None:
    state = table("note 1", queue=[], phase=VOTE)
    assert options(state, 1) == ["spare"], "that it had no choice is a secret too"
    assert state.pending() == [0, 1, 2]


def test_nobody_answers_twice() -> None:
    state = table("note 1", queue=[], phase=VOTE)
    do(state, "spare", seat=1)
    with pytest.raises(Refusal) as refused:
        state.apply(1, 1)
    assert refused.value.data == {"seat": 1, "pending": [0, 2]}


@pytest.mark.parametrize("seat", [-1, -2, 3, 62, 63, 64, 65, 2**40])
@pytest.mark.parametrize("phase", [VOTE, OVER, 0])
def test_a_seat_that_is_not_there_may_choose_nothing(seat: int, phase: int) -> None:
    state = table("note 1", queue=[], phase=phase)
    state.choices(0)  # what a rollout leaves behind must not show
    assert state.legal(seat) == []
    with pytest.raises(Refusal):
        state.apply(seat, 0)


def test_the_short_questions_answer_like_the_long_ones() -> None:
    voting, choosing = table("note 1", queue=[], phase=VOTE), table("may: note 1")
    for state in (voting, choosing):
        for seat in state.pending():
            count = state.choices(seat)
            assert [state.choice(seat, i) for i in range(count)] == state.legal(seat)


def test_asking_nobody_or_for_nothing_is_a_bug() -> None:
    state = table("note 1")
    with pytest.raises(AssertionError):
        state.ask_all(0, 4)
    state.options.clear()
    with pytest.raises(AssertionError):
        state.ask(0, 2)
    state.options.push(1)
    with pytest.raises(AssertionError):
        state.ask(-1, 2)


def test_a_state_put_into_a_new_position_forgets_the_old_question() -> None:
    for state in (table("may: note 1"), table("note 1", queue=[], phase=VOTE)):
        state.place({"phase": OVER})
        assert (state.pending(), state.legal(0), state.prompt) == ([], [], -1)
