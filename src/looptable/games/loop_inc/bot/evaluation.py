"""What a position is worth to a player, in hundredths of a point, and the best way through a turn.

The judgement looks at the score, at trips that the machines may still make today, at what the cards
played so far will bring or cost when they are replayed, and at tears to come. Compiled with the rules.
"""

from typing import Final

from mypy_extensions import i64

from looptable.core.rows import vec
from looptable.effects.program import bit
from looptable.games.loop_inc.rules import codes as c
from looptable.games.loop_inc.rules.state import IncState

__all__ = ["OUT", "Scout", "judge", "judge_ads", "judge_habits", "judge_machines", "judge_tears"]

POINT: Final[i64] = 100
OUT: Final[i64] = -1_000_000
VICTORY: Final[i64] = 100_000
FAILURE: Final[i64] = 220  # a card that will fail on a later day
REUSE: Final[i64] = 25  # a component that stays on a machine, for each day to come
BUDGET: Final[i64] = 400  # positions that are looked at for one option

SHARES: Final = (92, 70, 50, 34, 22)
"""How likely a trip is made, in hundredths, by the number of components that are still missing."""

HABITS: Final = {
    "garage": 80,
    "store": 80,
    "armory": 80,
    "trash": -30,
    "exchange": 30,
    "advertise": -40,
    "move": 0,
    "office": 120,
    "petty-cash": 120,
    "press-release": 20,
    "recall-notice": -120,
}
"""What a card is worth on each day on which it is replayed; others are worth a little."""


PLAIN: Final = 50


class Scout:
    """Tries all ways through one's own turn on copies."""

    def __init__(self, names: list[str]) -> None:
        self.habits: vec[i64] = vec[i64]([HABITS.get(name, PLAIN) for name in names])
        self.left: i64 = 0

    def value(self, state: IncState, option: int) -> int:
        """What the best way through the turn after this option is worth to whoever chooses."""
        seat = state.mover()
        self.left = BUDGET
        after = state.clone()
        after.play(seat, option)
        return self.explore(after, seat)

    def explore(self, state: IncState, seat: i64) -> i64:
        """The best that a player can make of the rest of the turn."""
        if state.mover() != seat or state.prompt == c.ASK_CARD:
            return judge(state, seat, self.habits)
        best: i64 = OUT * 2
        index: i64 = 0
        while index < state.options.height:
            # When the budget is used up, the last option of every question has to do.
            if self.left > 0 or index == state.options.height - 1:
                self.left -= 1
                after = state.clone()
                after.play(seat, state.options.at(index))
                best = max(best, self.explore(after, seat))
            index += 1
        return best


def judge(state: IncState, me: i64, habits: vec[i64]) -> i64:
    """All of it together."""
    if state.is_out(me):
        return OUT
    worth = POINT * state.final_score(me)
    if state.phase == c.OVER:
        if state.winners() & bit(me):
            worth += VICTORY
        return worth
    worth += judge_machines(state, me) + judge_ads(state, me)
    return worth + judge_habits(state, me, habits) - judge_tears(state, me)


def turns_left(state: IncState, me: i64) -> i64:
    """How many cards a player still plays today."""
    return state.hand[me].height + c.NEW_A_DAY - state.sideways[me].height


def promise(state: IncState, me: i64, mark: i64, trip: i64, turns: i64) -> i64:
    """What a trip is worth to a machine that may still make it today."""
    lacks = state.lacking(me, mark, trip)
    if lacks > turns or lacks > 4:
        return 0
    gain = POINT * (state.points(trip) - state.surplus(me, mark, trip) - lacks)
    if state.would_be_second(me, trip):
        gain -= tear_price(state, me, 1)
    return gain * SHARES[lacks] // 100


def judge_machines(state: IncState, me: i64) -> i64:
    """The best trip for each machine, no trip twice, and components that stay for later days."""
    turns = turns_left(state, me)
    worth: i64 = 0
    taken: i64 = 0
    mark: i64 = 0
    while mark < c.MARKS:
        worth += REUSE * (c.DAYS - state.day) * min(3, state.weight(me, mark))
        if turns > 0 and state.is_open(me, mark):
            best: i64 = 0
            where: i64 = -1
            trip: i64 = 0
            while trip < len(state.guests):
                if not taken & bit(trip) and state.is_welcome(me, trip):
                    found = promise(state, me, mark, trip, turns)
                    if found > best:
                        best = found
                        where = trip
                trip += 1
            if where >= 0:
                taken |= bit(where)
                turns -= state.lacking(me, mark, where)
                worth += best
        mark += 1
    return worth


