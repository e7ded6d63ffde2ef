"""Why a trip cannot be chosen."""

from looptable.content.text.texts import Text
from looptable.games.loop_inc.rules.codes import ASK_CARD, ASK_LAUNCH, ASK_TRIP
from looptable.games.loop_inc.rules.machines import is_open
from looptable.games.loop_inc.rules.players import player_count
from looptable.games.loop_inc.rules.trips import guests_of, is_welcome, lacking, regulars_of
from looptable.games.loop_inc.verbs.ads import TRIP_OWN
from looptable.games.loop_inc.view.boards import who
from looptable.games.loop_inc.view.reasons.machines import machine_reason
from looptable.games.loop_inc.view.reasons.question import Question, lacking_reason, reason

__all__ = ["pair_reason", "trip_reason"]


def trip_reason(question: Question, trip: int) -> Text:
    """By what is asked: a launch, a place for an Ad, or something else."""
    if question.prompt == ASK_CARD:
        return reason("launch-later")
    if question.prompt == ASK_LAUNCH:
        return _no_launch(question, trip)
    if question.prompt == ASK_TRIP:
        return _no_ad(question, trip)
    return question.first()


def pair_reason(question: Question, mark: int, trip: int) -> Text:
    """Why one machine cannot be launched to one trip, though perhaps another machine or to another trip."""
    state, me = question.state, question.me
    if mark >= state.day or not is_open(state, me, mark):
        return machine_reason(question, mark)
    if not is_welcome(state, me, trip):
        return _no_launch(question, trip)
    return lacking_reason("pair-lacking", question, mark, trip)


def _no_launch(question: Question, trip: int) -> Text:
    """Made before, crowded, or out of reach for every machine that can still leave."""
    state, me = question.state, question.me
    if (guests_of(state, trip) | regulars_of(state, trip)) >> me & 1:
        return reason("trip-made", trip=question.trip(trip))
    if not is_welcome(state, me, trip):
        return _crowded(question, trip)
    marks = [mark for mark in range(state.day) if is_open(state, me, mark)]
    best = min(marks, key=lambda mark: lacking(state, me, mark, trip))
    return lacking_reason("trip-lacking", question, best, trip)


def _crowded(question: Question, trip: int) -> Text:
    """Two players, or a player and an Ad, which counts as one."""
    state, owner = question.state, question.state.ad[trip]
    guests = _guests(question, trip)
    if owner < 0 or len(guests) > 1:
        return reason("trip-full", seat=guests)
    if owner == question.me:
        return reason("trip-shut-out", seat=guests)
    return reason("trip-advertised", seat=guests, owner=who(state, owner))


def _no_ad(question: Question, trip: int) -> Text:
    """An Ad or somebody is there; or no own Ad, where one is taken back."""
    if question.a == TRIP_OWN:
        return reason("ad-none", trip=question.trip(trip))
    if question.state.ad[trip] >= 0:
        return reason("ad-taken", trip=question.trip(trip))
    return reason("ad-visited", seat=_guests(question, trip), trip=question.trip(trip))


def _guests(question: Question, trip: int) -> tuple[Text, ...]:
    """Those who are on a trip today."""
    state = question.state
    players = range(player_count(state))
    return tuple(who(state, player) for player in players if guests_of(state, trip) >> player & 1)
