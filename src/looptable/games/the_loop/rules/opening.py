"""The first hands, and the reward that a mode may begin with. Compiled."""

from mypy_extensions import i64

from looptable.games.the_loop.rules.codes import CLONES_PHASE, DEAL_PHASE
from looptable.games.the_loop.rules.decks import draw_up
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.rewards import ask_reward
from looptable.games.the_loop.rules.turn import begin_turn

__all__ = ["give", "start_hands"]


def give(t: LoopFields) -> None:
    """The reward before the first turn; the first hands are drawn after it."""
    ask_reward(t, CLONES_PHASE)
    if t.phase == CLONES_PHASE:
        start_hands(t)


def start_hands(t: LoopFields) -> None:
    """First hands; in solo play they are dealt."""
    if t.solo:
        t.phase = DEAL_PHASE
        return
    count: i64 = len(t.at)
    for agent in range(count):
        draw_up(t, agent)
    begin_turn(t, t.active)
