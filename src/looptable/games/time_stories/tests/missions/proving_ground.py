"""A proving ground: a mission with one card for each thing that the rules know, and positions on it."""

import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.sources import Source
from looptable.content.tables.document import parse_document
from looptable.engine.contract.event import Event, heard_by
from looptable.games.time_stories import GAME
from looptable.games.time_stories.game import StoryGame
from looptable.testing import Table

__all__ = ["BLANK", "DOUBLE", "FILES", "HIT", "SKULL", "ground", "heard", "table", "write_ground"]

BLANK, HIT, DOUBLE, SKULL = 0, 2, 4, 5
"""Draws that show these faces."""

FILES = {
    "mission.toml": """
format = 1
id = "ground"
version = "1"
licence = "CC BY 4.0"
time = 20
start = "hall"
places = ["hall", "cellar", "roof", "attic", "garden"]
plan = ["hall", "cellar", "roof"]
failures = ["caught"]
special = "pay 1 blue; lose 1 life"
characteristics = [
  { id = "combat", en = "combat", fr = "combat" },
  { id = "dexterity", en = "dexterity", fr = "dextérité" },
  { id = "magic", en = "magic", fr = "magie" },
]
tokens = [
  { id = "sun", en = "sun", fr = "soleil" },
  { id = "moon", en = "moon", fr = "lune" },
  { id = "star", en = "star", fr = "étoile" },
]
resources = [
  { id = "yellow", en = "coin", fr = "pièce" },
  { id = "brown", en = "bean", fr = "haricot" },
  { id = "blue", en = "bead", fr = "perle" },
  { id = "green", en = "leaf", fr = "feuille" },
]
tags = [
  { id = "weapon", en = "weapon", fr = "arme" },
]
""",
    "receptacles.toml": """
[[receptacle]]
id = "marie"
dice = { combat = 1, dexterity = 3 }
resistance = 2
life = 2
[[receptacle.power]]
when = "after-roll"
effect = "may: turn a die into a hit"

[[receptacle]]
id = "madeleine"
dice = { combat = 2, dexterity = 2 }
resistance = 2
life = 3
[[receptacle.power]]
when = "before-roll"
effect = "if you are alone: remove 1 dice else: if everybody is here: add 1 dice"

[[receptacle]]
id = "elizia"
dice = { combat = 3, dexterity = 2 }
resistance = 3
life = 6
inventory = { green = [9, 7] }
[[receptacle.power]]
when = "after-roll"
effect = "may: reroll a die"
[[receptacle.power]]
when = "leaving"
effect = "may: (pay 1 green; heal 1 life of an agent)"

[[receptacle]]
id = "altace"
dice = { magic = 4, combat = 1, dexterity = 2 }
resistance = 1
life = 3
inventory = { blue = [8, 6] }

[[receptacle]]
id = "guard"
dice = { combat = 4 }
resistance = 4
life = 5
""",
    "elements.toml": """
[[element]]
id = "key"

[[element]]
id = "badge"
logo = true

[[element]]
id = "knife"
tags = ["weapon"]
[[element.power]]
when = "before-roll"
effect = "add 1 dice"

[[element]]
id = "tonic"
[[element.power]]
when = "free"
effect = "gain 1 life"
""",
    "places/hall.toml": """
[[card]]
id = "bench"
[[card.offer]]
id = "search"
effect = "gain element key; gain element badge"
[[card.offer]]
id = "choose-one"
effect = "choose: gain 1 yellow | gain 1 brown"
again = true
[[card]]
id = "gate"
[[card.test]]
characteristic = "combat"
shields = ["2 normal", "3 skull"]
passed = "gain token sun"
[[card]]
id = "statue"
[[card.test]]
characteristic = "combat"
shields = ["2 normal", "2 skull", "1 heart"]
[[card]]
id = "clock"
[[card.test]]
characteristic = "combat"
shields = ["2 skull", "2 time", "1 heart"]
[[card]]
id = "guardian"
lock = true
adversary = true
[[card.test]]
characteristic = "combat"
shields = ["3 normal"]
passed = "gain 1 yellow"
[[card]]
id = "window"
[[card.test]]
characteristic = "dexterity"
shields = ["1 normal"]
passed = "win"
[[card]]
id = "trap"
read = "lose 1 life"
[[card.offer]]
id = "confess"
effect = "fail by caught"
""",
    "places/cellar.toml": """
red = true
[[card]]
id = "stairs"
sign = "required"
[[card]]
id = "vault"
sign = "forbidden"
[[card.offer]]
id = "take-tonic"
effect = "gain element tonic"
[[card]]
id = "rat"
sign = "fleeting"
[[card]]
id = "wine"
[[card.offer]]
id = "open"
effect = "reveal vault"
[[card.offer]]
id = "permit"
effect = "permit vault"
[[card.offer]]
id = "drink"
effect = "gain 3 time; skip your next action"
[[card.offer]]
id = "stumble"
effect = "lose 2 time; go to roof"
""",
    "places/roof.toml": """
[[card]]
id = "ledge"
sealed = { tokens = ["sun"] }
[[card]]
id = "tower"
sealed = { tokens = ["sun", "moon", "star"] }
[[card]]
id = "bell"
sealed = { group = true }
[[card]]
id = "nest"
sealed = { receptacles = ["marie", "madeleine"] }
[[card]]
id = "cage"
sealed = { receptacles = ["marie", "madeleine"], key = "key" }
[[card]]
id = "chimney"
[[card.offer]]
id = "wish"
effect = "gain token moon; gain token star; add attic to the plan; gain element knife"
[[card]]
id = "gargoyle"
[[card.test]]
characteristic = "magic"
shields = ["1 special", "1 skull"]
""",
    "places/attic.toml": """
[[card]]
id = "trunk"
[[card.offer]]
id = "look-out"
effect = "add garden to the plan"
""",
    "places/garden.toml": """
[[card]]
id = "well"
[[card.offer]]
id = "jump"
effect = "go to garden"
""",
}


