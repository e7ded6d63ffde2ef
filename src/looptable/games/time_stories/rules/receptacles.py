"""Receptacles before a run: who wears which, life and inventory, what failures say of later runs. Compiled."""

from mypy_extensions import i64

from looptable.effects.program import bit
from looptable.games.time_stories.rules.codes import ASK_RECEPTACLE, AT_RUN
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agent
from looptable.games.time_stories.rules.moments import trigger_all
from looptable.games.time_stories.rules.numbers import COLOURS
from looptable.games.time_stories.rules.table import (
    add_tokens,
    agent_count,
    first_of,
    full_name,
    name,
    own,
    seat_of,
    tell,
    tokens_of,
)
from looptable.games.time_stories.rules.travel import open_place

__all__ = ["choose_receptacle", "choose_receptacles", "next_to_choose", "outfit"]


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
