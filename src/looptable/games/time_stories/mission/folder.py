"""The files of a mission, read from a folder that may come from a stranger.

Only files with names that the format knows are opened, each within its limits, and no name or link
leads out of the folder (`content.sources`).
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

from looptable.content.diagnostics.diagnostics import Diagnostics, Place, did_you_mean
from looptable.content.sources import Source, name_in, read_source
from looptable.content.tables.document import Document, parse_document
from looptable.content.tables.validation import Shapes
from looptable.content.text.languages import LANGUAGES
from looptable.games.time_stories.mission.bounds import USUAL, Bounds
from looptable.games.time_stories.mission.definitions import (
    FORMAT,
    Elements,
    MissionFile,
    PlaceFile,
    Receptacles,
)
from looptable.games.time_stories.mission.prose import Prose, read_prose
from looptable.games.time_stories.pictures.files import ART, Art, find_art
from looptable.games.time_stories.rules.layout import LETTERS, SYMBOLS

__all__ = ["BASE", "MANIFEST", "MOST_ENTRIES", "PARTS", "Files", "read_files"]

MANIFEST = "mission.toml"
MOST_ENTRIES = 1000
"""So many names are looked at in a folder for those that belong to nothing."""
BASE = "abcdefgh"
"""The base cards: sections `a`, `b`, … of the mission's prose."""
PARTS = ("mission", "receptacles", "elements")
"""The files beside the places: each a table, and prose in every language."""
FREE = ("readme", "license", "licence", "changelog")
"""Files that an author may lay beside them, by how their names begin."""

_T = TypeVar("_T")


@dataclass(frozen=True, slots=True)
class Files:
    """Everything a mission says, still as it was written."""

    mission: MissionFile
    receptacles: Receptacles
    elements: Elements
    places: dict[str, PlaceFile]
    documents: dict[str, Document]
    prose: dict[tuple[str, str], Prose]
    """By part (`mission`, `places/quay`, …) and language."""
    art: dict[str, Art] = field(default_factory=dict)
    """The author's own pictures: by the place and letter of their cards (`quay-b`), or by kind and name
    (`receptacle.odile`)."""

    def at(self, part: str, *path: str | int) -> Place:
        """The place of something written in a table."""
        return self.documents[part].index.value(path)


def read_files(folder: Path, report: Diagnostics, bounds: Bounds = USUAL) -> Files | None:
    """The files of a mission, or None with diagnostics if something could not be read."""
    reader = _Reader(folder, report, bounds)
    mission = reader.table("mission", MissionFile)
    receptacles = reader.table("receptacles", Receptacles)
    elements = reader.table("elements", Elements)
    if mission is None:
        return None
    read = {place: reader.table(f"places/{place}", PlaceFile) for place in mission.places}
    places = {place: table for place, table in read.items() if table is not None}
    for part in (*PARTS, *(f"places/{place}" for place in places)):
        reader.read_prose(part)
    _check_unused(folder, mission.places, report)
    if receptacles is None or elements is None or len(places) < len(mission.places):
        return None
    meant = _art_names(mission, receptacles, elements, places)
    found = find_art(folder, list(meant), report, bounds)
    art = {meant[stem]: one for stem, one in found.items()}
    return Files(mission, receptacles, elements, places, reader.documents, reader.prose, art)


def _art_names(
    mission: MissionFile, receptacles: Receptacles, elements: Elements, places: dict[str, PlaceFile]
) -> dict[str, str]:
    """The things that pictures of an author are of: files are called after them, as everything is.

    Letters, numbers and symbols, which are all that views know, follow from the order.
    """
    ends = ("success", "time", *mission.failures)
    return {
        "cover": "cover.cover",
        **{f"base-{letter}": f"base.{letter}" for letter in BASE},
        **{f"end-{end}": f"end.{end}" for end in ends},
        **{f"resource-{one.id}": f"resource.{one.id}" for one in mission.resources},
        **{f"token-{one.id}": f"token.{SYMBOLS[n]}" for n, one in enumerate(mission.tokens)},
        **{
            f"element-{one.id}": f"element.element-{n}" for n, one in enumerate(elements.element, 1)
        },
        **{f"receptacle-{one.id}": f"receptacle.{one.id}" for one in receptacles.receptacle},
        **{
            f"{place}-{card.id}": f"{place}-{LETTERS[number]}"
            for place, table in places.items()
            for number, card in enumerate(table.card)
        },
    }


class _Reader:
    def __init__(self, folder: Path, report: Diagnostics, bounds: Bounds) -> None:
        self._folder = folder
        self._report = report
        self._bounds = bounds
        self._total = 0
        self.documents: dict[str, Document] = {}
        self.prose: dict[tuple[str, str], Prose] = {}

    def table(self, part: str, kind: type[_T]) -> _T | None:
        """A TOML file as its type."""
        source = self._source(self._folder / f"{part}.toml")
        document = parse_document(source, self._report) if source else None
        if document is None:
            return None
        self.documents[part] = document
        number = document.data.get("format")
        # A newer format may have fields that would look like mistakes, so nothing else is told of it.
        if part == "mission" and isinstance(number, int) and number > FORMAT:
            place = document.index.value(("format",))
            self._report.error("mission/newer-format", place, format=number, newest=FORMAT)
            return None
        return Shapes(document, self._report, ()).convert(document.data, kind)

    def read_prose(self, part: str) -> None:
        """The prose of a part in every language."""
        paths = {lang: self._folder / f"{part}.{lang}.md" for lang in LANGUAGES}
        there = [lang for lang, path in paths.items() if path.exists()]
        for lang, path in paths.items():
            if there and not path.exists():
                place, other = Place(name_in(self._folder, path)), paths[there[0]].name
                self._report.error("mission/missing-language", place, language=lang, other=other)
                continue
            source = self._source(path)
            if source is not None:
                self.prose[part, lang] = read_prose(source, self._bounds.headings)

    def _source(self, path: Path) -> Source | None:
        """A file, unless the mission has become too large with it."""
        source = read_source(path, self._folder, self._report, self._bounds.text)
        if source is None:
            return None
        was_small = self._total <= self._bounds.all_text_bytes
        self._total += len(source.text.encode())
        if self._total <= self._bounds.all_text_bytes:
            return source
        if was_small:
            limit = self._bounds.all_text_bytes
            self._report.error("mission/too-large", Place(source.file), limit=limit)
        return None


def _check_unused(folder: Path, places: tuple[str, ...], report: Diagnostics) -> None:
    """Warns of files that nothing reads: usually their names are misspelt, or not listed."""
    parts = [*PARTS, *(f"places/{place}" for place in places)]
    endings = ["toml", *(f"{lang}.md" for lang in LANGUAGES)]
    known = [f"{part}.{ending}" for part in parts for ending in endings]
    for name in _entries(folder):
        if name not in known:
            place = Place(name_in(folder, folder / name))
            report.warning("mission/unused-file", place, hint=did_you_mean(name, known), name=name)


def _entries(folder: Path) -> Iterator[str]:
    """Files and folders of a mission by their names; `art` looks after itself."""
    for base in (folder, folder / "places"):
        try:
            found = sorted(path for path in base.iterdir() if not path.name.startswith("."))
        except OSError:  # told already, when its files were missing
            continue
        for path in found[:MOST_ENTRIES]:
            if path.parent == folder and path.name in ("places", ART):
                continue
            if not path.name.lower().startswith(FREE):
                yield path.relative_to(folder).as_posix()
