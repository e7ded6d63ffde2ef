"""Foresight comes true."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Moment, Trace
from looptable.conformance.worlds import after
from looptable.content.text.texts import Text
from looptable.core.ids import Action, Seat
from looptable.engine.contract.event import Event, heard_by
from looptable.engine.contract.state import State
from looptable.engine.match.foresight import Foresight, foresee, imagined_for

__all__ = ["Foresights"]


class Foresights(Promise):
    """Foresees every option of every pending seat on several guesses, then tries it in truth.

    All guesses must foresee the same. In truth the seat hears what was foreseen, and nothing more
    unless something is revealed then; and it is asked the question that was foreseen.
    """

    id = "foresight"
    says = "What is foreseen of an option is the beginning of what happens when it is chosen."
    needs: ClassVar[tuple[str, ...]] = (
        "repeat",
        "clone",
        "guess",
        "secret-options",
        "secret-events",
    )

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Looks at all options of a moment, not only at the one that was chosen."""
        for moment in trace.walk(self.plan.moments):
            for seat in moment.state.pending():
                yield from self._compare(trace, moment, seat)

    def _compare(self, trace: Trace, moment: Moment, seat: Seat) -> Iterator[Problem]:
        guesses = [
            imagined_for(trace.game, moment.state, seat, seed)
            for seed in range(max(2, self.plan.guesses))
        ]
        for action in moment.state.legal(seat):
            foreseen = [foresee(trace.game, guess, seat, action) for guess in guesses]
            fault = self._fault(trace, moment.state, seat, action, foreseen)
            if fault:
                key = trace.game.describe(moment.state, seat, action).key
                yield Problem(moment.step, f"of {key!r}, seat {seat} {fault}")
                return

    def _fault(
        self, trace: Trace, state: State, seat: Seat, action: Action, foreseen: list[Foresight]
    ) -> str:
        first = foreseen[0]
        if any(other != first for other in foreseen):
            return "foresees one thing on one guess, and another on the next"
        truth, told = after(state, seat, action)
        heard = heard_by(told, seat)
        sure, rest = heard[: len(first.events)], heard[len(first.events) :]
        if tuple(sure) != first.events:
            return f"foresees {_kinds(first.events)}, but hears {_kinds(heard)}"
        if first.is_open:
            return "" if rest and rest[0].reveals else "foresaw a reveal that did not happen"
        if rest:
            return f"does not foresee {_kinds(rest)}"
        asks: Text | None = None
        if seat in truth.pending():
            asks = trace.game.prompt(truth, seat)
        return "" if asks == first.asks else "is asked a different question than foreseen"


def _kinds(events: Sequence[Event]) -> str:
    """Events in a message."""
    return ", ".join(repr(event.kind) for event in events) or "nothing"
