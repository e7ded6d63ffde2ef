"""Dangers that an option brings for later in the day: past cards left without a machine, Ads that fail."""

from looptable.content.text.texts import Text
from looptable.games.loop_inc.rules.codes import BONUS_PHASE
from looptable.games.loop_inc.rules.launching import launch
from looptable.games.loop_inc.rules.machines import is_open, open_machines
from looptable.games.loop_inc.rules.players import has_seat, is_out, player_count
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.rules.trips import is_equipped, is_welcome
from looptable.games.loop_inc.rules.turns import has_turn
from looptable.games.loop_inc.verbs.codes import WITHDRAW
from looptable.games.loop_inc.view.hopeless import can_do, cards_to_take, hopeless_cards

__all__ = ["ad_warnings", "stranded_cards"]


def stranded_cards(state: IncState, mark: int, trip: int) -> int:
    """The number of past cards still to be replayed that are bound to fail once a machine has left."""
    me = state.active
    after = state.clone()
    launch(after, me, mark, trip)
    if is_out(after, me):
        return 0
    return sum(hopeless_cards(after, me)) - sum(hopeless_cards(state, me))


def ad_warnings(state: IncState, me: int, trip: int) -> tuple[Text, ...]:
    """The reason why an Ad on a trip fails, or who may make it fail; nothing where the owner is sure of it."""
    to_come = [*state.hand[me].as_list(), *cards_to_take(state, me)]
    if not can_do(state, to_come, WITHDRAW):  # which may take it back
        if state.regulars[trip] >> me & 1:
            return (Text("warning.hopeless-ad"),)
        if not _can_come(state, me, trip):
            return (Text("warning.late-ad"),)
    return (Text("warning.shut-out"),) if _can_be_shut_out(state, me, trip) else ()


def _can_come(state: IncState, me: int, trip: int) -> bool:
    """Whether a player may still launch a machine to a trip today, in this turn or a later one."""
    if has_turn(state, me):
        return open_machines(state, me) > 0
    if state.phase == BONUS_PHASE:
        return False
    return any(
        is_open(state, me, mark) and is_equipped(state, me, mark, trip) for mark in range(state.day)
    )


def _can_be_shut_out(state: IncState, me: int, trip: int) -> bool:
    """INC-OPEN-15: whether somebody may get there first, and so close the trip to the advertiser.

    A rival never comes second.
    """
    return state.advertiser_first == 0 and any(
        has_turn(state, player) and open_machines(state, player) > 0
        for player in range(player_count(state))
        if player != me and has_seat(state, player) and is_welcome(state, player, trip)
    )
