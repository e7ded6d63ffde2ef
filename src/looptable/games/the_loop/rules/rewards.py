"""The attendance reward: a card for every player, and one more. Compiled."""

from mypy_extensions import i64

from looptable.games.the_loop.rules.artifacts import destroy_card, next_artifact
from looptable.games.the_loop.rules.codes import ASK_REWARD
from looptable.games.the_loop.rules.decks import put_on_deck
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import Agent, Card

__all__ = ["ask_reward", "count_players", "rewarded_agent", "start_reward", "take_reward"]


def count_players(t: LoopFields) -> i64:
    """How many players there are: one in solo play, whatever the number of agents."""
    if t.solo:
        return 1
    return len(t.at)


def start_reward(t: LoopFields, phase: i64) -> None:
    """Turns up one card more than there are players."""
    t.phase = phase
    t.rewarded = 0
    for _ in range(count_players(t) + 1):
        card = next_artifact(t)
        if card < 0:
            break
        t.tray.push(card)
        if t.listener is not None:
            t.tell("reward-revealed", {"card": t.names.name("card", card)}, None, True)


def ask_reward(t: LoopFields, after: i64) -> None:
    """Players take one card each, in turn order from the active one; the last is destroyed."""
    if t.rewarded == count_players(t) or not t.tray:
        while t.tray:
            destroy_card(t, t.tray.pop())
        t.rewarded = 0
        t.phase = after
        return
    t.options.push_all(t.tray)
    t.ask(t.seat_of(rewarded_agent(t)), ASK_REWARD)


def rewarded_agent(t: LoopFields) -> Agent:
    """The agent whose turn it is to take a reward."""
    return (t.active + t.rewarded) % len(t.at)


def take_reward(t: LoopFields, card: Card) -> None:
    """A reward goes on top of its taker's draw pile."""
    t.tray.drop(card)
    put_on_deck(t, rewarded_agent(t), card)
    t.rewarded += 1
