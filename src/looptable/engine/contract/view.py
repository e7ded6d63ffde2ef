"""Views: all that a seat may know, and no more.

A view says everything twice, for two kinds of reader. `zones` is the table as it is drawn: any
client can show any game from it. `known` is the position in plain data with all that the seat
may not know left out: programs read it, and `Game.guess` starts from it.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Generic

import msgspec

from looptable.content.text.texts import Text
from looptable.core.ids import Seat
from looptable.engine.contract.option import Said, Target
from looptable.engine.contract.outcome import Outcome

__all__ = ["Of", "Part", "Piece", "View", "Zone", "target_ids"]

Of = dict[str, str | int]
"""Names of things by the kinds of things: `{"card": "early-bird", "dimension": "spiral"}`."""


class Part(msgspec.Struct, Generic[Said], frozen=True):
    """A part of the text on a piece: its sort in the words of the game (`prose`, `test`, `offer`).

    `of`, `marks` and `art` are as those of a piece: the thing that this part is about, how it stands, its picture.
    """

    sort: str
    text: Said
    of: Of = {}
    marks: tuple[str, ...] = ()
    art: str | None = None


class Piece(msgspec.Struct, Generic[Said], frozen=True):
    """A card, cube, pawn, token, die or marker, or `count` of them that nothing tells apart.

    `kind` says how it is drawn. `thing` says what it is in the words of the game (`rift`, `agent`), and `of`
    which one, and whose or where: programs read these, never the `id`, which only tells pieces apart. Of a
    piece that is filled slot by slot, `filled` of its `slots` are. `art` is the name of a picture on it
    (`Game.art`), which shows no more than the view tells; `alt` says what is on it, unless `text` does. A
    piece of the kind `picture` is nothing else. `warnings` are what threatens because of it, in sentences.
    A piece on which several things are printed has `parts` instead of `text`.
    """

    id: str
    kind: str
    name: Said
    text: Said | None = None
    icons: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    filled: int = 0
    slots: int = 0
    count: int = 1
    art: str | None = None
    alt: Said | None = None
    thing: str = ""
    of: Of = {}
    warnings: tuple[Said, ...] = ()
    parts: tuple[Part[Said], ...] = ()

    def paragraphs(self) -> tuple[Said, ...]:
        """Everything that can be read on it, from the top."""
        own = () if self.text is None else (self.text,)
        return (*own, *(part.text for part in self.parts))


class Zone(msgspec.Struct, Generic[Said], frozen=True):
    """A place for pieces, or for further zones.

    `kind` is one of board, area, row, hand, pile, track. `count` is how many pieces lie here,
    though a face-down pile shows none of them; on a track it is the value, and `limit` its end.
    `thing`, `of`, `marks` and `warnings` are as those of a piece; `slots` is how many places for pieces
    are drawn, empty or not.
    """

    id: str
    kind: str
    name: Said
    owner: Seat | None = None
    pieces: tuple[Piece[Said], ...] = ()
    zones: tuple["Zone[Said]", ...] = ()
    count: int = 0
    limit: int | None = None
    thing: str = ""
    of: Of = {}
    marks: tuple[str, ...] = ()
    slots: int = 0
    warnings: tuple[Said, ...] = ()

    def walk(self) -> "Iterator[Zone[Said]]":
        """This zone, and all inside it."""
        yield self
        for zone in self.zones:
            yield from zone.walk()


class View(msgspec.Struct, frozen=True):
    """A state as one seat (None: a spectator) sees it.

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
        """The ids of all zones and pieces."""
        for zone in self.all_zones():
            yield zone.id
            yield from (piece.id for piece in zone.pieces)

    def things(self) -> Iterator[tuple[Target, str]]:
        """The targets of options, with the id of the zone or piece of each."""
        for zone in self.all_zones():
            found: list[Zone | Piece] = [zone, *zone.pieces]
            for one in found:
                if one.thing in one.of:
                    yield Target(one.thing, str(one.of[one.thing])), one.id
            for piece in zone.pieces:
                for part in piece.parts:
                    if part.sort in part.of:
                        yield Target(part.sort, str(part.of[part.sort])), piece.id

    def as_bytes(self) -> bytes:
        """The view as canonical JSON: equal views, equal bytes."""
        return msgspec.json.encode(self, order="deterministic")


def target_ids(view: View, targets: Iterable[Target]) -> set[str]:
    """The ids of the zones and pieces that these targets name; nothing for what is not in the view."""
    wanted = set(targets)
    return {id_ for thing, id_ in view.things() if thing in wanted}
