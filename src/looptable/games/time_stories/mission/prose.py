"""Prose in Markdown: headings name what a text belongs to, the rest is what people read.

# The Quay                     the name; what follows is card A, read to all, with its cards in **bold**
## boats: The Boats            a card and its name; after a bar, how one goes there: The Loft | up to the loft
> Three hulls in the mud.      what its back shows to everybody
You lift the tarpaulin …       its face
### buy: Buy the rope          an offer on the card, and what follows from it
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from looptable.content.diagnostics.diagnostics import Place
from looptable.content.sources import Source

__all__ = ["Bold", "Prose", "Section", "read_prose"]

# Patterns are plain on purpose: a file of a stranger must not make them try for hours.
_HEADING = re.compile(r"^(#+)( *)(.*)$")
_NAMED = re.compile(r"^([a-z0-9]+(?:-[a-z0-9]+)*): +(\S.*)$")
_BOLD = re.compile(r"\*\*(?!\s)([^*]{1,80}?)(?<!\s)\*\*")
DEEPEST = 3
MOST_BOLD = 40

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """One heading with what stands under it; `path` are the ids of the headings above and its own."""

    path: Path
    name: str
    back: str
    text: str
    place: Place
    at: str | None = None
    """The way there in words, where the name alone would be said wrong."""


@dataclass(frozen=True, slots=True)
class Bold:
    """Words in bold on card A: they announce a card."""

    words: str
    place: Place


@dataclass(frozen=True, slots=True)
class Prose:
    """The sections of a file by their path, and what is no section."""

    file: str
    sections: dict[Path, Section]
    bold: tuple[Bold, ...]
    twice: tuple[Section, ...]
    unnamed: tuple[Place, ...]
    """Headings without an id."""
    misplaced: tuple[Place, ...]
    """Headings that stand too deep, under no heading of the level above, or without a space."""
    unheaded: Place | None
    """Words before the first heading."""
    unclosed: Place | None
    """A comment without an end."""
    endless: Place | None
    """The first heading that is too many."""


def read_prose(source: Source, most: int) -> Prose:
    """The sections of a Markdown file, of which no more than `most` are read."""
    return _Reader(source, most).read()


class _Reader:
    def __init__(self, source: Source, most: int) -> None:
        self._most = most
        self._file = source.file
        self._lines = source.text.split("\n")
        self._text, open_at = _without_comments(source.text)
        self._unclosed = None if open_at is None else self._place(open_at)
        self._endless: Place | None = None
        self._found: list[Section] = []
        self._unnamed: list[Place] = []
        self._misplaced: list[Place] = []
        self._path: Path | None = None

    def read(self) -> Prose:
        """Cuts the text at its headings."""
        heading: tuple[Path, str, Place] | None = None
        body: list[str] = []
        unheaded: Place | None = None
        for number, line in enumerate(self._text.split("\n"), 1):
            match = _HEADING.match(line)
            if match is not None:
                self._add(heading, body)
                if len(self._found) == self._most:
                    self._endless = self._place(number)
                    break
                body, heading = [], self._heading(match, self._place(number))
                continue
            body.append(line)
            if self._path is None and line.strip() and unheaded is None:
                unheaded = self._place(number)
        else:
            self._add(heading, body)
        sections: dict[Path, Section] = {}
        twice = [one for one in self._found if sections.setdefault(one.path, one) is not one]
        return Prose(
            self._file,
            sections,
            tuple(self._bold(sections.get(()))),
            tuple(twice),
            tuple(self._unnamed),
            tuple(self._misplaced),
            unheaded,
            self._unclosed,
            self._endless,
        )

    def _place(self, line: int, column: int = 1) -> Place:
        return Place(self._file, line, column, self._lines[line - 1])

    def _add(self, heading: tuple[Path, str, Place] | None, body: list[str]) -> None:
        if heading is not None:
            self._found.append(_section(*heading, body))

    def _heading(self, match: re.Match[str], place: Place) -> tuple[Path, str, Place] | None:
        """The thing a heading stands for; None if it stands for nothing."""
        level, words = len(match[1]), match[3].rstrip()
        deepest = 0 if self._path is None else len(self._path) + 1
        if not match[2] or level > min(DEEPEST, deepest + 1):
            self._misplaced.append(place)
            return None
        if level == 1:
            self._path = ()
            return (), words, place
        named = _NAMED.match(words)
        above = (self._path or ())[: level - 2]
        # What stands below a heading without a name is still below a heading.
        self._path = (*above, named[1] if named else "")
        if named is None:
            self._unnamed.append(place)
            return None
        return self._path, named[2], place

    def _bold(self, first: Section | None) -> Iterator[Bold]:
        """Announcements of card A."""
        if first is None:
            return
        lines = self._text.split("\n")
        end = next(
            (n for n in range(first.place.line, len(lines)) if lines[n].startswith("#")), len(lines)
        )
        text = "\n".join(lines[first.place.line : end])
        for match in islice(_BOLD.finditer(text), MOST_BOLD):
            before = match.string[: match.start()]
            line = first.place.line + 1 + before.count("\n")
            column = match.start() - (before.rfind("\n") + 1) + 1
            yield Bold(" ".join(match[1].split()), self._place(line, column))


def _without_comments(text: str) -> tuple[str, int | None]:
    """The text with comments as empty lines, so that places stay true; and where one has no end."""
    kept: list[str] = []
    at = 0
    while (start := text.find("<!--", at)) >= 0:
        end = text.find("-->", start)
        if end < 0:
            return "".join(kept) + text[at:], text.count("\n", 0, start) + 1
        kept += [text[at:start], "\n" * text.count("\n", start, end)]
        at = end + len("-->")
    return "".join(kept) + text[at:], None


def _section(path: Path, name: str, place: Place, body: list[str]) -> Section:
    back = [line[1:] for line in body if line.startswith(">")]
    face = [line for line in body if not line.startswith(">")]
    name, bar, at = name.partition(" | ")
    way = at.strip() if bar else None
    return Section(path, name.rstrip(), _paragraphs(back), _paragraphs(face), place, way or None)


def _paragraphs(lines: list[str]) -> str:
    """Lines of a paragraph are one; an empty line parts paragraphs."""
    joined = "\n".join(line.strip() for line in lines)
    parts = (" ".join(part.split()) for part in re.split(r"\n{2,}", joined))
    return "\n\n".join(part for part in parts if part)
