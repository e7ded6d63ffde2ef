"""How a finished match went, ready to be drawn: every sentence is said."""

import msgspec

__all__ = ["CurveInfo", "GaugeInfo", "SummaryInfo", "TallyInfo", "TurningInfo"]


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
    """A choice that changed much: its number, whose it was, to what question, what followed, and for whom it was good or bad."""

    n: int
    seat: int
    question: str | None
    text: str
    sentences: tuple[str, ...]
    better: bool
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
