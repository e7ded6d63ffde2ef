"""A lab: a mission with one offer for each word of the notation, and tables on it."""

from typing import Any

from looptable.engine.contract.event import Event
from looptable.games.time_stories.tests.missions.proving_ground import (
    BLANK,
    DOUBLE,
    FILES,
    HIT,
    SKULL,
    table,
)
from looptable.testing import Table

__all__ = ["AGENTS", "CHANGES", "CONDITIONS", "LIFE", "lab", "offer", "taken"]

AGENTS = ("blue", "green", "pink")
# The lab: one offer for each thing to try. Blue stands there with Green, Pink stands at the stone.
VERBS = {
    "lose-some": "lose 3 yellow",
    "any-gain": "gain 2 any resources",
    "any-pay": "pay 2 any resources; gain 1 life",
    "put": "store 2",
    "weaken": "lose 1 resistance",
    "harm-all": "take 1 life from everybody",
    "harm-here": "take 1 life from everybody here",
    "cheer-all": "give 1 life to everybody",
    "cheer-here": "give 1 life to everybody here",
    "walk": "move to stone",
    "walk-off": "move to lonely",
    "walk-none": "move to lab",
    "dice": "roll 2 dice; if the roll has 1 hit: gain 1 blue; if the roll has 2 hits: gain 1 brown; if the roll has 1 skull: gain 1 green; if the roll has 2 skulls: lose 1 life",
    "strike": "eliminate 1 skull shield here",
    "pick-any": "eliminate 2 any shields here",
    "trip": "go to any marked place",
    "choose-paid": "choose: (pay 1 yellow; gain 1 life) | (pay 1 brown; gain 3 green) | gain 1 blue",
    "choose-poor": "choose: (pay 1 yellow; gain 1 life) | (pay 1 brown; gain 3 green); gain 5 blue",
    "maybe": "may: (pay 1 yellow; gain 4 blue); gain 1 green",
    "often": "up to 3: (pay 2 yellow; gain 1 blue)",
    "fall": "defeat the adversary",
    "drop": "lose element key",
    "find": "gain element spade",
    "rest": "skip your next action",
}
CONDITIONS = {
    "alone": "you are alone",
    "together": "everybody is here",
    "wounded": "you are wounded",
    "holds": "you hold key",
    "lacks": "you lack key",
    "holds-tag": "you hold any tool",
    "owns": "you have 2 yellow",
    "owns-stored": "you have 2 stored",
    "has": "the team has sun",
    "has-not": "the team lacks sun",
    "plays": "you play marie",
    "tests": "the test is combat",
    "marked": "this place is marked",
    "in-place": "the group is in lab-place",
    "run-is": "this is run 2 or later",
    "time-left": "at least 20 time is left",
    "time-low": "less than 20 time is left",
}
CARD = '[[card]]\nid = "ID"\n'
TESTS = """[[card.test]]
characteristic = "combat"
shields = ["2 normal", "1 skull"]
passed = "gain 1 yellow"
[[card.test]]
characteristic = "dexterity"
shields = ["1 skull"]
passed = "gain 1 brown"
"""


def offers(effects: dict[str, str]) -> str:
    found = ""
    for id, effect in effects.items():
        found += f'[[card.offer]]\nid = "{id}"\neffect = "{effect}"\nagain = true\n'
    return found


def part(effects: dict[str, str], number: int) -> str:
    """Eight offers fit on a card: they stand on as many as are needed."""
    return offers(dict(list(effects.items())[8 * number : 8 * number + 8]))


