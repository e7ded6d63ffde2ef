"""The rulebook of a game: its own structs, in the reader's language."""

from looptable.content.book.book import (
    Aside,
    Block,
    Book,
    Bullets,
    Chapter,
    Grid,
    KitPart,
    Paragraph,
    PartKind,
    PictureRow,
    Span,
    SpanStyle,
    Subheading,
)

__all__ = [
    "Aside",
    "Block",
    "Book",
    "Bullets",
    "Chapter",
    "Grid",
    "KitPart",
    "Paragraph",
    "PartKind",
    "PictureRow",
    "Span",
    "SpanStyle",
    "Subheading",
]
