"""Reasons for what cannot be chosen are true and give nothing away."""

from collections.abc import Iterator, Mapping, Sequence
from typing import ClassVar

from looptable.conformance.difference import difference
from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.promises.sentences import unsayable
from looptable.conformance.trace import Moment, Trace
from looptable.conformance.worlds import guessed_worlds
from looptable.content.text.texts import Text
from looptable.core.ids import Seat
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option
from looptable.engine.contract.view import View, target_ids

__all__ = ["Reasons"]

MOMENTS = 8  # of a match; every one of them asks for all that lies on the table
BUTTON = "option-"


class Reasons(Promise):
    """Compares the reasons for every pending seat in truth and on guesses of its view.

    They name pieces and zones that the seat sees, or options that it does not have, and never what one
    of its options is about.
    """

    id = "reason"
    says = "Reasons are for what a seat sees and cannot choose, and follow from its view."
    needs: ClassVar[tuple[str, ...]] = ("repeat", "clone", "guess", "secret-options")

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Looks at a few moments of a match, if the game has reasons at all."""
        if type(trace.game).reasons is Game.reasons:
            return
        for moment in trace.walk(min(MOMENTS, self.plan.moments)):
            for seat in moment.state.pending():
                for fault in self._faults(trace, moment, seat):
                    yield Problem(moment.step, fault)

    def _faults(self, trace: Trace, moment: Moment, seat: Seat) -> Iterator[str]:
        game, state = trace.game, moment.state
        reasons = game.reasons(state, seat)
        for world in guessed_worlds(trace, moment, seat, self.plan.guesses):
            other = game.reasons(world, seat)
            if other != reasons:
                what = difference(dict(reasons), dict(other))
                yield f"the reasons of seat {seat} tell what it cannot know: {what}"
                return
        view = game.view(state, seat)
        seen = set(view.ids())
        chosen = _chosen(game.legal_options(state, seat), view)
        yield from self._misnamed(reasons, seen, chosen)
        for text in reasons.values():
            yield from unsayable(game.texts(), text)

    def _misnamed(
        self, reasons: Mapping[str, Text], seen: set[str], chosen: set[str]
    ) -> Iterator[str]:
        for id_ in reasons:
            if id_ in chosen:
                yield f"there is a reason why {id_!r} cannot be chosen, but it can"
            elif id_ not in seen and not id_.startswith(BUTTON):
                yield f"there is a reason for {id_!r}, which is not in the view"


def _chosen(options: Sequence[Option], view: View) -> set[str]:
    """The ids of what options are about, and of the options themselves."""
    targets = [target for option in options for target in option.targets]
    return {f"{BUTTON}{option.key}" for option in options} | target_ids(view, targets)
