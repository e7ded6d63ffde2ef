"""Legal actions: never none for a pending seat, none for the others, in a fixed order."""

from collections.abc import Iterator

from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Moment, Trace
from looptable.core.ids import Seat

__all__ = ["Legality"]


class Legality(Promise):
    """Also that the questions rollouts ask have the same answers."""

    id = "legal"
    says = "Pending seats have legal actions, others none; the fast questions agree."

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Asks every seat at every moment."""
        for moment in trace.walk():
            pending = moment.state.pending()
            # A spectator's seat and one past the last are as little pending as any other.
            for seat in range(-1, trace.players + 1):
                if seat in pending:
                    yield from self._pending(moment, seat)
                elif moment.state.legal(seat):
                    yield Problem(moment.step, f"seat {seat} is not pending but has legal actions")
            yield from self._mover(moment, pending)
            yield from self._play(trace, moment)

    def _pending(self, moment: Moment, seat: Seat) -> Iterator[Problem]:
        state, step = moment.state, moment.step
        actions = state.legal(seat)
        if not actions:
            yield Problem(step, f"seat {seat} is pending but has no legal action")
        if len(set(actions)) < len(actions):
            yield Problem(step, f"legal lists an action of seat {seat} twice: {actions}")
        if state.legal(seat) != actions or state.clone().legal(seat) != actions:
            yield Problem(
                step, f"legal lists the actions of seat {seat} otherwise when asked again"
            )
        count = state.choices(seat)
        fast = [state.choice(seat, index) for index in range(count)]
        if fast != actions:
            yield Problem(step, f"for seat {seat}, choices and choice list {fast}, legal {actions}")

    def _mover(self, moment: Moment, pending: list[Seat]) -> Iterator[Problem]:
        first = pending[0] if pending else -1
        mover = moment.state.mover()
        if mover != first:
            yield Problem(moment.step, f"mover is {mover}, but pending is {pending}")

    def _play(self, trace: Trace, moment: Moment) -> Iterator[Problem]:
        if moment.is_last:
            return
        twin = moment.state.clone()
        twin.play(moment.seat, moment.action)
        if twin.key() != trace.keys[moment.step + 1]:
            yield Problem(moment.step, "play leads to another state than apply")
