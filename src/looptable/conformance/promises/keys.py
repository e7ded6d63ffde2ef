"""Keys are equal for equal states, and for no others."""

import hashlib
import json
from collections.abc import Iterator
from typing import Any, ClassVar

from looptable.conformance.difference import difference
from looptable.conformance.finding import Problem
from looptable.conformance.plan import Case
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Moment, Trace
from looptable.conformance.variety import alternatives
from looptable.core.errors import WrongUse
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State

__all__ = ["Keys"]

SEED = 1
SIBLINGS = 8


class Keys(Promise):
    """Compares keys with positions over all states met, in all matches.

    Two states of random play hardly ever differ in one thing only, so that a key that forgets it
    would go unnoticed. Therefore they are compared with what their position makes when one field is
    left out; and, with the same chance to come, with what other choices, other settings and other
    hidden pieces would have made of them.
    """

    id = "key"
    says = "Two states have equal keys exactly when they have equal positions."
    needs: ClassVar[tuple[str, ...]] = ("repeat", "clone", "guess")

    def __init__(self, case: Case) -> None:
        super().__init__(case)
        self._position_of: dict[bytes, bytes] = {}  # by their hashes: there may be many
        self._key_of: dict[bytes, bytes] = {}
        self._in_words: dict[bytes, str] = {}  # positions of the present match

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Meets the states of a match and their like."""
        self._in_words.clear()
        for state in _other_settings(trace):
            yield from self._meet(0, state)
        for moment in trace.walk(self.plan.moments):
            yield from self._meet(moment.step, moment.state)
            yield from self._reseed(moment)
            for state in _with_defaults(trace, moment):
                yield from self._meet(moment.step, state)
            for state in self._like(trace, moment):
                state.reseed(SEED)
                yield from self._meet(moment.step, state)

    def _meet(self, step: int, state: State) -> Iterator[Problem]:
        words = json.dumps(state.position(), sort_keys=True)
        key, position = _hash(state.key()), _hash(words.encode())
        self._in_words[position] = words
        known = self._position_of.setdefault(key, position)
        if known != position:
            what = difference(json.loads(self._in_words.get(known, "{}")), json.loads(words))
            yield Problem(step, f"two states have equal keys, but in the position {what}")
        elif self._key_of.setdefault(position, key) != key:
            yield Problem(step, "two states have equal positions but different keys")

    def _reseed(self, moment: Moment) -> Iterator[Problem]:
        """A key that other chance leaves alone is right only if the course stays the same too."""
        twins = [moment.state.clone(), moment.state.clone()]
        twins[0].reseed(SEED)
        twins[1].reseed(SEED + 1)
        if moment.is_last or twins[0].key() != twins[1].key():
            return
        for twin in twins:
            twin.apply(moment.seat, moment.action)
        if twins[0].key() != twins[1].key():
            yield Problem(
                moment.step, "two states have equal keys, but the chance to come differs in them"
            )

    def _like(self, trace: Trace, moment: Moment) -> Iterator[State]:
        """States that differ little from this one."""
        yield moment.state.clone()
        for viewer in trace.viewers():
            chance = trace.chance("key", moment.step, str(viewer))
            yield trace.game.guess(trace.game.view(moment.state, viewer), chance)
        for seat in moment.state.pending():
            for action in moment.state.legal(seat)[:SIBLINGS]:
                sibling = moment.state.clone()
                sibling.reseed(SEED)  # chance drawn by the choice itself must not tell them apart
                sibling.apply(seat, action)
                yield sibling


def _with_defaults(trace: Trace, moment: Moment) -> Iterator[State]:
    """The same position with one field left out, so that it has its default."""
    position = moment.state.position()
    for field in position:
        state = _loaded(trace.game, {n: value for n, value in position.items() if n != field})
        if state is not None:
            yield state


def _loaded(game: Game, position: dict[str, Any]) -> State | None:
    try:
        state = game.load(position)
        state.position()
    except Exception:  # not every such position is possible, and how it fails is not our matter
        return None
    return state


def _hash(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def _other_settings(trace: Trace) -> Iterator[State]:
    """The same set-up with one setting different."""
    for setting in trace.game.settings():
        for value in alternatives(setting):
            try:
                state = trace.game.start(
                    trace.players, {**trace.settings, setting.id: value}, trace.seed
                )
            except WrongUse:  # settings that do not go together
                continue
            state.reseed(SEED)
            yield state
