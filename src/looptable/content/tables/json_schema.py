"""The shapes of tables as JSON Schema, for editors that complete and check TOML while it is written.

Editors of TOML know the older words of JSON Schema best, and TOML has no null: so what msgspec writes is
brought to them.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

__all__ = ["schema_source"]

DIALECT = "http://json-schema.org/draft-07/schema#"


def schema_source(kind: type[msgspec.Struct], title: str) -> str:
    """The schema of a file that holds one value of this kind."""
    (root,), found = msgspec.json.schema_components([kind], ref_template="#/definitions/{name}")
    name = root["$ref"].rpartition("/")[2]
    plain = {key: _plain(value) for key, value in sorted(found.items())}
    whole = {"$schema": DIALECT, **plain.pop(name), "title": title, "definitions": plain}
    return json.dumps(whole, ensure_ascii=False, indent=2) + "\n"


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if not isinstance(value, dict):
        return value
    plain = {key: _plain(one) for key, one in value.items()}
    if "anyOf" in plain:
        members = [one for one in plain.pop("anyOf") if one != {"type": "null"}]
        plain |= members[0] if len(members) == 1 else {"anyOf": members}
    if plain.get("default", ...) is None:
        del plain["default"]
    if "prefixItems" in plain:
        plain["items"] = plain.pop("prefixItems")
    if isinstance(plain.get("pattern"), str):
        # Python's `$` needs this against a trailing line break; other dialects do not know it.
        plain["pattern"] = plain["pattern"].replace(r"$(?!\n)", "$")
    if isinstance(plain.get("description"), str):
        plain["description"] = " ".join(plain["description"].split())
    return plain
