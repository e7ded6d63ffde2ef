"""The schema that editors check missions with: says yes to missions that load, no to those that do not."""

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

from looptable.games.time_stories import GAME
from looptable.games.time_stories.mission.definitions import Moment
from looptable.games.time_stories.mission.skeleton import SCHEMA, SKELETON, write_skeleton
from looptable.games.time_stories.rules.layout import MOMENTS
from looptable.games.time_stories.schemas import SCHEMAS
from looptable.games.time_stories.tests.missions.proving_ground import FILES

KINDS = {"string": str, "integer": int, "boolean": bool, "array": list, "object": dict}
ALL = {name: json.loads((SCHEMA / f"{name}.json").read_text("utf-8")) for name in SCHEMAS}
UNDERSTOOD = {
    "$ref", "additionalProperties", "default", "definitions", "description", "enum", "items",
    "maxItems", "maxLength", "maximum", "minItems", "minLength", "minimum", "pattern", "properties",
    "propertyNames", "required", "title", "type", "$schema",
}  # fmt: skip


def faults(value: Any, schema: dict[str, Any], root: dict[str, Any]) -> Iterator[str]:
    """The errors that JSON Schema finds, for the words that our schemas use."""
    assert not schema.keys() - UNDERSTOOD
    if "$ref" in schema:
        yield from faults(value, root["definitions"][schema["$ref"].rpartition("/")[2]], root)
        return
    if "enum" in schema and value not in schema["enum"]:
        yield f"{value!r} is none of {schema['enum']}"
    kind = schema.get("type")
    if kind and (not isinstance(value, KINDS[kind]) or (kind == "integer" and value is True)):
        yield f"{value!r} is no {kind}"
        return
    if isinstance(value, str):
        if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
            yield f"{value!r} has a wrong length"
        if "pattern" in schema and not re.search(schema["pattern"], value):
            yield f"{value!r} does not fit {schema['pattern']}"
    elif isinstance(value, int):
        if not schema.get("minimum", value) <= value <= schema.get("maximum", value):
            yield f"{value!r} is out of bounds"
    elif isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            yield f"{value!r} has a wrong length"
        items = schema.get("items", {})
        kinds = items if isinstance(items, list) else [items] * len(value)
        for member, one in zip(value, kinds, strict=False):
            yield from faults(member, one, root)
    elif isinstance(value, dict):
        yield from table_faults(value, schema, root)


def table_faults(
    value: dict[str, Any], schema: dict[str, Any], root: dict[str, Any]
) -> Iterator[str]:
    yield from (f"{name} is missing" for name in schema.get("required", ()) if name not in value)
    more = schema.get("additionalProperties", True)
    for name, member in value.items():
        known = schema.get("properties", {}).get(name)
        if known is None and more is False:
            yield f"{name} is unknown"
        yield from faults(name, schema.get("propertyNames", {}), root)
        yield from faults(member, known or (more if isinstance(more, dict) else {}), root)


def schema_of(name: str) -> dict[str, Any]:
    found: dict[str, Any] = ALL["place" if name.startswith("places/") else Path(name).stem]
    return found


MISSIONS = [SKELETON, *(GAME.folder / "missions" / name for name in GAME.library.missions)]


@pytest.mark.parametrize("folder", MISSIONS, ids=lambda folder: folder.name)
def test_every_table_of_ours_fits_its_schema(folder: Path) -> None:
    tables = sorted(folder.rglob("*.toml"))
    assert len(tables) > 4
    for path in tables:
        name = path.relative_to(folder).as_posix()
        schema = schema_of(name)
        assert list(faults(tomllib.loads(path.read_text("utf-8")), schema, schema)) == []


PLANTED = [
    ("mission.toml", "time = 20", "tme = 20", "tme is unknown"),
    ("mission.toml", "time = 20", "", "time is missing"),
    ("mission.toml", "time = 20", 'time = "20"', "'20' is no integer"),
    ("mission.toml", 'start = "hall"', 'start = "The Hall"', "'The Hall' does not fit"),
    ("receptacles.toml", "life = 5", "life = 0", "0 is out of bounds"),
    ("receptacles.toml", 'when = "leaving"', 'when = "leeving"', "'leeving' is none of"),
    ("receptacles.toml", "[9, 7]", "[9]", "[9] has a wrong length"),
    ("places/hall.toml", '"3 normal"', '"3 norml"', "'3 norml' does not fit"),
    ("places/cellar.toml", '"forbidden"', '"forbiden"', "'forbiden' is none of"),
    ("elements.toml", "logo = true", "logo = 1", "1 is no boolean"),
]


@pytest.mark.parametrize(("name", "old", "new", "told"), PLANTED)
def test_an_editor_finds_the_fault(name: str, old: str, new: str, told: str) -> None:
    schema = schema_of(name)
    assert list(faults(tomllib.loads(FILES[name]), schema, schema)) == []
    assert old in FILES[name]
    found = list(faults(tomllib.loads(FILES[name].replace(old, new, 1)), schema, schema))
    assert any(one.startswith(told) for one in found), found


def test_the_files_of_a_new_mission_name_the_schema_that_lies_beside_them(tmp_path: Path) -> None:
    write_skeleton(tmp_path / "fog")
    for path in (tmp_path / "fog").rglob("*.toml"):
        first = path.read_text("utf-8").split("\n")[0]
        target = path.parent / first.removeprefix("#:schema ")
        name = path.relative_to(tmp_path / "fog").as_posix()
        assert json.loads(target.read_text("utf-8")) == schema_of(name)


def test_authors_write_the_moments_that_the_rules_know() -> None:
    assert get_args(Moment) == MOMENTS
