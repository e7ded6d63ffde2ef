"""Promises of `State.apply`, in every game."""

import pytest

from looptable.core.errors import Refusal
from looptable.engine.contract.event import Event, heard_by
from looptable.engine.contract.state import State

pytestmark = pytest.mark.both_builds


class Countdown(State):
    """Two seats take 1 or 2 in turn from a heap, with as little as a game can say."""

    def __init__(self, heap: int = 5) -> None:
        super().__init__()
        self.heap = heap
        self.turn = 0

    def pending(self) -> list[int]:
        return [self.turn] if self.heap else []

    def legal(self, seat: int) -> list[int]:
        return [n for n in (1, 2) if n <= self.heap] if seat in self.pending() else []

    def play(self, seat: int, action: int) -> None:
        self.heap -= action
        self.turn = 1 - seat
        self.tell("takes", {"seat": seat, "n": action})
        if self.heap == 2:
            raise RuntimeError("a bug in the middle of a move")

    def key(self) -> bytes:
        return bytes([self.heap, self.turn])


def test_a_legal_choice_is_carried_out_and_told() -> None:
    state, events = Countdown(), list[Event]()
    state.apply(0, 2, events.append)
    assert (state.heap, state.turn) == (3, 1)
    assert events == [Event("takes", {"seat": 0, "n": 2})]


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (1, 1, "action/not-your-turn"),
        (-1, 1, "action/not-your-turn"),
        (7, 1, "action/not-your-turn"),
        (0, 3, "action/not-legal"),
        (0, 0, "action/not-legal"),
        (0, -1, "action/not-legal"),
    ],
)
def test_what_is_not_legal_is_refused_and_changes_nothing(
    seat: int, action: int, code: str
) -> None:
    state, events = Countdown(), list[Event]()
    before = state.key()
    with pytest.raises(Refusal) as refused:
        state.apply(seat, action, events.append)
    assert (refused.value.code, state.key(), events) == (code, before, [])


def test_a_refusal_says_whose_turn_it_is() -> None:
    with pytest.raises(Refusal) as refused:
        Countdown().apply(1, 1)
    assert refused.value.data == {"seat": 1, "pending": [0]}


def test_nothing_can_be_chosen_when_all_is_over() -> None:
    with pytest.raises(Refusal) as refused:
        Countdown(0).apply(0, 1)
    assert refused.value.data["pending"] == []


def test_the_listener_is_let_go_even_after_a_bug() -> None:
    state, events = Countdown(4), list[Event]()
    with pytest.raises(RuntimeError):
        state.apply(0, 2, events.append)
    assert state.listener is None
    assert len(events) == 1


def test_without_a_listener_nothing_is_told() -> None:
    state = Countdown()
    state.apply(0, 2)
    assert state.listener is None


def test_the_short_questions_answer_like_the_long_ones() -> None:
    state = Countdown(1)
    assert (state.mover(), state.choices(0), state.choice(0, 0)) == (0, 1, 1)
    assert (Countdown(0).mover(), Countdown(0).choices(0)) == (-1, 0)


def test_an_event_is_heard_by_its_audience_alone() -> None:
    to_all = Event("round", {})
    to_one = Event("drew", {"card": "owl"}, audience=(1,))
    to_nobody = Event("noted", {}, audience=())
    events = [to_all, to_one, to_nobody]
    assert heard_by(events, 0) == [to_all]
    assert heard_by(events, 1) == [to_all, to_one]
    assert heard_by(events, None) == [to_all], "a spectator has no seat"
