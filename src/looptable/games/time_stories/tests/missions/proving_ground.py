"""A proving ground: a mission with one card for each thing that the rules know, and positions on it.

Nothing is wrong with it, so tests also plant faults in it.
"""

import tempfile
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from looptable.engine.contract.event import Event, heard_by
from looptable.games.time_stories import GAME
from looptable.games.time_stories.game import StoryGame
from looptable.games.time_stories.tests.missions.builder import (
    File,
    Row,
    card,
    element,
    elements,
    named,
    offer,
    place,
    power,
    receptacle,
    receptacles,
    table_of,
    trial,
    write_mission,
)
from looptable.testing import Table

__all__ = [
    "AGENTS",
    "BLANK",
    "BODIES",
    "CELLAR",
    "DOUBLE",
    "ELEMENTS",
    "FILES",
    "HALL",
    "HIT",
    "ROOF",
    "SKULL",
    "bodies_with",
    "ground",
    "hall_with",
    "heard",
    "mission",
    "table",
    "write_ground",
]

AGENTS = ("blue", "green", "pink")
BLANK, HIT, DOUBLE, SKULL = 0, 2, 4, 5
"""Draws that show these faces."""

_HEAD = {
    "format": 1,
    "id": "ground",
    "version": "1",
    "licence": "CC BY 4.0",
    "time": 20,
    "start": "hall",
    "places": ["hall", "cellar", "roof", "attic", "garden"],
    "plan": ["hall", "cellar", "roof"],
    "failures": ["caught"],
    "special": "pay 1 blue; lose 1 life",
    "characteristics": named("combat", "dexterity", "magic"),
    "tokens": named("sun", "moon", "star"),
    "tags": named("weapon"),
    "resources": named("yellow", "brown", "blue", "green"),
}


def mission(*rules: Row, **fields: Any) -> File:
    """The mission's own table: that of the proving ground, with other fields and with rules of the base."""
    return "mission.toml", table_of(rules, {**_HEAD, **fields})


BODIES = {
    "marie": receptacle(
        "marie",
        power("after-roll", "may: turn a die into a hit"),
        dice={"combat": 1, "dexterity": 3},
        resistance=2,
        life=2,
    ),
    "madeleine": receptacle(
        "madeleine",
        power(
            "before-roll",
            "if you are alone: remove 1 dice else: if everybody is here: add 1 dice",
        ),
        dice={"combat": 2, "dexterity": 2},
        resistance=2,
        life=3,
    ),
    "elizia": receptacle(
        "elizia",
        power("after-roll", "may: reroll a die"),
        power("leaving", "may: (pay 1 green; heal 1 life of an agent)"),
        dice={"combat": 3, "dexterity": 2},
        resistance=3,
        life=6,
        inventory={"green": [9, 7]},
    ),
    "altace": receptacle(
        "altace",
        dice={"magic": 4, "combat": 1, "dexterity": 2},
        resistance=1,
        life=3,
        inventory={"blue": [8, 6]},
    ),
    "guard": receptacle("guard", dice={"combat": 4}, resistance=4, life=5),
}
ELEMENTS = (
    element("key"),
    element("badge", logo=True),
    element("knife", power("before-roll", "add 1 dice"), tags=["weapon"]),
    element("tonic", power("free", "gain 1 life")),
)
HALL = (
    card(
        "bench",
        offer("search", "gain element key; gain element badge"),
        offer("choose-one", "choose: gain 1 yellow | gain 1 brown", again=True),
    ),
    card("gate", trial("combat", "2 normal", "3 skull", passed="gain token sun")),
    card("statue", trial("combat", "2 normal", "2 skull", "1 heart")),
    card("clock", trial("combat", "2 skull", "2 time", "1 heart")),
    card(
        "guardian", trial("combat", "3 normal", passed="gain 1 yellow"),
        lock=True, adversary=True,
    ),
    card("window", trial("dexterity", "1 normal", passed="win")),
    card("trap", offer("confess", "fail by caught"), read="lose 1 life"),
)  # fmt: skip
CELLAR = (
    card("stairs", sign="required"),
    card("vault", offer("take-tonic", "gain element tonic"), sign="forbidden"),
    card("rat", sign="fleeting"),
    card(
        "wine",
        offer("open", "reveal vault"),
        offer("permit", "permit vault"),
        offer("drink", "gain 3 time; skip your next action"),
        offer("stumble", "lose 2 time; go to roof"),
    ),
)
ROOF = (
    card("ledge", sealed={"tokens": ["sun"]}),
    card("tower", sealed={"tokens": ["sun", "moon", "star"]}),
    card("bell", sealed={"group": True}),
    card("nest", sealed={"receptacles": ["marie", "madeleine"]}),
    card("cage", sealed={"receptacles": ["marie", "madeleine"], "key": "key"}),
    card(
        "chimney",
        offer(
            "wish",
            "gain token moon; gain token star; add attic to the plan; gain element knife",
        ),
    ),
    card("gargoyle", trial("magic", "1 special", "1 skull")),
)
FILES = dict(
    (
        mission(),
        receptacles(*BODIES.values()),
        elements(*ELEMENTS),
        place("hall", *HALL),
        place("cellar", *CELLAR, red=True),
        place("roof", *ROOF),
        place("attic", card("trunk", offer("look-out", "add garden to the plan"))),
        place("garden", card("well", offer("jump", "go to garden"))),
    )
)


def hall_with(bench: Row) -> File:
    """The hall with another card in place of the bench."""
    return place("hall", bench, *HALL[1:])


def bodies_with(**powers: tuple[Row, ...]) -> File:
    """The receptacles, some of them with other powers."""
    rows = (replace(row, rows=powers.get(body, row.rows)) for body, row in BODIES.items())
    return receptacles(*rows)


def write_ground(folder: Path, changes: Mapping[str, str] | None = None) -> Path:
    """Writes the mission, with some files replaced; their prose follows them."""
    return write_mission(folder, {**FILES, **(changes or {})})


@cache
def ground(*changes: File) -> StoryGame:
    """The game with the proving ground, read once; `changes` are files with another text."""
    with tempfile.TemporaryDirectory() as folder:
        return GAME.with_missions([write_ground(Path(folder) / "ground", dict(changes))])


def table(*changes: File, **position: Any) -> Table:
    """Three agents on the bench of the hall, at 20, Blue being Time Captain.

    Blue is Marie, Green is Elizia, Pink is the guard. `dice` and `die` (the captain’s) decide draws.
    """
    draws = {"dice": position.pop("dice", []), "captain": position.pop("die", [])}
    bodies = {"blue": "marie", "green": "elizia", "pink": "guard"}
    worn = {**bodies, **position.pop("bodies", {})}
    life = {body: row.fields["life"] for body, row in BODIES.items()}
    start: dict[str, Any] = {
        "players": 3,
        "planned_order": False,  # so that a test can look between two actions
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
