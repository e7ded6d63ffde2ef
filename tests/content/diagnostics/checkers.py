"""Runs the loaders of this room over the examples of the catalogue, as if for a small game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, ClassVar, Literal

import msgspec

from looptable.content.diagnostics.diagnostics import Diagnostic, Diagnostics
from looptable.content.packs.consistency import check_layer
from looptable.content.packs.content import Base, load_content
from looptable.content.packs.pack import load_pack
from looptable.content.sources import LIMITS, Limits, read_folder
from looptable.content.tables.definition import Definition, Schema
from looptable.content.tables.tables import load_tables
from looptable.content.text.files import load_texts
from looptable.content.text.texts import system_texts
from looptable.core.ids import GameId
from looptable.testing.catalogue import Checker

__all__ = [
    "CHECKERS",
    "SAMPLE_SCHEMA",
    "SampleCard",
    "SampleTrip",
    "check_packs",
    "check_tables",
    "check_texts",
]


class SampleCard(Definition, frozen=True, kw_only=True):
    """A card of the small game that the examples are written for."""

    cost: Annotated[int, msgspec.Meta(ge=0, le=9)]
    kind: Literal["tool", "relic"] = "tool"
    effects: tuple[str, ...] = ()


class SampleTrip(Definition, frozen=True, kw_only=True):
    """A row that players never read the name of."""

    hours: int

    is_named: ClassVar[bool] = False


SAMPLE_SCHEMA: Schema = {"card": SampleCard, "trip": SampleTrip}
_SAMPLE_GAME = GameId("sample")


def _limits(options: Mapping[str, str]) -> Limits:
    return Limits(
        file_bytes=int(options.get("file-bytes", LIMITS.file_bytes)),
        files=int(options.get("files", LIMITS.files)),
    )


def check_tables(folder: Path, options: Mapping[str, str]) -> Sequence[Diagnostic]:
    """The tables in a folder, by themselves."""
    report = Diagnostics()
    load_tables(read_folder(folder, folder, report, _limits(options)), SAMPLE_SCHEMA, report)
    return tuple(report)


def check_texts(folder: Path, options: Mapping[str, str]) -> Sequence[Diagnostic]:
    """The text files in a folder, over the texts of the system."""
    report = Diagnostics()
    layer = load_texts(folder, report, limits=_limits(options))
    texts = system_texts()
    check_layer(layer, texts.over(layer), texts, report)
    return tuple(report)


def check_packs(folder: Path, options: Mapping[str, str]) -> Sequence[Diagnostic]:
    """The packs in a folder, laid in order of their names on a game with no content of its own."""
    report = Diagnostics()
    folders = sorted(path for path in folder.iterdir() if path.is_dir())
    packs = [load_pack(path, report, _limits(options)) for path in folders]
    base = Base(_SAMPLE_GAME, "1", folder / "no-content", SAMPLE_SCHEMA)
    load_content(base, [pack for pack in packs if pack], report)
    return tuple(report)


CHECKERS: Mapping[str, Checker] = {
    "tables": check_tables,
    "texts": check_texts,
    "pack": check_packs,
}
"""The checkers of this room, by the name that pages call them; other rooms bring their own."""
