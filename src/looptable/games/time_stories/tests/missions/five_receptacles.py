"""The five receptacles of the rulebook as data of a mission, and tables to play them on.

Their numbers are those of the ledger (TIME-OPEN-38, TIME-OPEN-39); nothing about them is code.
"""

from typing import Any

from looptable.engine.contract.event import Event
from looptable.games.time_stories.tests.missions.proving_ground import FILES, table
from looptable.testing import Table

__all__ = ["CHANGES", "acts", "answer", "five"]

RECEPTACLES = """
[[receptacle]]
id = "madeleine"
dice = { dexterity = 2, persuasion = 1, combat = 2 }
resistance = 2
life = 3
[[receptacle.power]]
when = "before-roll"
effect = "if you are alone: remove 1 dice else: if everybody is here: add 1 dice"

[[receptacle]]
id = "vasil"
dice = { dexterity = 2, persuasion = 2, combat = 1 }
resistance = 2
life = 3
store = { green = 3 }
[[receptacle.power]]
when = "before-roll"
effect = "up to 3: (spend 1 stored; add 1 dice)"
[[receptacle.power]]
when = "free"
effect = "spend 1 stored; heal 1 life of an agent"
[[receptacle.power]]
when = "empty"
effect = "lose 1 resistance"

[[receptacle]]
id = "marie"
dice = { dexterity = 2, persuasion = 3, combat = 1 }
resistance = 2
life = 2
[[receptacle.power]]
when = "after-roll"
effect = "may: turn a die into a hit"

[[receptacle]]
id = "elizia"
dice = { combat = 3, ranged = 2, dexterity = 2 }
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
forbid = ["use weapon", "use armour"]
[[receptacle.power]]
when = "action"
rolls = "magic"
against = "combat"
effect = "if the roll has 5 hits: eliminate 5 any shields here else: if the roll has 1 hit: eliminate 3 any shields here"
[[receptacle.power]]
when = "action"
rolls = "magic"
against = "combat"
effect = "if the roll has 5 hits: eliminate 7 any shields here or beside else: if the roll has 4 hits: eliminate 4 any shields here else: if the roll has 1 hit: eliminate 3 any shields here"
[[receptacle.power]]
when = "action"
rolls = "magic"
effect = "if the roll has 3 hits: if this place is pentacle: go to any pentacle place"
"""

MISSION = (
    FILES["mission.toml"]
    .replace(
        "characteristics = [",
        """characteristics = [
  { id = "persuasion", en = "persuasion", fr = "persuasion" },
  { id = "ranged", en = "ranged combat", fr = "combat à distance" },""",
    )
    .replace(
        "tags = [",
        """tags = [
  { id = "armour", en = "armour", fr = "armure" },
  { id = "pentacle", en = "pentacle", fr = "pentacle" },""",
    )
)
ELEMENTS = (
    FILES["elements.toml"]
    + """
[[element]]
id = "mail"
tags = ["armour"]
resistance = 2
"""
)
PLACES = {
    "places/hall.toml": 'tags = ["pentacle"]\n' + FILES["places/hall.toml"],
    "places/roof.toml": 'tags = ["pentacle"]\n'
    + FILES["places/roof.toml"]
    .replace('"guard"', '"vasil"')
    .replace("gain element knife", "gain element knife; gain element mail"),
}
CHANGES = (
    ("mission.toml", MISSION),
    ("receptacles.toml", RECEPTACLES),
    ("elements.toml", ELEMENTS),
    *PLACES.items(),
)


def five(blue: str, **position: Any) -> Table:
    """Blue wears this receptacle; Green is Elizia and Pink is Vasil, unless they are Blue."""
    others = [body for body in ("elizia", "vasil", "marie") if body != blue]
    bodies = {"blue": blue, "green": others[0], "pink": others[1]}
    return table(*CHANGES, bodies=bodies, **position)


def acts(scene: Table, *keys: str) -> None:
    """What each seat declares; Blue goes first where there is an order."""
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
