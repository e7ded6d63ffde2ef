"""Tears and elimination (INC-TEAR). Compiled."""

from looptable.effects.program import bit
from looptable.games.loop_inc.rules.codes import BONUS_PHASE, LAST_STANDING, TURN_OVER_PHASE
from looptable.games.loop_inc.rules.ending import finish
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import BAYS, KINDS, Player
from looptable.games.loop_inc.rules.players import is_out, players_left, who

__all__ = ["cause_tear", "eliminate", "fail"]


def cause_tear(t: IncFields, player: Player) -> None:
    """One more tear; the fourth eliminates."""
    t.tears[player] += 1
    if t.listener is not None:
        t.tell("tear", {"seat": who(t, player), "n": t.tears[player]})
    if is_out(t, player):
        eliminate(t, player)


def fail(t: IncFields) -> None:
    """INC-ACT-6: an actor who cannot carry out an action causes a tear; a bonus is only lost."""
    player = t.actor
    if t.phase == BONUS_PHASE:
        t.come_back()
        return
    if t.listener is not None:
        t.tell("fails", {"seat": who(t, player)})
    if t.office_performed and t.tableau[player].height > 0:
        t.torn[player] |= bit(t.tableau[player].height - 1)
    cause_tear(t, player)
    if not is_out(t, player):
        t.come_back()


def eliminate(t: IncFields, player: Player) -> None:
    """INC-OPEN-12: cards and components leave the game; tokens and Ads stay for the day."""
    while t.hand[player].height > 0:
        t.removed[t.hand[player].pop()] += 1
    while t.tableau[player].height > 0:
        t.removed[t.tableau[player].pop()] += 1
    t.sideways[player].clear()
    t.torn[player] = 0
    for bay in range(BAYS):
        at = player * BAYS + bay
        t.spent[bay % KINDS] += t.load[at]
        t.load[at] = 0
    if t.listener is not None:
        t.tell("eliminated", {"seat": who(t, player)})
    t.stop_card()
    t.phase = TURN_OVER_PHASE
    if players_left(t) == 1:
        finish(t, LAST_STANDING)
