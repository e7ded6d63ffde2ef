"""Pages of a scene that everybody at a table reads, turned together.

A turned page is news for the sockets of a table, at all processes that serve it, and nothing more: no log has it.
"""

from looptable.core.errors import Refusal
from looptable.server.net.visitor import Listener
from looptable.server.tables.broadcast import broadcast_page
from looptable.server.tables.registry import TableRegistry
from looptable.server.tables.table import LiveTable
from looptable.wire.frames import Turn, Turned

__all__ = ["turn"]


def turn(registry: TableRegistry, live: LiveTable, reader: Listener, frame: Turn) -> None:
    """Shows the page to all other sockets; refuses a seat that is not the reader's."""
    if frame.seat not in live.seats_of(reader.guest_id):
        raise Refusal("seat/not-yours", seat=frame.seat)
    if reader.guest_id in live.muted:
        return  # turns the page alone
    broadcast_page(live, Turned(frame.seat, frame.scene, frame.page), reader)
    registry.store.announce_page(live.row.id, frame.seat, frame.scene, frame.page)
