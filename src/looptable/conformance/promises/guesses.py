"""A guess has the view it was made from, and draws again all that the view does not say.

`imagine` is the same guess without the view: a game that answers it on its own must answer alike.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from looptable.conformance.difference import difference
from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Moment, Trace
from looptable.core.ids import Seat
from looptable.engine.contract.state import State
from looptable.engine.contract.view import View

__all__ = ["Guesses"]

MANY = 64  # this many equal guesses, where states differ, are no accident
OTHER_STARTS = 8
SIBLINGS = 6
SEED = 1


class Guesses(Promise):
    """Guesses differ where the kit met different states with the same view."""

    id = "guess"
    says = (
        "A guess has the view it was made from, keeps all pieces, and draws again what is hidden."
    )

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Guesses for every viewer; looks for views that several states have."""
        starts = _other_starts(trace)
        for viewer in trace.viewers():
            yield from self._varied(trace, 0, viewer, starts)
        for moment in trace.walk(self.plan.moments):
            siblings = _siblings(moment)
            for viewer in trace.viewers():
                yield from self._guesses(trace, moment, viewer)
                yield from self._varied(trace, moment.step, viewer, siblings)

    def _guesses(self, trace: Trace, moment: Moment, viewer: Seat | None) -> Iterator[Problem]:
        """Each guess for itself."""
        game, step = trace.game, moment.step
        view = game.view(moment.state, viewer)
        told = view.as_bytes()
        name = ("guess", step, str(viewer))
        guess = game.guess(view, trace.chance(*name))
        if view.as_bytes() != told:
            yield Problem(step, f"guess changed the view of seat {viewer} that it was given")
        if game.guess(view, trace.chance(*name)).key() != guess.key():
            yield Problem(step, "guess draws from another chance than the one it is given")
        if guess.listener is not None:
            yield Problem(step, "a guess has a listener")
        known, wanted = game.view(guess, viewer).known, view.known
        if known != wanted:
            what = difference(wanted, known)
            yield Problem(
                step,
                f"the guess of seat {viewer} contradicts the view it was made from "
                f"(or the view tells what guess does not read): known.{what}",
            )
        pieces, true_pieces = dict(game.census(guess)), dict(game.census(moment.state))
        if pieces != true_pieces:
            what = difference(true_pieces, pieces)
            yield Problem(step, f"the guess of seat {viewer} loses or doubles pieces: {what}")
        yield from self._imagined(trace, moment, view)
        yield from self._chance(trace, moment, view, guess)

    def _imagined(self, trace: Trace, moment: Moment, view: View) -> Iterator[Problem]:
        """`imagine` gives the same state as `guess`, to the next draw."""
        game, state, step, viewer = trace.game, moment.state, moment.step, view.seat
        name = ("imagine", step, str(viewer))
        chances = [trace.chance(*name), trace.chance(*name)]
        guess = game.guess(view, chances[0])
        twin = game.imagine(state, viewer, chances[1])
        if twin.key() != guess.key():
            what = difference(guess.position(), twin.position())
            yield Problem(step, f"seat {viewer} imagines another state than it guesses: {what}")
        elif _asked(twin) != _asked(guess):
            yield Problem(step, f"seat {viewer} imagines another question than it guesses")
        if twin.listener is not None:
            yield Problem(step, "what is imagined has a listener")
        if chances[0].next(0) != chances[1].next(0):
            yield Problem(step, f"seat {viewer} imagines with more or fewer draws than it guesses")
        if state.key() != trace.keys[step]:
            yield Problem(step, f"what seat {viewer} imagines changed the state")

    def _chance(self, trace: Trace, moment: Moment, view: View, guess: State) -> Iterator[Problem]:
        """The fields that a new seed changes must be new in a guess, and in each one."""
        viewer = view.seat
        other = trace.game.guess(view, trace.chance("other", moment.step, str(viewer)))
        true, first, second = (s.position() for s in (moment.state, guess, other))
        for field in _chance_fields(moment.state):
            if first.get(field) == true.get(field) or second.get(field) == first.get(field):
                yield Problem(
                    moment.step, f"the guess of seat {viewer} does not draw {field!r} again"
                )

    def _varied(
        self, trace: Trace, step: int, viewer: Seat | None, states: Iterable[State]
    ) -> Iterator[Problem]:
        """A difference between states with the same view must show between guesses from it."""
        groups: dict[bytes, tuple[View, list[State]]] = {}
        for state in states:
            view = trace.game.view(state, viewer)
            groups.setdefault(view.as_bytes(), (view, []))[1].append(state)
        for view, alike in groups.values():
            hidden = _varying(_settled(state) for state in alike)
            if not hidden:
                continue
            chance = trace.chance("vary", step, str(viewer))
            drawn = [_settled(trace.game.guess(view, chance)) for _ in range(self.plan.guesses)]
            while not hidden <= _varying(drawn) and len(drawn) < MANY:
                drawn.append(_settled(trace.game.guess(view, chance)))
            same = hidden - _varying(drawn)
            if same:
                yield Problem(
                    step,
                    f"seat {viewer} cannot know {sorted(same)}, for other states have the same "
                    f"view, but {MANY} guesses are all alike there",
                )


def _asked(state: State) -> list[list[int]]:
    """The seats that are asked, and their options."""
    pending = state.pending()
    return [pending, *(state.legal(seat) for seat in pending)]


def _chance_fields(state: State) -> set[str]:
    """The fields of a position that hold the chance to come."""
    twins = [state.clone(), state.clone()]
    for seed, twin in enumerate(twins, SEED):
        twin.reseed(seed)
    return _varying(twin.position() for twin in twins)


def _settled(state: State) -> dict[str, Any]:
    """A position with one and the same chance to come."""
    twin = state.clone()
    twin.reseed(SEED)
    return twin.position()


def _varying(positions: Iterable[dict[str, Any]]) -> set[str]:
    """The fields that are not the same in all of these positions."""
    first, *others = positions
    names = {name for position in (first, *others) for name in position}
    return {n for n in names if any(other.get(n) != first.get(n) for other in others)}


def _other_starts(trace: Trace) -> list[State]:
    """The set-up with other seeds."""
    seeds = range(trace.seed, trace.seed + OTHER_STARTS)
    return [trace.game.start(trace.players, trace.settings, seed) for seed in seeds]


def _siblings(moment: Moment) -> list[State]:
    """The states that other choices lead to: after a secret choice the others have one view of them all."""
    siblings = []
    if not moment.is_last:
        for action in moment.state.legal(moment.seat)[:SIBLINGS]:
            sibling = moment.state.clone()
            sibling.apply(moment.seat, action)
            siblings.append(sibling)
    return siblings
