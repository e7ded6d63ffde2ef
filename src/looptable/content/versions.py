"""Format numbers, and the hash that tells two contents apart."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final

import msgspec

from looptable.content.tables.tables import Tables

__all__ = ["OLDEST_PACK_FORMAT", "PACK_FORMAT", "content_hash", "content_version"]

PACK_FORMAT: Final = 1
"""The format of pack folders that this program writes about and reads best."""

OLDEST_PACK_FORMAT: Final = 1
"""The oldest format it still reads."""


def content_hash(tables: Tables, packs: Iterable[tuple[str, str]]) -> str:
    """Hex sha256 of all definitions, their order, and the packs; texts do not change play."""
    rows: dict[str, list[object]] = {name: [] for name in tables.schema}
    for name, row in tables.rows():
        rows[name].append(row.definition)
    # Tables are sorted by name, rows are not: the order of a table is the order of play.
    canonical = msgspec.json.encode({"packs": list(packs), "tables": rows}, order="sorted")
    return hashlib.sha256(canonical).hexdigest()


def content_version(version: str, packs: Iterable[tuple[str, str]]) -> str:
    """The version of a game's content and of its packs, in one word: `3+night-shift@1.2`."""
    return "+".join([version, *(f"{id}@{number}" for id, number in packs)])
