"""Units of time: receptacles before them, votes, what all declare, actions, returns, another run. Compiled."""

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.effects.program import bit
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
    ASK_RECEPTACLE,
    ASK_RETURN,
    AT_RUN,
    AT_UNIT,
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
    declare_the_obvious,
    deed,
    destinations,
    is_bystander,
    is_decided,
    may_leave,
    may_stay_out,
    undeclared,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agent, Seat
from looptable.games.time_stories.rules.moments import trigger_all
from looptable.games.time_stories.rules.numbers import COLOURS
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
    give_up,
    next_due,
    pass_time,
    reset,
    revive,
)
from looptable.games.time_stories.rules.table import (
    add_tokens,
    agent_count,
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
    tokens_of,
)
from looptable.games.time_stories.rules.travel import (
    depart,
    enter,
    favourite,
    open_place,
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
    "choose_receptacle",
    "choose_receptacles",
    "declare",
    "go_on_acting",
    "next_to_choose",
    "outfit",
    "settle_vote",
    "spend",
    "wait",
]


# Receptacles.


def next_to_choose(t: StoryFields) -> Agent:
    """The next agent without a receptacle, those of the Time Captain first, or -1."""
    count = agent_count(t)
    for index in range(count):
        agent = (t.captain + index) % count
        if t.receptacle[agent] < 0:
            return agent
    return -1


def choose_receptacles(t: StoryFields) -> None:
    """Each agent a receptacle of its own (TIME-RCP-10, TIME-RCP-12); then the run starts."""
    agent = next_to_choose(t)
    if agent >= 0:
        for body in range(t.numbers.bodies):
            if not is_worn(t, body):
                t.options.push(body)
        t.ask(seat_of(t, agent), ASK_RECEPTACLE)
    elif not remind(t):
        if t.sent < 0:
            open_place(t, t.numbers.start)
        else:
            open_place(t, t.sent)


def is_worn(t: StoryFields, body: i64) -> bool:
    """Whether an agent has chosen a receptacle."""
    return any(t.receptacle[agent] == body for agent in range(agent_count(t)))


def choose_receptacle(t: StoryFields, body: i64) -> None:
    """The next agent gets a receptacle."""
    agent = next_to_choose(t)
    t.receptacle[agent] = body
    if t.listener is not None:
        chosen = full_name(t, "receptacle", body)
        tell(t, "chooses", {"agent": name(t, "agent", agent), "receptacle": chosen})
    if next_to_choose(t) < 0:
        outfit(t)
        trigger_all(t, AT_RUN, bit(agent_count(t)) - 1)


def remind(t: StoryFields) -> bool:
    """Carries out what the failures so far say of all later runs (TIME-RST-9); False when all is."""
    after = t.numbers.after
    due: i64 = 0
    failures: i64 = len(t.failed)
    for card in range(failures):
        if after[card] >= 0:
            due += t.failed[card]
            if t.reminded < due:
                t.reminded += 1
                t.call(after[card], first_of(own(t, t.captain)))
                return True
    return False


def outfit(t: StoryFields) -> None:
    """Life as printed (TIME-RCP-5), resources from the inventory (TIME-RCP-8)."""
    numbers = t.numbers
    few: i64 = 0  # printed for four, and for three
    if agent_count(t) < 4:
        few = 1
    for agent in range(agent_count(t)):
        body = t.receptacle[agent]
        t.life[agent] = numbers.life[body]
        t.store[agent] = numbers.store[body]
        for colour in range(COLOURS):
            given = numbers.stock_of(body, colour, few)
            add_tokens(t, agent, colour, given - tokens_of(t, agent, colour))


# Questions to all.


def ask_entries(t: StoryFields) -> None:
    """Asks every agent where to enter (TIME-ENT-3)."""
    if next_due(t) >= 0:
        t.options.push(back(t))
        ask_return(t)
        return
    if not may_stay_out(t):
        declare_the_obvious(t, True)
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
    if t.settled or not can_leave:
        declare_the_obvious(t, False)
    seats: i64 = 0
    for seat in range(seat_count(t)):
        if not can_leave and is_bystander(t, seat):
            t.vote[seat] = STAY_BALLOT
        if not is_decided(t, seat):
            seats |= bit(seat)
    if seats:
        t.ask_all(seats, ASK_ACTION)
    else:
        settle_vote(t)


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
    t.settled = t.in_order = 0
    for power in range(t.numbers.powers):
        t.used[power] = -1
    for agent in range(agent_count(t)):
        t.waits[agent] = 0
    t.phase = ACTING
    pass_time(t, 1, True)  # nobody knew before that all would stay
    if is_run_over(t):  # TIME-TU-17: nobody acts any more
        return
    for agent in range(agent_count(t)):
        t.did[agent] = t.intent[agent]
        if t.listener is not None and is_alive(t, agent):
            action = action_name(t, agent)
            tell(t, "plans", {"agent": name(t, "agent", agent), "action": action}, reveals=True)


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
    """The players choose the order (TIME-TU-12); the Time Captain says it (TIME-OPEN-49)."""
    left: i64 = 0
    count: i64 = 0
    for agent in range(agent_count(t)):
        if is_alive(t, agent) and t.intent[agent] >= 0:
            left |= bit(agent)
            count += 1
    if count == 0:
        t.phase = RETURNING
        t.in_order = 0
        trigger_all(t, AT_UNIT, living(t))
    elif count == 1 or t.in_order:
        act(t, first_of(left))
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
    action = t.intent[agent]
    t.intent[agent] = -1
    if action < t.numbers.cards:
        if may_go(t, agent, action) and not is_locked(t, agent):
            if t.listener is not None:
                card = full_name(t, "card", action)
                tell(t, "moves", {"agent": name(t, "agent", agent), "card": card})
            arrive(t, agent, action)
    elif action != deed(t, NOTHING_DEED):
        start_action(t, agent, action)
    else:
        t.skips[agent] = 0
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
    if prompt == ASK_PLACE:
        t.vote[seat] = option + PLACE_BALLOT
    elif prompt == ASK_AGAIN:
        t.vote[seat] = option
    elif option == deed(t, LEAVE_DEED):
        t.vote[seat] = LEAVE_BALLOT
        mask = own(t, seat)
        for agent in range(agent_count(t)):
            if mask >> agent & 1:
                t.intent[agent] = -1
    elif option == deed(t, STAY_DEED):
        t.vote[seat] = STAY_BALLOT
    elif option == deed(t, FIRST_DEED):
        # Something free comes first; then all who have not decided are asked again.
        t.freely = first_of(undeclared(t, seat))
        t.waiting = 0
        t.held = 0
        return
    else:
        t.intent[first_of(undeclared(t, seat))] = option
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
