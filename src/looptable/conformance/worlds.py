"""Worlds that one viewer cannot tell apart: the true one, and those it may have to reckon with."""

from collections.abc import Iterator

from looptable.conformance.trace import Moment, Trace
from looptable.core.ids import Action, Seat
from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State

__all__ = ["action_by_key", "after", "guessed_worlds", "reseeded_world", "viewer_name"]


def guessed_worlds(
    trace: Trace, moment: Moment, viewer: Seat | None, count: int
) -> Iterator[State]:
    """States in which everything that the viewer cannot know is drawn again."""
    view = trace.game.view(moment.state, viewer)
    chance = trace.chance("worlds", moment.step, str(viewer))
    for _ in range(count):
        yield trace.game.guess(view, chance)


def reseeded_world(state: State, seed: int) -> State:
    """The same state with other chance to come."""
    world = state.clone()
    world.reseed(seed)
    return world


def after(state: State, seat: Seat, action: Action) -> tuple[State, list[Event]]:
    """The state after a choice, on a clone, and its events."""
    world = state.clone()
    events: list[Event] = []
    world.apply(seat, action, events.append)
    return world, events


def action_by_key(game: Game, state: State, seat: Seat, key: str) -> Action | None:
    """The legal action that this key names, or None."""
    for action in state.legal(seat):
        if game.describe(state, seat, action).key == key:
            return action
    return None


def viewer_name(viewer: Seat | None) -> str:
    """A viewer in a message."""
    return "a spectator" if viewer is None else f"seat {viewer}"
