"""Whether an action would change nothing but itself: worth a warning, and rarely meant."""

from looptable.games.the_loop.rules.codes import OVER_PHASE
from looptable.games.the_loop.rules.state import LoopState

__all__ = ["does_nothing"]

ENOUGH = 64  # ways through a card that are tried; nearly always the first one changes something


def does_nothing(state: LoopState, action: int) -> bool:
    """Whether a card changes nothing on the table, whatever is picked in the middle of it.

    This plays on a copy. What lies face down does not bear on the answer: that a card would be
    drawn is known, whichever it is.
    """
    before = _table(state)
    open_ways = [_after(state, action)]
    for _ in range(ENOUGH):
        if not open_ways:
            return True
        way = open_ways.pop()
        if _table(way) != before:
            return False
        if way.pc >= 0:
            seat = way.pending()[0]
            open_ways += [_after(way, option) for option in way.legal(seat)]
    return False


def _after(state: LoopState, action: int) -> LoopState:
    copy = state.clone()
    copy.play(state.pending()[0], action)
    return copy


def _table(state: LoopState) -> tuple[object, ...]:
    """Everything that a card may change, except that it is exhausted."""
    hands = [
        sorted(state.ready[agent].as_list() + state.exhausted[agent].as_list())
        for agent in range(len(state.at))
    ]
    piles = [state.destroyed, state.doomed, *state.available, *state.draw, *state.discard]
    rows = [state.rifts, state.energy, state.clone_at, state.at]
    over = state.phase == OVER_PHASE
    return (hands, [len(pile) for pile in piles], [list(row) for row in rows], over)
