"""An illegal action is refused, and the state stays as it was."""

from collections.abc import Callable, Iterator

from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Moment, Trace, said
from looptable.core.errors import Refusal
from looptable.core.ids import Action, Seat
from looptable.engine.contract.event import Event
from looptable.engine.contract.state import State

__all__ = ["Refusals"]

# Around the borders of what compiled code calls an integer, too.
STRANGE = (-(2**63), -(2**31), -1, 2**31, 2**62, 2**63, 2**70)
STRANGE_KEYS = ("", " ", "no such option", "no such option\n", "0")


class Refusals(Promise):
    """Wrong seats, actions that are not legal, keys that nobody offered."""

    id = "refuse"
    says = "What is not allowed raises Refusal, changes nothing and tells nothing."

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Tries what is not allowed, on a clone."""
        for moment in trace.walk(self.plan.moments):
            victim = moment.state.clone()
            key, position = victim.key(), victim.position()
            for what, attempt in self._attempts(trace, victim):
                fault = _fault(attempt)
                if fault:
                    yield Problem(moment.step, f"{what} {fault}")
                if victim.key() != key:
                    yield Problem(moment.step, f"{what} was not allowed but changed the state")
                    break
            if victim.position() != position:
                yield Problem(moment.step, "what was not allowed changed the position")
            yield from self._goes_on(trace, moment, victim)

    def _attempts(self, trace: Trace, state: State) -> Iterator[tuple[str, Callable[[], object]]]:
        pending = state.pending()
        usual = sorted({action for seat in pending for action in state.legal(seat)} or {0})
        for seat in (-1, *range(trace.players + 1), 2**31):
            if seat not in pending:
                yield f"a choice of seat {seat}", _choice(state, seat, usual[0])
                yield f"a key from seat {seat}", _parse(trace, state, seat, "0")
        for seat in pending:
            legal = state.legal(seat)
            near = {action + side for action in usual for side in (-1, 0, 1)}
            for action in sorted(near.union(STRANGE).difference(legal)):
                yield f"action {action} of seat {seat}", _choice(state, seat, action)
            keys = {trace.game.describe(state, seat, action).key for action in legal}
            for key in STRANGE_KEYS:
                if key not in keys:
                    yield f"the key {key!r} of seat {seat}", _parse(trace, state, seat, key)

    def _goes_on(self, trace: Trace, moment: Moment, victim: State) -> Iterator[Problem]:
        if moment.is_last:
            return
        victim.apply(moment.seat, moment.action)
        if victim.key() != trace.keys[moment.step + 1]:
            yield Problem(moment.step, "after refusals, a legal choice leads to another state")


def _choice(state: State, seat: Seat, action: Action) -> Callable[[], object]:
    def attempt() -> None:
        told: list[Event] = []
        try:
            state.apply(seat, action, told.append)
        finally:
            if told:
                raise ValueError(f"told {told[0].kind!r}")

    return attempt


def _parse(trace: Trace, state: State, seat: Seat, key: str) -> Callable[[], object]:
    return lambda: trace.game.parse(state, seat, key)


def _fault(attempt: Callable[[], object]) -> str:
    """The fault in the answer to an attempt, if there is one."""
    try:
        attempt()
    except Refusal:
        return ""
    except Exception as error:  # anything else than a Refusal is what the kit is looking for
        return f"raised {said(error)} instead of Refusal"
    return "was accepted"
