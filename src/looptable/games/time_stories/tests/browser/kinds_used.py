"""The kinds of things that a story used, read from the events of its record and the author's files of the mission."""

import tomllib
from collections.abc import Iterable
from typing import Any

from looptable.engine.contract.event import Event
from looptable.games.time_stories.tests.low_tide import MISSION, NAMES

__all__ = ["KINDS", "kinds_used"]

KINDS = {
    *(f"seal {kind}" for kind in ("tokens", "group", "receptacles", "key")),
    *(f"shield {kind}" for kind in ("normal", "skull", "heart", "time", "special")),
    *(f"power {kind}" for kind in ("reroll", "turn", "pay")),
    *("vote", "gift", "death", "return", "failure", "success"),
}
"""All that the first mission has to offer."""

TOLD = {
    "leaves": "vote",
    "gives": "gift",
    "dies": "death",
    "returns": "return",
    "failure": "failure",
    "success": "success",
}
COMPANION = "yellow"


def _table(name: str) -> dict[str, Any]:
    return tomllib.loads((MISSION / name).read_text("utf-8"))


def _cards() -> dict[str, dict[str, Any]]:
    """The cards as their author wrote them, by the names that events call them."""
    return {
        f"low-tide.{NAMES.cards[card['id']]}": card
        for place in NAMES.places
        for card in _table(f"places/{place}.toml")["card"]
    }


def _powers() -> dict[str, str]:
    """The first power of each receptacle."""
    return {
        f"low-tide.receptacle-{body['id']}.1": body["power"][0]["effect"]
        for body in _table("receptacles.toml")["receptacle"]
    }


def kinds_used(events: Iterable[Event]) -> set[str]:
    """The kinds that people have used: seals they went through, shields of tests that were passed, powers that worked."""
    cards, powers = _cards(), _powers()
    found: set[str] = set()
    effect = ""
    for event in events:
        if event.kind in TOLD:
            found.add(TOLD[event.kind])
        elif event.kind in ("enters", "moves") and event.data["agent"] != COMPANION:
            sealed = cards[str(event.data["card"])].get("sealed", {})
            found |= {f"seal {kind}" for kind in sealed}
        elif event.kind == "passed":
            tests = cards[str(event.data["card"])]["test"]
            shields = [pile.split()[1] for test in tests for pile in test["shields"]]
            found |= {f"shield {kind}" for kind in shields if len(tests) == 1}
        elif event.kind == "uses":
            is_own = event.data["agent"] != COMPANION
            effect = powers.get(str(event.data["rules"]), "") if is_own else ""
        elif event.kind in ("die-changed", "pays"):
            words = {"die-changed": ("reroll", "turn"), "pays": ("pay",)}[event.kind]
            found |= {f"power {word}" for word in words if word in effect}
    return found
