"""The story as a seat has read it: which texts of the table are new to it."""

from collections.abc import Iterable, Iterator

from looptable.cli.voice import Voice
from looptable.core.ids import Seat
from looptable.engine.contract.view import Piece, View, Zone

__all__ = ["Story"]


class Story:
    """Remembers what each seat has been shown of the things that a game has read out."""

    def __init__(self, things: Iterable[str]) -> None:
        self._things = frozenset(things)
        self._read: dict[Seat | None, set[tuple[str, str]]] = {}

    def news(self, view: View, voice: Voice) -> list[Piece]:
        """The pieces whose text begins in another way than when this seat last saw them.

        What is added below, such as who else has read a card, is no news.
        """
        read = self._read.setdefault(view.seat, set())
        found = []
        for piece in _pieces(view.zones):
            if piece.thing in self._things and (told := piece.paragraphs()):
                seen = piece.id, voice.say(told[0]).partition("\n\n")[0]
                if seen not in read:
                    read.add(seen)
                    found.append(piece)
        return found


def _pieces(zones: Iterable[Zone]) -> Iterator[Piece]:
    for zone in zones:
        yield from zone.pieces
        yield from _pieces(zone.zones)
