"""Seats that choose at once do so without knowing the others' choices."""

from collections.abc import Iterator
from typing import ClassVar

from looptable.conformance.difference import difference
from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Moment, Trace
from looptable.conformance.worlds import after, viewer_name
from looptable.core.ids import Action, Seat
from looptable.engine.contract.event import Event, heard_by
from looptable.engine.contract.state import State

__all__ = ["SecretChoices"]

ALTERNATIVES = 6

World = tuple[State, list[Event]]


class SecretChoices(Promise):
    """Seats still to choose see and hear the same, whatever another chose.

    So does a spectator, who sits beside them. A choice after which only its own seat is asked has broken off
    the question to all, before everybody's eyes: it is not among them. This does not ask the game's own guess, so that it
    finds a secret that view and guess agree to betray.
    """

    id = "secret-choices"
    says = "While several seats choose, nobody still to choose learns what another chose."

    needs: ClassVar[tuple[str, ...]] = ("repeat", "clone")

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Makes other choices at every moment at which several seats are pending."""
        for moment in trace.walk(self.plan.moments):
            if not moment.is_last and len(moment.state.pending()) > 1:
                yield from self._compare(trace, moment)

    def _compare(self, trace: Trace, moment: Moment) -> Iterator[Problem]:
        actions = moment.state.legal(moment.seat)
        made = after(moment.state, moment.seat, moment.action)
        for action in actions[:ALTERNATIVES]:
            if action == moment.action:
                continue
            other = after(moment.state, moment.seat, action)
            waiting = [seat for seat in made[0].pending() if seat in moment.state.pending()]
            if not waiting or waiting != other[0].pending() or waiting == [moment.seat]:
                continue
            viewers = [*(seat for seat in waiting if seat != moment.seat), None]
            for viewer in viewers:
                fault = self._fault(trace, made, other, viewer)
                if fault:
                    chosen = self._keys(trace, moment, action)
                    yield Problem(moment.step, f"{chosen}, {viewer_name(viewer)} {fault}")
                    return

    def _keys(self, trace: Trace, moment: Moment, other: Action) -> str:
        keys = [
            trace.game.describe(moment.state, moment.seat, action).key
            for action in (moment.action, other)
        ]
        return f"while others are still to choose, and seat {moment.seat} chooses {keys[0]!r} or {keys[1]!r}"

    def _fault(self, trace: Trace, made: World, other: World, viewer: Seat | None) -> str:
        views = [trace.game.view(state, viewer) for state, _ in (made, other)]
        if views[0].as_bytes() != views[1].as_bytes():
            return f"sees which: {difference(views[0], views[1])}"
        heard = [heard_by(events, viewer) for _, events in (made, other)]
        if heard[0] != heard[1]:
            return f"hears which: event {difference(heard[0], heard[1])}"
        return ""
