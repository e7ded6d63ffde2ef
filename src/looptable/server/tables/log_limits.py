"""How long the log of a table may grow."""

from typing import Final

from looptable.core.errors import Refusal
from looptable.server.tables.table import LiveTable

__all__ = ["check_room", "check_room_to_talk"]

MOST_ENTRIES: Final = 20_000
"""Entries of a log; the longest matches have a few thousand."""

MOST_TALK: Final = 3_000
"""Chat messages, notes and changes of notes among them."""


def check_room(live: LiveTable) -> None:
    """Refuses another entry where the log is full. Leaving a table is always possible."""
    if live.version >= MOST_ENTRIES:
        raise Refusal("table/full", most=MOST_ENTRIES)


def check_room_to_talk(live: LiveTable) -> None:
    """Refuses another message or note where there have been too many."""
    check_room(live)
    if live.talk >= MOST_TALK:
        raise Refusal("chat/full", most=MOST_TALK)
