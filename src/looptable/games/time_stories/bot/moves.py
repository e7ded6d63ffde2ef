"""Moves, rolls and departures: all agents are shared out among the cards.

Every seat shares out in the same way by what lies open, so that a team of bots goes apart without a word.
"""

from looptable.games.time_stories.bot.deeds import best_deed
from looptable.games.time_stories.bot.prospects import ENOUGH, Prospects
from looptable.games.time_stories.bot.worth import LOST
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.cards import (
    is_for_group,
    is_locked,
    may_go,
    open_tests,
    shields,
    shields_left,
    shields_of,
    spaces,
)
from looptable.games.time_stories.rules.codes import ASK_ENTRY, HEART_SHIELD, SKULL_SHIELD
from looptable.games.time_stories.rules.declaring import deed, undeclared
from looptable.games.time_stories.rules.planning import is_plan
from looptable.games.time_stories.rules.rolls import declared_trial, dice_of
from looptable.games.time_stories.rules.table import card_at, card_of, living, members, on

__all__ = ["judge_moves"]

STEP = 15  # a unit of time on the way
FIRST = 1000  # what costs no time comes before what does
CALLED = 2000  # a card to which somebody must go
FOLLOW = 3  # a card that is left to another is worth a third
DEADLY = -500
HERE = 2  # a test is finished before the team goes on
FLOCK = 4  # for each agent who stands there already
BOTH = 5  # of so many times one goes along to a card for all, lest two insist for ever on different things


def judge_moves(prospects: Prospects) -> list[int]:
    """The worth of everything that the next agent of the seat may declare."""
    state, seat = prospects.state, prospects.seat
    waiting = members(undeclared(state, seat))
    legal = state.legal(seat)
    if not waiting:
        return [LOST if is_plan(state, one) else _vote(prospects, one) for one in legal]
    agent = waiting[0]
    # Who does not know the way stays with the others, so that all see the same; who knows it goes where it is quickest.
    shares = _shared_out(prospects) if prospects.needs.is_known else {}
    calls = state.chance.below(codes.DICE_STREAM, BOTH) > 0
    return [_option(prospects, agent, option, shares, calls=calls) for option in legal]


def _vote(prospects: Prospects, option: int) -> int:
    is_leaving = option == deed(prospects.state, codes.LEAVE_DEED)
    return int(is_leaving == prospects.should_leave())


def _option(
    prospects: Prospects, agent: int, option: int, shares: dict[int, int], *, calls: bool
) -> int:
    state = prospects.state
    if is_plan(state, option):
        return LOST  # the order is as good as any, and what is free comes when its agent is asked
    if option < len(state.story.cards):
        return _go(prospects, agent, option, shares, calls=calls)
    trial = declared_trial(state, agent, option)
    if trial >= 0:
        return _roll(prospects, agent, trial)
    if option == deed(state, codes.FIRST_DEED):
        worth = best_deed(prospects, agent)
        return FIRST + worth if worth > 0 else LOST  # or it would be asked again for ever
    if option in (deed(state, codes.LEAVE_DEED), deed(state, codes.STAY_OUT_DEED)):
        return FIRST // 2 if prospects.should_leave() else -STEP
    if shields_of(state, card_of(state, agent), SKULL_SHIELD):
        return -STEP
    return 0 if prospects.needs.is_known else _common_roll(prospects, agent)


def _common_roll(prospects: Prospects, agent: int) -> int:
    """The worth to the team of going on with the test of the card where an agent stands."""
    state = prospects.state
    card = card_of(state, agent)
    if card < 0 or not prospects.sight.reads(card):
        return 0
    trials = open_tests(state, card)
    return HERE * max((prospects.rolling_together(trial) for trial in trials), default=0)


def _roll(prospects: Prospects, agent: int, trial: int) -> int:
    state = prospects.state
    dice = dice_of(state, agent, trial)
    strikes = shields_left(state, trial, HEART_SHIELD) + bool(
        shields_left(state, trial, SKULL_SHIELD)
    )
    worth = prospects.rolling(trial, agent)
    if not prospects.needs.is_known:
        worth = max(worth, HERE * prospects.rolling_together(trial))
    if is_locked(state, agent):
        worth = max(worth, ENOUGH)
    elif strikes >= state.life[agent] and sum(n for _, n in shields(state, trial)) > dice:
        return DEADLY
    return worth + STEP * bool(worth)


def _go(
    prospects: Prospects, agent: int, space: int, shares: dict[int, int], *, calls: bool
) -> int:
    state, sight = prospects.state, prospects.sight
    card = card_at(state, space)
    is_known = prospects.needs.is_known
    worth = prospects.card(card, agent) if is_known else prospects.together(card)
    if is_for_group(state, space):
        if not calls or not _is_for_all(prospects, space):
            return -2 * STEP
        return worth + FIRST // 2
    if not is_known:
        worth += _call(prospects, agent, space) + FLOCK * len(members(on(state, space)))
    elif shares.get(agent) == space:
        is_called = state.prompt == ASK_ENTRY and sight.sign(card) == "required"
        worth += CALLED * is_called + STEP
    elif space in shares.values():
        worth //= FOLLOW
    return worth - STEP if state.space[agent] >= 0 else worth


def _call(prospects: Prospects, agent: int, space: int) -> int:
    """Somebody must go to some cards: the strongest goes, as all can tell."""
    state = prospects.state
    if state.prompt != ASK_ENTRY or prospects.sight.sign(space) != "required":
        return 0
    able = [one for one in members(living(state)) if may_go(state, one, space)]
    sent = max(able, key=lambda one: (state.life[one], -one), default=-1)
    return CALLED if sent == agent else 0


def _is_for_all(prospects: Prospects, space: int) -> bool:
    """Whether all could go to a card for all, nobody has done so in this run, and nothing else calls."""
    state = prospects.state
    if prospects.sight.is_read(space) or not all(
        may_go(state, a, space) for a in members(living(state))
    ):
        return False
    others = [other for other in spaces(state) if not is_for_group(state, other)]
    return not any(
        prospects.card(other, members(living(prospects.state))[0]) >= ENOUGH for other in others
    )


def _shared_out(prospects: Prospects) -> dict[int, int]:
    """A space for each living agent, the best pair first; whom one must send is told by public facts."""
    state, sight = prospects.state, prospects.sight
    free_spaces = [space for space in spaces(state) if not is_for_group(state, space)]
    found: dict[int, int] = {}
    free = [agent for agent in members(living(state)) if not sight.is_locked(agent)]
    if state.prompt == ASK_ENTRY:
        for space in (one for one in free_spaces if sight.sign(one) == "required"):
            able = [agent for agent in free if may_go(state, agent, space)]
            if able:
                sent = max(able, key=lambda one: (state.life[one], -one))
                found[sent] = space
                free.remove(sent)
    pairs = [
        (_claim(prospects, agent, space), -agent, -space)
        for agent in free
        for space in free_spaces
        if may_go(state, agent, space) or state.space[agent] == space
    ]
    for _, agent, space in sorted(pairs, reverse=True):
        if -agent not in found and -space not in found.values():
            found[-agent] = -space
    return found


def _claim(prospects: Prospects, agent: int, space: int) -> int:
    """The worth of a space to an agent, as far as all can tell alike."""
    state = prospects.state
    worth = prospects.card(card_at(state, space), agent)
    return worth + STEP if state.space[agent] == space else worth
