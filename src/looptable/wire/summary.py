"""The summary of a finished match, ready to be drawn: every sentence is said."""

from itertools import groupby

import msgspec

from looptable.content.text.texts import Text
from looptable.engine.match.summary import Summary
from looptable.engine.match.turnings import Turning
from looptable.wire.translator import Translator

__all__ = ["CurveInfo", "GaugeInfo", "SummaryInfo", "TallyInfo", "TurningInfo", "summary_info"]


class CurveInfo(msgspec.Struct, frozen=True):
    """One line of a gauge: whose (null: the team's), and its value at the start and after each choice."""

    side: str | None
    values: tuple[int, ...]


class GaugeInfo(msgspec.Struct, frozen=True):
    """A figure that was worth following."""

    id: str
    name: str
    curves: tuple[CurveInfo, ...]


class TurningInfo(msgspec.Struct, frozen=True):
    """A turning point: a choice that changed much, or the luck after it (`luck`), which is nobody's doing."""

    n: int
    seat: int
    question: str | None
    text: str
    sentences: tuple[str, ...]
    better: bool
    luck: bool
    verdict: str


class TallyInfo(msgspec.Struct, frozen=True):
    """How often each seat did each thing."""

    id: str
    name: str
    counts: tuple[int, ...]


class SummaryInfo(msgspec.Struct, frozen=True):
    """The whole: how many choices, the figures through the match, its turning points, who did what."""

    choices: int
    gauges: tuple[GaugeInfo, ...]
    turnings: tuple[TurningInfo, ...]
    tallies: tuple[TallyInfo, ...]


def summary_info(summary: Summary, translator: Translator) -> SummaryInfo:
    """A summary with its texts said; what nobody did is left out."""
    gauges = tuple(
        GaugeInfo(
            id=gauge,
            name=translator.say(Text(f"gauge.{gauge}")),
            curves=tuple(
                CurveInfo(None if curve.side is None else translator.say(curve.side), curve.values)
                for curve in curves
            ),
        )
        for gauge, curves in groupby(summary.curves, key=lambda curve: curve.gauge)
    )
    tallies = tuple(
        TallyInfo(tally.id, translator.say(Text(f"tally.{tally.id}")), tally.counts)
        for tally in summary.tallies
    )
    turnings = tuple(_turning(turning, translator) for turning in summary.turnings)
    return SummaryInfo(summary.choices, gauges, turnings, tallies)


def _turning(turning: Turning, translator: Translator) -> TurningInfo:
    side = "" if turning.side is None else turning.side
    part = "turning.luck" if turning.is_luck else "turning.choice"
    verdict = f"{part}-better" if turning.is_better else f"{part}-worse"
    return TurningInfo(
        n=turning.n,
        seat=turning.seat,
        question=None if turning.question is None else translator.say(turning.question),
        text=translator.say(turning.option),
        sentences=translator.sentences(turning.events, ()),
        better=turning.is_better,
        luck=turning.is_luck,
        verdict=translator.say(Text.of(verdict, side=side)),
    )
