"""Prose in Markdown: headings name what a text belongs to, the rest is what people read.

# The Quay                     the name; what follows is card A, read to all
## boats: The Boats            a card and its name
> Three hulls in the mud.      what its back shows to everybody
You lift the tarpaulin …       its face
### buy: Buy the rope          an offer on the card, and what follows from it
"""

import re
from dataclasses import dataclass

from looptable.content.diagnostics import Place
from looptable.content.sources import Source

__all__ = ["Prose", "Section", "read_prose"]

_HEADING = re.compile(r"^(#{1,3}) +(.*?) *$")
_NAMED = re.compile(r"^([a-z0-9]+(?:-[a-z0-9]+)*): +(\S.*)$")
_COMMENT = re.compile(r"<!--.*?-->", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Section:
    """One heading with what stands under it; `path` are the ids of the headings above and its own."""

    path: tuple[str, ...]
    name: str
    back: str
    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class Prose:
    """The sections of a file by their path, and the headings that are none."""

    file: str
    sections: dict[tuple[str, ...], Section]
    twice: tuple[Section, ...]
    unnamed: tuple[Place, ...]


def read_prose(source: Source) -> Prose:
    """The sections of a Markdown file."""
    # A comment keeps its line breaks, so that places stay true.
    text = _COMMENT.sub(lambda match: "\n" * match[0].count("\n"), source.text)
    found: list[Section] = []
    unnamed: list[Place] = []
    heading: tuple[tuple[str, ...], str, Place] | None = None
    body: list[str] = []
    path: tuple[str, ...] = ()
    for number, line in enumerate(text.split("\n"), 1):
        match = _HEADING.match(line)
        if match is None:
            body.append(line)
            continue
        if heading is not None:
            found.append(_section(*heading, body))
        place = Place(source.file, number, 1, line)
        level, words = len(match[1]), match[2]
        named = _NAMED.match(words)
        body, heading = [], None
        if level == 1:
            path, heading = (), ((), words, place)
        elif named is None:
            unnamed.append(place)
        else:
            path = (*path[: level - 2], named[1])
            heading = (path, named[2], place)
    if heading is not None:
        found.append(_section(*heading, body))
    sections: dict[tuple[str, ...], Section] = {}
    twice = tuple(one for one in found if sections.setdefault(one.path, one) is not one)
    return Prose(source.file, sections, twice, tuple(unnamed))


def _section(path: tuple[str, ...], name: str, place: Place, body: list[str]) -> Section:
    back = [line[1:] for line in body if line.startswith(">")]
    face = [line for line in body if not line.startswith(">")]
    return Section(path, name, _paragraphs(back), _paragraphs(face), place)


def _paragraphs(lines: list[str]) -> str:
    """Lines of a paragraph are one; an empty line parts paragraphs."""
    joined = "\n".join(line.strip() for line in lines)
    parts = (" ".join(part.split()) for part in re.split(r"\n{2,}", joined))
    return "\n\n".join(part for part in parts if part)
