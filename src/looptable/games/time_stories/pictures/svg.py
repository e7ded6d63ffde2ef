"""Checks an SVG: only shapes, colours and words; nothing that runs, nothing that is fetched, nothing endless.

What is allowed is listed. A list of what is forbidden would miss what browsers learn next year.
"""

import math
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any
from xml.parsers import expat

from looptable.content.text.texts import Text
from looptable.games.time_stories.pictures.check import MOST_SIDE, Flaw, Size

__all__ = ["MOST_DRAWN", "MOST_ELEMENTS", "check_svg"]

SVG = "http://www.w3.org/2000/svg"
LINK = "http://www.w3.org/1999/xlink href"
XML = "http://www.w3.org/XML/1998/namespace "
ELEMENTS = frozenset(
    "svg g defs title desc symbol use path rect circle ellipse line polyline polygon text tspan "
    "linearGradient radialGradient stop clipPath mask pattern marker".split()
)
MOST_ELEMENTS = 4000
MOST_DEPTH = 40
LONGEST_BOX = 100
MOST_DRAWN = 20_000
"""How many elements may be drawn in the end: links multiply those that are written."""

_NUMBER = r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d{1,2})?"
_VIEW_BOX = re.compile(rf"\s*{_NUMBER}[\s,]+{_NUMBER}[\s,]+({_NUMBER})[\s,]+({_NUMBER})\s*")
_REFERENCE = re.compile(r"url\(\s*['\"]?#([^'\"()\s]{1,100}+)['\"]?\s*\)", re.IGNORECASE)
# In values: what fetches, what runs, and the escapes that would hide either.
_DANGEROUS = re.compile(r"@|\\|/\*|javascript:|data:|<", re.IGNORECASE)
_CALLED = re.compile(r"([\w-]{0,30})\s{0,9}$")
CALLS = frozenset(
    "matrix translate scale rotate skewx skewy rgb rgba hsl hsla calc min max clamp".split()
)
"""Functions that move, colour and reckon; all others may fetch."""


Spot = tuple[int, int]


class _Refused(Exception):
    def __init__(
        self, reason: str, *, unsafe: bool = True, at: Spot | None = None, **args: str
    ) -> None:
        self.reason = Text.of(f"picture.{reason}", **args)
        self.unsafe = unsafe
        self.at = at


@dataclass(slots=True)
class _Element:
    at: Spot
    references: list[str] = field(default_factory=list)
    children: list["_Element"] = field(default_factory=list)
    drawn: int = 0


def check_svg(data: bytes) -> Size | Flaw:
    """The size of an SVG, or what is wrong with it."""
    reader = _Reader()
    try:
        data.decode("utf-8")
        reader.parser.Parse(data, True)
        reader.check_whole()
    except UnicodeDecodeError:
        return Flaw(Text("picture.encoding"))
    except expat.ExpatError as error:
        reason = Text("picture.not-xml")
        return Flaw(reason, error.lineno, error.offset + 1)
    except _Refused as refused:
        return Flaw(refused.reason, *(refused.at or reader.at), refused.unsafe)
    return reader.size


class _Reader:
    def __init__(self) -> None:
        # The encoding is given, so that a declaration cannot choose another one.
        self.parser = expat.ParserCreate("utf-8", " ")
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.StartDoctypeDeclHandler = self._refuse("doctype")
        self.parser.ProcessingInstructionHandler = self._refuse("instruction")
        self.at: Spot  # of what is being read
        self.size: Size  # as the outermost element says
        self._open: list[_Element] = []
        self._all: list[_Element] = []
        self._by_id: dict[str, _Element] = {}

    def _here(self) -> Spot:
        """Line and column; only while something is read, as an error leaves them behind it."""
        return self.parser.CurrentLineNumber, self.parser.CurrentColumnNumber + 1

    def _refuse(self, reason: str) -> Any:
        def refuse(*_: object) -> None:
            self.at = self._here()
            raise _Refused(reason)

        return refuse

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self.at = self._here()
        space, _, local = name.rpartition(" ")
        if space != SVG or local not in ELEMENTS:
            raise _Refused("element", name=local[:40])
        if not self._open:
            self._root(local, attributes)
        element = _Element(self.at)
        for attribute, value in attributes.items():
            element.references += self._attribute(attribute, value)
        if self._open:
            self._open[-1].children.append(element)
        self._open.append(element)
        self._all.append(element)
        if len(self._open) > MOST_DEPTH or len(self._all) > MOST_ELEMENTS:
            raise _Refused("endless")
        if "id" in attributes:
            self._by_id.setdefault(attributes["id"], element)

    def _end(self, _: str) -> None:
        self._open.pop()

    def _root(self, local: str, attributes: dict[str, str]) -> None:
        """The outermost element says how large the picture is."""
        text = attributes.get("viewBox", "")
        box = _VIEW_BOX.fullmatch(text) if len(text) <= LONGEST_BOX else None
        if local != "svg" or box is None:
            raise _Refused("view-box", unsafe=False)
        width, height = float(box[1]), float(box[2])
        if not (0 < width <= MOST_SIDE and 0 < height <= MOST_SIDE):
            raise _Refused("dimensions", unsafe=False)
        self.size = Size(math.ceil(width), math.ceil(height))

    def _attribute(self, name: str, value: str) -> Iterator[str]:
        """Refuses what could act or fetch; gives the ids that a value points to."""
        if name in (LINK, "href"):
            if not value.startswith("#"):
                raise _Refused("reference", name=value[:40])
            yield value[1:]
            return
        if " " in name and not name.startswith(XML):
            raise _Refused("attribute", name=name.rpartition(" ")[2][:40])
        if name.lower().startswith("on") or name == f"{XML}base":
            raise _Refused("attribute", name=name.rpartition(" ")[2][:40])
        yield from _REFERENCE.findall(value)
        rest = _REFERENCE.sub("", value)
        called = iter(()) if name.startswith("aria-") else _called(rest)
        if _DANGEROUS.search(rest) or any(one not in CALLS for one in called):
            raise _Refused("reference", name=value[:40])

    def check_whole(self) -> None:
        """Counts what would be drawn: links to links grow like the grains on the chessboard."""
        for element in reversed(self._all):  # children stand behind their parents
            self._count(element, 0)

    def _count(self, element: _Element, depth: int) -> int:
        if element.drawn:
            return element.drawn
        if depth > MOST_DEPTH:  # as every ring of links is
            raise _Refused("endless", at=element.at)
        linked = [self._by_id[name] for name in element.references if name in self._by_id]
        total = 1 + sum(self._count(one, depth + 1) for one in (*element.children, *linked))
        if total > MOST_DRAWN:
            raise _Refused("endless", at=element.at)
        element.drawn = total
        return total


def _called(value: str) -> Iterator[str]:
    """The words before opening brackets; looked for from behind, as a long word must not take long."""
    for part in value.split("(")[:-1]:
        match = _CALLED.search(part[-40:])
        yield match[1].lower() if match else ""
