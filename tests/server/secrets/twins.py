"""Twins of a mission: alike in all that a seat has seen so far, and different in everything else.

What is carried out behind the back of a seat has results that all can see, so effects are not invented:
those that the seat has not read change places with each other. Words are other words, and pictures other pictures.
"""

import json
import re
import shutil
import tomllib
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

__all__ = ["write_twin"]

_HEADING = re.compile(r"^(##+) ([a-z0-9-]+): (.*)$")
_FIXED = ("reveal", "permit", "discard")  # these speak of cards of their own place
LETTERS = "bcdefgh"


def write_twin(
    mission: Path, folder: Path, seen: Collection[str], shown: Collection[str] = ()
) -> Path:
    """Writes the twin of a mission for a seat with these leaves in its notebook, and these ends on the table."""
    shutil.copytree(mission, folder)
    head = _read(folder / "mission.toml")
    places = {name: _read(folder / f"places/{name}.toml") for name in head["places"]}
    elements = _read(folder / "elements.toml")
    _rotate(list(_unread_slots(places, seen)))
    for when in ("free", "before-roll", "after-roll", "leaving", "run"):
        _rotate(list(_power_slots(elements, when, seen)))
    for name, table in places.items():
        ids = [card["id"] for card in table["card"]]
        for lang in ("en", "fr"):
            _reword(folder / f"places/{name}.{lang}.md", name, ids, table["card"], seen)
    _repaint(places, elements, seen)
    for name, table in places.items():
        _write(folder / f"places/{name}.toml", table)
    _write(folder / "elements.toml", elements)
    _repaint_ends(folder / "mission.toml", head, shown)
    for lang in ("en", "fr"):
        _reword_elements(folder / f"elements.{lang}.md", elements, seen)
    return folder


# Tables.


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


def _write(path: Path, table: dict[str, Any]) -> None:
    lines = [f"{json.dumps(key)} = {_inline(value)}" for key, value in table.items()]
    path.write_text("\n".join(lines) + "\n", "utf-8")


def _inline(value: object) -> str:
    if isinstance(value, dict):
        cells = ", ".join(f"{json.dumps(key)} = {_inline(cell)}" for key, cell in value.items())
        return f"{{ {cells} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_inline, value))}]"
    return json.dumps(value, ensure_ascii=False)


Slot = tuple[dict[str, Any], str]


def _unread_slots(places: dict[str, Any], seen: Collection[str]) -> Iterator[Slot]:
    """The effects on cards that the seat has not read, and those it has not seen carried out."""
    for place, table in places.items():
        for card, letter in zip(table["card"], LETTERS, strict=False):
            name = f"{place}-{letter}"
            if "read" in card and name not in seen:
                yield card, "read"
            for number, test in enumerate(card.get("test", ()), 1):
                if "passed" in test and f"{_trial(name, card, number)}-passed" not in seen:
                    yield test, "passed"
            for number, offer in enumerate(card.get("offer", ()), 1):
                is_told = name in seen and not offer.get("blind")
                if not is_told and f"{name}-{number}" not in seen:
                    yield offer, "effect"


def _trial(name: str, card: dict[str, Any], number: int) -> str:
    """A test by the name that notebooks know it by."""
    return name if len(card["test"]) == 1 or number == 1 else f"{name}-{number}"


def _power_slots(elements: dict[str, Any], when: str, seen: Collection[str]) -> Iterator[Slot]:
    for number, element in enumerate(elements.get("element", ()), 1):
        if f"element-{number}" not in seen:
            for power in element.get("power", ()):
                if power["when"] == when:
                    yield power, "effect"


def _rotate(slots: list[Slot]) -> None:
    """Each effect goes where the next one was."""
    free = [slot for slot in slots if not any(word in slot[0][slot[1]] for word in _FIXED)]
    effects = [table[field] for table, field in free]
    for (table, field), effect in zip(free, effects[1:] + effects[:1], strict=True):
        table[field] = effect


# Pictures.


def _repaint(places: dict[str, Any], elements: dict[str, Any], seen: Collection[str]) -> None:
    """Other things on elements that the seat has not read, and in places that were never opened."""
    for number, element in enumerate(elements.get("element", ()), 1):
        if f"element-{number}" not in seen:
            element["picture"] = "skull, two candles"
    for name, table in places.items():
        if f"{name}-a" not in seen:
            for card in table["card"]:
                card["things"] = ["ghost middle", "large bell right"]


def _repaint_ends(path: Path, head: dict[str, Any], shown: Collection[str]) -> None:
    """Other scenes of the ends that have not come."""
    for name, end in head["end"].items():
        if name not in shown:
            end["things"] = ["ghost middle"]
    _write(path, head)


# Prose.


def _reword(
    path: Path, place: str, ids: list[str], cards: list[dict[str, Any]], seen: Collection[str]
) -> None:
    """Other words where the seat has not read: faces, what came of offers and of tests."""
    lines, hidden, card = [], False, ""
    for number, line in enumerate(path.read_text("utf-8").splitlines()):
        found = _HEADING.match(line)
        if found is None:
            is_told = not line or line.startswith(">") or not hidden
            lines.append(line if is_told else f"Quite another thing, on line {number}.")
            continue
        level, id, _ = found.groups()
        if level == "##":
            card = f"{place}-{LETTERS[ids.index(id)]}"
            hidden = card not in seen
            lines.append(line)
            continue
        hidden = _leaf(card, id, cards[LETTERS.index(card[-1])]) not in seen
        is_named = card in seen and not id.startswith("passed")
        lines.append(line if is_named or not hidden else f"### {id}: Something else {number}")
    path.write_text("\n".join(lines) + "\n", "utf-8")


def _leaf(card: str, id: str, table: dict[str, Any]) -> str:
    """The notebook's name of an entry under a heading of the third level."""
    if id.startswith("passed"):
        number = id.removeprefix("passed").strip("-")
        return f"{_trial(card, table, int(number or 1))}-passed"
    offers = [offer["id"] for offer in table.get("offer", ())]
    return f"{card}-{offers.index(id) + 1}"


def _reword_elements(path: Path, elements: dict[str, Any], seen: Collection[str]) -> None:
    ids = [element["id"] for element in elements.get("element", ())]
    lines, hidden = [], False
    for number, line in enumerate(path.read_text("utf-8").splitlines()):
        found = _HEADING.match(line)
        if found is not None:
            hidden = f"element-{ids.index(found[2]) + 1}" not in seen
            lines.append(f"## {found[2]}: Some other thing {number}" if hidden else line)
        else:
            lines.append(f"Nothing like it, on line {number}." if line and hidden else line)
    path.write_text("\n".join(lines) + "\n", "utf-8")
