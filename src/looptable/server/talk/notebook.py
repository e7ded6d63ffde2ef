"""The shared notebook as people take it home: notes by run and place, in their own words."""

from itertools import groupby

from looptable.core.ids import Seat
from looptable.engine.event_text import seat_text
from looptable.server.tables.presenter import log_lines, translator_of
from looptable.server.tables.table import LiveTable
from looptable.wire.views import LogLine

__all__ = ["notebook_text", "notes"]


def notes(live: LiveTable, seats: tuple[Seat, ...], lang: str) -> tuple[LogLine, ...]:
    """The notes that stand, in the order they were first written."""
    lines = log_lines(live, list(live.notes.values()), seats, lang)
    return tuple(line for line in lines if line.sentences)


def notebook_text(live: LiveTable, lang: str) -> str:
    """The notebook as Markdown. What people wrote is quoted, so that it heads nothing."""
    translator = translator_of(live, lang)
    parts = []
    for chapter, lines in groupby(notes(live, (), lang), key=lambda line: line.chapter):
        if chapter:
            parts.append(f"## {' · '.join(chapter)}\n")
        for line in lines:
            who = line.name or ("" if line.seat is None else translator.say(seat_text(line.seat)))
            quoted = "\n".join(f"> {row}" for row in "\n".join(line.sentences).split("\n"))
            parts.append(f"**{who}**\n\n{quoted}\n")
    return "\n".join(parts)
