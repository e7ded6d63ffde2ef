"""Solo play: cards are dealt to the agents until one of them has three. Compiled."""

from mypy_extensions import i64

from looptable.games.the_loop.rules.codes import ASK_AGENT, ASK_TILE
from looptable.games.the_loop.rules.decks import hand_size, has_card_to_draw, next_card, tell_card
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import HAND, Agent
from looptable.games.the_loop.rules.turn import begin_turn

__all__ = ["deal", "deal_to"]


def deal(t: LoopFields) -> None:
    """Deals one card; a starting card goes to its agent, any other where the player likes."""
    agent = agent_to_play(t)
    if agent >= 0:
        begin_turn(t, agent)
        return
    if not t.tray and not has_card_to_draw(t, 0):
        ask_who_plays(t)
        return
    if not t.tray:
        card = next_card(t, 0)
        t.tray.push(card)
        if t.listener is not None:
            t.tell("dealt", {"card": t.names.name("card", card)}, None, True)
    card = t.tray.at(0)
    owner = t.numbers.owner[card]
    for slot in range(t.agents.height):
        if owner < 0 or t.agents.at(slot) == owner:
            t.options.push(slot)
    if not t.options:  # a card of an agent who is not in play
        for slot in range(t.agents.height):
            t.options.push(slot)
    t.ask(0, ASK_TILE)


def agent_to_play(t: LoopFields) -> Agent:
    """The agent with three cards, or -1."""
    count: i64 = len(t.at)
    for agent in range(count):
        if hand_size(t, agent) >= HAND:
            return agent
    return -1


def ask_who_plays(t: LoopFields) -> None:
    """LOOP-OPEN-30: when no card is left to deal, an agent with most cards plays."""
    most: i64 = 0
    count: i64 = len(t.at)
    for agent in range(count):
        most = max(most, hand_size(t, agent))
    for agent in range(count):
        if hand_size(t, agent) == most:
            t.options.push(agent)
    t.ask(0, ASK_AGENT)


def deal_to(t: LoopFields, agent: Agent) -> None:
    """The dealt card goes to a tile."""
    card = t.tray.pop()
    t.ready[agent].push(card)
    if t.listener is not None:
        tell_card(t, "deals", card, agent, False)
