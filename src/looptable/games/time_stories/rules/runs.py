"""A run: its clock, life and death, how it ends, and what is left of it for the next one. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.games.time_stories.rules.codes import (
    ALL_DEAD_ENDING,
    AT_HURT,
    AT_UNIT,
    CHOOSING,
    JUDGING,
    OUT_OF_TIME_ENDING,
    OVER,
    SUCCESS_ENDING,
    UNREAD_TEST,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agent
from looptable.games.time_stories.rules.moments import trigger, trigger_all
from looptable.games.time_stories.rules.notebook import turn_page
from looptable.games.time_stories.rules.table import (
    ALIVE,
    agent_count,
    full_name,
    is_alive,
    is_run_over,
    living,
    name,
    seat_count,
    tell,
)

__all__ = [
    "clear_outvoted",
    "clear_tests",
    "clear_unit",
    "clear_votes",
    "close_units",
    "count_units",
    "die",
    "fail",
    "gain_time",
    "give_up",
    "heal",
    "hurt",
    "is_due",
    "next_due",
    "pass_time",
    "put_up",
    "reset",
    "revive",
    "win",
]

BY_TIME: Final = 0
"""The Mission failed (TU) card."""
VORTEX: Final = 7
"""Units of time that a dead agent waits (TIME-DTH-3)."""


# The clock.


def pass_time(t: StoryFields, units: i64, reveals: bool = False) -> None:
    """Moves the time marker towards 0, where the run ends at once (TIME-FAI-1, TIME-FAI-4)."""
    if units <= 0 or is_run_over(t):
        return
    t.time = max(0, t.time - units)
    if t.listener is not None:
        tell(t, "time", {"units": units, "n": t.time}, reveals)
    if t.time == 0:
        fail(t, OUT_OF_TIME_ENDING, BY_TIME)
    elif t.every_unit:
        count_units(t, units)


def count_units(t: StoryFields, units: i64) -> None:
    """Every unit that passes will have its moment, when what goes on is over.

    The clock of a run that is still being set up does not tick, and what comes of such a moment takes no
    moment of its own: rules that cost time would never end.
    """
    if t.phase != CHOOSING and not (t.moments.height > 0 and t.moments.at(0) == AT_UNIT):
        t.unheard += units


def close_units(t: StoryFields) -> None:
    """The units that have passed have their moments."""
    units = t.unheard
    t.unheard = 0
    for _ in range(units):
        trigger_all(t, AT_UNIT, living(t))


def gain_time(t: StoryFields, units: i64) -> None:
    """Moves the marker away from 0, without a limit (TIME-SYM-13)."""
    t.time += units
    if t.listener is not None:
        tell(t, "time-gained", {"units": units, "n": t.time})


# Life and death.


def hurt(t: StoryFields, agent: Agent, points: i64) -> None:
    """Takes life; a receptacle that loses its last point dies at once (TIME-DTH-1)."""
    if points <= 0 or not is_alive(t, agent):
        return
    t.life[agent] = max(0, t.life[agent] - points)
    if t.listener is not None:
        tell(t, "hurt", {"agent": name(t, "agent", agent), "n": points})
    if t.life[agent] == 0:
        die(t, agent)
    else:
        trigger(t, AT_HURT, agent)


def heal(t: StoryFields, agent: Agent, points: i64) -> None:
    """Gives life, never above the printed value (TIME-RCP-6), never to the dead (TIME-DTH-19)."""
    if not is_alive(t, agent):
        return
    given = min(points, t.numbers.life[t.receptacle[agent]] - t.life[agent])
    if given > 0:
        t.life[agent] += given
        if t.listener is not None:
            tell(t, "healed", {"agent": name(t, "agent", agent), "n": given})


def die(t: StoryFields, agent: Agent) -> None:
    """Off the board, into the vortex for seven units, or for the rest of the run."""
    t.space[agent] = t.intent[agent] = t.aim[agent] = -1
    t.arrived[agent] = 0
    if t.lost_action:
        t.skips[agent] = 0  # the unit it has lost does not wait for it beyond the vortex
    t.returns_at[agent] = max(0, t.time - VORTEX)
    t.waits[agent] = 0
    if t.freely == agent:
        t.freely = -1
    if t.listener is not None:
        tell(t, "dies", {"agent": name(t, "agent", agent), "n": t.returns_at[agent]})
    if living(t) == 0:
        fail(t, ALL_DEAD_ENDING, BY_TIME)


def is_due(t: StoryFields, agent: Agent) -> bool:
    """Whether the marker has reached the small pawn of a dead agent (TIME-DTH-6, TIME-DTH-7)."""
    return t.returns_at[agent] > 0 and t.time <= t.returns_at[agent]


def next_due(t: StoryFields) -> Agent:
    """The next dead agent that may return now and has not put it off, or -1 (TIME-OPEN-27)."""
    for agent in range(agent_count(t)):
        if is_due(t, agent) and not t.waits[agent]:
            return agent
    return -1


def revive(t: StoryFields, agent: Agent) -> None:
    """Back in the same receptacle, with full life (TIME-DTH-10)."""
    t.returns_at[agent] = ALIVE
    t.waits[agent] = 0
    t.life[agent] = t.numbers.life[t.receptacle[agent]]
    if t.listener is not None:
        tell(t, "returns", {"agent": name(t, "agent", agent)})


# Endings.


def win(t: StoryFields) -> None:
    """The game told the team to read the Mission success card (TIME-WIN-1)."""
    clear_unit(t)
    t.stop_card()
    t.phase = OVER
    t.ending = SUCCESS_ENDING
    t.halt()
    if t.listener is not None:  # as few runs as can be (TIME-CPT-3)
        tell(t, "success", {"end": f"{t.story.id}.success", "n": t.run_number}, reveals=True)


def fail(t: StoryFields, ending: i64, card: i64) -> None:
    """The run is over; all that was still to be resolved is dropped (TIME-FAI-5)."""
    if is_run_over(t):
        return
    clear_unit(t)
    t.stop_card()
    t.phase = JUDGING
    t.ending = ending
    t.failure = card
    t.failed[card] += 1
    if t.listener is not None:
        tell(t, "failure", {"end": full_name(t, "failure", card)}, reveals=True)


def give_up(t: StoryFields) -> None:
    """The team does not try again: the match ends as the last run did."""
    clear_votes(t)
    t.phase = OVER
    t.halt()
    if t.listener is not None:
        tell(t, "given-up", {"ending": name(t, "ending", t.ending)}, reveals=True)


# Clearing up.


def clear_unit(t: StoryFields) -> None:
    """Nothing is declared, voted, rolled or on its way."""
    for agent in range(agent_count(t)):
        t.intent[agent] = t.aim[agent] = -1
        t.arrived[agent] = t.waits[agent] = 0
    clear_votes(t)
    t.freely = t.roller = t.tried = t.ability = -1
    t.settled = t.in_order = t.extra = t.hits = t.stage = t.unheard = 0
    t.luck = t.paused = t.ordering = 0
    t.ahead.clear()
    t.dice.clear()
    t.thrown.clear()
    t.moments.clear()
    t.comers.clear()
    for power in range(t.numbers.powers):
        t.worked[power] = 0


def clear_votes(t: StoryFields) -> None:
    """Nobody has voted."""
    for seat in range(seat_count(t)):
        t.vote[seat] = -1


def clear_outvoted(t: StoryFields) -> None:
    """Nobody wanted to leave, as far as is remembered."""
    for seat in range(seat_count(t)):
        t.outvoted[seat] = 0


def clear_tests(t: StoryFields) -> None:
    """No shield lies anywhere, and every card of a panorama where it belongs."""
    trials: i64 = len(t.test)
    for trial in range(trials):
        t.test[trial] = UNREAD_TEST
        t.pile_1[trial] = t.pile_2[trial] = t.pile_3[trial] = 0
    for card in range(t.numbers.cards):
        t.over_card[card] = -1


# The next run.


def reset(t: StoryFields) -> None:
    """Everything is as before the first run, except elements with the logo (TIME-RST-2)."""
    clear_unit(t)
    clear_outvoted(t)
    t.run_number += 1
    t.captain = (t.captain + 1) % seat_count(t)  # TIME-OPEN-42
    t.ending = t.failure = t.here = t.left = t.sent = -1
    t.reminded = 0
    for agent in range(agent_count(t)):
        t.receptacle[agent] = t.space[agent] = t.did[agent] = -1
        t.life[agent] = t.worn[agent] = t.skips[agent] = t.store[agent] = 0
        t.returns_at[agent] = ALIVE
        t.yellow[agent] = t.brown[agent] = t.blue[agent] = t.green[agent] = 0
    clear_tests(t)
    for card in range(t.numbers.cards):
        t.gone[card] = t.permitted[card] = 0
    offers: i64 = len(t.taken)
    for offer in range(offers):
        t.taken[offer] = 0
    tokens: i64 = len(t.tokens)
    for token in range(tokens):
        t.tokens[token] = 0
    for element in range(t.numbers.elements):
        if not t.numbers.logo[element]:
            t.holder[element] = -1
    turn_page(t)
    put_up(t)


def put_up(t: StoryFields) -> None:
    """Lays out a run: the time, the plan, and receptacles to choose (TIME-RST-4)."""
    t.time = t.numbers.time
    places: i64 = len(t.plan)
    for place in range(places):
        t.plan[place] = t.numbers.plan[place]
        t.visited[place] = 0
    for power in range(t.numbers.powers):
        t.used[power] = -1
    for element in range(t.numbers.elements):
        t.protects[element] = -1
    t.phase = CHOOSING
    if t.listener is not None:
        tell(t, "run", {"n": t.run_number}, reveals=True)
