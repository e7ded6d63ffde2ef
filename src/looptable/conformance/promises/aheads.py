"""Questions that a seat can look ahead to are those it will be asked."""

from collections.abc import Iterator
from typing import ClassVar

from looptable.conformance.difference import difference
from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.promises.sentences import unsayable
from looptable.conformance.trace import Moment, Trace
from looptable.conformance.worlds import action_by_key, after, guessed_worlds, reseeded_world
from looptable.core.ids import Seat
from looptable.engine.contract.event import heard_by
from looptable.engine.contract.game import Game
from looptable.engine.match.ahead import Ahead, look_ahead

__all__ = ["Aheads"]


class Aheads(Promise):
    """Looks ahead for every pending seat, in truth and in other worlds, then chooses what led there.

    All worlds that the seat cannot tell apart show it the same. In truth it comes to the same
    question with the same options, and has learned nothing on the way.
    """

    id = "ahead"
    says = "A question that a seat can look ahead to is asked after those choices, and gives nothing away."
    needs: ClassVar[tuple[str, ...]] = ("repeat", "clone", "guess", "secret-options")

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Looks at the moments of a match, if the game has paths at all."""
        if type(trace.game).paths is Game.paths:
            return
        for moment in trace.walk(self.plan.moments):
            for seat in moment.state.pending():
                for fault in self._faults(trace, moment, seat):
                    yield Problem(moment.step, f"seat {seat} {fault}")

    def _faults(self, trace: Trace, moment: Moment, seat: Seat) -> Iterator[str]:
        game, state = trace.game, moment.state
        found = look_ahead(game, state, seat)
        if state.key() != trace.keys[moment.step]:
            yield "changed the state by looking ahead"
            return
        worlds = [
            reseeded_world(state, moment.step),
            *guessed_worlds(trace, moment, seat, self.plan.guesses),
        ]
        for world in worlds:
            other = look_ahead(game, world, seat)
            if other != found:
                yield f"sees ahead what it cannot know: {difference(found, other)}"
                return
        if len({one.after for one in found}) < len(found) or any(not one.after for one in found):
            yield "looks ahead to the same question twice, or to the one it is asked"
        for one in found:
            yield from self._missed(trace, moment, seat, one)
            for text in (one.prompt, *(option.text for option in one.options)):
                yield from unsayable(game.texts(), text)

    def _missed(self, trace: Trace, moment: Moment, seat: Seat, ahead: Ahead) -> Iterator[str]:
        game, state = trace.game, moment.state
        for key in ahead.after:
            action = action_by_key(game, state, seat, key)
            if action is None:
                yield f"looks behind {ahead.after}, but cannot choose {key!r}"
                return
            state, told = after(state, seat, action)
            if any(event.reveals for event in heard_by(told, seat)):
                yield f"looks behind {key!r}, which reveals something"
                return
        options = tuple(game.legal_options(state, seat)) if seat in state.pending() else ()
        if game.view(state, seat).prompt != ahead.prompt or options != ahead.options:
            yield f"is asked something else after {ahead.after} than it saw ahead"
