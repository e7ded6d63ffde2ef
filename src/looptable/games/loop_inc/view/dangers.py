"""Dangers that an option brings for later in the day: past cards left without a machine, Ads that fail."""

from looptable.content.text.texts import Text
from looptable.effects.program import WIDTH
from looptable.games.loop_inc.rules.ads import takes_ad
from looptable.games.loop_inc.rules.codes import BONUS_PHASE, TURN_OVER_PHASE
from looptable.games.loop_inc.rules.keys import PAST
from looptable.games.loop_inc.rules.launching import launch
from looptable.games.loop_inc.rules.machines import is_open, open_machines
from looptable.games.loop_inc.rules.players import has_seat, is_out, player_count
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.rules.trips import is_equipped, is_welcome, regulars_of, trip_count
from looptable.games.loop_inc.rules.turns import has_turn, play_card
from looptable.games.loop_inc.verbs.codes import NEED, REPEAT, WITHDRAW
from looptable.games.loop_inc.verbs.needs import NEED_NAMES
from looptable.games.loop_inc.view.hopeless import can_do, cards_to_take, hopeless_cards

__all__ = ["ad_warnings", "card_dangers", "launch_dangers", "stay_dangers"]


def card_dangers(state: IncState, action: int) -> tuple[Text, ...]:
    """Warns of a card that must place an Ad when no trip is left where it could be fulfilled."""
    me = state.active
    if not _must_advertise(state, me, action % PAST):
        return ()
    twin = state.clone()
    play_card(twin, action)
    trips = [trip for trip in range(trip_count(twin)) if takes_ad(twin, trip)]
    is_lost = all(_sure_failure(twin, me, trip) is not None for trip in trips)
    return (Text("warning.doomed-ad"),) if is_lost else ()


def launch_dangers(state: IncState, mark: int, trip: int) -> tuple[Text, ...]:
    """Warns of past cards and Ads that are bound to fail once a machine has left."""
    me = state.active
    after = state.clone()
    launch(after, me, mark, trip)
    if is_out(after, me):
        return ()
    found = []
    stranded = sum(hopeless_cards(after, me)) - sum(hopeless_cards(state, me))
    if stranded:
        found.append(Text.of("warning.stranded", n=stranded))
    return (*found, *_lost_ads(state, after))


def stay_dangers(state: IncState) -> tuple[Text, ...]:
    """Warns of Ads that are bound to fail if nothing is launched in this turn."""
    after = state.clone()
    after.phase = TURN_OVER_PHASE
    return _lost_ads(state, after)


def _lost_ads(before: IncState, after: IncState) -> tuple[Text, ...]:
    """The warning of Ads that could be fulfilled before a launch and cannot after it."""
    me = before.active
    own = [trip for trip, owner in enumerate(after.ad) if owner == me]
    lost = sum(
        _sure_failure(after, me, trip) is not None and _sure_failure(before, me, trip) is None
        for trip in own
    )
    return (Text.of("warning.lost-ad", n=lost),) if lost else ()


def ad_warnings(state: IncState, me: int, trip: int) -> tuple[Text, ...]:
    """The reason why an Ad on a trip fails, or who may make it fail; nothing where the owner is sure of it."""
    failure = _sure_failure(state, me, trip)
    if failure is not None:
        return (failure,)
    return (Text("warning.shut-out"),) if _can_be_shut_out(state, me, trip) else ()


def _sure_failure(state: IncState, me: int, trip: int) -> Text | None:
    """The reason why an Ad of a player on a trip fails whatever happens, if it does."""
    to_come = [*state.hand[me].as_list(), *cards_to_take(state, me)]
    if can_do(state, to_come, WITHDRAW):  # which may take it back
        return None
    if regulars_of(state, trip) >> me & 1:
        return Text("warning.hopeless-ad")
    return None if _can_come(state, me, trip) else Text("warning.late-ad")


def _must_advertise(state: IncState, me: int, card: int) -> bool:
    """Whether a card, or the one it repeats, places an Ad unasked."""
    code, before = state.program.code, state.tableau[me].as_list()
    while True:
        at = state.book.start[card]
        while code[at] == NEED:
            if NEED_NAMES[code[at + 1]] == "ad":
                return True
            at += WIDTH
        if code[at] != REPEAT or not before:
            return False
        card = before.pop()


def _can_come(state: IncState, me: int, trip: int) -> bool:
    """Whether a player may still launch a machine to a trip today, in this turn or a later one."""
    if has_turn(state, me):
        return open_machines(state, me) > 0
    if state.phase in (BONUS_PHASE, TURN_OVER_PHASE):
        return False
    return any(
        is_open(state, me, mark) and is_equipped(state, me, mark, trip) for mark in range(state.day)
    )


def _can_be_shut_out(state: IncState, me: int, trip: int) -> bool:
    """INC-OPEN-15: whether somebody may get there first, and so close the trip to the advertiser.

    A rival never comes second, and nobody comes between an advertiser's last card and the launch after it.
    """
    return (
        state.advertiser_first == 0
        and has_turn(state, me)
        and any(
            has_turn(state, player) and open_machines(state, player) > 0
            for player in range(player_count(state))
            if player != me and has_seat(state, player) and is_welcome(state, player, trip)
        )
    )
