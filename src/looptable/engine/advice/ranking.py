"""Ranking: the options of a seat, the best first, with claims that tell the first ones apart."""

from collections.abc import Collection, Iterator, Sequence

from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.advice.figures import commonplaces, signature
from looptable.engine.advice.insight import UNKNOWN, Insight
from looptable.engine.advice.outlook import Outlook, outlooks
from looptable.engine.advice.sentences import compared, equalled, odds_of, planned
from looptable.engine.contract.bot import Advice
from looptable.engine.contract.claim import Claim
from looptable.engine.contract.game import Game
from looptable.engine.contract.view import View

__all__ = ["HINTED", "make_claims", "rank_options"]

HINTED = 3
"""The options that get claims: the best ones. Terminal and page show no more."""

Signature = tuple[tuple[int, ...], ...]


def rank_options(
    game: Game,
    view: View,
    seat: Seat,
    insight: Insight,
    chance: Chance,
    effort: int = 1,
    worths: Sequence[int] | None = None,
    favourite: int | None = None,
    passing: int | None = None,
) -> list[Advice]:
    """Every option once, the best first.

    `worths` are a game's own; without them an option is worth its mean at the horizon. Of options worth the same
    the `favourite` comes first. `passing` is the option to do nothing, if there is one: the best is
    compared with it.
    """
    if worths is None:
        found = outlooks(game, view, seat, insight, chance, effort)
        worths = [outlook.worth for outlook in found]
        order = _order(worths, favourite)
    else:
        order = _order(worths, favourite)
        wanted = order[: HINTED + 1]
        if passing is not None and passing not in wanted:
            wanted.append(passing)
        found = outlooks(game, view, seat, insight, chance, effort, wanted)
    ranked = sorted(found, key=lambda outlook: order.index(outlook.index))
    claims = make_claims(ranked, insight, passing)
    return [Advice(index, worths[index], claims.get(index, ())) for index in order]


def make_claims(
    ranked: Sequence[Outlook], insight: Insight, passing: int | None = None
) -> dict[int, tuple[Claim, ...]]:
    """Claims for the first of ranked options, by their indexes.

    The best is compared with passing, or else with the next that differs; every other one with the best. Of
    options whose figures are the same in all worlds the later ones say so. No two others have the
    same sentences.
    """
    leaders: dict[Signature, Outlook] = {}
    for outlook in ranked:
        leaders.setdefault(signature(outlook), outlook)
    commonplace = commonplaces(ranked)
    said: dict[tuple[object, ...], Outlook] = {}
    claims: dict[int, tuple[Claim, ...]] = {}
    for outlook in ranked[:HINTED]:
        own = list(_own(outlook, commonplace))
        leader, others = leaders[signature(outlook)], _others(outlook, ranked, passing)
        if leader is not outlook:
            own.append(equalled(outlook, leader))
        elif others:
            own.append(compared(outlook, others[0], insight, is_better=outlook is ranked[0]))
        elif len(ranked) > 1:
            own.append(equalled(outlook, next(one for one in ranked if one is not outlook)))
        while (
            leader is outlook
            and (twin := said.setdefault(tuple(claim.text for claim in own), outlook))
            is not outlook
        ):
            own.append(compared(outlook, twin, insight, is_better=False))
        claims[outlook.index] = tuple(own)
    return claims


def _others(outlook: Outlook, ranked: Sequence[Outlook], passing: int | None) -> list[Outlook]:
    """The options that differ from one, the first to compare it with: passing for the best, else the best."""
    found = [other for other in ranked if signature(other) != signature(outlook)]
    if outlook is ranked[0]:
        found.sort(key=lambda other: other.index != passing)
    return found


def _order(worths: Sequence[int], favourite: int | None) -> list[int]:
    return sorted(range(len(worths)), key=lambda index: (-worths[index], index != favourite))


def _own(outlook: Outlook, commonplace: Collection[str]) -> Iterator[Claim]:
    """Claims that need no other option."""
    plan = planned(outlook)
    if plan is not None:
        yield plan
    odds = odds_of(outlook, commonplace)
    # That something unknown follows goes without saying where there is anything else to say.
    if odds is not None and not (plan and odds.figure == UNKNOWN):
        yield odds