ASKED = {name: f"if {text}: gain 1 blue else: gain 1 green" for name, text in CONDITIONS.items()}
LAB = (
    "tags = [\"marked\"]\n"
    + CARD.replace("ID", "lab") + "adversary = true\n" + part(VERBS, 0) + TESTS
    + CARD.replace("ID", "lab-2") + "adversary = true\n" + part(VERBS, 1) + TESTS.replace("1 yellow", "1 green")
    + CARD.replace("ID", "lab-3") + "adversary = true\n" + part(VERBS, 2) + TESTS
    + CARD.replace("ID", "stone") + offers({"twice": "roll 1 dice; roll 1 dice"})
    + "".join(CARD.replace("ID", f"ask-{n}") + part(ASKED, n) for n in range(3))
    + '[[rule]]\nwhen = "action"\nrolls = "dexterity"\neffect = "if the roll has 1 hit: gain 9 green"\n'
)  # fmt: skip
OTHER = CARD.replace("ID", "PLACE-card") + '[[card.offer]]\nid = "o"\neffect = "EFFECT"\n'
MISSION = """
format = 1
id = "ground"
version = "1"
licence = "CC BY 4.0"
time = 20
start = "lab-place"
places = ["lab-place", "far", "near", "plain"]
plan = ["lab-place", "near", "plain"]
failures = []
die = ["hit", "blank", "skull", "double"]
characteristics = [
  { id = "combat", en = "combat", fr = "combat" },
  { id = "dexterity", en = "dexterity", fr = "dextérité" },
]
tokens = [{ id = "sun", en = "sun", fr = "soleil" }]
tags = [
  { id = "tool", en = "tool", fr = "outil" },
  { id = "marked", en = "marked", fr = "marqué" },
]
resources = [
  { id = "yellow", en = "coin", fr = "pièce" },
  { id = "brown", en = "bean", fr = "haricot" },
  { id = "blue", en = "bead", fr = "perle" },
  { id = "green", en = "leaf", fr = "feuille" },
]
"""
BODIES = FILES["receptacles.toml"].replace("magic = 4, ", "")
BODIES = BODIES.replace(
    """[[receptacle.power]]
when = "after-roll"
effect = "may: turn a die into a hit"
""",
    """[[receptacle.power]]
when = "action"
rolls = "dexterity"
against = "combat"
effect = "if the roll has 1 hit: gain 5 yellow"
[[receptacle.power]]
when = "action"
rolls = "combat"
effect = "if the roll has 1 hit: gain 5 brown"
[[receptacle.power]]
when = "after-roll"
effect = "may: add 1 hit"
[[receptacle.power]]
when = "after-roll"
effect = "may: reroll a die"
""",
    1,
)
BODIES = BODIES.replace(
    "if you are alone: remove 1 dice else: if everybody is here: add 1 dice",
    "if the test is combat: add 1 dice else: remove 1 dice",
)
BODIES += '[[receptacle.power]]\nwhen = "free"\neffect = "defeat the adversary"\n'  # the guard's
ELEMENTS = '[[element]]\nid = "key"\n[[element]]\nid = "spade"\ntags = ["tool"]\n'
CHANGES = (
    ("mission.toml", MISSION),
    ("receptacles.toml", BODIES),
    ("elements.toml", ELEMENTS),
    ("places/lab-place.toml", LAB),
    ("places/far.toml", 'tags = ["marked"]\n' + OTHER.replace("PLACE", "far").replace("EFFECT", "win")),
    ("places/near.toml", 'tags = ["marked"]\n'
     + OTHER.replace("PLACE", "near").replace("EFFECT", "gain token sun; gain element key; add far to the plan")
     + offers({"home": "go to any marked place"})),
    ("places/plain.toml", CARD.replace("ID", "lonely") + "[[card.offer]]\nid = \"o\"\neffect = \"gain element spade\"\n"),
)  # fmt: skip
FACE = {HIT: 0, BLANK: 1, SKULL: 2, DOUBLE: 3}
"""Draws that show these faces: this mission has a die of its own."""


def lab(card: str = "lab-place-b", /, **position: Any) -> Table:
    """Blue (Marie) and Green (Elizia) on a card of the lab, Pink (the guard) at the stone."""
    start: dict[str, Any] = {
        "here": "lab-place",
        "plan": {"lab-place": True, "near": True, "plain": True},
        "space": {"blue": card, "green": card, "pink": "lab-place-e"},
    }
    dice = [FACE[face] for face in position.pop("dice", [])]
    return table(*CHANGES, **{**start, "dice": dice, **position})


def offer(name: str, **position: Any) -> Table:
    """Blue has just taken an offer of the lab."""
    return _take(name, position)[0]


def taken(name: str, **position: Any) -> list[Event]:
    """The events that follow when it does."""
    return _take(name, position)[1]


def _take(name: str, position: dict[str, Any]) -> tuple[Table, list[Event]]:
    known = VERBS if name in VERBS else CONDITIONS
    number = list(known).index(name)
    row = "bcd" if known is VERBS else "fgh"
    card = f"lab-place-{row[number // 8]}"
    scene = lab(card, **position)
    return scene, scene.do(0, "first", f"offer {card}-{number % 8 + 1}")


LIFE = {"blue": 2, "green": 6, "pink": 5}
