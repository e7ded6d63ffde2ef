"""Describe and parse are inverse: a key is short, unique, and read back as its action."""

from collections.abc import Iterator, Sized

from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Moment, Trace
from looptable.core.ids import Seat

__all__ = ["OptionKeys"]

LONGEST = 80
PARSED = 8  # reading a key may describe all options, so of many keys only some are read


class OptionKeys(Promise):
    """Records, terminal and network all speak in keys."""

    id = "option"
    says = "Every option has a short key of its own, which is read back as the same action."

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Describes and parses every legal action at every moment."""
        for moment in trace.walk(self.plan.glances):
            for seat in moment.state.pending():
                yield from self._seat(trace, moment, seat)

    def _seat(self, trace: Trace, moment: Moment, seat: Seat) -> Iterator[Problem]:
        game, state, step = trace.game, moment.state, moment.step
        keys: dict[str, int] = {}
        for action in state.legal(seat):
            option = game.describe(state, seat, action)
            key = option.key
            if key in keys:
                yield Problem(step, f"two options of seat {seat} have the key {key!r}")
                continue
            keys[key] = action
            if game.option_key(state, seat, action) != key:
                yield Problem(step, f"the state names the option {key!r} in another way")
            if not 0 < len(key) <= LONGEST or key != key.strip() or not key.isprintable():
                yield Problem(step, f"the key {key!r} is not short words on one line")
            if any(not target.kind or not target.id for target in option.targets):
                yield Problem(step, f"a target of the option {key!r} has no kind or no id")
        some = list(keys.items())[moment.step % _stride(keys) :: _stride(keys)]
        for key, action in some:
            parsed = game.parse(state, seat, key)
            if parsed != action:
                yield Problem(step, f"the key {key!r} of action {action} is read as {parsed}")


def _stride(keys: Sized) -> int:
    return 1 + len(keys) // PARSED
