"""The base of every row of a table, and the form of its id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, TypeAlias

import msgspec

__all__ = ["ID_PATTERN", "LONGEST_ID", "Definition", "Identifier", "Schema"]

# The last part keeps out a newline at the end, which `$` alone would let in.
ID_PATTERN = r"^[a-z0-9]+(-[a-z0-9]+)*$(?!\n)"
LONGEST_ID = 64

Identifier: TypeAlias = Annotated[str, msgspec.Meta(pattern=ID_PATTERN, max_length=LONGEST_ID)]
"""Small letters, digits, single hyphens between them: `old-compass`."""


class Definition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One row of a table; a game adds the fields: `class Card(Definition, frozen=True)`."""

    id: Identifier

    is_named: ClassVar[bool] = True
    """Whether players read its name, so that the texts must have `<table>.<id>`."""

    later: ClassVar[tuple[str, ...]] = ()
    """Fields that were added after content had been played with (see `content.versions.canonical`)."""


Schema: TypeAlias = Mapping[str, type[Definition]]
"""The tables of a game by name, with the type of their rows."""
