"""A rulebook as data: chapters of blocks, blocks of spans; every client draws it as it can.

The same structs are sent to the browser, so each kind of block has its tag.
"""

from typing import Literal

import msgspec

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

PartKind = Literal["icon", "die", "cube", "token", "shield"]
SpanStyle = Literal["plain", "strong", "em", "link", "figure"]


class KitPart(msgspec.Struct, frozen=True):
    """One drawing of the house style: which part of the kit, and what is on it."""

    part: PartKind
    name: str


class Span(msgspec.Struct, frozen=True):
    """Words of one look. A link leads to the chapter `to`; a figure has drawings before its words."""

    text: str
    style: SpanStyle = "plain"
    to: str = ""
    parts: tuple[KitPart, ...] = ()


Spans = tuple[Span, ...]


class Subheading(msgspec.Struct, frozen=True, tag="subheading"):
    """A heading inside of a chapter."""

    text: str


class Paragraph(msgspec.Struct, frozen=True, tag="paragraph"):
    """A few sentences."""

    spans: Spans


class Bullets(msgspec.Struct, frozen=True, tag="bullets"):
    """A list; the items of an ordered one are numbered."""

    ordered: bool
    items: tuple[Spans, ...]


class Grid(msgspec.Struct, frozen=True, tag="grid"):
    """A table with a line of headings."""

    head: tuple[Spans, ...]
    rows: tuple[tuple[Spans, ...], ...]


class PictureRow(msgspec.Struct, frozen=True, tag="pictures"):
    """Figures side by side, each with its words below it."""

    figures: Spans


class Aside(msgspec.Struct, frozen=True, tag="aside"):
    """An example or a reminder beside the rules."""

    spans: Spans


Block = Subheading | Paragraph | Bullets | Grid | PictureRow | Aside


class Chapter(msgspec.Struct, frozen=True):
    """One screen: the terms of the glossary that it explains, and the rules of the ledger that it tells."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    terms: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()


class Book(msgspec.Struct, frozen=True):
    """The rulebook of a game in one language."""

    title: str
    chapters: tuple[Chapter, ...]

    def find(self, chapter: str) -> Chapter | None:
        """The chapter with this id, or `None`."""
        return next((one for one in self.chapters if one.id == chapter), None)

    def explained(self) -> dict[str, str]:
        """The chapter of each term that some chapter explains."""
        return {term: chapter.id for chapter in self.chapters for term in chapter.terms}
