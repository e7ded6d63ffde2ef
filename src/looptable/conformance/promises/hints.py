"""Hints say nothing untrue, and something about every option."""

from collections.abc import Iterator, Sequence
from typing import ClassVar

from looptable.bots.advising import find_adviser
from looptable.conformance.claims import Asked
from looptable.conformance.finding import Problem
from looptable.conformance.promises.promise import Promise
from looptable.conformance.promises.sentences import unsayable
from looptable.conformance.trace import Moment, Trace
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Advice, Adviser
from looptable.engine.contract.claim import EqualClaim

__all__ = ["Hints", "unlike", "untrue"]

MOMENTS = 3  # of a match; every claim of every option is played out
FUTURES = 40


class Hints(Promise):
    """Asks the adviser of a game, and checks each claim by its own checker."""

    id = "hint"
    says = "Hints rank every option once, and each of their claims holds."
    needs: ClassVar[tuple[str, ...]] = ("repeat", "clone", "guess", "secret-options")

    def check(self, trace: Trace) -> Iterator[Problem]:
        """Looks at a few moments of a match, if the game gives advice at all."""
        adviser = find_adviser(trace.game)
        if adviser is None:
            return
        for moment in trace.walk(min(MOMENTS, self.plan.moments)):
            for seat in moment.state.pending():
                for fault in self._faults(adviser, trace, moment, seat):
                    yield Problem(moment.step, fault)

    def _faults(self, adviser: Adviser, trace: Trace, moment: Moment, seat: Seat) -> Iterator[str]:
        game, state = trace.game, moment.state
        options = game.legal_options(state, seat)
        chance = trace.chance("hints", moment.step, str(seat))
        advice = adviser.rank(game, game.view(state, seat), seat, options, chance)
        if sorted(one.index for one in advice) != list(range(len(options))):
            yield f"the hint for seat {seat} does not rank every option once"
            return
        asked = Asked(game, state, seat, adviser.insight, moment.step, futures=FUTURES)
        keys = [option.key for option in options]
        yield from untrue(asked, keys, advice)
        yield from unlike(keys, advice)
        for one in advice:
            for claim in one.claims:
                yield from unsayable(game.texts(), claim.text)


def untrue(asked: Asked, keys: Sequence[str], advice: Sequence[Advice]) -> Iterator[str]:
    """Claims that do not hold."""
    for one in advice:
        for claim in one.claims:
            fault = asked.fault(keys[one.index], claim)
            if fault:
                yield f"of {keys[one.index]!r} the hint says {claim.text.key}, but {fault}"


def unlike(keys: Sequence[str], advice: Sequence[Advice]) -> Iterator[str]:
    """Options hinted at that nothing tells apart, though none is called equal to another."""
    said: dict[tuple[object, ...], str] = {}
    for one in advice:
        if not one.claims or any(isinstance(claim, EqualClaim) for claim in one.claims):
            continue
        key = keys[one.index]
        texts = tuple(claim.text for claim in one.claims)
        other = said.setdefault(texts, key)
        if other != key:
            yield f"the hint says the same of {other!r} and {key!r}, and does not call them equal"
