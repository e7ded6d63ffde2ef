"""The summary of many matches."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from looptable.lab.playing import Plan, Played
from looptable.lab.statistics import Share, share

__all__ = ["UNFINISHED", "Spread", "Summary", "summarise"]

UNFINISHED = "unfinished"
"""Stands for the ending of matches that were broken off."""


class Spread(msgspec.Struct, frozen=True):
    """The mean of some numbers, and the ends between which they lie."""

    mean: float
    least: int
    most: int


class Summary(msgspec.Struct, frozen=True):
    """All that is reported of a simulation, its speed excepted.

    `seats` are the wins of each seat; `bots` are the wins of each bot among the seats it held, over all
    matches. A match that several win counts for each of them. `scores` are empty where none are kept.
    """

    endings: dict[str, Share]
    seats: tuple[Share, ...]
    bots: dict[str, Share]
    decisions: Spread
    scores: tuple[Spread, ...]


def summarise(plan: Plan, matches: Sequence[Played]) -> Summary:
    """The figures of these matches; their order does not matter."""
    endings = Counter(match.ending or UNFINISHED for match in matches)
    wins = Counter(seat for match in matches for seat in match.winners)
    held = Counter(name for match in matches for name in match.bots)
    won = Counter(match.bots[seat] for match in matches for seat in match.winners)
    return Summary(
        endings={code: share(endings[code], len(matches)) for code in sorted(endings)},
        seats=tuple(share(wins[seat], len(matches)) for seat in range(plan.players)),
        bots={name: share(won[name], held[name]) for name in sorted(held)},
        decisions=_spread([match.decisions for match in matches]),
        scores=_scores(matches),
    )


def _scores(matches: Sequence[Played]) -> tuple[Spread, ...]:
    rows = [match.scores for match in matches if match.scores]
    return tuple(_spread(column) for column in zip(*rows, strict=True))


def _spread(numbers: Sequence[int]) -> Spread:
    if not numbers:
        return Spread(0.0, 0, 0)
    return Spread(sum(numbers) / len(numbers), min(numbers), max(numbers))
