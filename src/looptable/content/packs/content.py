"""A game's content with packs laid on top of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from looptable.content.diagnostics.diagnostics import Diagnostics, Place
from looptable.content.packs.consistency import check_layer, check_names
from looptable.content.packs.pack import MANIFEST, Pack
from looptable.content.sources import LIMITS, Limits, read_folder
from looptable.content.tables.definition import Schema
from looptable.content.tables.tables import Tables, load_tables
from looptable.content.text.files import load_texts
from looptable.content.text.layer import Layer
from looptable.content.text.texts import Texts, system_texts
from looptable.content.text.vocabularies import NEUTRAL, vocabulary_folder
from looptable.content.versions import content_hash, content_version
from looptable.core.ids import GameId

__all__ = ["Base", "Content", "load_content"]


@dataclass(frozen=True, slots=True)
class Base:
    """The folder of a game's own content: `content/*.toml` and `text/`.

    The texts speak in one of the vocabularies that lie in `text/vocabularies/`. With `kept`, the
    definitions are the older ones of that folder; what only its texts say lies below the texts of today.
    """

    game: GameId
    version: str
    folder: Path
    schema: Schema
    vocabulary: str = NEUTRAL
    kept: Path | None = None


@dataclass(frozen=True, slots=True)
class Content:
    """Everything a match is played with that is not rules."""

    tables: Tables
    texts: Texts
    packs: tuple[tuple[str, str], ...]
    """Id and version of each pack, lowest first."""
    version: str
    hash: str


def load_content(
    base: Base, packs: Sequence[Pack], report: Diagnostics, limits: Limits = LIMITS
) -> Content:
    """The content of a game with these packs, later ones on top; mistakes go to the report.

    A vocabulary lies right on the game's own texts: a pack has the last word.
    """
    tables, own = _load_own(base, report, limits)
    texts = system_texts()
    if base.kept is not None:
        texts = texts.over(_load_texts(base.kept, report, limits))
    texts = texts.over(own)
    check_layer(own, texts, system_texts(), report)
    if folder := vocabulary_folder(base.folder, base.vocabulary):
        words = load_texts(folder, report, root=base.folder, limits=limits)
        below, texts = texts, texts.over(words)
        check_layer(words, texts, below, report)
    used: list[tuple[str, str]] = []
    for pack in packs:
        if not _can_use(pack, base, [id for id, _ in used], report):
            continue
        below, texts = texts, texts.over(pack.texts)
        check_layer(pack.texts, texts, below, report)
        tables = tables.over(load_tables(pack.sources, base.schema, report))
        used.append((pack.id, pack.version))
    check_names(tables, texts, report)
    return Content(
        tables, texts, tuple(used), content_version(base.version, used), content_hash(tables, used)
    )


def _load_own(base: Base, report: Diagnostics, limits: Limits) -> tuple[Tables, Layer]:
    folder = base.kept or base.folder
    content = folder / "content"
    sources = read_folder(content, folder, report, limits) if content.exists() else ()
    return load_tables(sources, base.schema, report), _load_texts(base.folder, report, limits)


def _load_texts(folder: Path, report: Diagnostics, limits: Limits) -> Layer:
    text = folder / "text"
    return load_texts(text, report, root=folder, limits=limits) if text.exists() else Layer({})


def _can_use(pack: Pack, base: Base, used: Sequence[str], report: Diagnostics) -> bool:
    place = Place(f"{pack.folder.resolve().name}/{MANIFEST}")
    if pack.manifest.game != base.game:
        report.error(
            "pack/other-game", place, pack=pack.id, game=pack.manifest.game, wanted=base.game
        )
        return False
    if pack.id in used:
        report.error("pack/twice", place, pack=pack.id)
        return False
    return True
