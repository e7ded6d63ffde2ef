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
    FactClaim,
    OddsClaim,
    PlanClaim,
)

__all__ = ["change_text", "compared", "equalled", "odds_of", "planned"]

MENTIONED = 3  # changes that a plan names
COMPARED = 2  # figures that a comparison names
TELLING = (
    4  # a difference in fewer than a fourth of the futures is named only where it is the only one
)


def planned(outlook: Outlook) -> FactClaim | PlanClaim | None:
    """The sure part of an option: what it changes alone, or its plan and what that changes in all."""
    branch = outlook.first
    changed = changes(branch.before, branch.sure)
    if not changed:
        return None
    mentioned = tuple(change_text(name, changed[name]) for name in list(changed)[:MENTIONED])
    following = branch.plan[1:]
    if not following:
        return FactClaim(Text.of("claim.at-once", changes=mentioned), changed)
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
            gaps = {branch.figures[name] - branch.before[name] for branch in outlook.branches}
            by = gaps.pop() if len(gaps) == 1 else 0
            what = change_text(name, by) if by else _side_text(name, is_higher=is_higher)
            kind = "claim.always" if hits == futures else "claim.odds"
            text = Text.of(kind, what=what, hits=hits, of=futures)
            return OddsClaim(
                _after(first, text), name, is_higher, hits, futures, _keys(outlook), by
            )
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
    kind = "claim.comparison-of-futures"
    if futures == 1:
        kind = "claim.comparison"
    elif all(one.hits == futures for one in named):
        kind = "claim.comparison-always"
    is_shared = kind == "claim.comparison-of-futures"
    said = tuple(_difference_text(one, futures if is_shared else 1) for one in named)
    text = Text.of(kind, other=other.name, differences=said, of=futures)
    return ComparisonClaim(
        _in_part(text, outlook, other),
        other.key,
        tuple(named),
        futures,
        _keys(outlook),
        _keys(other),
    )


def equalled(outlook: Outlook, other: Outlook) -> EqualClaim:
    """Two options between which no figure differs."""
    futures = max(len(outlook.branches), len(other.branches))
    text = _in_part(Text.of("claim.equal", other=other.name), outlook, other)
    return EqualClaim(text, other.key, futures, _keys(outlook), _keys(other))


def _keys(outlook: Outlook) -> tuple[str, ...]:
    """The path of an option, as a checker reads it."""
    return tuple(step.key for step in outlook.first.path)


def _in_part(text: Text, *outlooks: Outlook) -> Text:
    """A sentence that says of itself when it looks no further than the seat can know."""
    is_cut = any(outlook.is_cut for outlook in outlooks)
    return Text.of("claim.in-part", claim=text) if is_cut else text


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


def _difference_text(one: Difference, futures: int) -> Text:
    """A difference: with its number where it is always the same, with its odds over several futures."""
    if one.by:
        what = change_text(one.figure, one.by)
    else:
        what = _side_text(one.figure, is_higher=one.is_higher)
    if futures == 1:
        return what
    kind = "claim.share-all" if one.hits == futures else "claim.share"
    return Text.of(kind, what=what, hits=one.hits)
