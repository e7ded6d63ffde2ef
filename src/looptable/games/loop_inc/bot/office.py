"""The worth of Office actions to a bot: points by their place today and on the days they are replayed. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.games.loop_inc.rules.expansions.office import is_performed, office_points
from looptable.games.loop_inc.rules.kinds import DAYS, Card, Player
from looptable.games.loop_inc.rules.state import IncState

__all__ = ["evaluate_office"]

POINT: Final[i64] = 100
CHANCE: Final[i64] = 40  # that there is waste to discard on a later day, in hundredths
MISS: Final[i64] = 200  # the price of an Office action without, where that tears


def evaluate_office(state: IncState, me: Player) -> i64:
    """The points that the Office cards of a player will still bring, and the waste that they discard."""
    worth: i64 = 0
    waste = state.waste[me]
    played = state.tableau[me].height
    for place in range(played):
        if is_performed(state, me, place):
            worth += POINT * office_points(place)
    for index in range(state.hand[me].height):
        if state.book.by_place[state.hand[me].at(index)] == 1:
            worth += today(state, played + index, waste)
            waste = max(0, waste - 1)
    if state.day == DAYS:
        return worth
    for place in range(played + state.hand[me].height):
        if state.book.by_place[card_at(state, me, place)] == 1:
            worth += later(state, place, waste)
            waste = max(0, waste - 1)
    return worth


def card_at(state: IncState, me: Player, place: i64) -> Card:
    """The card at a place of tomorrow's hand, if what is left of today's is played in its order."""
    played = state.tableau[me].height
    if place < played:
        return state.tableau[me].at(place)
    return state.hand[me].at(place - played)


def today(state: IncState, place: i64, waste: i64) -> i64:
    """The worth of an Office action still to be replayed today; that it may tear is counted elsewhere."""
    if waste > 0:
        return POINT * (office_points(place) + 1)
    if state.office_tears:
        return 0
    return POINT * office_points(place)


def later(state: IncState, place: i64, waste: i64) -> i64:
    """The worth of an Office action on all days to come."""
    days = DAYS - state.day
    points = POINT * office_points(place)
    if not state.office_tears:
        return days * (points + POINT * CHANCE // 100)
    unsure = (CHANCE * (points + POINT) - (100 - CHANCE) * MISS) // 100
    if waste > 0:
        return points + POINT + (days - 1) * unsure
    return days * unsure
