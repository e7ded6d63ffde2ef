"""Sends news of a table to all its sockets, each from its own view and in its own language."""

import logging
from collections.abc import Sequence

from looptable.content.text.texts import Text, system_texts
from looptable.server.net.visitor import Listener
from looptable.server.tables.log_pages import last_page, lines_since
from looptable.server.tables.presenter import happened, log_lines, seat_views, table_info
from looptable.server.tables.table import LiveTable
from looptable.storage.rows import LogRow
from looptable.wire.frames import Bye, Presence, Snapshot, Step, Turned
from looptable.wire.views import LogPage

__all__ = [
    "broadcast",
    "broadcast_page",
    "broadcast_presence",
    "broadcast_views",
    "close_all",
    "presence",
    "snapshot",
]

log = logging.getLogger(__name__)

NEEDS_SNAPSHOT = frozenset({"seat", "start", "undo", "rematch"})
"""Entries after which clients need everything again: seats, or lines of the log, have changed."""

QUIET = frozenset({"chat", "note"})
"""Such an entry leaves the table as it was, so that views need not be sent again."""


def broadcast(live: LiveTable, rows: Sequence[LogRow]) -> None:
    """Sends new rows of the log to every socket at the table."""
    for listener in list(live.connections):
        try:
            _send(live, rows, listener)
        except Exception:
            # The rows are stored, and the others must hear of them.
            log.exception("a view failed at table %s", live.row.id)


def _send(live: LiveTable, rows: Sequence[LogRow], listener: Listener) -> None:
    kinds = {row.kind for row in rows}
    if kinds & NEEDS_SNAPSHOT:
        seats, listener.seats = listener.seats, live.seats_of(listener.guest_id)
        # In another seat the same log is heard differently.
        since = rows[0].version - 1 if seats == listener.seats else 0
        listener.send(snapshot(live, listener, since))
        return
    lines = log_lines(live, rows, listener.seats, listener.lang)
    views = () if kinds <= QUIET else seat_views(live, listener.seats, listener.lang)
    moves = happened(live, rows, listener.seats, listener.lang)
    listener.send(Step(live.version, lines, views, moves))


def broadcast_views(live: LiveTable) -> None:
    """Sends every socket its views again: something was said about them, and nothing happened."""
    live.views.clear()
    for listener in list(live.connections):
        listener.send(Step(live.version, (), seat_views(live, listener.seats, listener.lang), ()))


def snapshot(live: LiveTable, listener: Listener, seen: int = 0) -> Snapshot:
    """Everything for one socket; of the log what came after the version it has seen, or the last page."""
    seats, lang = listener.seats, listener.lang
    fresh = lines_since(live, seats, lang, seen) if seen else None
    page = last_page(live, seats, lang) if fresh is None else LogPage(fresh, earlier=False)
    return Snapshot(
        version=live.version,
        table=table_info(live, listener.guest_id, lang),
        seats=seat_views(live, seats, lang),
        log=page.lines,
        since=0 if fresh is None else seen,
        earlier=page.earlier,
    )


def presence(live: LiveTable) -> Presence:
    """The seats of people that have somebody at a socket."""
    return Presence(
        {str(row.seat): live.is_present(row.seat) for row in live.seats if row.holder is not None}
    )


def broadcast_presence(live: LiveTable) -> None:
    """Sends to all sockets who is present."""
    for listener in list(live.connections):
        listener.send(presence(live))


def broadcast_page(live: LiveTable, turned: Turned, reader: Listener | None = None) -> None:
    """Shows a page that somebody turned to all sockets but that reader's, and to those who come later."""
    live.turned = turned
    for listener in list(live.connections):
        if listener is not reader:
            listener.send(turned)


def close_all(live: LiveTable) -> None:
    """Tells all sockets that the table was deleted, and closes them."""
    for listener in list(live.connections):
        listener.send(
            Bye("table/gone", system_texts().say(Text("error.table/gone"), listener.lang))
        )
