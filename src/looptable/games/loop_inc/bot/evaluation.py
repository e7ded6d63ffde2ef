"""The worth of a position to a player, in hundredths of a point, and the best way through a turn.

It counts the score, trips that the machines may still make today, what the cards
played so far will bring or cost when they are replayed, and tears to come. Compiled.
"""

from typing import Final

from mypy_extensions import i64

from looptable.core.rows import vec
from looptable.effects.program import bit
from looptable.games.loop_inc.bot.office import evaluate_office
from looptable.games.loop_inc.rules.codes import (
    ADVERTISE_CARD,
    ARMORY_CARD,
    ASK_CARD,
    GARAGE_CARD,
    OVER_PHASE,
    STORE_CARD,
)
from looptable.games.loop_inc.rules.expansions import EXPANSIONS
from looptable.games.loop_inc.rules.kinds import (
    DAYS,
    MARKS,
    NEW_A_DAY,
    TEARS_OUT,
    Card,
    Mark,
    Player,
    Trip,
)
from looptable.games.loop_inc.rules.machines import is_open, open_machines, weight
from looptable.games.loop_inc.rules.players import is_out, player_count
from looptable.games.loop_inc.rules.scores import final_score, winning_players
from looptable.games.loop_inc.rules.state import IncState
from looptable.games.loop_inc.rules.stock import quota_of
from looptable.games.loop_inc.rules.trips import (
    is_welcome,
    lacking,
    points_of,
    surplus,
    trip_count,
    would_be_second,
)
from looptable.games.loop_inc.verbs.needs import would_fail

__all__ = [
    "OUT",
    "Scout",
    "evaluate",
    "evaluate_ads",
    "evaluate_habits",
    "evaluate_machines",
    "evaluate_tears",
    "shortages",
]

POINT: Final[i64] = 100
OUT: Final[i64] = -1_000_000
VICTORY: Final[i64] = 100_000
FAILURE: Final[i64] = 220  # a card that will fail on a later day
REUSE: Final[i64] = 25  # a component that stays on a machine, for each day to come
BUDGET: Final[i64] = 400  # positions that are looked at for one option

SHARES: Final = (92, 70, 50, 34, 22)
"""The chance that a trip is made, in hundredths, by the number of components still missing."""

HABITS: Final = {
    "garage": 0,
    "store": 0,
    "armory": 0,
    "trash": -30,
    "exchange": 30,
    "advertise": -40,
    "move": 0,
    "petty-cash": 120,
    "press-release": 20,
}
"""The worth of a card on each day it is replayed; expansions add theirs, others are worth a little.

A room card brings a component, and one more to carry: waste, and a room that runs short. On the whole nothing.
"""

PLAIN: Final = 50


class Scout:
    """Tries all ways through one's own turn on copies."""

    def __init__(self, names: list[str]) -> None:
        habits = dict(HABITS)
        for expansion in EXPANSIONS:
            habits |= expansion.habits()
        self.habits: vec[i64] = vec[i64]([habits.get(name, PLAIN) for name in names])
        self.left: i64 = 0

    def value(self, state: IncState, option: int) -> int:
        """The worth of the best way through the turn after this option, to the seat that chooses."""
        seat = state.mover()
        self.left = BUDGET
        after = state.clone()
        after.play(seat, option)
        return self.explore(after, seat)

    def explore(self, state: IncState, seat: i64) -> i64:
        """The best that a player can make of the rest of the turn."""
        if state.mover() != seat or state.prompt == ASK_CARD:
            return evaluate(state, seat, self.habits)
        best: i64 = OUT * 2
        for index in range(state.options.height):
            # When the budget is used up, the last option of every question has to do.
            if self.left > 0 or index == state.options.height - 1:
                self.left -= 1
                after = state.clone()
                after.play(seat, state.options.at(index))
                best = max(best, self.explore(after, seat))
        return best


def evaluate(state: IncState, me: Player, habits: vec[i64]) -> i64:
    """The worth of a position to a player."""
    if is_out(state, me):
        return OUT
    worth = POINT * final_score(state, me)
    if state.phase == OVER_PHASE:
        if winning_players(state) & bit(me):
            worth += VICTORY
        return worth
    worth += evaluate_machines(state, me) + evaluate_ads(state, me) + evaluate_office(state, me)
    return worth + evaluate_habits(state, me, habits) - evaluate_tears(state, me)


def turns_left(state: IncState, me: Player) -> i64:
    """How many cards a player still plays today."""
    return state.hand[me].height + NEW_A_DAY - state.sideways[me].height


