"""Claims put into sentences: the only place where advice gets its words."""

from collections.abc import Collection, Sequence

from looptable.content.text.texts import Text
from looptable.engine.advice.figures import changes, differences, is_welcome, leaning, name_of
from looptable.engine.advice.insight import Insight
from looptable.engine.advice.outlook import NAMED, Branch, Outlook, Step
from looptable.engine.contract.claim import (
    ComparisonClaim,
    Difference,
    EqualClaim,
    OddsClaim,
    PlanClaim,
)

__all__ = ["change_text", "compared", "equalled", "odds_of", "planned"]

MENTIONED = 3  # changes that a plan names
COMPARED = 2  # figures that a comparison names
TELLING = (
    4  # a difference in less than a fourth of the futures is named only where there is no other
)


def planned(outlook: Outlook) -> PlanClaim | None:
    """The sure part of an option: its plan, and what that changes in all."""
    branch = outlook.first
    changed = changes(branch.before, branch.sure)
    if not changed:
        return None
    mentioned = tuple(change_text(name, changed[name]) for name in list(changed)[:MENTIONED])
    following = branch.plan[1:]
    if not following:
        text = Text.of("claim.at-once", changes=mentioned)
    else:
        text = Text.of("claim.plan", steps=_steps_text(following), changes=mentioned)
    return PlanClaim(text, tuple(step.key for step in branch.plan), changed)


def _steps_text(steps: Sequence[Step]) -> Text:
    """Steps as a path: the first few, and how many more there are."""
    named = [step.text for step in steps[:NAMED] if step.text is not None]
    more = len(steps) - len(named)
    path = Text.of("claim.more-steps", n=more) if more else named.pop()
    for text in reversed(named):
        path = Text.of("claim.steps", step=text, then=path)
    return path


def odds_of(outlook: Outlook, commonplace: Collection[str]) -> OddsClaim | None:
    """The most important figure that rises or falls in some futures, and is not commonplace."""
    if not outlook.is_open:
        return None
    first, futures = outlook.first, len(outlook.branches)
    sure = changes(first.before, first.sure)
    for name in first.before:
        hits, is_higher = leaning(outlook, name)
        is_known = hits == futures and sure.get(name, 0) * (1 if is_higher else -1) > 0
        if hits and not is_known and name not in commonplace:
            text = Text.of(
                "claim.odds", what=_side_text(name, is_higher=is_higher), hits=hits, of=futures
            )
            return OddsClaim(_after(first, text), name, is_higher, hits, futures)
    return None


def _after(branch: Branch, text: Text) -> Text:
    """Odds with the seat's own choice that they hang on, where a plan leads to one."""
    at = len(branch.plan)
    step = branch.steps[at].text if 0 < at < len(branch.steps) else None
    return Text.of("claim.then", step=step, claim=text) if step else text


def compared(
    outlook: Outlook, other: Outlook, insight: Insight, *, is_better: bool
) -> ComparisonClaim:
    """A comparison of two options that differ: first the figures that speak for the better one."""
    found, futures = differences(outlook, other)
    telling = [one for one in found if one.hits * TELLING >= futures]
    listed = telling or sorted(found, key=lambda one: -one.hits)[:1]
    named = sorted(listed, key=lambda one: _speaks(one, insight) != is_better)[:COMPARED]
    if futures == 1:
        said = tuple(change_text(one.figure, one.by) for one in named)
        text = Text.of("claim.comparison", other=other.name, differences=said)
    else:
        said = tuple(_share_text(one, futures) for one in named)
        text = Text.of(
            "claim.comparison-of-futures", other=other.name, of=futures, differences=said
        )
    return ComparisonClaim(text, other.key, tuple(named), futures)


def equalled(outlook: Outlook, other: Outlook) -> EqualClaim:
    """Two options between which no figure differs."""
    futures = max(len(outlook.branches), len(other.branches))
    return EqualClaim(Text.of("claim.equal", other=other.name), other.key, futures)


def change_text(figure: str, change: int) -> Text:
    """A change of a figure: “2 rifts fewer”."""
    side = "more" if change > 0 else "fewer"
    return _figure_text(figure, side, n=abs(change))


def _side_text(figure: str, *, is_higher: bool) -> Text:
    """The direction of a figure without a number: “fewer rifts”."""
    return _figure_text(figure, "higher" if is_higher else "lower")


def _figure_text(figure: str, side: str, **args: int) -> Text:
    _, _, piece = figure.partition(":")
    given: dict[str, int | Text] = dict(args)
    if piece:
        given["of"] = Text(piece)
    return Text.of(f"figure.{name_of(figure)}.{side}", **given)


def _speaks(one: Difference, insight: Insight) -> bool:
    return is_welcome(one.figure, 1 if one.is_higher else -1, insight)


def _share_text(one: Difference, futures: int) -> Text:
    what = _side_text(one.figure, is_higher=one.is_higher)
    if one.hits == futures:
        return Text.of("claim.share-all", what=what)
    return Text.of("claim.share", what=what, hits=one.hits)
