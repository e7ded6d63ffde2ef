"""Figures compared: before and after, in one world and in many."""

from collections.abc import Sequence

from looptable.engine.advice.insight import Figures, Insight
from looptable.engine.advice.outlook import Outlook
from looptable.engine.contract.claim import Difference

__all__ = [
    "changes",
    "commonplaces",
    "differences",
    "is_welcome",
    "leaning",
    "name_of",
    "signature",
]


def name_of(figure: str) -> str:
    """The name of a figure without its piece."""
    return figure.split(":", 1)[0]


def changes(before: Figures, after: Figures) -> dict[str, int]:
    """The figures that changed, and by how much."""
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def is_welcome(figure: str, change: int, insight: Insight) -> bool:
    """Whether a change is for the better."""
    return (change > 0) != (name_of(figure) in insight.harmful)


def leaning(outlook: Outlook, figure: str) -> tuple[int, bool]:
    """In how many futures a figure changes the way it mostly does, and whether it rises then."""
    gaps = [branch.figures[figure] - branch.before[figure] for branch in outlook.branches]
    rises, falls = sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps)
    return max(rises, falls), rises >= falls


def commonplaces(found: Sequence[Outlook]) -> list[str]:
    """The figures that change the same way in every future, whatever is chosen: no odds worth telling."""
    return [figure for figure in found[0].first.before if _is_commonplace(found, figure)]


def _is_commonplace(found: Sequence[Outlook], figure: str) -> bool:
    leanings = [leaning(outlook, figure) for outlook in found]
    is_sure = all(hits == len(one.branches) for (hits, _), one in zip(leanings, found, strict=True))
    return is_sure and len({is_higher for _, is_higher in leanings}) == 1


def signature(outlook: Outlook) -> tuple[tuple[int, ...], ...]:
    """The figures in all worlds; equal for options between which nothing that counts differs."""
    rows = [tuple(branch.figures.values()) for branch in outlook.branches]
    return (rows[0],) if all(row == rows[0] for row in rows) else tuple(rows)


def differences(one: Outlook, other: Outlook) -> tuple[list[Difference], int]:
    """Each figure that differs between two options, and the number of futures that were compared.

    Over several futures a figure counts for the side on which it lies more often.
    """
    futures = max(len(one.branches), len(other.branches))
    found: list[Difference] = []
    for figure in one.first.figures:
        gaps = [
            one.figures_in(world)[figure] - other.figures_in(world)[figure]
            for world in range(futures)
        ]
        higher, lower = sum(gap > 0 for gap in gaps), sum(gap < 0 for gap in gaps)
        if higher or lower:
            by = gaps[0] if len(set(gaps)) == 1 else 0
            found.append(Difference(figure, higher >= lower, max(higher, lower), by))
    return found, futures
