"""A gate with three agents before it, where nearly everything can change under somebody who has declared.

Blue, the guard, acts first; Green, who is Elizia, holds everything and declares; Pink, who is Marie, is in the way.
"""

from typing import Any

from looptable.engine.contract.event import Event
from looptable.games.time_stories.tests.missions.proving_ground import (
    BLANK,
    FILES,
    HIT,
    heard,
    table,
)
from looptable.testing import Table

__all__ = [
    "ACTIONS",
    "AXE",
    "BOOTS",
    "CHARM",
    "DRUG",
    "ELEMENTS",
    "HALL",
    "IRONS",
    "KEY",
    "ROD",
    "came_of",
    "cells",
    "gate",
]

HALL = """
[[card]]
id = "bench"
[[card]]
id = "gate"
LOCK
[[card.test]]
characteristic = "combat"
shields = ["1 skull"]
passed = "PASSED"
SISTER
[[card.offer]]
id = "nothing-new"
effect = "gain 1 yellow"
[[card.offer]]
id = "lift"
effect = "reveal ambush"
[[card.offer]]
id = "clear"
effect = "discard clock"
[[card.offer]]
id = "call-off"
effect = "defeat the adversary"
[[card.offer]]
id = "sink"
effect = "reveal snare"
[[card.offer]]
id = "burn"
effect = "lose element charm; lose element rod; lose element axe"
[[card.offer]]
id = "blow-up"
effect = "take 6 life from everybody here"
[[card]]
id = "clock"
[[card.test]]
characteristic = "combat"
shields = ["2 skull", "1 heart"]
passed = "win"
[[card.offer]]
id = "wind-up"
effect = "reveal ambush"
[[card]]
id = "ambush"
sign = "forbidden"
AMBUSH
[[card.test]]
characteristic = "combat"
shields = ["2 skull", "1 heart"]
passed = "gain token sun"
[[card]]
id = "hatch"
[[card.offer]]
id = "fall"
effect = "go to cellar"
[[card.offer]]
id = "search"
effect = "gain element key; gain token sun"
[[card.offer]]
id = "confess"
effect = "fail by caught"
[[card]]
id = "snare"
sign = "forbidden"
read = "skip your next action"
[[card]]
id = "shrine"
sealed = { receptacles = ["elizia", "altace"], key = "key" }
"""
ELEMENTS = (
    FILES["elements.toml"]
    + """
[[element]]
id = "charm"
[[element.power]]
when = "action"
effect = "gain 1 yellow"

[[element]]
id = "rod"
[[element.power]]
when = "action"
rolls = "combat"
against = "combat"
effect = "gain 1 brown"

[[element]]
id = "boots"
[[element.power]]
when = "free"
effect = "move to clock"

[[element]]
id = "axe"
[[element.power]]
when = "action"
effect = "eliminate 1 any shield here"

[[element]]
id = "irons"
forbid = ["roll", "move"]

[[element]]
id = "drug"
[[element.power]]
when = "free"
effect = "skip your next action"
"""
)
KEY, CHARM, ROD, BOOTS, AXE, IRONS, DRUG = (f"element-{n}" for n in (1, 5, 6, 7, 8, 9, 10))
ACTIONS = {
    "roll": "roll",
    "move": "hall-d",
    "nothing": "nothing",
    "rod": f"use {ROD}.1",
    "axe": f"use {AXE}.1",
    "charm": f"use {CHARM}.1",
}
"""Declarations of Green: the rod is rolled for a test of combat, the axe is for shields, the charm for nothing here."""


def gate(
    passed: str = "gain 1 yellow",
    lock: str = "",
    ambush: str = "",
    sister: str = "",
    **position: Any,
) -> Table:
    """All three at the gate, which has one shield left."""
    hall = HALL
    for word, text in (("PASSED", passed), ("LOCK", lock), ("AMBUSH", ambush), ("SISTER", sister)):
        hall = hall.replace(word, text)
    held = dict.fromkeys((CHARM, ROD, BOOTS, AXE, DRUG), "green") | position.pop("holder", {})
    start: dict[str, Any] = {
        "bodies": {"blue": "guard", "green": "elizia", "pink": "marie"},
        "space": dict.fromkeys(("blue", "green", "pink"), "hall-c"),
        "test": {"hall-c": "laid"},
        "pile_1": {"hall-c": 1},
        "holder": held,
        "dice": [HIT, BLANK, BLANK, BLANK],
        **position,
    }
    return table(("places/hall.toml", hall), ("elements.toml", ELEMENTS), **start)


WORDS = {
    "dies": "dead",
    "in-vain": "void",
    "rolled": "rolls",
    "moves": "moves",
    "uses": "acts",
    "hurt": "struck",
}


def came_of(events: list[Event]) -> str:
    """One word for what became of Green's declaration."""
    kinds = heard(events, None)
    if "failure" in kinds:
        return "run over"
    if "departs" in kinds:
        return "away"
    told = {event.kind for event in events if event.data.get("agent") == "green"}
    for kind, word in WORDS.items():
        if kind in told:
            return word
    return "quiet"


def cells(matrix: str) -> list[tuple[str, str, str]]:
    """The cells of a table, each with its row and its column."""
    head, *lines = matrix.strip("\n").splitlines()
    starts = [head.index(f" {word}") + 1 for word in head.split()]
    found = []
    for line in lines:
        for start, end in zip(starts, [*starts[1:], None], strict=True):
            name = head[start:end].strip()
            found.append((line[: starts[0]].strip(), name, line[start:end].strip()))
    return found
