"""Notes in the shared notebook of a table. Each is an entry of the log.

A note stays where it was written: later words of its seat replace it, and empty ones remove it. Readers
of the log see each note in its latest words.
"""

from typing import Final

from looptable.content.text.texts import Text
from looptable.core.errors import Refusal
from looptable.core.ids import Seat
from looptable.server.tables.choices import holder_name
from looptable.server.tables.log_limits import check_room_to_talk
from looptable.server.tables.registry import TableRegistry, one_change
from looptable.server.tables.table import LiveTable
from looptable.server.talk.chat import speaker_seat
from looptable.server.talk.words import plain_words
from looptable.storage.bodies import NoteWritten
from looptable.storage.rows import LogRow
from looptable.wire.frames import LONGEST_NOTE, Note

__all__ = ["MOST_NOTES", "chapter_of", "note"]

MOST_NOTES: Final = 500
"""Notes that a notebook has room for."""


@one_change
async def note(registry: TableRegistry, live: LiveTable, guest_id: str | None, frame: Note) -> int:
    """Writes a note into the notebook, in place of an earlier one if it names one; its version."""
    entry_id = f"{guest_id}:{frame.id}"
    known = live.ids.get(entry_id)
    if known is not None:
        return known
    speaker_seat(live, guest_id)
    check_room_to_talk(live)
    if frame.seat not in live.seats_of(guest_id):
        raise Refusal("seat/not-yours", seat=frame.seat)
    if frame.note is None:
        if sum(bool(text) for _, text in map(_note, live.notes.values())) >= MOST_NOTES:
            raise Refusal("note/too-many", most=MOST_NOTES)
        words, chapter = plain_words(frame.text, LONGEST_NOTE, "note/unusable"), chapter_of(live)
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
    return await registry.append(live, body)


def chapter_of(live: LiveTable) -> tuple[Text, ...]:
    """The place in the story where the table is, as anybody may know it."""
    if live.match is None:
        return ()
    return live.match.game.view(live.match.state, None, with_known=False).chapter


def _note(row: LogRow) -> tuple[Seat, str]:
    """Seat and words of a note."""
    assert isinstance(row.body, NoteWritten), "not a note"
    return row.body.seat, row.body.text


def _new_words(live: LiveTable, seat: Seat, note: int, text: str) -> str:
    """The new text of a note; an empty one deletes it."""
    owner, words = _note(live.notes[note]) if note in live.notes else (seat, "")
    if not words:
        raise Refusal("note/unknown", note=note)
    if owner != seat:
        raise Refusal("note/not-yours")
    return plain_words(text, LONGEST_NOTE, "note/unusable") if text.strip() else ""
