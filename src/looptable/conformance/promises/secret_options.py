"""Non-interference of options: what a seat may do, and how it reads, follows from its view."""

from collections.abc import Iterator
from typing import ClassVar

from looptable.conformance.difference import difference
from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.trace import Moment, Trace
from looptable.conformance.worlds import guessed_worlds, reseeded_world
from looptable.core.ids import Seat

__all__ = ["SecretOptions"]


class SecretOptions(Promise):
    """Compares actions and options, with texts, targets and warnings."""

    id = "secret-options"
    says = "A seat has and reads the same options, whatever is true of all that it cannot know."
    needs: ClassVar[tuple[str, ...]] = ("repeat", "clone", "guess")

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Compares for every pending seat."""
        for moment in trace.walk(self.plan.moments):
            for seat in moment.state.pending():
                yield from self._compare(trace, moment, seat)

    def _compare(self, trace: Trace, moment: Moment, seat: Seat) -> Iterator[Problem]:
        actions = moment.state.legal(seat)
        options = trace.game.legal_options(moment.state, seat)
        if moment.state.key() != trace.keys[moment.step]:
            yield Problem(moment.step, f"describing the options of seat {seat} changed the state")
            return
        worlds = [
            reseeded_world(moment.state, moment.step),
            *guessed_worlds(trace, moment, seat, self.plan.guesses),
        ]
        for world in worlds:
            if world.legal(seat) != actions:
                yield Problem(
                    moment.step,
                    f"what seat {seat} may do depends on what it cannot know: "
                    f"{actions}, then {world.legal(seat)}",
                )
                return
            other = trace.game.legal_options(world, seat)
            if other != options:
                what = difference(options, other)
                yield Problem(
                    moment.step,
                    f"the options of seat {seat} tell what it cannot know: option {what}",
                )
                return
