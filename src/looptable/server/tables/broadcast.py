"""Sends news of a table to all its sockets, each from its own view and in its own language."""

from collections.abc import Sequence

from looptable.content.text.texts import Text, system_texts
from looptable.server.net.visitor import Listener
from looptable.server.tables.presenter import happened, log_lines, seat_views, table_info
from looptable.server.tables.table import Entry, LiveTable
from looptable.wire.frames import Bye, Presence, Snapshot, Step

__all__ = ["presence", "close_all", "snapshot", "tell", "broadcast_presence"]

NEEDS_SNAPSHOT = frozenset({"seat", "start", "undo"})
"""Entries after which clients need everything again: seats, or lines of the log, have changed."""

QUIET = frozenset({"chat", "note"})
"""Such an entry leaves the table as it was, so that views need not be sent again."""


def tell(live: LiveTable, entries: Sequence[Entry]) -> None:
    """Sends new entries to every socket at the table."""
    kinds = {entry.row.kind for entry in entries}
    for listener in list(live.connections):
        if kinds & NEEDS_SNAPSHOT:
            listener.seats = live.seats_of(listener.guest_id)
            listener.send(snapshot(live, listener))
        else:
            lines = log_lines(live, entries, listener.seats, listener.lang)
            views = () if kinds <= QUIET else seat_views(live, listener.seats, listener.lang)
            moves = happened(live, entries, listener.seats, listener.lang)
            listener.send(Step(live.version, lines, views, moves))


def snapshot(live: LiveTable, listener: Listener, seen: int = 0) -> Snapshot:
    """Everything for one socket; of the log only the entries after the version it has seen."""
    fresh = [entry for entry in live.entries if entry.row.version > seen]
    if any(entry.row.kind == "undo" for entry in fresh):
        fresh = live.entries  # older lines are folded now
    return Snapshot(
        version=live.version,
        table=table_info(live, listener.guest_id, listener.lang),
        seats=seat_views(live, listener.seats, listener.lang),
        log=log_lines(live, fresh, listener.seats, listener.lang),
    )


def presence(live: LiveTable) -> Presence:
    """The seats of people that have somebody at a socket."""
    return Presence(
        {str(row.seat): live.is_present(row.seat) for row in live.seats if row.guest_id is not None}
    )


def broadcast_presence(live: LiveTable) -> None:
    """Sends to all sockets who is present."""
    for listener in list(live.connections):
        listener.send(presence(live))


def close_all(live: LiveTable) -> None:
    """Tells all sockets that the table was deleted, and closes them."""
    for listener in list(live.connections):
        listener.send(
            Bye("table/gone", system_texts().say(Text("error.table/gone"), listener.lang))
        )
