"""Hands, draw piles and discard piles of the agents. Compiled."""

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.games.the_loop.rules.codes import S_DECKS
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import HAND, Agent, Card

__all__ = [
    "deck_of",
    "discard_card",
    "discard_hand",
    "draw_card",
    "draw_up",
    "hand_size",
    "has_card_to_draw",
    "leave_hand",
    "next_card",
    "put_on_deck",
    "tell_card",
]


def tell_card(t: LoopFields, kind: str, card: Card, agent: Agent, reveals: bool) -> None:
    """Tells something about a card of an agent."""
    data = {"card": t.names.name("card", card), "agent": t.names.name("agent", agent)}
    t.tell(kind, {**data}, None, reveals)


# In solo play there is one draw pile and one discard pile for all.


def deck_of(t: LoopFields, agent: Agent) -> i64:
    """Which draw and discard pile an agent uses."""
    if t.solo:
        return 0
    return agent


def hand_size(t: LoopFields, agent: Agent) -> i64:
    """How many cards an agent has in hand."""
    return len(t.ready[agent]) + len(t.exhausted[agent])


def has_card_to_draw(t: LoopFields, agent: Agent) -> bool:
    """Whether a draw would give a card."""
    deck = deck_of(t, agent)
    return t.draw[deck].height + t.discard[deck].height > 0


def next_card(t: LoopFields, agent: Agent) -> Card:
    """Takes the top card of a draw pile; shuffles the discard pile first if it must."""
    deck = deck_of(t, agent)
    if not t.draw[deck]:
        if not t.discard[deck]:
            return -1
        t.discard[deck].move_to(t.draw[deck])
        t.chance.shuffle(S_DECKS, t.draw[deck])
        t.known_top[deck] = 0
        if t.listener is not None:
            t.tell("reshuffles", {"agent": t.names.name("agent", agent)})
    if t.known_top[deck] > 0:
        t.known_top[deck] -= 1
    return t.draw[deck].pop()


def draw_card(t: LoopFields, agent: Agent) -> Card:
    """A card from the draw pile into the hand, ready; -1 if there is none."""
    card = next_card(t, agent)
    if card >= 0:
        t.ready[agent].push(card)
        if t.listener is not None:
            tell_card(t, "draws", card, agent, True)
    return card


def draw_up(t: LoopFields, agent: Agent) -> None:
    """Draws until the hand has three cards."""
    while hand_size(t, agent) < HAND:
        if draw_card(t, agent) < 0:
            return


# Cards that leave a hand, or join a deck.


def leave_hand(t: LoopFields, agent: Agent, card: Card) -> None:
    """Takes a card out of a hand, ready or exhausted."""
    if not t.ready[agent].drop(card):
        t.exhausted[agent].drop(card)


def discard_card(t: LoopFields, agent: Agent, card: Card) -> None:
    """A card of a hand to its owner's discard pile."""
    leave_hand(t, agent, card)
    t.discard[deck_of(t, agent)].push(card)
    if t.listener is not None:
        tell_card(t, "discards", card, agent, False)


def discard_hand(t: LoopFields, agent: Agent) -> None:
    """The whole hand to the discard pile."""
    discard_all(t, agent, t.ready[agent])
    discard_all(t, agent, t.exhausted[agent])


def discard_all(t: LoopFields, agent: Agent, cards: Pile) -> None:
    """Some cards of a hand to the discard pile."""
    if t.listener is not None:
        for index in range(cards.height):
            tell_card(t, "discards", cards.at(index), agent, False)
    cards.move_to(t.discard[deck_of(t, agent)])


def put_on_deck(t: LoopFields, agent: Agent, card: Card) -> None:
    """A card face down on top of a draw pile: it is acquired."""
    deck = deck_of(t, agent)
    t.draw[deck].push(card)
    t.known_top[deck] += 1  # everybody saw which card it is
    if t.listener is not None:
        tell_card(t, "acquires", card, agent, False)
