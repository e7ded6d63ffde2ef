"""Shapes of tables for editors: in words that editors of TOML know."""

import json
from typing import Annotated, Any

import msgspec

from looptable.content.tables.definition import Identifier
from looptable.content.tables.json_schema import schema_source


class Inner(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A thing

    inside another.
    """

    pair: tuple[int, int]


class Outer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A file."""

    id: Identifier
    inner: Inner | None = None
    word: Annotated[str, msgspec.Meta(max_length=9)] | None = None
    either: int | str = 3


def schema() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(schema_source(Outer, "outer.toml"))
    return found


def test_the_root_is_the_file_and_all_else_is_defined_below() -> None:
    found = schema()
    assert (found["title"], found["type"]) == ("outer.toml", "object")
    assert found["required"] == ["id"]
    assert found["additionalProperties"] is False
    assert list(found["definitions"]) == ["Inner"]
    assert found["definitions"]["Inner"]["description"] == "A thing inside another."


def test_what_toml_and_its_editors_do_not_know_is_left_out() -> None:
    fields = schema()["properties"]
    assert fields["inner"] == {"$ref": "#/definitions/Inner"}
    assert fields["word"] == {"type": "string", "maxLength": 9}
    assert fields["either"] == {"anyOf": [{"type": "integer"}, {"type": "string"}], "default": 3}
    assert fields["id"]["pattern"] == "^[a-z0-9]+(-[a-z0-9]+)*$"
    pair = schema()["definitions"]["Inner"]["properties"]["pair"]
    assert pair["items"] == [{"type": "integer"}, {"type": "integer"}]
    assert (pair["minItems"], pair["maxItems"]) == (2, 2)
