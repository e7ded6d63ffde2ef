"""The scene against the contract: what each seat learns, and when."""

from typing import Any, cast

import pytest

from looptable.core.errors import Refusal
from looptable.engine.contract.event import Event, heard_by
from tests.contract.scene import GAME, SceneState

pytestmark = pytest.mark.both_builds

MISS, HIT = 0, 2


def scene(**position: Any) -> SceneState:
    state = cast("SceneState", GAME.setup(2, {}, 1))
    state.rumour = "gold"
    state.fill({**state.position(), **position})
    return state


def declare(state: SceneState, *actions: str) -> list[Event]:
    events: list[Event] = []
    for seat, action in enumerate(actions):
        state.apply(seat, GAME.parse(state, seat, action), events.append)
    return events


def kinds(events: list[Event], seat: int | None) -> list[str]:
    return [event.kind for event in heard_by(events, seat)]


def test_both_agents_declare_at_once_in_either_order() -> None:
    state = scene()
    assert state.pending() == [0, 1]
    state.apply(1, GAME.parse(state, 1, "guard"))
    assert state.pending() == [0]
    assert state.tu == 6, "the unit is spent when everybody has decided"
    state.apply(0, GAME.parse(state, 0, "wait"))
    assert (state.tu, state.places) == (5, ["hall", "guard"])


def test_a_declaration_stays_hidden_until_everybody_has_declared() -> None:
    state = scene()
    state.apply(0, GAME.parse(state, 0, "guard"))
    assert GAME.view(state, 1).known["declared"] == ["hidden", None]
    assert GAME.view(state, 0).known["declared"] == ["guard", None]


def test_one_reads_a_card_that_the_other_may_not_see() -> None:
    state = scene()
    events = declare(state, "guard", "wait")
    assert "read" in kinds(events, 0)
    assert "read" not in kinds(events, 1)
    assert GAME.view(state, 0).known["rumour"] == "gold"
    assert GAME.view(state, 1).known["rumour"] == "hidden"
    assert b"gold" not in GAME.view(state, 1).as_bytes()
    assert b"gold" not in GAME.view(state, None).as_bytes()


def test_dice_can_be_decided_by_a_test() -> None:
    state = scene(places=["guard", "hall"])
    state.chance.force(0, [HIT, MISS])
    events = declare(state, "roll", "wait")
    rolled = next(event for event in events if event.kind == "rolled")
    assert rolled.data["faces"] == [HIT, MISS]
    assert rolled.reveals
    assert state.shields == 1


def test_a_sealed_card_replaces_another_and_is_read_by_those_who_stand_there() -> None:
    state = scene(places=["guard", "door"], read=[["hall", "guard"], ["hall", "door"]])
    state.chance.force(0, [HIT, HIT])
    events = declare(state, "roll", "wait")
    assert state.cards["door"] == "passage"
    assert "replaced" in kinds(events, 0)
    read = [event.data["card"] for event in heard_by(events, 1) if event.kind == "read"]
    assert read == ["passage"]
    assert "read" not in kinds(events, 0)


def test_an_action_that_became_impossible_does_nothing() -> None:
    state = scene(places=["guard", "guard"])
    state.chance.force(0, [HIT, HIT])
    events = declare(state, "roll", "roll")
    assert kinds(events, None).count("rolled") == 1


def test_who_has_declared_may_not_declare_again() -> None:
    state = scene()
    state.apply(0, GAME.parse(state, 0, "guard"))
    before = state.key()
    with pytest.raises(Refusal, match="action/not-your-turn"):
        state.apply(0, 0)
    assert state.key() == before
