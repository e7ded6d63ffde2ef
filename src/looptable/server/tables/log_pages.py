"""The log of a table in pages: a long one is never said as a whole."""

from typing import Final

from looptable.core.ids import Seat
from looptable.server.tables.presenter import LINE_KINDS, log_lines
from looptable.server.tables.table import LiveTable
from looptable.storage.bodies import NoteWritten
from looptable.storage.rows import LogRow
from looptable.wire.views import LogLine, LogPage

__all__ = ["PAGE", "last_page", "lines_since"]

PAGE: Final = 200
"""Lines of a page."""


def last_page(
    live: LiveTable, seats: tuple[Seat, ...], lang: str, before: int | None = None
) -> LogPage:
    """The newest lines that these seats (none: a spectator) may read, of those before a version."""
    end = len(live.log) if before is None else max(0, min(before - 1, len(live.log)))
    found: list[LogRow] = []
    for n in range(end - 1, -1, -1):
        if not _is_line(live.log[n]):
            continue
        if len(found) == PAGE:
            return LogPage(log_lines(live, found[::-1], seats, lang), earlier=True)
        found.append(live.log[n])
    return LogPage(log_lines(live, found[::-1], seats, lang), earlier=False)


def lines_since(
    live: LiveTable, seats: tuple[Seat, ...], lang: str, since: int
) -> tuple[LogLine, ...] | None:
    """The lines after a version, notes that were changed included.

    None, if there are more than a page of them, or if older lines have changed by an undo.
    """
    fresh = live.log[since:]
    if len(fresh) > PAGE or any(row.kind == "undo" for row in fresh):
        return None
    return log_lines(live, fresh, seats, lang)


def _is_line(row: LogRow) -> bool:
    """Whether a row has a line of its own; new words for an old note stand in its place."""
    is_change = isinstance(row.body, NoteWritten) and row.body.note is not None
    return row.kind in LINE_KINDS and not is_change
