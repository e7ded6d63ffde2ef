"""Packs: folders of content that a table may add to a game.

night-shift/
  pack.toml          format, id, game, version, licence, title
  cards.toml …       tables, as the game has them
  text/en.toml …     names and sentences, in both languages
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import msgspec

from looptable.content.diagnostics.diagnostics import Diagnostics, Place, closest
from looptable.content.sources import LIMITS, Limits, Source, read_folder, read_source
from looptable.content.tables.definition import ID_PATTERN, Identifier
from looptable.content.tables.document import parse_document
from looptable.content.tables.validation import Shapes
from looptable.content.text.files import load_texts
from looptable.content.text.layer import Layer
from looptable.content.user_folders import packs_folder
from looptable.content.versions import PACK_FORMAT
from looptable.core.errors import WrongUse
from looptable.core.ids import PackId

__all__ = ["MANIFEST", "Manifest", "Pack", "Title", "find_pack", "installed_packs", "load_pack"]

MANIFEST = "pack.toml"

_Line = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Title(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The title of a pack."""

    en: _Line
    fr: _Line


class Manifest(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The manifest of a pack."""

    format: Annotated[int, msgspec.Meta(ge=1, le=PACK_FORMAT)]
    id: Identifier
    game: Identifier
    version: Annotated[str, msgspec.Meta(pattern=r"^[0-9]+(\.[0-9]+)*$(?!\n)", max_length=32)]
    licence: _Line
    title: Title
    authors: tuple[_Line, ...] = ()


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack that could be read; its tables are checked against a game when it is laid on one."""

    manifest: Manifest
    folder: Path
    sources: tuple[Source, ...]
    texts: Layer

    @property
    def id(self) -> PackId:
        """The name that tables and records know it by."""
        return PackId(self.manifest.id)

    @property
    def version(self) -> str:
        """The version its author gave it."""
        return self.manifest.version


def load_pack(folder: Path, report: Diagnostics, limits: Limits = LIMITS) -> Pack | None:
    """The pack in this folder, or None with diagnostics if it has no usable manifest."""
    manifest = _load_manifest(folder, report, limits)
    if manifest is None:
        return None
    sources = tuple(
        source
        for source in read_folder(folder, folder, report, limits)
        if source.file.rsplit("/", 1)[-1] != MANIFEST
    )
    text = folder / "text"
    texts = load_texts(text, report, root=folder, limits=limits) if text.exists() else Layer({})
    return Pack(manifest, folder, sources, texts)


def _load_manifest(folder: Path, report: Diagnostics, limits: Limits) -> Manifest | None:
    path = folder / MANIFEST
    if not path.exists():
        report.error("pack/no-manifest", Place(folder.resolve().name), manifest=MANIFEST)
        return None
    source = read_source(path, folder, report, limits)
    document = parse_document(source, report) if source else None
    if document is None:
        return None
    number = document.data.get("format")
    # A newer format may have fields that would look like mistakes, so nothing else is reported.
    if isinstance(number, int) and number > PACK_FORMAT:
        place = document.index.value(("format",))
        report.error("pack/newer-format", place, format=number, newest=PACK_FORMAT)
        return None
    return Shapes(document, report, ()).convert(document.data, Manifest)


def installed_packs(folder: Path | None = None) -> tuple[str, ...]:
    """The names of the packs in the user's packs folder, in alphabetical order."""
    packs = folder or packs_folder()
    if not packs.is_dir():
        return ()
    return tuple(sorted(path.name for path in packs.iterdir() if (path / MANIFEST).is_file()))


def find_pack(
    name_or_path: str, folder: Path | None = None, *, is_path_allowed: bool = True
) -> Path:
    """The folder of a pack, by its name in the packs folder or, where allowed, by its path."""
    packs = folder or packs_folder()
    if re.search(ID_PATTERN, name_or_path) and (packs / name_or_path).is_dir():
        return packs / name_or_path
    if is_path_allowed and Path(name_or_path).is_dir():
        return Path(name_or_path)
    known = installed_packs(packs)
    raise WrongUse(
        "use/unknown-pack",
        pack=name_or_path,
        accepted=known,
        closest=closest(name_or_path, known),
        folder=str(packs),
    )
