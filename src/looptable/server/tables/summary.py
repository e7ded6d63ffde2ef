"""The summary of a finished match, computed on request."""

from looptable.core.errors import Refusal
from looptable.engine.match.summary import summarise
from looptable.server.tables.presenter import translator_of
from looptable.server.tables.table import LiveTable
from looptable.wire.summary import SummaryInfo, summary_info

__all__ = ["summary_of"]


def summary_of(live: LiveTable, lang: str) -> SummaryInfo:
    """The summary of a match that is over; before that its choices may be secrets."""
    header = live.row.header
    if live.match is None or header is None:
        raise Refusal("table/not-started")
    if not live.is_over:
        raise Refusal("table/not-over")
    summary = summarise(live.match)
    return summary_info(summary, translator_of(live, lang))
