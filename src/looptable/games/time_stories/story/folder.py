"""The files of a mission, read from a folder that may come from a stranger.

Only files with names that the format knows are opened, each within its limits, and no name or link
leads out of the folder (`content.sources`).
"""

from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from looptable.content.diagnostics import Diagnostics, Place
from looptable.content.document import Document, parse_document
from looptable.content.languages import LANGUAGES
from looptable.content.shapes import Shapes
from looptable.content.sources import Limits, read_source
from looptable.games.time_stories.story.definitions import (
    FORMAT,
    Elements,
    MissionFile,
    PlaceFile,
    Receptacles,
)
from looptable.games.time_stories.story.prose import Prose, read_prose

__all__ = ["LIMITS", "MANIFEST", "Files", "read_files"]

MANIFEST = "mission.toml"
LIMITS = Limits(file_bytes=1 << 18)
PARTS = ("mission", "receptacles", "elements")
"""The files beside the places: each a table, and prose in every language."""

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

    def at(self, part: str, *path: str | int) -> Place:
        """Where something is written in a table."""
        return self.documents[part].index.value(path)


def read_files(folder: Path, report: Diagnostics) -> Files | None:
    """The files of a mission, or None with diagnostics if something could not be read."""
    reader = _Reader(folder, report)
    mission = reader.table("mission", MissionFile)
    receptacles = reader.table("receptacles", Receptacles)
    elements = reader.table("elements", Elements)
    if mission is None:
        return None
    read = {place: reader.table(f"places/{place}", PlaceFile) for place in mission.places}
    places = {place: table for place, table in read.items() if table is not None}
    for part in (*PARTS, *(f"places/{place}" for place in places)):
        reader.read_prose(part)
    if receptacles is None or elements is None or len(places) < len(mission.places):
        return None
    return Files(mission, receptacles, elements, places, reader.documents, reader.prose)


class _Reader:
    def __init__(self, folder: Path, report: Diagnostics) -> None:
        self._folder = folder
        self._report = report
        self.documents: dict[str, Document] = {}
        self.prose: dict[tuple[str, str], Prose] = {}

    def table(self, part: str, kind: type[_T]) -> _T | None:
        """A TOML file as its type."""
        source = read_source(self._folder / f"{part}.toml", self._folder, self._report, LIMITS)
        document = parse_document(source, self._report) if source else None
        if document is None:
            return None
        self.documents[part] = document
        number = document.data.get("format")
        if part == "mission" and isinstance(number, int) and number > FORMAT:
            place = document.index.value(("format",))
            code = "mission/newer-format"
            self._report.error(code, place, format=number, newest=FORMAT)
            return None
        return Shapes(document, self._report, ()).convert(document.data, kind)

    def read_prose(self, part: str) -> None:
        """The prose of a part in every language."""
        for lang in LANGUAGES:
            path = self._folder / f"{part}.{lang}.md"
            source = read_source(path, self._folder, self._report, LIMITS)
            if source is not None:
                self.prose[part, lang] = read_prose(source)
