"""A choice with one option and no secret is not a choice: the state takes it itself."""

from collections.abc import Iterator
from typing import ClassVar

from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Moment, Trace
from looptable.conformance.worlds import guessed_worlds
from looptable.core.ids import Seat

__all__ = ["Singles"]


class Singles(Promise):
    """Excused: seats that choose at once with others, and a single option that is itself a secret.

    Taking the option of one of several seats would tell the others that it had no choice, also when
    it is the last of them. And a single option is a secret when some other viewer has to reckon with
    a world in which that seat has other options.
    """

    id = "single"
    says = "Nobody is asked where there is one option and no secret."
    needs: ClassVar[tuple[str, ...]] = ("repeat", "clone", "guess")

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Looks for seats that are asked alone and have one option."""
        together: set[Seat] = set()  # seats that were pending at once, and still are
        for moment in trace.walk():
            pending = moment.state.pending()
            together = set(pending) if len(pending) > 1 else together.intersection(pending)
            if together or not pending:
                continue
            options = trace.game.legal_options(moment.state, pending[0])
            if len(options) == 1 and not self._is_secret(trace, moment, pending[0]):
                yield Problem(
                    moment.step,
                    f"seat {pending[0]} is asked though {options[0].key!r} is all it may choose; "
                    "no other seat could think otherwise, so the state should take it",
                )

    def _is_secret(self, trace: Trace, moment: Moment, seat: Seat) -> bool:
        options = trace.game.legal_options(moment.state, seat)
        return any(
            trace.game.legal_options(world, seat) != options
            for viewer in trace.viewers()
            if viewer != seat
            for world in guessed_worlds(trace, moment, viewer, 4 * self.plan.guesses)
        )
