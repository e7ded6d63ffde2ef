"""What people say at a table: chat, and notes in the shared notebook. Each is an entry of the log.

A note stays where it was written: later words of its seat replace it, and no words take it away. So whoever
reads the log reads each note as it stands.
"""

from typing import Final

from looptable.content.text.texts import Text
from looptable.core.errors import Refusal
from looptable.core.ids import Seat
from looptable.server.house import House, one_change
from looptable.server.live import Entry, Live
from looptable.server.playing import holder_name
from looptable.storage.bodies import ChatWritten, NoteWritten
from looptable.wire.frames import LONGEST_CHAT, LONGEST_NOTE, Chat, Note

__all__ = ["MOST_NOTES", "chapter_of", "chat", "note"]

MOST_NOTES: Final = 500
"""Notes that a notebook has room for."""


@one_change
async def chat(house: House, live: Live, guest_id: str | None, frame: Chat) -> int:
    """Stores a chat message as it is, for clients to show as text; its version."""
    entry_id = f"{guest_id}:{frame.id}"
    known = live.ids.get(entry_id)
    if known is not None:
        return known
    seat = _speaking(live, guest_id)
    words = _words(frame.text, LONGEST_CHAT, "chat/unusable")
    body = ChatWritten(id=entry_id, text=words, seat=seat, name=holder_name(live, seat))
    return await house.append(live, body)


@one_change
async def note(house: House, live: Live, guest_id: str | None, frame: Note) -> int:
    """Writes a note into the notebook, in place of an earlier one if it names one; its version."""
    entry_id = f"{guest_id}:{frame.id}"
    known = live.ids.get(entry_id)
    if known is not None:
        return known
    _speaking(live, guest_id)
    if frame.seat not in live.seats_of(guest_id):
        raise Refusal("seat/not-yours", seat=frame.seat)
    if frame.note is None:
        if sum(bool(text) for _, text in map(_note, live.notes.values())) >= MOST_NOTES:
            raise Refusal("note/too-many", most=MOST_NOTES)
        words, chapter = _words(frame.text, LONGEST_NOTE, "note/unusable"), chapter_of(live)
    else:
        words, chapter = _new_words(live, frame.seat, frame.note, frame.text), ()
    body = NoteWritten(
        id=entry_id,
        text=words,
        seat=frame.seat,
        name=holder_name(live, frame.seat),
        chapter=chapter,
        note=frame.note,
    )
    return await house.append(live, body)


def chapter_of(live: Live) -> tuple[Text, ...]:
    """Where in the story the table is, as anybody may know it."""
    if live.match is None:
        return ()
    return live.match.game.shown(live.match.state, None).chapter


def _note(entry: Entry) -> tuple[Seat, str]:
    """Seat and words of a note."""
    assert isinstance(entry.body, NoteWritten), "not a note"
    return entry.body.seat, entry.body.text


def _new_words(live: Live, seat: Seat, note: int, text: str) -> str:
    """What replaces a note; nothing takes it away."""
    owner, words = _note(live.notes[note]) if note in live.notes else (seat, "")
    if not words:
        raise Refusal("note/unknown", note=note)
    if owner != seat:
        raise Refusal("note/not-yours")
    return _words(text, LONGEST_NOTE, "note/unusable") if text.strip() else ""


def _speaking(live: Live, guest_id: str | None) -> Seat:
    """The seat that speaks for a guest; refuses those who must be silent."""
    seats = live.seats_of(guest_id)
    if not seats:
        raise Refusal("chat/not-seated")
    if guest_id in live.muted:
        raise Refusal("chat/muted")
    return seats[0]


def _words(text: str, longest: int, code: str) -> str:
    words = text.strip()
    if not 1 <= len(words) <= longest or not words.replace("\n", " ").isprintable():
        raise Refusal(code, longest=longest)
    return words
