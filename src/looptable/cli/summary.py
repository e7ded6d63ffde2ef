"""`looptable replay --summary`: how a finished match went."""

from typing import Any

import msgspec

from looptable.cli.as_json import spoken
from looptable.cli.output import print_json, print_line
from looptable.cli.status import how_it_stands
from looptable.cli.voice import Voice
from looptable.core.errors import WrongUse
from looptable.engine.event_text import seat_text
from looptable.engine.match.match import Match
from looptable.engine.match.summary import summarise
from looptable.wire.summary import SummaryInfo, TurningInfo, summary_info
from looptable.wire.translator import Translator

__all__ = ["print_summary"]


def print_summary(match: Match, voice: Voice, *, as_json: bool) -> None:
    """How a match ended; its figures, turning points and tallies."""
    outcome = match.state.outcome()
    if outcome is None:
        raise WrongUse("use/not-over")
    summary = summarise(match)
    info = summary_info(summary, Translator(voice.texts, voice.lang))
    if as_json:
        found: dict[str, Any] = msgspec.to_builtins(info)
        print_json({"outcome": spoken(outcome, voice), **found})
    else:
        for line in (*how_it_stands((), outcome, voice), *_lines(info, voice)):
            print_line(line)


def _lines(info: SummaryInfo, voice: Voice) -> list[str]:
    lines = [
        voice.line(
            "summing-up.curve",
            name=gauge.name,
            side="" if curve.side is None else curve.side,
            first=str(curve.values[0]),
            last=str(curve.values[-1]),
            most=str(max(curve.values)),
        )
        for gauge in info.gauges
        for curve in gauge.curves
    ]
    for turning in info.turnings:
        lines.append(_turning_line(turning, voice))
        lines += [f"     {sentence}" for sentence in turning.sentences]
    for tally in info.tallies:
        counts = " · ".join(map(str, tally.counts))
        lines.append(voice.line("summing-up.tally", name=tally.name, counts=counts))
    return lines


def _turning_line(turning: TurningInfo, voice: Voice) -> str:
    """Luck names nobody; a choice names the chooser and the question."""
    if turning.luck:
        return voice.line("summing-up.luck", n=str(turning.n), verdict=turning.verdict)
    return voice.line(
        "summing-up.turning",
        n=str(turning.n),
        seat=seat_text(turning.seat),
        question=turning.question or "",
        option=turning.text,
        verdict=turning.verdict,
    )
