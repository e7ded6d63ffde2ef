"""What a thing of the game is: the base of every row of a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, ClassVar, TypeAlias

import msgspec

__all__ = ["ID_PATTERN", "LONGEST_ID", "Definition", "Identifier", "Schema", "schema_of"]

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


Schema: TypeAlias = Mapping[str, type[Definition]]
"""Which tables a game has, and what a row of each is."""


def schema_of(schema: Schema) -> dict[str, object]:
    """JSON Schema of a file of these tables, for editors."""
    references, components = msgspec.json.schema_components(
        list(schema.values()),
        # Of a type that only Python knows, an editor is told the name.
        schema_hook=lambda kind: {"title": kind.__name__},
        ref_template="#/$defs/{name}",
    )
    rows = zip(schema, references, strict=True)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "type": "object",
        "properties": {name: {"type": "array", "items": row} for name, row in rows},
        "additionalProperties": False,
        "$defs": dict(components),
    }
