"""Format numbers, and the hash that tells two contents apart."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from looptable.content.tables.tables import Tables

__all__ = ["PACK_FORMAT", "canonical", "content_hash", "content_version"]

PACK_FORMAT: Final = 1
"""The newest format of pack folders that this program reads."""


def content_hash(tables: Tables, packs: Iterable[tuple[str, str]]) -> str:
    """Hex sha256 of all definitions, their order, and the packs; texts do not change play."""
    rows: dict[str, list[object]] = {name: [] for name in tables.schema}
    for name, row in tables.rows():
        rows[name].append(row.definition)
    # Tables are sorted by name, rows are not: the order of a table is the order of play.
    return hashlib.sha256(canonical({"packs": list(packs), "tables": rows})).hexdigest()


def canonical(told: object) -> bytes:
    """Definitions as bytes, always the same for the same content.

    A class may name the fields it was given later (`later`): they are left out where they have their
    default. So content that does not use them keeps the hash it had before, and its matches go on.
    """
    return msgspec.json.encode(_without_later(told), order="sorted")


def _without_later(told: object) -> object:
    if isinstance(told, msgspec.Struct):
        return _fields(told)
    if isinstance(told, Mapping):
        return {key: _without_later(value) for key, value in told.items()}
    if isinstance(told, list | tuple):
        return [_without_later(value) for value in told]
    return told


def _fields(told: msgspec.Struct) -> dict[str, object]:
    later: tuple[str, ...] = getattr(type(told), "later", ())
    config = told.__struct_config__
    fields: dict[str, object] = {}
    if config.tag_field is not None:
        fields[config.tag_field] = config.tag
    for field in msgspec.structs.fields(told):
        value = getattr(told, field.name)
        if field.name not in later or value != _default_of(field):
            fields[field.encode_name] = _without_later(value)
    return fields


def _default_of(field: msgspec.structs.FieldInfo) -> object:
    is_made = field.default_factory is not msgspec.NODEFAULT
    return field.default_factory() if is_made else field.default


def content_version(version: str, packs: Iterable[tuple[str, str]]) -> str:
    """The version of a game's content and of its packs, in one word: `3+night-shift@1.2`."""
    return "+".join([version, *(f"{id}@{number}" for id, number in packs)])
