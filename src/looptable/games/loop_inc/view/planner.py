"""The day planner: the past cards still to be replayed, in order, with those that will fail or may.

A card *will fail* if every way to play on leads there (`hopeless.py`). It is *at risk* if it fails as things stand:
nobody else does anything, no machine is launched, and of each card no more is done than must be. The planner
plays the cards so on a copy, by the rules themselves, and names what the first of its needs lacks.
"""

from looptable.effects.machine import ASK_MAY
from looptable.games.loop_inc.rules.codes import ACT_PHASE
from looptable.games.loop_inc.rules.keys import STOP
from looptable.games.loop_inc.rules.players import is_out
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.verbs.needs import NEED_NAMES, unmet_need
from looptable.games.loop_inc.view.hopeless import hopeless_cards

__all__ = ["FAILS", "prospect_marks"]

FAILS = "fails"
OUT = "risk-out"


def prospect_marks(state: IncState, player: int) -> list[str]:
    """For each card in a player's hand, in order: the mark of what awaits it, empty if nothing bad does."""
    sure = hopeless_cards(state, player)
    return [
        FAILS if is_sure else risk
        for is_sure, risk in zip(sure, _risks(state, player), strict=True)
    ]


def _risks(state: IncState, player: int) -> list[str]:
    """For each card of the hand the mark of what it lacks as things stand, or nothing."""
    twin = state.clone()
    twin.stop_card()
    twin.picker = -1
    twin.options.clear()
    twin.active = player
    found = []
    for card in state.hand[player].as_list():
        if is_out(twin, player):  # a card before it tears once too often: nothing after it is done
            found.append(OUT)
            continue
        need = unmet_need(twin, player, card)
        found.append("" if need < 0 else _risk(twin, player, need))
        twin.tableau[player].push(twin.hand[player].take_at(0))
        _perform(twin, card, player)
    return found


def _risk(twin: IncState, player: int, need: int) -> str:
    """The mark of an unmet need; of an Ad it is the trip that lacks if the player still has one."""
    name = NEED_NAMES[twin.program.code[need + 1]]
    if name == "ad" and twin.ads[player] > 0:
        name = "trip"
    return f"risk-{name}"


def _perform(twin: IncState, card: int, player: int) -> None:
    """Carries out a card, answering every question with the least."""
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
