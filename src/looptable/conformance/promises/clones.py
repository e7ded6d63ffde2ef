"""A clone is equal and independent: whatever happens to one, the other does not notice."""

from collections.abc import Iterable, Iterator
from typing import ClassVar

from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Moment, Trace
from looptable.engine.contract.state import State

__all__ = ["Clones"]

AGES = (0, 1, 2, 4, 8, 16, 32)  # in choices; all copies are looked at again at the end


class Clones(Promise):
    """A copy of every state is kept and looked at again after later choices, and at the end."""

    id = "clone"
    says = "A clone equals its original, has no listener, and shares nothing with it."
    needs: ClassVar[tuple[str, ...]] = ("repeat",)

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Keeps copies while the match is played, and plays on with some of them."""
        # Not by `walk`, which would call a shared piece a change made by asking.
        state = trace.start()
        kept: list[State] = []
        for step in range(len(trace.keys)):
            trace.at = step
            kept.append(state.clone())
            recent = [step - age for age in AGES if age <= step]
            yield from self._look_again(trace, kept, recent, step)
            if step < len(trace.choices):
                yield from self._part(trace, Moment(step, state, *trace.choices[step]))
                state.apply(*trace.choices[step])
                if state.key() != trace.keys[step + 1]:
                    yield Problem(step, "playing on with a clone changed the course of the match")
        yield from self._look_again(trace, kept, range(len(kept)), len(kept) - 1)
        yield from self._play_on(trace, kept)

    def _look_again(
        self, trace: Trace, kept: list[State], steps: Iterable[int], now: int
    ) -> Iterator[Problem]:
        for step in steps:
            if kept[step].key() == trace.keys[step]:
                continue
            if step == now:
                yield Problem(now, "a clone has another key than its original")
            else:
                yield Problem(
                    now, f"the copy made after {step} choices has changed, though nobody touched it"
                )

    def _part(self, trace: Trace, moment: Moment) -> Iterator[Problem]:
        """Plays each other option on a clone: neither original nor sibling may change."""
        state, before = moment.state, trace.keys[moment.step]
        sibling = state.clone()
        sibling.listener = _ignore
        if sibling.clone().listener is not None:
            yield Problem(moment.step, "the clone of a state with a listener has it too")
        sibling.listener = None
        for action in state.legal(moment.seat):
            if action != moment.action:
                state.clone().apply(moment.seat, action)
        if state.key() != before:
            yield Problem(moment.step, "playing on with a clone changed the original")
        if sibling.key() != before:
            yield Problem(moment.step, "playing on with a clone changed another clone")

    def _play_on(self, trace: Trace, kept: list[State]) -> Iterator[Problem]:
        """Plays kept copies to the end with the choices of the match."""
        for first in sorted({0, len(kept) // 2, max(0, len(kept) - 2)}):
            for step in range(first, len(trace.choices)):
                kept[first].apply(*trace.choices[step])
                if kept[first].key() != trace.keys[step + 1]:
                    yield Problem(
                        step + 1,
                        f"a clone made after {first} choices goes another way than the original, "
                        "with the same choices",
                    )
                    break


def _ignore(_: object) -> None:
    pass
