"""Set-up: the deck is shuffled, everybody gets three cards, each hour two sparks."""

from looptable.engine.contract.settings import Options
from looptable.games._template.rules.codes import DECK_STREAM
from looptable.games._template.rules.state import TemplateState

__all__ = ["set_up"]

SPARKS = 18
AT_EACH_HOUR = 2
HAND = 3


def set_up(state: TemplateState, options: Options, seed: int) -> None:
    """Brings a blank state to its first choice."""
    state.reseed(seed)
    state.rounds = int(options["rounds"])
    state.strain = 0 if options["calm"] else 1
    for hour in range(len(state.sparks)):
        state.sparks[hour] = AT_EACH_HOUR
    state.supply = SPARKS - AT_EACH_HOUR * len(state.sparks)
    state.deck.fill(range(len(state.numbers.minutes)))
    state.chance.shuffle(DECK_STREAM, state.deck)
    for hand in state.hands:
        for _ in range(HAND):
            hand.push(state.deck.pop())
    state.settle()