def _data(text: str) -> dict[str, Any]:
    document = parse_document(Source("", text), Diagnostics())
    assert document is not None
    return document.data


def _prose(name: str, text: str) -> str:
    """Plain prose for everything that a table names."""
    data = _data(text)
    lines = ["# The name", "", "What all hear.", ""]
    if name == "mission.toml":
        for heading in ("a", "b", "success", "failure", *data["failures"]):
            lines += [f"## {heading}: On {heading}", "", f"About {heading}.", ""]
    for row in (*data.get("receptacle", ()), *data.get("element", ())):
        lines += [f"## {row['id']}: The {row['id']}", "", f"This is the {row['id']}.", ""]
    for card in data.get("card", ()):
        id = card["id"]
        lines += [f"## {id}: The {id}", f"> All see the {id}.", "", f"Secret of the {id}.", ""]
        for offer in card.get("offer", ()):
            lines += [f"### {offer['id']}: Do {offer['id']}", "", f"Told of {offer['id']}.", ""]
        for number, test in enumerate(card.get("test", ())):
            if "passed" in test:
                heading = f"passed-{number + 1}" if number else "passed"
                lines += [f"### {heading}: Done", "", f"Reward of the {id}.", ""]
    return "\n".join(lines)


def write_ground(folder: Path, changes: Mapping[str, str] | None = None) -> Path:
    """Writes the mission, with some files replaced; their prose follows them."""
    for name, text in {**FILES, **(changes or {})}.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        for lang in ("en", "fr"):
            prose = path.with_name(f"{path.stem}.{lang}.md")
            prose.write_text(_prose(name, text), "utf-8")
    return folder


@cache
def ground(*changes: tuple[str, str]) -> StoryGame:
    """The game with the proving ground, read once; `changes` are files with another text."""
    with tempfile.TemporaryDirectory() as folder:
        return GAME.with_missions([write_ground(Path(folder) / "ground", dict(changes))])


def table(*changes: tuple[str, str], **position: Any) -> Table:
    """Three agents on the bench of the hall, at 20, Blue being Time Captain.

    Blue is Marie, Green is Elizia, Pink is the guard. `dice` and `die` (the captain’s) decide draws.
    """
    draws = {"dice": position.pop("dice", []), "captain": position.pop("die", [])}
    bodies = {"blue": "marie", "green": "elizia", "pink": "guard"}
    life = {"marie": 2, "madeleine": 3, "elizia": 6, "altace": 3, "guard": 5}
    worn = {**bodies, **position.pop("bodies", {})}
    start: dict[str, Any] = {
        "players": 3,
        "mission": "ground",
        "phase": "exploring",
        "time": 20,
        "captain": 0,
        "here": "hall",
        "plan": {"hall": True, "cellar": True, "roof": True},
        "receptacle": worn,
        "life": {agent: life.get(body, 3) for agent, body in worn.items()},
        "space": dict.fromkeys(worn, "hall-b"),
        "chance": {"draws": {name: drawn for name, drawn in draws.items() if drawn}},
    }
    return Table(ground(*changes), {**start, **position})


def heard(events: list[Event], seat: int | None) -> list[str]:
    """The kinds of events that a seat hears."""
    return [event.kind for event in heard_by(events, seat)]
