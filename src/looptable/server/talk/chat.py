"""Chat at a table. Each message is an entry of the log."""

from looptable.core.errors import Refusal
from looptable.core.ids import Seat
from looptable.server.tables.choices import holder_name
from looptable.server.tables.log_limits import check_room_to_talk
from looptable.server.tables.registry import TableRegistry, one_change
from looptable.server.tables.table import LiveTable
from looptable.server.talk.words import plain_words
from looptable.storage.bodies import ChatWritten
from looptable.wire.frames import LONGEST_CHAT, Chat

__all__ = ["chat", "speaker_seat"]


@one_change
async def chat(registry: TableRegistry, live: LiveTable, guest_id: str | None, frame: Chat) -> int:
    """Stores a chat message as it is, for clients to show as text; its version."""
    entry_id = f"{guest_id}:{frame.id}"
    known = live.ids.get(entry_id)
    if known is not None:
        return known
    seat = speaker_seat(live, guest_id)
    check_room_to_talk(live)
    words = plain_words(frame.text, LONGEST_CHAT, "chat/unusable")
    body = ChatWritten(id=entry_id, text=words, seat=seat, name=holder_name(live, seat))
    return await registry.append(live, body)


def speaker_seat(live: LiveTable, guest_id: str | None) -> Seat:
    """The seat that speaks for a guest; refuses those who must be silent."""
    seats = live.seats_of(guest_id)
    if not seats:
        raise Refusal("chat/not-seated")
    if guest_id in live.muted:
        raise Refusal("chat/muted")
    return seats[0]
