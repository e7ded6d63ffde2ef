"""Pieces: cards with their text, and all else as a line."""

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from rich import box
from rich.panel import Panel

from looptable.cli.terminal.line import Line
from looptable.cli.voice import Voice
from looptable.engine.contract.view import Piece
from looptable.engine.words import icon_word, mark_word

__all__ = ["card_panel", "icon_words", "is_card", "merged", "piece_line"]

SIGNS: Final = {"pawn": "♟", "cube": "■", "token": "●", "marker": "◆", "die": "⚅", "card": "▯"}


def is_card(piece: Piece) -> bool:
    """Whether there is something to read on it."""
    return bool(piece.paragraphs())


def merged(pieces: Iterable[Piece]) -> list[Piece]:
    """The same pieces, those that look alike and lie beside each other as one with a count.

    What is nothing but a picture is left out: there is nothing to read on it.
    """
    found: list[Piece] = []
    for piece in pieces:
        if piece.kind == "picture":
            continue
        last = found[-1] if found else None
        if last is not None and _looks(last) == _looks(piece):
            found[-1] = msgspec.structs.replace(last, count=last.count + piece.count)
        else:
            found.append(piece)
    return found


def _looks(piece: Piece) -> tuple[object, ...]:
    filled = (piece.filled, piece.slots)
    return (piece.kind, piece.name, piece.paragraphs(), piece.icons, piece.marks, filled)


def piece_line(piece: Piece, voice: Voice) -> Line:
    """A piece in one line: sign, count, name, marks."""
    line = Line(f"{SIGNS.get(piece.kind, '•')}\u00a0")
    if piece.count != 1:
        line.append(f"{piece.count} × ")
    line.append(_name(piece, voice), "dim" if "hidden" in piece.marks else "")
    marks = [
        voice.name(mark, mark_word(mark, voice.texts)) for mark in piece.marks if mark != "hidden"
    ]
    if marks:
        line.append(f" ({', '.join(marks)})", "italic")
    for warning in piece.warnings:
        line.append(f" ⚠ {voice.say(warning)}", "yellow")
    return line


def _name(piece: Piece, voice: Voice) -> str:
    """The name, with the slots that are filled."""
    name = voice.say(piece.name)
    return f"{name} {piece.filled}/{piece.slots}" if piece.slots else name


def card_panel(piece: Piece, voice: Voice) -> Panel:
    """A card as it lies on the table."""
    # The name stands inside, where a long one is wrapped; a title would be cut.
    name = _name(piece, voice)
    body = Line()
    body.append(name if piece.count == 1 else f"{piece.count} × {name}", "bold")
    if piece.icons:
        body.append("\n" + icon_words(piece.icons, voice), "cyan")
    if told := piece.paragraphs():
        body.append("\n" + voice.paragraphs(told))
    for mark in piece.marks:
        body.append(f"\n({voice.name(mark, mark_word(mark, voice.texts))})", "italic")
    for warning in piece.warnings:
        body.append(f"\n⚠ {voice.say(warning)}", "yellow")
    return Panel(body, box=box.ROUNDED)


def icon_words(icons: Sequence[str], voice: Voice) -> str:
    """Icons, by name: a terminal has no pictures."""
    return " · ".join(voice.name(icon, icon_word(icon, voice.texts)) for icon in icons)
