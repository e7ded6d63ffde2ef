"""Non-interference: a view is the same, to the byte, when all that the seat can't know is re-drawn."""

from collections.abc import Iterator
from typing import ClassVar

from looptable.conformance.difference import difference
from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Moment, Trace
from looptable.conformance.worlds import guessed_worlds, reseeded_world, viewer_name
from looptable.core.ids import Seat

__all__ = ["SecretViews"]


class SecretViews(Promise):
    """Compares the view of the true state with the views of guesses, and of other chance to come.

    Where a guess has other knowledge (`known`) than its view, it is the guess that is blamed.
    """

    id = "secret-views"
    says = "A seat sees the same, to the byte, whatever is true of all that it cannot know."
    needs: ClassVar[tuple[str, ...]] = ("repeat", "clone", "guess")

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Compares for every viewer."""
        for moment in trace.walk(self.plan.moments):
            for viewer in trace.viewers():
                yield from self._compare(trace, moment, viewer)

    def _compare(self, trace: Trace, moment: Moment, viewer: Seat | None) -> Iterator[Problem]:
        view = trace.game.view(moment.state, viewer)
        who = viewer_name(viewer)
        other = trace.game.view(reseeded_world(moment.state, moment.step), viewer)
        if other.as_bytes() != view.as_bytes():
            what = difference(view, other)
            yield Problem(moment.step, f"{who} sees the chance that is still to come: {what}")
        for world in guessed_worlds(trace, moment, viewer, self.plan.guesses):
            other = trace.game.view(world, viewer)
            if other.as_bytes() != view.as_bytes():
                what = difference(view, other)
                yield Problem(moment.step, f"{who} sees what it cannot know: {what}")
                return
