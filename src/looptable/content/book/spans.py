"""Marks inside of a line: **strong**, *slanted*, [a link](#chapter) and ![words](part:name part:name)."""

import re
from typing import Final, assert_never, get_args

from looptable.content.book.book import (
    Aside,
    Block,
    Bullets,
    Grid,
    KitPart,
    Paragraph,
    PartKind,
    PictureRow,
    Span,
    Subheading,
)

__all__ = ["read_spans", "said", "spans_of"]

_PARTS: Final[dict[str, PartKind]] = {part: part for part in get_args(PartKind)}
_MARK: Final = re.compile(
    r"!\[(?P<word>[^\]]*)\]\((?P<parts>[^)]*)\)"
    r"|\[(?P<link>[^\]]+)\]\(#(?P<to>[a-z0-9-]+)\)"
    r"|\*\*(?P<strong>[^*]+)\*\*"
    r"|\*(?P<em>[^*]+)\*"
)
_STRAY: Final = re.compile(r"\]\(|\*")


def read_spans(line: str) -> tuple[Span, ...]:
    """The spans of a line; raises `ValueError` for a mark that is not one."""
    found: list[Span] = []
    at = 0
    for mark in _MARK.finditer(line):
        found += _plain(line[at : mark.start()])
        found.append(_marked(mark))
        at = mark.end()
    return (*found, *_plain(line[at:]))


def _plain(text: str) -> list[Span]:
    if stray := _STRAY.search(text):
        raise ValueError(f"{stray[0]!r} begins or ends no mark in {text.strip()!r}")
    return [Span(text)] if text else []


def _marked(mark: re.Match[str]) -> Span:
    if mark["parts"] is not None:
        if not mark["word"].strip():
            raise ValueError(f"a drawing needs its words: {mark[0]!r}")
        return Span(mark["word"].strip(), "figure", parts=tuple(map(_part, mark["parts"].split())))
    if mark["link"] is not None:
        return Span(mark["link"], "link", mark["to"])
    return Span(mark["strong"], "strong") if mark["strong"] else Span(mark["em"], "em")


def _part(word: str) -> KitPart:
    part, _, name = word.partition(":")
    if part not in _PARTS or not name:
        raise ValueError(f"{word!r} is no drawing; parts of the kit are {', '.join(_PARTS)}")
    return KitPart(_PARTS[part], name)


def said(spans: tuple[Span, ...]) -> str:
    """The words of spans, for readers that show no marks."""
    return "".join(span.text for span in spans)


def spans_of(block: Block) -> tuple[tuple[Span, ...], ...]:
    """The lines of a block: one for a paragraph, one for each item of a list and each cell of a table."""
    match block:
        case Subheading():
            return ((Span(block.text),),)
        case Paragraph() | Aside():
            return (block.spans,)
        case Bullets():
            return block.items
        case Grid():
            return (*block.head, *(cell for row in block.rows for cell in row))
        case PictureRow():
            return (block.figures,)
    assert_never(block)
