"""Thoughts of the team bot, in names: of effects, of the way to the end, of its answers."""

from typing import cast

from looptable.games.time_stories.bot.evaluation import judge
from looptable.games.time_stories.bot.needs import Thing
from looptable.games.time_stories.bot.prospects import Prospects
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.missions.builder import File, card, offer, place
from looptable.testing import Table

__all__ = [
    "BLIND",
    "GATE",
    "HALL",
    "IN_GARDEN",
    "WINDOW",
    "WON",
    "at",
    "garden",
    "mind",
    "offer_worths",
    "seen",
    "way",
    "worths",
]


def seen(*leaves: str) -> dict[str, list[str]]:
    """The same notebook for each of three seats."""
    return {str(seat): list(leaves) for seat in range(3)}


def garden(*effects: str) -> File:
    """The garden with one card and these offers on it: `garden-b-1` and so on."""
    offers = (offer(f"o-{number}", effect) for number, effect in enumerate(effects, 1))
    return place("garden", card("well", *offers))


def mind(of: Table, seat: int = 0) -> Prospects:
    """The thoughts of a seat about a copy."""
    return Prospects(cast("StoryState", of.state.clone()), seat)


def offer_worths(of: Table, card: str = "garden-b", actor: int = 0) -> list[int]:
    """The bot's value of each offer of a card."""
    thoughts = mind(of)
    story = thoughts.state.story
    offers = story.cards[story.names["card"].index(card)].offers
    return [thoughts.worth.effect(story.offers[offer].start, actor) for offer in offers]


def worths(of: Table, seat: int = 0) -> dict[str, int]:
    """Each answer with its worth."""
    found = judge(cast("StoryState", of.state.clone()), seat)
    return dict(zip(of.keys(seat), found, strict=True))


def way(of: Table, seat: int = 0) -> tuple[set[str], set[str], bool]:
    """The things that are needed, the cards on the way, and whether nothing is missing."""
    thoughts = mind(of, seat)
    needs, names = thoughts.needs, thoughts.state.story.names

    def name(thing: Thing) -> str:
        kind, number = thing
        return kind if kind == "end" else names[kind][number]

    cards = {names["card"][card] for card in needs.cards}
    return {name(thing) for thing in needs.things}, cards, needs.is_known


# Where agents stand, and what they have seen.


def at(card: str) -> dict[str, str]:
    """All three agents on one card."""
    return dict.fromkeys(("blue", "green", "pink"), card)


GATE = {
    "test": {"hall-c": "laid"},
    "pile_1": {"hall-c": 2},
    "pile_2": {"hall-c": 3},
    "space": at("hall-c"),
}
WINDOW = {"test": {"hall-g": "laid"}, "pile_1": {"hall-g": 1}, "space": at("hall-g")}
IN_GARDEN = {
    "here": "garden",
    "space": at("garden-b"),
    "plan": {"hall": True, "garden": True},
}
BLIND = place(
    "garden",
    card(
        "well",
        offer("o-1", "gain 5 green", blind=True),
        offer("o-2", "lose 1 life", blind=True),
    ),
)
HALL = tuple(f"hall-{letter}" for letter in "abcdefgh")
WON = seen(*HALL, "hall-g-passed")
