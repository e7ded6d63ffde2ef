"""Hints along a match, with every claim held against the rules."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from looptable.bots.advising import find_adviser
from looptable.conformance.claims import FUTURES, Asked
from looptable.conformance.promises.hints import unlike, untrue
from looptable.core.chance import Chance
from looptable.engine.contract.bot import Advice
from looptable.engine.contract.claim import EqualClaim
from looptable.engine.contract.game import Game
from looptable.engine.contract.option import Option

__all__ = ["Hinted", "share_of_reasons", "walk_hints"]

LONGEST = 2000  # choices of a match
WILD = 4  # one choice in four is left to chance, so that matches differ


@dataclass(frozen=True)
class Hinted:
    """A question with the advice for it, and the faults of that advice."""

    options: Sequence[Option]
    advice: Sequence[Advice]
    faults: Sequence[str]

    @property
    def reasons(self) -> list[bool]:
        """For each option that is hinted at, whether it has a reason other than equality."""
        return [
            any(not isinstance(claim, EqualClaim) for claim in one.claims)
            for one in self.advice
            if one.claims
        ]


def walk_hints(
    game: Game,
    players: int,
    seed: int,
    *,
    every: int = 1,
    futures: int = FUTURES,
    given: Mapping[str, str | int | bool] | None = None,
    most: int = LONGEST,
) -> Iterator[Hinted]:
    """Plays a match as its adviser would, now and then at random, and checks each `every`-th hint on the way."""
    adviser = find_adviser(game)
    assert adviser is not None, f"{game.meta.id} gives no advice"
    state, chance = game.start(players, given or {}, seed), Chance(1)
    chance.seed(seed)
    for made in range(most):
        pending = state.pending()
        if not pending:
            return
        seat = pending[chance.below(0, len(pending))]
        view, options = game.view(state, seat), game.legal_options(state, seat)
        if made % every == 0:
            advice = adviser.rank(game, view, seat, options, chance.split(0))
            asked = Asked(game, state, seat, adviser.insight, made, futures=futures)
            keys = [option.key for option in options]
            yield Hinted(options, advice, [*untrue(asked, keys, advice), *unlike(keys, advice)])
        if chance.below(0, WILD):
            pick = adviser.choose(game, view, seat, options, chance)
        else:
            pick = chance.below(0, len(options))
        state.apply(seat, state.legal(seat)[pick])


def share_of_reasons(hinted: Sequence[Hinted]) -> float:
    """The share of the options hinted at that have a reason other than equality."""
    found = [reason for one in hinted for reason in one.reasons]
    return sum(found) / len(found)
