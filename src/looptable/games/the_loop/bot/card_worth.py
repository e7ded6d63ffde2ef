"""The worth of a new card to its taker, by its dimension: a LOOP readies all cards of one."""

from looptable.games.the_loop.rules.codes import ASK_REWARD
from looptable.games.the_loop.rules.decks import deck_of
from looptable.games.the_loop.rules.kinds import BLACK_HOLE, NOTHING
from looptable.games.the_loop.rules.rewards import rewarded_agent
from looptable.games.the_loop.rules.state import LoopState

__all__ = ["taker_of", "worth_of_card"]


def worth_of_card(state: LoopState, card: int) -> int:
    """The worth of a new card: black holes are strong, a dimension already held loops."""
    if card == NOTHING:
        return 0
    if state.numbers.dimension[card] == BLACK_HOLE:
        return 3
    return 2 + 2 * _alike(state, card)


def taker_of(state: LoopState) -> int:
    """The agent who takes the card."""
    if state.prompt == ASK_REWARD:
        return rewarded_agent(state)
    return state.active if state.pc < 0 else state.actor


def _alike(state: LoopState, card: int) -> int:
    """The number of cards of its dimension in the deck and the hand of the agent who takes it."""
    taker = taker_of(state)
    deck = deck_of(state, taker)
    piles = (state.draw[deck], state.discard[deck], state.ready[taker], state.exhausted[taker])
    others = [other for pile in piles for other in pile.as_list()]
    return sum(state.numbers.dimension[other] == state.numbers.dimension[card] for other in others)