def promise(state: IncState, me: Player, mark: Mark, trip: Trip, turns: i64) -> i64:
    """The worth of a trip to a machine that may still make it today."""
    lacks = lacking(state, me, mark, trip)
    if lacks > turns or lacks > 4:
        return 0
    gain = POINT * (points_of(state, trip) - surplus(state, me, mark, trip) - lacks)
    if would_be_second(state, me, trip):
        gain -= tear_price(state, me, 1)
    return gain * SHARES[lacks] // 100


def evaluate_machines(state: IncState, me: Player) -> i64:
    """The best trip for each machine, no trip twice, and components that stay for later days."""
    turns = turns_left(state, me)
    worth: i64 = 0
    taken: i64 = 0
    for mark in range(MARKS):
        worth += REUSE * (DAYS - state.day) * min(3, weight(state, me, mark))
        if turns > 0 and is_open(state, me, mark):
            best: i64 = 0
            where: i64 = -1
            for trip in range(trip_count(state)):
                if not taken & bit(trip) and is_welcome(state, me, trip):
                    found = promise(state, me, mark, trip, turns)
                    if found > best:
                        best = found
                        where = trip
            if where >= 0:
                taken |= bit(where)
                turns -= lacking(state, me, mark, where)
                worth += best
    return worth


def evaluate_ads(state: IncState, me: Player) -> i64:
    """An Ad is a point if one can still come, and a penalty if not."""
    turns = turns_left(state, me)
    worth: i64 = 0
    for trip in range(trip_count(state)):
        if state.ad[trip] == me:
            chance: i64 = -3 * POINT
            for mark in range(state.day):
                if is_open(state, me, mark) and is_welcome(state, me, trip):
                    if promise(state, me, mark, trip, turns) > 0:
                        chance = max(chance, 40 - 80 * lacking(state, me, mark, trip))
            worth += chance
    return worth


def count_of(state: IncState, player: Player, card: Card, tomorrow: bool) -> i64:
    """How many cards of a kind a player will still replay today, or tomorrow."""
    total = state.hand[player].count(card)
    if tomorrow:
        total += state.tableau[player].count(card)
    return total


def shortage(state: IncState, me: Player, card: Card, supply: i64, tomorrow: bool) -> i64:
    """How many of one's cards for a room will find it empty, if everybody gets a fair share."""
    mine = count_of(state, me, card, tomorrow)
    if mine == 0:
        return 0
    wanted: i64 = 0
    for player in range(player_count(state)):
        if not is_out(state, player):
            wanted += count_of(state, player, card, tomorrow)
    if wanted <= supply:
        return 0
    return mine - supply * mine // wanted


def shortages(state: IncState, me: Player, tomorrow: bool) -> i64:
    """Shortages of all three rooms, as they are now or as they will be filled tomorrow."""
    quota = quota_of(state, state.day)
    garage = 2 * quota
    store = 2 * quota
    armory = quota
    if not tomorrow:
        garage = state.room[0] + state.room[1]
        store = state.room[2] + state.room[3]
        armory = state.room[4]
    return (
        shortage(state, me, GARAGE_CARD, garage, tomorrow)
        + shortage(state, me, STORE_CARD, store, tomorrow)
        + shortage(state, me, ARMORY_CARD, armory, tomorrow)
    )


def evaluate_habits(state: IncState, me: Player, habits: vec[i64]) -> i64:
    """The worth of today's cards when they are replayed, less the cost of those that fail."""
    days = DAYS - state.day
    if days == 0:
        return 0
    worth: i64 = 0
    for index in range(state.tableau[me].height):
        worth += habits[state.tableau[me].at(index)]
    for index in range(state.hand[me].height):
        worth += habits[state.hand[me].at(index)]
    failing = shortages(state, me, True)
    failing += max(0, count_of(state, me, ADVERTISE_CARD, True) - state.ads[me])
    return (worth - FAILURE * failing) * days


def evaluate_tears(state: IncState, me: Player) -> i64:
    """The price of past cards that will fail today as things stand."""
    has_machine = open_machines(state, me) > 0
    failing: i64 = 0
    if has_machine:
        failing = shortages(state, me, False)
    for index in range(state.hand[me].height):
        card = state.hand[me].at(index)
        # Of room cards the shortage is known already, unless no machine is left for them.
        if not (has_machine and card <= ARMORY_CARD) and would_fail(state, me, card):
            failing += 1
    if state.ads[me] > 0:
        failing += max(0, count_of(state, me, ADVERTISE_CARD, False) - state.ads[me])
    price = tear_price(state, me, failing)
    if not has_machine:  # there is little that new cards could do
        price += 60 * (NEW_A_DAY - state.sideways[me].height)
    return price


def tear_price(state: IncState, me: Player, count: i64) -> i64:
    """The cost of a number of further tears."""
    price: i64 = 0
    tears = state.tears[me]
    while count > 0:
        tears += 1
        price += POINT * tears
        if tears >= TEARS_OUT:
            return price + 30 * POINT
        count -= 1
    return price
