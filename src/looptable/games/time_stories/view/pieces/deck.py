"""The deck as it would be printed: every card with the number that orders it (TIME-DCK-2).

A mission speaks of names; numbers follow from the order of its files, so that a printed deck, and the pile on
the table, are the same for everybody.
"""

from dataclasses import dataclass
from functools import lru_cache

from looptable.games.time_stories.mission.mission import Mission
from looptable.games.time_stories.mission.texts import BASE
from looptable.games.time_stories.rules.layout import LETTERS

__all__ = ["KINDS", "PLAN_CARDS", "Printed", "deck", "in_pile"]

KINDS = ("base", "success", "failure", "plan", "place", "panorama", "element", "receptacle")
"""The kinds of cards, in the order of the deck; flash cards only cover it (TIME-DCK-6)."""
PLAN_CARDS = 4


@dataclass(frozen=True, slots=True)
class Printed:
    """A card: its number in the deck, what it is, and the name that everybody knows it by."""

    number: int
    kind: str
    name: str


@lru_cache(maxsize=64)
def deck(mission: Mission) -> tuple[Printed, ...]:
    """All cards, number 1 on top: the base, ends, the plan, places, elements, receptacles."""
    names = mission.names
    cards = [("base", letter) for letter in BASE[: mission.base]]
    cards += [("success", "success"), *(("failure", name) for name in names["failure"])]
    cards += [("plan", str(part + 1)) for part in range(PLAN_CARDS)]
    for place, name in enumerate(names["place"]):
        cards.append(("place", f"{name}-a"))
        count = len(mission.place_cards(place))
        cards += [("panorama", f"{name}-{letter}") for letter in LETTERS[:count]]
    cards += [("element", name) for name in names["element"]]
    cards += [("receptacle", name) for name in names["receptacle"]]
    return tuple(Printed(number, *card) for number, card in enumerate(cards, 1))


@lru_cache(maxsize=64)
def in_pile(mission: Mission) -> int:
    """The number of cards in the pile when play starts (TIME-SET-9).

    Base, plan and receptacles are laid out, and elements have a pile of their own.
    """
    kinds = ("success", "failure", "place", "panorama")
    return sum(card.kind in kinds for card in deck(mission))
