"""Each of the 79 cards of The LOOP is used by clicks on the board, and what is drawn then is what the rules say."""

from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.board_page import board, open_table, settle, take
from tests.browser.board_reader import Clicks, look, watched
from tests.browser.visitor import log, prompt, visitor

from looptable.content.text.texts import Text
from looptable.games.the_loop import GAME
from looptable.games.the_loop.definitions import Card
from looptable.games.the_loop.tests.boards import ERAS, tables, whole

ALL: Final = tuple(tables().all(Card))
CARDS: Final = 79
REFUSALS: Final = ("no", "none", "stop", "keep")
VORTEXES: Final = ("dawn", "globalization")
"""No card lies there."""

CLONES: Final = {
    "dawn-robots": "industrial",
    "medieval-globalization": "industrial",
    "renaissance-dawn": "industrial",
    "medieval-robots": "renaissance",
    "renaissance-robots": "renaissance",
    "industrial-end": "globalization",
    "industrial-medieval": "globalization",
    "globalization-dawn": "globalization",
    "dawn-globalization": "dawn",
    "robots-dawn": "robots",
    "robots-medieval": "robots",
    "end-medieval": "end",
    "end-industrial": "end",
}

THINGS: Final = {*ERAS, *CLONES, *(card.id for card in ALL), *(card.agent for card in ALL)} - {
    "end"
}
"""The things on the board that an option may name; "end" may mean the actions as well."""

HANDS: Final = {
    group: tuple(card.id for card in ALL if (card.agent or card.origin) == group)
    for group in dict.fromkeys(card.agent or card.origin for card in ALL)
}
"""The cards in twelve hands: each agent's own, and those of each era for Mr Time."""


def last_turn(who: str, hand: tuple[str, ...]) -> dict[str, Any]:
    """An agent's turn with these cards, the last of a match: something of everything lies everywhere.

    One of the others is in the same era, one is with Foo. Piles are so high that nothing is shuffled.
    """
    here, away = [one for one in ("time-prowler", "v-girl", "mr-time") if one != who][:2]
    own = {agent: [card.id for card in ALL if card.agent == agent] for agent in (here, away)}
    market = [card for card in ALL if not card.agent and card.id not in hand]
    on_offer = {
        era: [card.id for card in market if card.origin == era][:2]
        for era in ERAS
        if era not in VORTEXES
    }
    lying = {card for cards in on_offer.values() for card in cards}
    deck = [card.id for card in market if card.id not in lying]
    return whole(
        {
            "players": 3,
            "agents": [who, here, away],
            "phase": "actions",
            "turn": 21,
            "cycle": 3,
            "foo": "end",
            "foo_row": list(ERAS),
            "at": {who: "industrial", here: "industrial", away: "end"},
            "rifts": {**dict.fromkeys(ERAS, 2), "industrial": 3, "end": 3},
            "rift_supply": 14,
            "energy": {"industrial": 1, "robots": 1},
            "energy_supply": 28,
            "vortex": dict.fromkeys(VORTEXES, True),
            "clone_at": CLONES,
            "available": on_offer,
            "destroyed": deck[:1],
            "artifacts": deck[9:],
            "ready": {who: list(hand), here: own[here][:3], away: own[away][:3]},
            "draw": {who: deck[1:9], here: own[here][3:], away: own[away][3:]},
        }
    )


@pytest.fixture(scope="module")
def player(browser: Browser, address: str) -> Iterator[Page]:
    """One page for all hands: a new one for each would take longer than playing them."""
    with visitor(browser, address) as page:
        yield page


def name_of(card: str) -> str:
    return GAME.texts().say(Text(f"card.{card}"), "en")


def use(clicks: Clicks, card: str) -> None:
    """Uses a card and answers all that it asks, always with the last thing that does something."""
    clicks.take(f"use {card}")
    while not clicks.now.is_between_actions:
        clicks.take([key for key in clicks.now.options if key not in REFUSALS][-1])


def finish(clicks: Clicks) -> None:
    """Ends the turn, and so the match: only then is its record open."""
    clicks.take("end")
    while not clicks.now.is_over:
        clicks.take(clicks.now.options[-1])


def test_the_hands_hold_every_card_once() -> None:
    held = [card for hand in HANDS.values() for card in hand]
    assert len(held) == len(set(held)) == CARDS
    assert set(held) == {card.id for card in ALL}


@pytest.mark.parametrize("group", HANDS)
def test_every_card_of_a_hand_is_used_by_clicks_on_the_board(player: Page, group: str) -> None:
    hand = HANDS[group]
    who = "mr-time" if group in ERAS else group
    table = open_table(player, seats=["me"] * 3, position=last_turn(who, hand))
    clicks = Clicks(player)
    for card in hand:
        use(clicks, card)
        expect(log(player)).to_contain_text(f"uses “{name_of(card)}”.")
    finish(clicks)
    expect(prompt(player)).to_have_text("the third cycle is over and the team loses")
    taken = watched(clicks, table)
    assert not [option.key for option in taken if option.key.startswith("use ") and option.warnings]
    assert not [option.key for option in taken if option.key in THINGS and not option.targets]


def test_in_the_middle_of_a_card_the_trail_takes_back_step_by_step(player: Page) -> None:
    hand = HANDS["time-prowler"]
    open_table(player, seats=["me"] * 3, position=last_turn("time-prowler", hand))
    shown = []
    for key in ("use backdated-sick-note", "push 1 clone", "dawn-robots"):
        shown.append((prompt(player).inner_text(), look(player)))
        take(player, key)
    trail = player.get_by_text("In the middle of:").locator("..")
    expect(trail).to_contain_text(name_of("backdated-sick-note"))
    for question, glance in reversed(shown):
        trail.get_by_role("button", name="Step back").click()
        expect(prompt(player)).to_have_text(question)
        assert look(player) == glance
    expect(trail).to_have_count(0)
    take(player, "use backdated-sick-note")
    take(player, "add 1 energy in an adjacent era")
    take(player, "renaissance")
    expect(log(player)).to_contain_text("The Renaissance gains 1 energy.")


def test_an_agent_is_chosen_by_its_pawn_or_by_the_portrait_beside_its_hand(player: Page) -> None:
    open_table(player, seats=["me"] * 3, position=last_turn("mr-time", HANDS["mr-time"]))
    for card, place in (("ionic-temporo-graph", ".others"), ("remote-quill", "[data-spot]")):
        take(player, f"use {card}")
        board(player).locator(f'{place} [data-target="agent-v-girl"]').click()
        settle(player)
    expect(log(player)).to_contain_text("The End of Times gains 1 energy.")
    expect(log(player)).to_contain_text("1 rift is removed from the End of Times.")
