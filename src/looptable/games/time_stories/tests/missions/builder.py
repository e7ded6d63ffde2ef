"""A builder of missions for tests: rows as an author writes them, files, and a folder with plain prose.

    place("hall", card("bench", offer("search", "gain element key")), tags=["marked"])

is the table `places/hall.toml` of a mission.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.sources import Source
from looptable.content.tables.document import parse_document

__all__ = [
    "File",
    "Row",
    "card",
    "element",
    "elements",
    "law",
    "named",
    "offer",
    "place",
    "power",
    "receptacle",
    "receptacles",
    "table_of",
    "trial",
    "write_mission",
]

File = tuple[str, str]
"""A table of a mission: its name in the folder, and its text."""


@dataclass(frozen=True)
class Row:
    """A row of a table, with the rows that belong to it."""

    kind: str
    fields: Mapping[str, Any]
    rows: tuple["Row", ...] = ()

    def lines(self, owner: str = "") -> list[str]:
        """The row as it stands in the file."""
        kind = owner + self.kind
        inner = [line for row in self.rows for line in row.lines(f"{kind}.")]
        return [f"[[{kind}]]", *_lines(self.fields), *inner]


def _lines(fields: Mapping[str, Any]) -> list[str]:
    return [f"{name} = {_value(value)}" for name, value in fields.items()]


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return f"{{ {', '.join(_lines(value))} }}"
    if isinstance(value, str | int):
        return json.dumps(value, ensure_ascii=False)
    if value and isinstance(value[0], Mapping):  # one line each
        return "[\n" + "".join(f"  {_value(one)},\n" for one in value) + "]"
    return f"[{', '.join(_value(one) for one in value)}]"


# Rows.


def card(id: str, *rows: Row, **fields: Any) -> Row:
    """A card of a panorama, with its offers and tests."""
    return Row("card", {"id": id, **fields}, rows)


def offer(id: str, effect: str, **fields: Any) -> Row:
    """An offer of a card."""
    return Row("offer", {"id": id, "effect": effect, **fields})


def trial(characteristic: str, *shields: str, **fields: Any) -> Row:
    """A test of a card."""
    return Row("test", {"characteristic": characteristic, "shields": shields, **fields})


def receptacle(id: str, *powers: Row, **fields: Any) -> Row:
    """A receptacle."""
    return Row("receptacle", {"id": id, **fields}, powers)


def element(id: str, *powers: Row, **fields: Any) -> Row:
    """An element."""
    return Row("element", {"id": id, **fields}, powers)


def power(when: str, effect: str, **fields: Any) -> Row:
    """A power of a receptacle or an element."""
    return Row("power", {"when": when, **fields, "effect": effect})


def law(when: str, effect: str, **fields: Any) -> Row:
    """A rule of a place or of the base."""
    return Row("rule", {"when": when, **fields, "effect": effect})


# Words that a mission declares, in English and French.
_NAMES = {
    "armour": ("armour", "armure"),
    "blue": ("bead", "perle"),
    "brown": ("bean", "haricot"),
    "dexterity": ("dexterity", "dextérité"),
    "green": ("leaf", "feuille"),
    "magic": ("magic", "magie"),
    "marked": ("marked", "marqué"),
    "moon": ("moon", "lune"),
    "ranged": ("ranged combat", "combat à distance"),
    "star": ("star", "étoile"),
    "sun": ("sun", "soleil"),
    "tool": ("tool", "outil"),
    "weapon": ("weapon", "arme"),
    "yellow": ("coin", "pièce"),
}


def named(*ids: str) -> list[dict[str, str]]:
    """Characteristics, tokens, tags or resources, with a name in both languages."""
    names = [(id, *_NAMES.get(id, (id, id))) for id in ids]
    return [{"id": id, "en": english, "fr": french} for id, english, french in names]


# Files.


def table_of(rows: Iterable[Row], fields: Mapping[str, Any] | None = None) -> str:
    """The text of a table: its fields, then its rows."""
    lines = _lines(fields or {}) + [line for row in rows for line in row.lines()]
    return "\n".join([*lines, ""])


def place(name: str, *rows: Row, **fields: Any) -> File:
    """A place: its cards and its rules."""
    return f"places/{name}.toml", table_of(rows, fields)


def receptacles(*rows: Row) -> File:
    """All receptacles of a mission."""
    return "receptacles.toml", table_of(rows)


def elements(*rows: Row) -> File:
    """All elements of a mission."""
    return "elements.toml", table_of(rows)


def write_mission(folder: Path, files: Mapping[str, str]) -> Path:
    """Writes tables, and plain prose for everything that they name."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        for lang in ("en", "fr"):
            path.with_name(f"{path.stem}.{lang}.md").write_text(_prose(name, text), "utf-8")
    return folder


def _data(text: str) -> dict[str, Any]:
    document = parse_document(Source("", text), Diagnostics())
    assert document is not None
    return document.data


def _prose(name: str, text: str) -> str:
    data = _data(text)
    lines = ["# The name", "", "What all hear.", ""]
    if name == "mission.toml":
        for heading in ("a", "b", "success", "failure", *data["failures"]):
            lines += [f"## {heading}: On {heading}", "", f"About {heading}.", ""]
    for row in (*data.get("receptacle", ()), *data.get("element", ())):
        lines += [f"## {row['id']}: The {row['id']}", "", f"This is the {row['id']}.", ""]
    for one in data.get("card", ()):
        lines += _card_prose(one)
    return "\n".join(lines)


def _card_prose(one: dict[str, Any]) -> list[str]:
    id = one["id"]
    lines = [f"## {id}: The {id}", f"> All see the {id}.", "", f"Secret of the {id}.", ""]
    for offered in one.get("offer", ()):
        lines += [f"### {offered['id']}: Do {offered['id']}", "", f"Told of {offered['id']}.", ""]
    for number, test in enumerate(one.get("test", ())):
        if "passed" in test:
            heading = f"passed-{number + 1}" if number else "passed"
            lines += [f"### {heading}: Done", "", f"Reward of the {id}.", ""]
    return lines
