"""A position is plain data that leads back to the same state, at every moment."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from looptable.conformance.difference import difference
from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Moment, Trace, said
from looptable.core.errors import PositionError
from looptable.engine.contract.state import State

__all__ = ["Positions"]

FOREIGN: Mapping[str, object] = {
    "game": "no-such-game",
    "format": 1_000_000,
    "players": 1_000_000,
    "no-such-field": 1,
}


class Positions(Promise):
    """Also that a position shares nothing with the state it was taken from or given to."""

    id = "position"
    says = "A position is plain data, and load makes the same state of it, at every moment."

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Saves and loads at every moment; at some, plays on to the end."""
        yield from self._foreign(trace)
        count = len(trace.keys)
        played_on = {0, count // 3, 2 * count // 3, count - 2}
        for moment in trace.walk():
            position = moment.state.position()
            yield from self._envelope(trace, moment.step, position)
            try:
                text = json.dumps(position, allow_nan=False)
            except (TypeError, ValueError) as error:
                yield Problem(moment.step, f"the position cannot be written as JSON: {error}")
                continue
            plain = json.loads(text)
            if plain != position:
                what = difference(position, plain)
                yield Problem(moment.step, f"the position is not the same read back: {what}")
            loaded = trace.game.load(plain)
            yield from self._equal(trace, moment, loaded)
            if json.dumps(plain, allow_nan=False) != text:
                yield Problem(moment.step, "load changed the position it was given")
            yield from self._apart(trace, moment, loaded, position, plain)
            last = len(trace.choices) if moment.step in played_on else moment.step + 1
            yield from self._play_on(trace, moment.step, last, loaded)

    def _foreign(self, trace: Trace) -> Iterator[Problem]:
        """A position with unknown names is refused, never silently misread."""
        for field, value in FOREIGN.items():
            try:
                trace.game.load({**trace.start().position(), field: value})
            except PositionError:
                continue
            except Exception as error:  # anything else is what the kit is looking for
                fault = f"raised {said(error)} instead of PositionError"
            else:
                fault = "was loaded"
            yield Problem(0, f"a position with {field!r} = {value!r} {fault}")

    def _envelope(self, trace: Trace, step: int, position: Mapping[str, Any]) -> Iterator[Problem]:
        wanted = {"looptable": "position", "game": trace.game.meta.id, "players": trace.players}
        for name, value in wanted.items():
            if position.get(name) != value:
                yield Problem(
                    step, f"the position's {name!r} is {position.get(name)!r}, not {value!r}"
                )
        if type(position.get("format")) is not int:
            yield Problem(step, "the position has no format number")

    def _equal(self, trace: Trace, moment: Moment, loaded: State) -> Iterator[Problem]:
        state, step = moment.state, moment.step
        if loaded.key() != trace.keys[step]:
            what = difference(state.position(), loaded.position())
            yield Problem(step, f"a loaded position gives another key; as positions: {what}")
        if loaded.pending() != state.pending() or loaded.outcome() != state.outcome():
            yield Problem(step, "in a loaded position, other seats are pending")
            return
        for seat in state.pending():
            ours, theirs = state.legal(seat), loaded.legal(seat)
            if ours != theirs:
                yield Problem(
                    step, f"in a loaded position, seat {seat} has the actions {theirs}, not {ours}"
                )
            elif trace.game.legal_options(state, seat) != trace.game.legal_options(loaded, seat):
                yield Problem(step, f"in a loaded position, seat {seat} reads other options")

    def _apart(
        self, trace: Trace, moment: Moment, loaded: State, given: Any, read: Any
    ) -> Iterator[Problem]:
        key = loaded.key()
        _wreck(given)
        _wreck(read)
        if moment.state.key() != trace.keys[moment.step]:
            yield Problem(moment.step, "the position shares its lists with the state")
        if loaded.key() != key:
            yield Problem(moment.step, "a loaded state shares its lists with the position")

    def _play_on(self, trace: Trace, first: int, last: int, loaded: State) -> Iterator[Problem]:
        for step in range(first, min(last, len(trace.choices))):
            loaded.apply(*trace.choices[step])
            if loaded.key() != trace.keys[step + 1]:
                yield Problem(
                    step + 1,
                    f"the position after {first} choices, loaded and played on with the same "
                    "choices, goes another way",
                )
                return


def _wreck(data: Any) -> None:
    """Empties every list and table of a position, however deep."""
    if isinstance(data, dict | list):
        for part in list(data.values() if isinstance(data, dict) else data):
            _wreck(part)
        data.clear()
