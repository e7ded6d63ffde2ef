"""The table as a client draws it: views, options and log lines with every text already said."""

from typing import Literal

import msgspec

from looptable.core.ids import Seat

__all__ = [
    "Datum",
    "Happening",
    "LineKind",
    "LogLine",
    "SeatView",
    "UndoInfo",
    "WireOption",
    "WireOutcome",
    "WirePiece",
    "WireTarget",
    "WireZone",
]


Datum = int | str | bool | None | list[int | str]
"""What an event carries, as JSON can say it."""


class Happening(msgspec.Struct, frozen=True):
    """An event as data, for whoever draws it: `kind`, and what it is about by the names of things."""

    kind: str
    data: dict[str, Datum]


class WireTarget(msgspec.Struct, frozen=True):
    """A thing on the table that an option is about."""

    kind: str
    id: str


class WireOption(msgspec.Struct, frozen=True):
    """One thing a seat may choose; `key` is what is sent back, `rules` where it comes from."""

    key: str
    text: str
    targets: tuple[WireTarget, ...] = ()
    warnings: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class WirePiece(msgspec.Struct, frozen=True):
    """A card, cube, pawn, token, die or marker, or `count` of them that nothing tells apart.

    Of a piece that is filled slot by slot, `filled` of its `slots` are.
    `art` is the name of its picture, `alt` what the picture shows where `text` does not say it.
    """

    id: str
    kind: str
    name: str
    text: str | None = None
    icons: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    filled: int = 0
    slots: int = 0
    count: int = 1
    art: str | None = None
    alt: str | None = None


class WireZone(msgspec.Struct, frozen=True):
    """A place for pieces or for further zones; `kind` is board, area, row, hand, pile or track."""

    id: str
    kind: str
    name: str
    owner: Seat | None = None
    pieces: tuple[WirePiece, ...] = ()
    zones: tuple["WireZone", ...] = ()
    count: int = 0
    limit: int | None = None


class WireOutcome(msgspec.Struct, frozen=True):
    """How the match ended: a code, its sentence, who won, and scores where there are any."""

    code: str
    text: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...] = ()


class UndoInfo(msgspec.Struct, frozen=True):
    """`made` choices stand; this seat may take back those beyond `free_to` without asking."""

    free_to: int
    made: int


class SeatView(msgspec.Struct, frozen=True):
    """All that one seat (None: a spectator) may know, and what it may choose now.

    `rules` are the ids of the rules that the question comes from. `words` is what the ids among marks and
    icons are called. `chapter` is where in the story the table is: notes of now are filed under it.
    """

    seat: Seat | None
    pending: tuple[Seat, ...]
    prompt: str | None
    trail: tuple[str, ...]
    options: tuple[WireOption, ...]
    zones: tuple[WireZone, ...]
    outcome: WireOutcome | None
    undo: UndoInfo
    words: dict[str, str]
    rules: tuple[str, ...] = ()
    chapter: tuple[str, ...] = ()


LineKind = Literal["choice", "chat", "note", "seat", "start", "ask", "agree", "undo"]


class LogLine(msgspec.Struct, frozen=True):
    """One thing that happened at the table, in sentences that this reader may hear.

    `sentences` are for all seats of the socket. Where one of them hears something else, `asides` has by its
    number what it hears instead: several people may share a screen, and have secrets from each other.
    `n` is the number of a choice, `name` who said a chat line, `ask` the version of the wish to undo that
    an answer is about, `to` the choice that an undo goes back to. `folded` marks what was undone later.
    A note has the `chapter` it was written in; without sentences it was taken away.
    """

    version: int
    kind: LineKind
    sentences: tuple[str, ...]
    time: str
    n: int | None = None
    seat: Seat | None = None
    name: str | None = None
    ask: int | None = None
    to: int | None = None
    folded: bool = False
    asides: dict[str, tuple[str, ...]] = {}
    chapter: tuple[str, ...] = ()
