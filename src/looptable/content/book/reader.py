"""Reads a rulebook: a small part of Markdown, one line at a time.

`# Title`, then chapters, each `## Title {#id}` with paragraphs, `###` headings, lists, tables, `>` asides and
lines of pictures, which have nothing but `![words](part:name)`. A chapter ends with `terms: …`, words of the
glossary that it explains, and `§ …`, ids of the ledger that it tells; readers see neither in the text.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Final

from looptable.content.book.book import (
    Aside,
    Block,
    Book,
    Bullets,
    Chapter,
    Grid,
    Paragraph,
    PictureRow,
    Subheading,
)
from looptable.content.book.spans import read_spans
from looptable.content.text.languages import GRAMMARS

__all__ = ["parse_book", "read_book"]

_CHAPTER: Final = re.compile(r"## (?P<title>.+?) \{#(?P<id>[a-z0-9-]+)\}$")
_ITEM: Final = re.compile(r"(?:-|(?P<number>\d+)\.) +")
_RULER: Final = re.compile(r"\|(?: *:?-+:? *\|)+$")
TERMS: Final = "terms:"
RULES: Final = "§ "


@lru_cache(maxsize=32)
def read_book(folder: Path, lang: str) -> Book | None:
    """The rulebook of a game's folder in a language, if it has one."""
    file = folder / "rulebook" / f"{lang}.md"
    if not file.exists():
        return None
    return parse_book(file.name, GRAMMARS[lang].set_type(file.read_text("utf-8")))


def parse_book(name: str, source: str) -> Book:
    """The rulebook in a text; raises `ValueError` with the place of the first mistake."""
    title, *lines = source.splitlines() or [""]
    if not title.startswith("# "):
        raise ValueError(f"{name}:1: a rulebook begins with its title, '# …'")
    heads = [at for at, line in enumerate(lines) if line.startswith("## ")]
    before = lines[: heads[0]] if heads else lines
    if any(line.strip() for line in before):
        raise ValueError(f"{name}:2: text stands before the first chapter")
    ends = [*heads[1:], len(lines)]
    chapters = tuple(
        _chapter(name, lines[start:end], start + 2) for start, end in zip(heads, ends, strict=True)
    )
    ids = [chapter.id for chapter in chapters]
    if double := next((id_ for id_ in ids if ids.count(id_) > 1), None):
        raise ValueError(f"{name}: two chapters are called {double!r}")
    return Book(title.removeprefix("# ").strip(), chapters)


def _chapter(name: str, lines: list[str], first: int) -> Chapter:
    head = _CHAPTER.match(lines[0].rstrip())
    if head is None:
        raise ValueError(f"{name}:{first}: a chapter is '## Title {{#id}}', not {lines[0]!r}")
    blocks: list[Block] = []
    ends: dict[str, tuple[str, ...]] = {TERMS: (), RULES: ()}
    for number, group in _groups(lines[1:], first + 1):
        for sign in ends:
            if group[0].startswith(sign):
                ends[sign] = tuple(" ".join(group).removeprefix(sign).split())
                break
        else:
            try:
                blocks.append(_block(group))
            except ValueError as mistake:
                raise ValueError(f"{name}:{number}: {mistake}") from mistake
    return Chapter(head["id"], head["title"], tuple(blocks), ends[TERMS], ends[RULES])


def _groups(lines: list[str], first: int) -> Iterator[tuple[int, list[str]]]:
    """Lines that belong together, with the number of the first: blank lines stand between them."""
    group: list[str] = []
    for number, line in enumerate([*lines, ""], first):
        starts = line.startswith((TERMS, RULES, "### "))
        if group and (starts or not line.strip()):
            yield number - len(group), group
            group = []
        if line.strip():
            group.append(line.rstrip())


def _block(lines: list[str]) -> Block:
    first = lines[0]
    if first.startswith("### "):
        if len(lines) > 1:
            raise ValueError("an empty line stands after a heading")
        return Subheading(first.removeprefix("### "))
    if first.startswith(("#", "```", "<")):
        raise ValueError(f"a rulebook knows no {first.split()[0]!r}")
    if first.startswith("|"):
        return _grid(lines)
    if first.startswith(">"):
        return Aside(read_spans(" ".join(line.lstrip("> ") for line in lines)))
    if _ITEM.match(first):
        return _bullets(lines)
    spans = read_spans(" ".join(line.strip() for line in lines))
    if all(span.style == "figure" or not span.text.strip() for span in spans):
        return PictureRow(tuple(span for span in spans if span.style == "figure"))
    return Paragraph(spans)


def _bullets(lines: list[str]) -> Bullets:
    items: list[str] = []
    for line in lines:
        if mark := _ITEM.match(line):
            items.append(line[mark.end() :])
        elif line.startswith(" "):
            items[-1] += f" {line.strip()}"
        else:
            raise ValueError(f"an item goes on with a space before it, unlike {line!r}")
    ordered = lines[0][0].isdigit()
    return Bullets(ordered, tuple(map(read_spans, items)))


def _grid(lines: list[str]) -> Grid:
    if len(lines) < 3 or not _RULER.match(lines[1]):
        raise ValueError("a table has a line of headings, a ruler '|---|---|' and rows")
    head, *rows = [
        tuple(read_spans(cell.strip()) for cell in line.strip().strip("|").split("|"))
        for at, line in enumerate(lines)
        if at != 1
    ]
    if wrong := next((row for row in rows if len(row) != len(head)), None):
        raise ValueError(f"a row has {len(wrong)} cells, and the table {len(head)}")
    return Grid(head, tuple(rows))
