"""Views say of a state what the state itself says, and asking for one changes nothing."""

from collections.abc import Iterator
from typing import Final

from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Moment, Trace
from looptable.engine.contract.view import View

__all__ = ["Views"]

KINDS: Final = frozenset({"board", "area", "row", "hand", "pile", "track"})


class Views(Promise):
    """The form that clients rely on; `secret_views` checks what a view must not say."""

    id = "view"
    says = "A view agrees with its state, is the same when asked again, and changes nothing."

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Asks for every view at every moment."""
        for moment in trace.walk(self.plan.glances):
            for viewer in trace.viewers():
                view = trace.game.view(moment.state, viewer)
                yield from self._agrees(trace, moment, view)
                if view.seat != viewer:
                    yield Problem(moment.step, f"the view of seat {viewer} says seat {view.seat}")
                again = trace.game.view(moment.state.clone(), viewer)
                if again.as_bytes() != view.as_bytes():
                    yield Problem(moment.step, f"seat {viewer} has another view when asked again")
                if moment.state.key() != trace.keys[moment.step]:
                    yield Problem(moment.step, f"the view of seat {viewer} changed the state")
                    return

    def _agrees(self, trace: Trace, moment: Moment, view: View) -> Iterator[Problem]:
        state, step = moment.state, moment.step
        if view.game != trace.game.meta.id:
            yield Problem(step, f"the view says it is of {view.game!r}")
        if list(view.pending) != state.pending():
            yield Problem(step, f"the view says {list(view.pending)} are pending")
        if view.outcome != state.outcome():
            yield Problem(step, f"the view says the outcome is {view.outcome}")
        if view.prompt != trace.game.prompt(state, view.seat):
            yield Problem(step, f"the prompt of seat {view.seat} is not that of its view")
        for zone in view.all_zones():
            if zone.kind not in KINDS:
                yield Problem(step, f"the zone {zone.id!r} has the unknown kind {zone.kind!r}")
