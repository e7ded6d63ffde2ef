"""Parts of a view, found by id and said in English."""

from collections.abc import Iterator, Sequence

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Piece, Zone
from looptable.testing import Table

__all__ = ["choices", "has", "marks", "piece", "reads", "words", "zone", "zones"]


def _all(zones: Sequence[Zone]) -> Iterator[Zone]:
    for zone in zones:
        yield zone
        yield from _all(zone.zones)


def zones(of: Table, seat: int | None) -> dict[str, Zone]:
    """Every zone of a view, also those inside others."""
    return {zone.id: zone for zone in _all(of.game.view(of.state, seat).zones)}


def zone(of: Table, seat: int | None, id: str) -> Zone:
    """One of them."""
    return zones(of, seat)[id]


def _pieces(of: Table, seat: int | None) -> dict[str, Piece]:
    return {piece.id: piece for zone in zones(of, seat).values() for piece in zone.pieces}


def has(of: Table, seat: int | None, id: str) -> bool:
    """Whether a seat sees a piece."""
    return id in _pieces(of, seat)


def piece(of: Table, seat: int | None, id: str) -> Piece:
    """A piece, wherever it lies."""
    return _pieces(of, seat)[id]


def marks(of: Table, seat: int | None, id: str) -> tuple[str, ...]:
    """The marks of a piece."""
    return piece(of, seat, id).marks


def words(of: Table, text: Text | None) -> str:
    """A text in English."""
    return "" if text is None else of.game.texts().say(text, "en")


def reads(of: Table, seat: int | None, id: str) -> list[str]:
    """The text on a piece as a seat reads it, paragraph by paragraph."""
    told = piece(of, seat, id).paragraphs()
    return [part for text in told for part in words(of, text).split("\n\n") if part]


def choices(of: Table, seat: int) -> dict[str, str]:
    """The options of a seat in words, by their keys."""
    options = of.game.legal_options(of.state, seat)
    return {option.key: words(of, option.text) for option in options}
