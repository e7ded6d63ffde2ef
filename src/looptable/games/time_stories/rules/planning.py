"""Planning a unit of time: the order in which the agents will act, and whose free deed comes first. Compiled."""

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.effects.program import bit
from looptable.games.time_stories.rules.codes import (
    ABILITY_DEED,
    AHEAD_PLAN,
    ASK_ACTION,
    FIRST_PLAN,
    PAUSE_PLAN,
)
from looptable.games.time_stories.rules.declaring import undeclared
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agent, Agents, Seat
from looptable.games.time_stories.rules.layout import AGENTS
from looptable.games.time_stories.rules.possessions import has_free_deed
from looptable.games.time_stories.rules.table import (
    agent_count,
    first_of,
    is_alive,
    living,
    members,
    name,
    tell,
)

__all__ = [
    "acting_order",
    "forget_order",
    "is_plan",
    "may_begin_freely",
    "may_order",
    "next_to_act",
    "plan",
    "plan_deed",
    "planned_agent",
    "planned_kind",
    "push_plans",
]


# The order of actions.


def acting_order(t: StoryFields) -> list[int]:
    """The living agents as they will act: the one put ahead last comes first, the rest by their colours."""
    left = living(t)
    order: list[int] = []
    height: i64 = t.ahead.height
    for back in range(height):
        agent = t.ahead.at(height - 1 - back)
        if left >> agent & 1:
            left -= bit(agent)
            order.append(agent)
    return order + members(left)


def next_to_act(t: StoryFields, left: Agents) -> Agent:
    """The first of these agents in the planned order."""
    for agent in acting_order(t):
        if left >> agent & 1:
            return agent
    return first_of(left)


def may_order(t: StoryFields) -> bool:
    """Whether the Time Captain may say in which order the agents will act (TIME-OPEN-49)."""
    left = living(t)
    return t.planned_order == 1 and left & (left - 1) != 0  # at least two


def forget_order(t: StoryFields) -> None:
    """Nothing is said about the order of the next unit."""
    t.ahead.clear()
    t.paused = t.ordering = 0


# Words about the plan, among the declarations.


def plan_deed(t: StoryFields, kind: i64, agent: Agent) -> i64:
    """The number of a word about the plan: they follow all that an agent can declare."""
    return t.numbers.cards + ABILITY_DEED + t.numbers.powers + kind * len(AGENTS) + agent


def is_plan(t: StoryFields, option: i64) -> bool:
    """Whether an option declares nothing, and only says how the unit will go."""
    return option >= plan_deed(t, 0, 0)


def planned_kind(t: StoryFields, option: i64) -> i64:
    """The kind of such a word."""
    return (option - plan_deed(t, 0, 0)) // len(AGENTS)


def planned_agent(t: StoryFields, option: i64) -> Agent:
    """The agent that it is about."""
    return (option - plan_deed(t, 0, 0)) % len(AGENTS)


def push_plans(t: StoryFields, seat: Seat, prompt: i64, options: Pile) -> None:
    """Something free of another agent of the seat; for the Time Captain, the order of actions."""
    if not t.planned_order:
        return
    asked = first_of(undeclared(t, seat))
    for agent in members(undeclared(t, seat)):
        if agent != asked and may_begin_freely(t, agent, prompt):
            options.push(plan_deed(t, FIRST_PLAN, agent))
    if prompt == ASK_ACTION and seat == t.captain and may_order(t):
        first = acting_order(t)[0]
        for agent in range(agent_count(t)):
            if agent != first and is_alive(t, agent):
                options.push(plan_deed(t, AHEAD_PLAN, agent))
        if not t.paused:
            options.push(plan_deed(t, PAUSE_PLAN, 0))


def may_begin_freely(t: StoryFields, agent: Agent, prompt: i64) -> bool:
    """Whether an agent has something free to do, and a lost action leaves it that (TIME-SYM-18)."""
    if prompt == ASK_ACTION and t.skips[agent] and not t.lost_action:
        return False
    return has_free_deed(t, agent)


def plan(t: StoryFields, option: i64) -> None:
    """Follows a word about the plan; all who have not decided are asked again after it.

    The order is no secret, but decisions are. So a word about it is no decision among those of the others: the
    Time Captain has the floor until he decides something himself.
    """
    kind, agent = planned_kind(t, option), planned_agent(t, option)
    t.waiting = 0
    t.held = 0
    if kind == FIRST_PLAN:
        t.freely = agent
        return
    t.ordering = 1
    if kind == PAUSE_PLAN:
        t.paused = 1
        if t.listener is not None:
            tell(t, "pauses", {"seat": t.captain})
        return
    t.ahead.drop(agent)
    t.ahead.push(agent)
    if t.listener is not None:
        tell(t, "leads", {"agent": name(t, "agent", agent)})
