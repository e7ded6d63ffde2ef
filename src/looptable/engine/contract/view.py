"""Views: all that a seat may know, and no more.

A view says everything twice, for two kinds of reader. `zones` is the table as it is drawn: any
client can show any game from it. `known` is the position in plain data with all that the seat
may not know left out: programs read it, and `Game.guess` starts from it.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from looptable.content.text.texts import Text
from looptable.core.ids import Seat
from looptable.engine.contract.outcome import Outcome

__all__ = ["Piece", "View", "Zone"]


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card, cube, pawn, token, die or marker, or `count` of them that nothing tells apart.

    Of a piece that is filled slot by slot, `filled` of its `slots` are.
    `art` is the name of a picture on it (`Game.art`), which shows no more than the view tells; `alt`
    says what is on it, unless `text` does. A piece of the kind `picture` is nothing else.
    """

    id: str
    kind: str
    name: Text
    text: Text | None = None
    icons: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    filled: int = 0
    slots: int = 0
    count: int = 1
    art: str | None = None
    alt: Text | None = None


class Zone(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place for pieces, or for further zones.

    `kind` is one of board, area, row, hand, pile, track. `count` is how many pieces lie here,
    though a face-down pile shows none of them; on a track it is the value, and `limit` its end.
    """

    id: str
    kind: str
    name: Text
    owner: Seat | None = None
    pieces: tuple[Piece, ...] = ()
    zones: tuple["Zone", ...] = ()
    count: int = 0
    limit: int | None = None

    def walk(self) -> "Iterator[Zone]":
        """This zone, and all inside it."""
        yield self
        for zone in self.zones:
            yield from zone.walk()


class View(msgspec.Struct, frozen=True):
    """What one seat (None: a spectator) sees of a state.

    `chapter` is where in the story the table is, from the large to the small (`run 2`, `the quay`): what is
    written into the shared notebook now is filed under it. All seats see the same one.
    """

    game: str
    seat: Seat | None
    pending: tuple[Seat, ...]
    prompt: Text | None
    trail: tuple[Text, ...]
    zones: tuple[Zone, ...]
    known: dict[str, Any]
    outcome: Outcome | None = None
    chapter: tuple[Text, ...] = ()

    def all_zones(self) -> Iterator[Zone]:
        """Every zone, those inside others too."""
        for zone in self.zones:
            yield from zone.walk()

    def ids(self) -> Iterator[str]:
        """What can be pointed at: the ids of all zones and pieces."""
        for zone in self.all_zones():
            yield zone.id
            yield from (piece.id for piece in zone.pieces)

    def as_bytes(self) -> bytes:
        """The view as canonical JSON: equal views, equal bytes."""
        return msgspec.json.encode(self, order="deterministic")
