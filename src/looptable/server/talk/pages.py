"""Pages of a scene that everybody at a table reads, turned together.

A turned page is news for the sockets of this process, and nothing more: no log has it. Readers at another
process turn their pages alone.
"""

from looptable.core.errors import Refusal
from looptable.server.net.visitor import Listener
from looptable.server.tables.table import LiveTable
from looptable.wire.frames import Turn, Turned

__all__ = ["turn"]


def turn(live: LiveTable, reader: Listener, frame: Turn) -> None:
    """Shows the page to all other sockets; refuses a seat that is not the reader's."""
    if frame.seat not in live.seats_of(reader.guest_id):
        raise Refusal("seat/not-yours", seat=frame.seat)
    if reader.guest_id in live.muted:
        return  # turns the page alone
    live.turned = Turned(frame.seat, frame.scene, frame.page)
    for listener in list(live.connections):
        if listener is not reader:
            listener.send(live.turned)
