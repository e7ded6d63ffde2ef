"""Chance comes from the state alone: the same seed and choices lead to the same states."""

from collections.abc import Iterator
from typing import ClassVar

from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Diverged, Trace

__all__ = ["Repeats"]


class Repeats(Promise):
    """The ground of all others: the same seed and choices, the same states."""

    id = "repeat"
    says = "The same set-up and the same choices lead to the same states: chance is in the state."
    needs: ClassVar[tuple[str, ...]] = ()

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Plays the match again."""
        try:
            for _ in trace.walk():
                pass
        except Diverged as fault:
            yield Problem(
                fault.step,
                "played again with the same seed and choices, the state is another here: "
                "is there chance, or memory, outside the state?",
            )
