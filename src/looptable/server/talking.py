"""What people say at a table: chat, and notes in the shared notebook. Each is an entry of the log.

A note stays where it was written: later words of its seat replace it, and no words take it away. So whoever
reads the log reads each note as it stands.
"""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from looptable.content.text.texts import Text
from looptable.core.errors import Refusal
from looptable.core.ids import Seat
from looptable.server.house import House
from looptable.server.live import Live
from looptable.server.playing import holder_name
from looptable.wire.frames import LONGEST_CHAT, LONGEST_NOTE, Chat, Note

__all__ = ["MOST_NOTES", "chapter_of", "chat", "note"]

MOST_NOTES: Final = 500
"""So many notes a notebook has room for."""


async def chat(house: House, live: Live, guest_id: str | None, frame: Chat) -> int:
    """Something said; kept as it is, for a client to show as text."""

    def body() -> dict[str, Any]:
        seat = _speaking(live, guest_id)
        return _signed(live, seat, _words(frame.text, LONGEST_CHAT, "chat/unusable"))

    return await _say(house, live, "chat", f"{guest_id}:{frame.id}", body)


async def note(house: House, live: Live, guest_id: str | None, frame: Note) -> int:
    """Something written into the notebook, instead of an earlier note if one is named."""

    def body() -> dict[str, Any]:
        _speaking(live, guest_id)
        if frame.seat not in live.seats_of(guest_id):
            raise Refusal("seat/not-yours", seat=frame.seat)
        if frame.note is not None:
            return _changed(live, frame.seat, frame.note, frame.text)
        if sum(bool(known.body["text"]) for known in live.notes.values()) >= MOST_NOTES:
            raise Refusal("note/too-many", most=MOST_NOTES)
        words = _words(frame.text, LONGEST_NOTE, "note/unusable")
        chapter = msgspec.to_builtins(chapter_of(live))
        return _signed(live, frame.seat, words) | {"chapter": chapter}

    return await _say(house, live, "note", f"{guest_id}:{frame.id}", body)


def chapter_of(live: Live) -> tuple[Text, ...]:
    """Where in the story the table is, as anybody may know it."""
    if live.play is None:
        return ()
    return live.play.game.shown(live.play.state, None).chapter


def _changed(live: Live, seat: Seat, note: int, text: str) -> dict[str, Any]:
    known = live.notes.get(note)
    if known is None or not known.body["text"]:
        raise Refusal("note/unknown", note=note)
    if known.body["seat"] != seat:
        raise Refusal("note/not-yours")
    words = _words(text, LONGEST_NOTE, "note/unusable") if text.strip() else ""
    return _signed(live, seat, words) | {"note": note}


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


def _signed(live: Live, seat: Seat, words: str) -> dict[str, Any]:
    return {"text": words, "seat": seat, "name": holder_name(live, seat)}


async def _say(
    house: House, live: Live, kind: str, entry_id: str, body: Callable[[], dict[str, Any]]
) -> int:
    """One more entry, unless it was stored before; the version it has."""

    async def attempt() -> int:
        known = live.ids.get(entry_id)
        if known is not None:
            return known
        return await house.append(live, kind, {"id": entry_id, **body()})

    return await house.change(live, attempt)
