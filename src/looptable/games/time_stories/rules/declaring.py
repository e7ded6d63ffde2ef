"""Declarations: where agents enter a place, and their actions for the next unit of time. Compiled."""

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.effects.program import bit
from looptable.games.time_stories.rules.cards import is_locked, may_go
from looptable.games.time_stories.rules.codes import (
    AT_ACTION,
    FIRST_DEED,
    LEAVE_BALLOT,
    LEAVE_DEED,
    MAY_LEAVE,
    MAY_MOVE,
    NOTHING_DEED,
    REQUIRED_SIGN,
    STAY_DEED,
    STAY_OUT_DEED,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agent, Agents, Card, Seat
from looptable.games.time_stories.rules.permissions import is_allowed
from looptable.games.time_stories.rules.possessions import has_free_deed, holds_something
from looptable.games.time_stories.rules.rolls import (
    ability_deed,
    can_roll_for,
    declared_trial,
    is_ability,
    is_roll,
    roll_deed,
)
from looptable.games.time_stories.rules.table import (
    agent_count,
    card_at,
    card_of,
    is_alive,
    living,
    own,
)

__all__ = [
    "action_options",
    "bystander_options",
    "can_enter",
    "declare_the_obvious",
    "declare_for",
    "deed",
    "destinations",
    "entry_options",
    "forget",
    "has_destination",
    "is_bystander",
    "is_decided",
    "is_possible",
    "is_stale",
    "may_leave",
    "may_stay_out",
    "most_served",
    "required",
    "undeclared",
]


def deed(t: StoryFields, number: i64) -> i64:
    """The number of something that is not a move among all that can be declared."""
    return t.numbers.cards + number


def undeclared(t: StoryFields, seat: Seat) -> Agents:
    """The living agents of a seat that have nothing declared."""
    mask = own(t, seat)
    found: i64 = 0
    for agent in range(agent_count(t)):
        if mask >> agent & 1 and is_alive(t, agent) and t.intent[agent] < 0:
            found |= bit(agent)
    return found


def is_bystander(t: StoryFields, seat: Seat) -> bool:
    """Whether a seat has no living agent."""
    return own(t, seat) & living(t) == 0


def is_decided(t: StoryFields, seat: Seat) -> bool:
    """Whether a seat has said all that it must before time is spent (TIME-TU-2)."""
    if is_bystander(t, seat):
        return t.settled == 1 or t.vote[seat] >= 0
    return t.vote[seat] == LEAVE_BALLOT or undeclared(t, seat) == 0


# What is declared, and whether it still can be done.


def declare_for(t: StoryFields, agent: Agent, action: i64) -> None:
    """Notes what an agent will do, and the card that it is about."""
    t.intent[agent] = action
    if t.bound_deeds:
        t.aim[agent] = aim_of(t, agent, action)


def forget(t: StoryFields, agent: Agent) -> None:
    """An agent has nothing declared."""
    t.intent[agent] = t.aim[agent] = -1


def aim_of(t: StoryFields, agent: Agent, action: i64) -> Card:
    """The card that an action is about now: the one it leads to, or the one the agent stands on."""
    if action < t.numbers.cards:
        return card_at(t, action)
    return card_of(t, agent)


def is_possible(t: StoryFields, agent: Agent, entering: bool = False) -> bool:
    """Whether an agent can still do what it has declared, where it was declared (TIME-OPEN-4)."""
    action = t.intent[agent]
    if action < t.numbers.cards:
        return may_go(t, agent, action) and (entering or may_move_to(t, agent, action))
    power = action - ability_deed(t, 0)
    is_there = t.aim[agent] == card_of(t, agent)
    if power >= 0:
        return is_ability(t, agent, power) and (is_there or not t.numbers.local[power])
    if is_roll(t, action):
        return is_there and declared_trial(t, agent, action) >= 0
    if action == deed(t, STAY_OUT_DEED):
        return may_stay_out(t) or not can_enter(t, agent)
    return True


def may_move_to(t: StoryFields, agent: Agent, space: Card) -> bool:
    """Whether nothing holds an agent where it stands, and it does not stand there already."""
    if space == t.space[agent] or is_locked(t, agent):
        return False
    return is_allowed(t, agent, MAY_MOVE)


def is_stale(t: StoryFields, agent: Agent, entering: bool) -> bool:
    """Whether the table has changed since an agent declared, so that its player decides again."""
    if t.intent[agent] < 0:
        return False
    if t.skips[agent] and not entering and t.intent[agent] != deed(t, NOTHING_DEED):
        return True  # the action was lost after it was declared (TIME-OPEN-47)
    aim = aim_of(t, agent, t.intent[agent])
    return aim != t.aim[agent] or not is_possible(t, agent, entering)


# Entering.


def push_entries(t: StoryFields, agent: Agent, options: Pile) -> None:
    """Lays the spaces where an agent may enter on a pile."""
    for space in range(t.numbers.place_from[t.here], t.numbers.place_from[t.here + 1]):
        if may_go(t, agent, space):
            options.push(space)


def can_enter(t: StoryFields, agent: Agent) -> bool:
    """Whether there is a space where an agent may enter."""
    for space in range(t.numbers.place_from[t.here], t.numbers.place_from[t.here + 1]):
        if may_go(t, agent, space):
            return True
    return False


def entry_options(t: StoryFields, agent: Agent, options: Pile) -> None:
    """Spaces; staying out; something free first."""
    push_entries(t, agent, options)
    if options.height == 0 or may_stay_out(t):
        options.push(deed(t, STAY_OUT_DEED))
    if has_free_deed(t, agent):
        options.push(deed(t, FIRST_DEED))


def may_stay_out(t: StoryFields) -> bool:
    """Whether the team may still refuse to enter (TIME-ENT-6, TIME-ICO-7)."""
    return not t.settled and most_served(t) == 0 and has_destination(t)


def required(t: StoryFields) -> list[int]:
    """The cards that at least one agent must go to (TIME-ICO-2)."""
    numbers = t.numbers
    first, end = numbers.place_from[t.here], numbers.place_from[t.here + 1]
    return [
        space
        for space in range(first, end)
        if numbers.sign[space] == REQUIRED_SIGN and card_at(t, space) >= 0
    ]


def most_served(t: StoryFields) -> i64:
    """How many of the required cards can have an agent at once."""
    found: i64 = 0
    served: dict[int, int] = {}
    for card in required(t):
        if serve(t, card, 0, served) < 0:
            found += 1
    return found


def serve(t: StoryFields, card: Card, tried: Agents, served: dict[int, int]) -> Agents:
    """Finds an agent for a required card: -1 if there is one, else the agents that were tried in vain."""
    for agent in range(agent_count(t)):
        if not is_alive(t, agent) or tried >> agent & 1 or not may_go(t, agent, card):
            continue
        tried |= bit(agent)
        if agent in served:
            tried = serve(t, served[agent], tried, served)
        else:
            tried = -1
        if tried < 0:
            served[agent] = card
            return -1
    return tried


# Acting.


def action_options(t: StoryFields, agent: Agent, options: Pile) -> None:
    """Move, roll, nothing (TIME-TU-5); something free first; a vote to leave."""
    numbers = t.numbers
    if t.skips[agent]:
        push_rest(t, agent, options, t.lost_action == 1)
        return
    if not is_locked(t, agent) and is_allowed(t, agent, MAY_MOVE):
        here = t.space[agent]
        for space in range(numbers.place_from[t.here], numbers.place_from[t.here + 1]):
            if space != here and may_go(t, agent, space):
                options.push(space)
    card = card_of(t, agent)
    if card >= 0:
        for trial in range(numbers.test_from[card], numbers.test_from[card + 1]):
            if can_roll_for(t, agent, trial):
                options.push(roll_deed(t, trial))
    for index in range(numbers.moment_from[AT_ACTION], numbers.moment_from[AT_ACTION + 1]):
        power = numbers.moment_powers[index]
        if is_ability(t, agent, power):
            options.push(ability_deed(t, power))
    push_rest(t, agent, options, True)


def push_rest(t: StoryFields, agent: Agent, options: Pile, has_more: bool) -> None:
    """Nothing; beside it what a lost action leaves: something free, and the vote (TIME-SYM-18)."""
    options.push(deed(t, NOTHING_DEED))
    if has_more and has_free_deed(t, agent):
        options.push(deed(t, FIRST_DEED))
    if has_more and not t.settled and may_leave(t):
        options.push(deed(t, LEAVE_DEED))


def bystander_options(t: StoryFields, options: Pile) -> None:
    """A player whose agents are all dead votes all the same (TIME-OPEN-7)."""
    options.push(deed(t, STAY_DEED))
    if may_leave(t):
        options.push(deed(t, LEAVE_DEED))


def declare_the_obvious(t: StoryFields, entering: bool, asked: Agents) -> None:
    """An agent with one option and no secret is not asked, but for those whose player is to say more."""
    for agent in range(agent_count(t)):
        if not is_alive(t, agent) or t.intent[agent] >= 0 or asked >> agent & 1:
            continue
        is_idle = t.skips[agent] and not t.lost_action
        if not is_idle and may_act_freely(t, agent):
            continue
        able = Pile()
        if entering:
            entry_options(t, agent, able)
        else:
            action_options(t, agent, able)
        if able.height == 1:
            declare_for(t, agent, able.at(0))


def may_act_freely(t: StoryFields, agent: Agent) -> bool:
    """Whether it may be a secret that an agent has nothing free to do: its card, what it holds."""
    card = card_of(t, agent)
    if card >= 0 and t.numbers.offer_from[card] < t.numbers.offer_from[card + 1]:
        return True
    return holds_something(t, agent)


# Leaving.


def destinations(t: StoryFields) -> list[int]:
    """Every place written in full on the plan, except this one (TIME-CHG-4, TIME-CHG-7)."""
    return [place for place in range(len(t.plan)) if t.plan[place] and place != t.here]


def has_destination(t: StoryFields) -> bool:
    """Whether there is such a place."""
    places: i64 = len(t.plan)
    return any(t.plan[place] and place != t.here for place in range(places))


def may_leave(t: StoryFields) -> bool:
    """Whether nobody is locked (TIME-CHG-23) and there is somewhere to go."""
    for agent in range(agent_count(t)):
        if is_alive(t, agent) and (is_locked(t, agent) or not is_allowed(t, agent, MAY_LEAVE)):
            return False
    return has_destination(t)
