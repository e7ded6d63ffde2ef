"""Random play ends, and the outcome is well formed."""

from collections.abc import Iterator

from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Trace
from looptable.engine.contract.outcome import Outcome

__all__ = ["Endings"]


class Endings(Promise):
    """Also that the match is over exactly when nobody is to choose."""

    id = "end"
    says = "Random play ends; there is an outcome, as declared, exactly when nobody is pending."

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Looks at pending and outcome at every moment."""
        if trace.broken:
            yield Problem(len(trace.choices), trace.broken)
        for moment in trace.walk():
            pending, outcome = moment.state.pending(), moment.state.outcome()
            if pending != sorted(set(pending)):
                yield Problem(moment.step, f"pending is not ascending without repeats: {pending}")
            strangers = [seat for seat in pending if not 0 <= seat < trace.players]
            if strangers:
                yield Problem(moment.step, f"pending names seats that do not exist: {strangers}")
            if outcome is None and not pending:
                yield Problem(moment.step, "nobody is pending, but there is no outcome")
            if outcome is not None and pending:
                yield Problem(moment.step, f"there is an outcome, but {pending} are pending")
            if outcome is not None:
                yield from self._outcome(trace, moment.step, outcome)

    def _outcome(self, trace: Trace, step: int, outcome: Outcome) -> Iterator[Problem]:
        endings = self.game.meta.endings
        if outcome.code not in endings:
            yield Problem(step, f"the ending {outcome.code!r} is not declared: {list(endings)}")
        winners = list(outcome.winners)
        if winners != sorted(set(winners)) or not set(winners) <= set(range(trace.players)):
            yield Problem(step, f"the winners are not distinct seats in order: {winners}")
        if len(outcome.scores) not in (0, trace.players):
            yield Problem(step, f"{len(outcome.scores)} scores for {trace.players} seats")
        if any(type(score) is not int for score in outcome.scores):
            yield Problem(step, f"scores are whole numbers, not {list(outcome.scores)}")
