"""Units of time: votes, what all declare, actions, returns, another run. Compiled."""

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.effects.program import bit
from looptable.engine.contract.event import Fact
from looptable.games.time_stories.rules.cards import arrive, is_locked, may_go
from looptable.games.time_stories.rules.codes import (
    ACTING,
    AGAIN_BALLOT,
    ASK_ACTION,
    ASK_AGAIN,
    ASK_ENTRY,
    ASK_FREE,
    ASK_ORDER,
    ASK_PLACE,
    ASK_RETURN,
    EXPLORING,
    FIRST_DEED,
    LEAVE_BALLOT,
    LEAVE_DEED,
    LEAVING,
    NOTHING_DEED,
    PLACE_BALLOT,
    RETURNING,
    STAY_BALLOT,
    STAY_DEED,
)
from looptable.games.time_stories.rules.declaring import (
    declare_for,
    declare_the_obvious,
    deed,
    destinations,
    forget,
    is_bystander,
    is_decided,
    is_possible,
    is_stale,
    may_leave,
    may_stay_out,
    undeclared,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agent, Seat
from looptable.games.time_stories.rules.planning import (
    forget_order,
    is_plan,
    may_order,
    next_to_act,
    plan,
)
from looptable.games.time_stories.rules.possessions import (
    do_freely,
    free_deed,
    push_free_deeds,
    seems_free,
)
from looptable.games.time_stories.rules.rolls import ability_deed, idle, start_action
from looptable.games.time_stories.rules.runs import (
    clear_outvoted,
    clear_unit,
    clear_votes,
    close_units,
    give_up,
    next_due,
    pass_time,
    reset,
    revive,
)
from looptable.games.time_stories.rules.table import (
    agent_count,
    card_of,
    first_of,
    full_name,
    is_alive,
    is_run_over,
    living,
    members,
    name,
    own,
    seat_count,
    seat_of,
    tell,
)
from looptable.games.time_stories.rules.travel import (
    depart,
    enter,
    favourite,
    refuse_lone_visits,
)

__all__ = [
    "answer_freely",
    "answer_order",
    "answer_return",
    "ask_actions",
    "ask_again",
    "ask_entries",
    "ask_freely",
    "ask_place",
    "ask_returns",
    "back",
    "declare",
    "go_on_acting",
    "settle_vote",
    "spend",
    "wait",
]


# Questions to all.


def ask_entries(t: StoryFields) -> None:
    """Asks every agent where to enter (TIME-ENT-3)."""
    if next_due(t) >= 0:
        t.options.push(back(t))
        ask_return(t)
        return
    reconsider(t, True)
    if not may_stay_out(t):
        declare_the_obvious(t, True, 0)
    seats: i64 = 0
    for seat in range(seat_count(t)):
        if undeclared(t, seat):
            seats |= bit(seat)
    if seats:
        t.ask_all(seats, ASK_ENTRY)
    else:
        enter(t)


def ask_actions(t: StoryFields) -> None:
    """Everybody decides; then time is spent, or the group leaves."""
    can_leave = may_leave(t)
    reconsider(t, False)
    orders: i64 = -1  # the seat that may say the order of actions
    if may_order(t):
        orders = t.captain
    if t.settled or not can_leave:
        declare_the_obvious(t, False, own(t, orders))
    seats: i64 = 0
    for seat in range(seat_count(t)):
        if not can_leave and is_bystander(t, seat) and seat != orders:
            t.vote[seat] = STAY_BALLOT
        if not is_decided(t, seat):
            seats |= bit(seat)
    if t.ordering and seats >> t.captain & 1:
        seats = bit(t.captain)
    if seats:
        t.ask_all(seats, ASK_ACTION)
    else:
        settle_vote(t)


def reconsider(t: StoryFields, entering: bool) -> None:
    """Clears declarations that the table no longer allows: nothing binds until time is spent.

    Something free may have ended a test, laid another card, locked a colleague (TIME-OPEN-4).
    """
    if not t.bound_deeds:
        return
    stale: i64 = 0
    for agent in range(agent_count(t)):
        if is_stale(t, agent, entering):
            forget(t, agent)
            stale |= bit(seat_of(t, agent))
    if not entering and not may_leave(t):
        for seat in range(seat_count(t)):
            if t.vote[seat] == LEAVE_BALLOT:
                t.vote[seat] = -1
                stale |= bit(seat)
    if stale and t.listener is not None:
        tell(t, "reconsiders", {"seat": members(stale)}, reveals=True)


def settle_vote(t: StoryFields) -> None:
    """A majority leaves; the Time Captain decides a tie (TIME-TU-18, TIME-CAP-5)."""
    if not t.settled:
        clear_outvoted(t)
    leavers: i64 = 0
    for seat in range(seat_count(t)):
        if t.vote[seat] == LEAVE_BALLOT:
            leavers += 1
    stayers = seat_count(t) - leavers
    captain_leaves = t.vote[t.captain] == LEAVE_BALLOT
    if leavers > stayers or (leavers == stayers and captain_leaves):
        clear_unit(t)
        tell(t, "leaves", {}, reveals=True)
        t.phase = LEAVING
    elif leavers > 0:
        t.settled = 1
        voters: list[int] = []
        for seat in range(seat_count(t)):
            if t.vote[seat] == LEAVE_BALLOT:
                voters.append(seat)
                t.outvoted[seat] = 1
        clear_votes(t)
        tell(t, "stays", {"seat": voters}, reveals=True)
    elif not refuse_lone_visits(t):
        spend(t)


def spend(t: StoryFields) -> None:
    """One unit for the whole team (TIME-TU-4), spent before anybody acts (TIME-TU-1)."""
    clear_votes(t)
    t.settled = t.in_order = t.ordering = 0
    for power in range(t.numbers.powers):
        t.used[power] = -1
    for element in range(t.numbers.elements):
        t.protects[element] = -1
    for agent in range(agent_count(t)):
        t.waits[agent] = 0
        if t.bound_deeds and is_alive(t, agent):
            t.skips[agent] = 0  # this is the unit; one that is lost from now on is the next
    t.phase = ACTING
    pass_time(t, 1, True)  # nobody knew before that all would stay
    if is_run_over(t):  # TIME-TU-17: nobody acts any more
        return
    for agent in range(agent_count(t)):
        t.did[agent] = t.intent[agent]
        if t.listener is not None and is_alive(t, agent):
            data: dict[str, Fact] = {"agent": name(t, "agent", agent)}
            data["action"] = action_name(t, agent)
            if t.planned_order:  # the actions follow at once
                data["declared"] = name(t, "action", t.intent[agent])
            tell(t, "plans", data, reveals=True)


def action_name(t: StoryFields, agent: Agent) -> str:
    """The declaration of an agent, as events name it."""
    action = t.intent[agent]
    if action < t.numbers.cards:
        return "move"
    power = action - ability_deed(t, 0)
    if power >= 0 and t.numbers.rolls[power] < 0:
        return "act"
    return "nothing" if action == deed(t, NOTHING_DEED) else "roll"


# Acting.


def go_on_acting(t: StoryFields) -> None:
    """The players choose the order (TIME-TU-12); the Time Captain says it (TIME-OPEN-49).

    He says it before time is spent, unless he wishes to be asked before each action.
    """
    left: i64 = 0
    count: i64 = 0
    for agent in range(agent_count(t)):
        if is_alive(t, agent) and t.intent[agent] >= 0:
            left |= bit(agent)
            count += 1
    if count == 0:
        t.phase = RETURNING
        t.in_order = 0
        forget_order(t)
        if not t.every_unit:
            t.unheard = 1
        close_units(t)
    elif count == 1 or t.in_order or (t.planned_order and not t.paused):
        act(t, next_to_act(t, left))
    else:
        for agent in range(agent_count(t)):
            if left >> agent & 1:
                t.options.push(agent)
        t.options.push(agent_count(t))  # all in order
        for agent in range(agent_count(t)):  # something free first (TIME-OPEN-30)
            if is_alive(t, agent) and seems_free(t, agent):
                t.options.push(agent_count(t) + 1 + agent)
        t.ask(t.captain, ASK_ORDER)


def answer_order(t: StoryFields, option: i64) -> None:
    """The next action, all of them in order, or something free first."""
    if option > agent_count(t):
        t.freely = option - agent_count(t) - 1
    elif option == agent_count(t):
        t.in_order = 1
    else:
        act(t, option)


def act(t: StoryFields, agent: Agent) -> None:
    """One action, resolved completely before the next (TIME-TU-13)."""
    action, aim = t.intent[agent], t.aim[agent]
    is_vain = t.bound_deeds and not is_possible(t, agent)
    forget(t, agent)
    if is_vain:
        if t.listener is not None:
            tell(t, "in-vain", {"agent": name(t, "agent", agent)})
    elif action < t.numbers.cards:
        if may_go(t, agent, action) and not is_locked(t, agent):
            if t.listener is not None:
                card = full_name(t, "card", action)
                tell(t, "moves", {"agent": name(t, "agent", agent), "card": card})
            arrive(t, agent, action)
    elif action != deed(t, NOTHING_DEED):
        start_action(t, agent, action)
    else:
        if not t.bound_deeds:
            t.skips[agent] = 0
        # A test that came to light in this unit strikes nobody yet (TIME-OPEN-16).
        if not t.bound_deeds or aim == card_of(t, agent):
            idle(t, agent)


# Returning from the vortex.


def wait(t: StoryFields) -> i64:
    """The answer of an agent that stays in the vortex; the numbers below it are spaces."""
    return t.numbers.cards


def back(t: StoryFields) -> i64:
    """The answer of an agent that returns between two places, and enters with the others."""
    return t.numbers.cards + 1


def ask_returns(t: StoryFields) -> None:
    """Dead agents whose time has come may return where another stands (TIME-DTH-9)."""
    if next_due(t) >= 0:
        taken = {t.space[other] for other in members(living(t)) if t.space[other] >= 0}
        if taken:
            for space in sorted(taken):
                t.options.push(space)
            ask_return(t)
            return
    t.phase = EXPLORING


def ask_return(t: StoryFields) -> None:
    """Returning is free, and nobody has to (TIME-DTH-8, TIME-OPEN-27)."""
    t.options.push(wait(t))
    t.ask(seat_of(t, next_due(t)), ASK_RETURN)


def answer_return(t: StoryFields, option: i64) -> None:
    """Back on a space, back on the way, or not yet."""
    agent = next_due(t)
    if option == wait(t):
        t.waits[agent] = 1
        return
    revive(t, agent)
    if option < wait(t):
        arrive(t, agent, option)


# Leaving, and the end of a run.


def ask_voters(t: StoryFields, prompt: i64) -> bool:
    """Asks the seats that have not voted; False when all have."""
    seats: i64 = 0
    for seat in range(seat_count(t)):
        if t.vote[seat] < 0:
            seats |= bit(seat)
    if seats:
        t.ask_all(seats, prompt)
    return seats != 0


def ask_place(t: StoryFields) -> None:
    """The next place, by vote if there are several (TIME-CHG-8)."""
    places = destinations(t)
    if len(places) == 1:
        depart(t, places[0])
    elif not ask_voters(t, ASK_PLACE):
        depart(t, favourite(t))


def ask_again(t: StoryFields) -> None:
    """After a failure: another run? (TIME-CPT-5)"""
    if ask_voters(t, ASK_AGAIN):
        return
    again: i64 = 0
    for seat in range(seat_count(t)):
        if t.vote[seat] == AGAIN_BALLOT:
            again += 2
    if again > seat_count(t) or (again == seat_count(t) and t.vote[t.captain] == AGAIN_BALLOT):
        reset(t)
    else:
        give_up(t)


# Answers to questions to all.


def declare(t: StoryFields, prompt: i64, seat: Seat, option: i64) -> None:
    """Notes an answer to a question to all; everybody hears that a seat has decided, no more."""
    if seat == t.captain:
        t.ordering = 0
    if prompt == ASK_PLACE:
        t.vote[seat] = option + PLACE_BALLOT
    elif prompt == ASK_AGAIN:
        t.vote[seat] = option
    elif option == deed(t, LEAVE_DEED):
        t.vote[seat] = LEAVE_BALLOT
        mask = own(t, seat)
        for agent in range(agent_count(t)):
            if mask >> agent & 1:
                forget(t, agent)
    elif option == deed(t, STAY_DEED):
        t.vote[seat] = STAY_BALLOT
    elif option == deed(t, FIRST_DEED):
        # Something free comes first; then all who have not decided are asked again.
        t.freely = first_of(undeclared(t, seat))
        t.waiting = 0
        t.held = 0
        return
    elif is_plan(t, option):
        plan(t, option)
        return
    else:
        declare_for(t, first_of(undeclared(t, seat)), option)
        go_on_asking(t, prompt, seat)
    if t.listener is not None:
        tell(t, "decided", {"seat": seat})


def go_on_asking(t: StoryFields, prompt: i64, seat: Seat) -> None:
    """A seat with a second agent goes on deciding while others still do."""
    if not t.waiting:
        return
    is_done = undeclared(t, seat) == 0
    if prompt == ASK_ACTION:
        is_done = is_decided(t, seat)
    if not is_done:
        t.waiting |= bit(seat)


# Something free.


def ask_freely(t: StoryFields) -> None:
    """Something free, again and again, until the seat goes back to the others."""
    deeds = Pile()
    push_free_deeds(t, t.freely, deeds)
    for option in range(deeds.height + 1):
        t.options.push(option)
    t.ask(seat_of(t, t.freely), ASK_FREE)


def answer_freely(t: StoryFields, option: i64) -> None:
    """Option 0 is enough of it.

    Whatever it was, all see whether the agent goes on after it: that tells if it had more to do.
    """
    agent = t.freely
    if option == 0:
        t.freely = -1
        return
    deeds = Pile()
    push_free_deeds(t, agent, deeds)
    number = deeds.at(option - 1)
    if t.listener is not None and free_deed(number).kind in ("offer", "use"):
        tell(t, "acts-freely", {"agent": name(t, "agent", agent)}, reveals=True)
    do_freely(t, agent, number)
