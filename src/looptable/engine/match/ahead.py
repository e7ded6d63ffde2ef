"""Looking ahead: questions that a seat will surely be asked after some choices of its own.

A client lets people plan with them before they choose anything. A game names the choices worth looking
behind (`Game.paths`); the rest follows from what every game promises: as long as a seat hears nothing that
reveals something, its questions follow from its view. So what is told here it could have found out.
"""

from collections.abc import Mapping

import msgspec

from looptable.content.text.texts import Text
from looptable.core.errors import Refusal
from looptable.core.ids import Seat
from looptable.engine.contract.event import Event, heard_by
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.state import State

__all__ = ["Ahead", "look_ahead", "state_ahead"]

Path = tuple[str, ...]


class Ahead(msgspec.Struct, frozen=True):
    """A question after the choices with these keys: its words and its options."""

    after: Path
    prompt: Text
    options: tuple[Option, ...]


def look_ahead(game: Game, state: State, seat: Seat) -> tuple[Ahead, ...]:
    """The questions at the end of a game's paths, without those behind which something is revealed."""
    if seat not in state.pending():
        return ()
    found: list[Ahead] = []
    reached: dict[Path, State | None] = {(): state}
    for path in game.paths(state, seat):
        there = _follow(game, reached, seat, path)
        prompt = None if there is None else game.prompt(there, seat)
        if there is not None and prompt is not None:
            found.append(Ahead(path, prompt, tuple(game.legal_options(there, seat))))
    return tuple(found)


def state_ahead(game: Game, state: State, seat: Seat, path: Path) -> State | None:
    """The state after choices of a seat; None where it is not asked there, or learns something on the way."""
    return _follow(game, {(): state}, seat, path)


def _follow(game: Game, reached: dict[Path, State | None], seat: Seat, path: Path) -> State | None:
    """The state at the end of a path; None where the seat would not be asked there, or learns something."""
    for length in range(1, len(path) + 1):
        part = path[:length]
        if part not in reached:
            reached[part] = _choose(game, reached, seat, part)
        if reached[part] is None:
            return None
    return reached[path]


def _choose(
    game: Game, reached: Mapping[Path, State | None], seat: Seat, path: Path
) -> State | None:
    before = reached[path[:-1]]
    assert before is not None, "a path is followed step by step"
    after = before.clone()
    told: list[Event] = []
    try:
        after.apply(seat, game.parse(after, seat, path[-1]), told.append)
    except Refusal:
        return None
    is_open = any(event.reveals for event in heard_by(told, seat))
    return None if is_open or seat not in after.pending() else after
