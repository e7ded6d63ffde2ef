"""A chapter of a rulebook as lines of a terminal."""

import textwrap
from collections.abc import Iterator
from shutil import get_terminal_size
from typing import assert_never

from looptable.content.book.book import (
    Aside,
    Block,
    Bullets,
    Chapter,
    Grid,
    Paragraph,
    PictureRow,
    Subheading,
)
from looptable.content.book.spans import said

__all__ = ["chapter_lines"]

NARROWEST, WIDEST = 40, 100


def chapter_lines(chapter: Chapter) -> list[str]:
    """Its title, its blocks with an empty line between them, and the rules that it tells."""
    lines = [f"{chapter.title}  ({chapter.id})", "=" * len(chapter.title)]
    for block in chapter.blocks:
        lines += ["", *_block_lines(block)]
    return [*lines, "", *_wrapped("§ " + " ".join(chapter.rules))] if chapter.rules else lines


def _block_lines(block: Block) -> Iterator[str]:
    match block:
        case Subheading():
            yield from (block.text, "-" * len(block.text))
        case Paragraph():
            yield from _wrapped(said(block.spans))
        case Aside():
            yield from _wrapped(said(block.spans), "  | ", "  | ")
        case Bullets():
            for number, item in enumerate(block.items, 1):
                sign = f"{number}. " if block.ordered else "- "
                yield from _wrapped(said(item), sign, " " * len(sign))
        case Grid():
            for row in block.rows:
                cells = [said(cell) for cell in row]
                yield from _wrapped(": ".join([cells[0], " / ".join(cells[1:])]), "- ", "  ")
        case PictureRow():
            yield from _wrapped(" · ".join(figure.text for figure in block.figures), "  ")
        case _:
            assert_never(block)


def _wrapped(text: str, first: str = "", then: str = "") -> list[str]:
    width = max(NARROWEST, min(get_terminal_size().columns, WIDEST))
    return textwrap.wrap(
        text,
        width,
        initial_indent=first,
        subsequent_indent=then,
        break_long_words=False,
        break_on_hyphens=False,
    )
