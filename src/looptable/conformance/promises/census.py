"""No piece is ever lost or doubled."""

from collections.abc import Iterator

from looptable.conformance.difference import difference
from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Trace

__all__ = ["Census"]


class Census(Promise):
    """Counts the pieces at every moment."""

    id = "census"
    says = "There are as many pieces of each kind at every moment as at the start."

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Compares every count with the first."""
        first: dict[str, int] | None = None
        for moment in trace.walk():
            count = dict(trace.game.census(moment.state))
            if first is None:
                first = count
            if count != first:
                what = difference(first, count)
                yield Problem(moment.step, f"a piece was lost or doubled: {what}")
                return
