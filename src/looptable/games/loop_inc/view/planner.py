"""The day planner: the past cards still to be replayed, in order, and which of them will fail.

"As things stand" means: nobody else does anything, no machine is launched, and of each card no more is
done than must be. The planner plays the cards so on a copy, by the rules themselves.
"""

from looptable.effects.machine import ASK_MAY
from looptable.games.loop_inc.rules.codes import ACT_PHASE
from looptable.games.loop_inc.rules.keys import STOP
from looptable.games.loop_inc.rules.players import is_out
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.verbs.needs import would_fail

__all__ = ["failing"]


def failing(state: IncState, player: int) -> list[bool]:
    """For each card in a player's hand, in order: whether it would cause a tear as things stand."""
    twin = state.clone()
    twin.stop_card()
    twin.picker = -1
    twin.options.clear()
    twin.active = player
    found = []
    for card in state.hand[player].as_list():
        if is_out(twin, player):  # a card before it tears once too often: nothing after it is done
            found.append(True)
            continue
        fails = would_fail(twin, player, card)
        twin.tableau[player].push(twin.hand[player].take_at(0))
        if not fails:
            tears = twin.tears[player]
            _perform(twin, card, player)
            fails = twin.tears[player] > tears  # it repeats a card that cannot be carried out again
        found.append(fails)
    return found


def _perform(twin: IncState, card: int, player: int) -> None:
    """Carries out a card that can be carried out, answering every question with the least."""
    twin.phase = ACT_PHASE
    twin.call(twin.book.start[card], player)
    while twin.pc >= 0:
        if twin.picker < 0:
            twin.execute()
        else:
            twin.answer(_least(twin))


def _least(twin: IncState) -> int:
    """No where one may say no, stop where one may stop; else the first option."""
    options = twin.options.as_list()
    if twin.prompt == ASK_MAY or options[-1] == STOP:
        return options[-1]
    return options[0]
