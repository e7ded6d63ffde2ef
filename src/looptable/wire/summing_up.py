"""Says the summary of a match in the language of whoever reads it."""

from itertools import groupby

from looptable.content.text.texts import Text
from looptable.engine.match.summary import Summary, Turning
from looptable.wire.rendering import Speaker
from looptable.wire.summary import CurveInfo, GaugeInfo, SummaryInfo, TallyInfo, TurningInfo

__all__ = ["summary_info"]


def summary_info(summary: Summary, speaker: Speaker) -> SummaryInfo:
    """A summary with its texts said; what nobody did is left out."""
    gauges = tuple(
        GaugeInfo(
            id=gauge,
            name=speaker.say(Text(f"gauge.{gauge}")),
            curves=tuple(
                CurveInfo(None if curve.side is None else speaker.say(curve.side), curve.values)
                for curve in curves
            ),
        )
        for gauge, curves in groupby(summary.curves, key=lambda curve: curve.gauge)
    )
    tallies = tuple(
        TallyInfo(tally.id, speaker.say(Text(f"tally.{tally.id}")), tally.counts)
        for tally in summary.tallies
    )
    turnings = tuple(_turning(turning, speaker) for turning in summary.turnings)
    return SummaryInfo(summary.choices, gauges, turnings, tallies)


def _turning(turning: Turning, speaker: Speaker) -> TurningInfo:
    side = "" if turning.side is None else turning.side
    verdict = "turning.better" if turning.is_better else "turning.worse"
    return TurningInfo(
        n=turning.n,
        seat=turning.seat,
        question=None if turning.question is None else speaker.say(turning.question),
        text=speaker.say(turning.option),
        sentences=speaker.sentences(turning.events, ()),
        better=turning.is_better,
        verdict=speaker.say(Text.of(verdict, side=side)),
    )
