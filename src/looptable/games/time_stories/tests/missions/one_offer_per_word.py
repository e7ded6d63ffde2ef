"""A lab: a mission with one offer for each word of the notation, and tables on it."""

from typing import Any

from looptable.engine.contract.event import Event
from looptable.games.time_stories.tests.missions.builder import (
    Row,
    card,
    element,
    elements,
    law,
    named,
    place,
    power,
    trial,
)
from looptable.games.time_stories.tests.missions.builder import offer as offer_row
from looptable.games.time_stories.tests.missions.proving_ground import (
    AGENTS,
    BLANK,
    DOUBLE,
    HIT,
    SKULL,
    bodies_with,
    mission,
    table,
)
from looptable.testing import Table

__all__ = ["AGENTS", "CHANGES", "CONDITIONS", "LIFE", "lab", "offer", "taken"]

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


def offers(effects: dict[str, str]) -> tuple[Row, ...]:
    return tuple(offer_row(id, effect, again=True) for id, effect in effects.items())


def part(effects: dict[str, str], number: int) -> tuple[Row, ...]:
    """Eight offers fit on a card: they stand on as many as are needed."""
    return offers(dict(list(effects.items())[8 * number : 8 * number + 8]))


def trials(reward: str) -> tuple[Row, ...]:
    return (
        trial("combat", "2 normal", "1 skull", passed=reward),
        trial("dexterity", "1 skull", passed="gain 1 brown"),
    )


ASKED = {name: f"if {text}: gain 1 blue else: gain 1 green" for name, text in CONDITIONS.items()}
LAB = (
    card("lab", *part(VERBS, 0), *trials("gain 1 yellow"), adversary=True),
    card("lab-2", *part(VERBS, 1), *trials("gain 1 green"), adversary=True),
    card("lab-3", *part(VERBS, 2), *trials("gain 1 yellow"), adversary=True),
    card("stone", *offers({"twice": "roll 1 dice; roll 1 dice"})),
    *(card(f"ask-{number}", *part(ASKED, number)) for number in range(3)),
    law("action", "if the roll has 1 hit: gain 9 green", rolls="dexterity"),
)
MARIE = (
    power("action", "if the roll has 1 hit: gain 5 yellow", rolls="dexterity", against="combat"),
    power("action", "if the roll has 1 hit: gain 5 brown", rolls="combat"),
    power("after-roll", "may: add 1 hit"),
    power("after-roll", "may: reroll a die"),
)
MADELEINE = power("before-roll", "if the test is combat: add 1 dice else: remove 1 dice")
GUARD = power("free", "defeat the adversary")
CHANGES = (
    mission(
        start="lab-place",
        places=["lab-place", "far", "near", "plain"],
        plan=["lab-place", "near", "plain"],
        failures=[],
        die=["hit", "blank", "skull", "double"],
        tokens=named("sun"),
        tags=named("tool", "marked"),
    ),
    bodies_with(marie=MARIE, madeleine=(MADELEINE,), guard=(GUARD,)),
    elements(element("key"), element("spade", tags=["tool"])),
    place("lab-place", *LAB, tags=["marked"]),
    place("far", card("far-card", offer_row("o", "win")), tags=["marked"]),
    place(
        "near",
        card(
            "near-card",
            offer_row("o", "gain token sun; gain element key; add far to the plan"),
            offer_row("home", "go to any marked place", again=True),
        ),
        tags=["marked"],
    ),
    place("plain", card("lonely", offer_row("o", "gain element spade"))),
)
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
