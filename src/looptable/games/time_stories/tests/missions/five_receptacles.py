"""The five receptacles of the rulebook as data of a mission, and tables to play them on.

Their numbers are those of the ledger (TIME-OPEN-38, TIME-OPEN-39); nothing about them is code.
"""

from typing import Any

from looptable.engine.contract.event import Event
from looptable.games.time_stories.tests.missions.builder import (
    card,
    element,
    elements,
    named,
    offer,
    place,
    power,
    receptacle,
    receptacles,
)
from looptable.games.time_stories.tests.missions.proving_ground import (
    BODIES,
    ELEMENTS,
    HALL,
    ROOF,
    mission,
    table,
)
from looptable.testing import Table

__all__ = ["CHANGES", "acts", "answer", "five"]

FIVE = (
    receptacle(
        "madeleine",
        *BODIES["madeleine"].rows,
        dice={"dexterity": 2, "persuasion": 1, "combat": 2},
        resistance=2,
        life=3,
    ),
    receptacle(
        "vasil",
        power("before-roll", "up to 3: (spend 1 stored; add 1 dice)"),
        power("free", "spend 1 stored; heal 1 life of an agent"),
        power("empty", "lose 1 resistance"),
        dice={"dexterity": 2, "persuasion": 2, "combat": 1},
        resistance=2,
        life=3,
        store={"green": 3},
    ),
    receptacle(
        "marie",
        *BODIES["marie"].rows,
        dice={"dexterity": 2, "persuasion": 3, "combat": 1},
        resistance=2,
        life=2,
    ),
    receptacle(
        "elizia",
        *BODIES["elizia"].rows,
        dice={"combat": 3, "ranged": 2, "dexterity": 2},
        resistance=3,
        life=6,
        inventory={"green": [9, 7]},
    ),
    receptacle(
        "altace",
        power(
            "action",
            "if the roll has 5 hits: eliminate 5 any shields here"
            " else: if the roll has 1 hit: eliminate 3 any shields here",
            rolls="magic",
            against="combat",
        ),
        power(
            "action",
            "if the roll has 5 hits: eliminate 7 any shields here or beside"
            " else: if the roll has 4 hits: eliminate 4 any shields here"
            " else: if the roll has 1 hit: eliminate 3 any shields here",
            rolls="magic",
            against="combat",
        ),
        power(
            "action",
            "if the roll has 3 hits: if this place is pentacle: go to any pentacle place",
            rolls="magic",
        ),
        dice={"magic": 4, "combat": 1, "dexterity": 2},
        resistance=1,
        life=3,
        inventory={"blue": [8, 6]},
        forbid=["use weapon", "use armour"],
    ),
)
CHIMNEY = card("chimney", *ROOF[5].rows, offer("dress", "gain element mail"))
CHANGES = (
    mission(
        characteristics=named("persuasion", "ranged", "combat", "dexterity", "magic"),
        tags=named("armour", "pentacle", "weapon"),
    ),
    receptacles(*FIVE),
    elements(*ELEMENTS, element("mail", tags=["armour"], resistance=2)),
    place("hall", *HALL, tags=["pentacle"]),
    place("roof", *ROOF[:5], CHIMNEY, ROOF[6], tags=["pentacle"]),
)


def five(blue: str, **position: Any) -> Table:
    """Blue wears this receptacle; Green is Elizia and Pink is Vasil, unless they are Blue."""
    others = [body for body in ("elizia", "vasil", "marie") if body != blue]
    bodies = {"blue": blue, "green": others[0], "pink": others[1]}
    return table(*CHANGES, bodies=bodies, **position)


def acts(scene: Table, *keys: str) -> None:
    """Declares for each seat; Blue goes first where there is an order."""
    for seat, key in enumerate(keys):
        scene.do(seat, key)
    if "blue" in scene.keys(0):
        scene.do(0, "blue")


def answer(scene: Table, seat: int, *ends: str) -> list[Event]:
    """Answers in the middle of an effect, each told by how its key ends; the events that followed."""
    events: list[Event] = []
    for end in ends:
        (key,) = [key for key in scene.keys(seat) if key.endswith(f" {end}")]
        events += scene.do(seat, key)
    return events