def judge_ads(state: IncState, me: i64) -> i64:
    """An Ad is a point if one can still come, and a penalty if not."""
    turns = turns_left(state, me)
    worth: i64 = 0
    trip: i64 = 0
    while trip < len(state.ad):
        if state.ad[trip] == me:
            chance: i64 = -3 * POINT
            mark: i64 = 0
            while mark < state.day:
                if state.is_open(me, mark) and state.is_welcome(me, trip):
                    if promise(state, me, mark, trip, turns) > 0:
                        chance = max(chance, 40 - 80 * state.lacking(me, mark, trip))
                mark += 1
            worth += chance
        trip += 1
    return worth


def count_of(state: IncState, player: i64, card: i64, tomorrow: bool) -> i64:
    """How many cards of a kind a player will still replay today, or tomorrow."""
    total = state.hand[player].count(card)
    if tomorrow:
        total += state.tableau[player].count(card)
    return total


def shortage(state: IncState, me: i64, card: i64, supply: i64, tomorrow: bool) -> i64:
    """How many of one's cards for a room will find it empty, if everybody gets a fair share."""
    mine = count_of(state, me, card, tomorrow)
    if mine == 0:
        return 0
    wanted: i64 = 0
    player: i64 = 0
    while player < state.players():
        if not state.is_out(player):
            wanted += count_of(state, player, card, tomorrow)
        player += 1
    if wanted <= supply:
        return 0
    return mine - supply * mine // wanted


def shortages(state: IncState, me: i64, tomorrow: bool) -> i64:
    """The same for all three rooms, as they are now or as they will be filled tomorrow."""
    quota = state.quota()
    garage = 2 * quota
    store = 2 * quota
    armory = quota
    if not tomorrow:
        garage = state.room[0] + state.room[1]
        store = state.room[2] + state.room[3]
        armory = state.room[4]
    return (
        shortage(state, me, c.GARAGE, garage, tomorrow)
        + shortage(state, me, c.STORE, store, tomorrow)
        + shortage(state, me, c.ARMORY, armory, tomorrow)
    )


def judge_habits(state: IncState, me: i64, habits: vec[i64]) -> i64:
    """What today's cards will be worth when they are replayed, and what those that fail will cost."""
    days = c.DAYS - state.day
    if days == 0:
        return 0
    worth: i64 = 0
    index: i64 = 0
    while index < state.tableau[me].height:
        worth += habits[state.tableau[me].at(index)]
        index += 1
    index = 0
    while index < state.hand[me].height:
        worth += habits[state.hand[me].at(index)]
        index += 1
    failing = shortages(state, me, True)
    failing += max(0, count_of(state, me, c.ADVERTISE, True) - state.ads[me])
    return (worth - FAILURE * failing) * days


def judge_tears(state: IncState, me: i64) -> i64:
    """The price of past cards that will fail today as things stand."""
    is_open = state.open_machines(me) > 0
    failing: i64 = 0
    if is_open:
        failing = shortages(state, me, False)
    index: i64 = 0
    while index < state.hand[me].height:
        card = state.hand[me].at(index)
        # Of room cards the shortage is known already, unless no machine is left for them.
        if not (is_open and card <= c.ARMORY) and state.would_fail(me, card):
            failing += 1
        index += 1
    if state.ads[me] > 0:
        failing += max(0, count_of(state, me, c.ADVERTISE, False) - state.ads[me])
    price = tear_price(state, me, failing)
    if not is_open:  # there is little that new cards could do
        price += 60 * (c.NEW_A_DAY - state.sideways[me].height)
    return price


def tear_price(state: IncState, me: i64, count: i64) -> i64:
    """What so many more tears would cost."""
    price: i64 = 0
    tears = state.tears[me]
    while count > 0:
        tears += 1
        price += POINT * tears
        if tears >= c.TEARS_OUT:
            return price + 30 * POINT
        count -= 1
    return price
