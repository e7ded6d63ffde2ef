"""Life, resistance and time: gained, lost, given and taken. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.games.time_stories.rules.codes import ASK_AGENT
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agents
from looptable.games.time_stories.rules.runs import gain_time, heal, hurt, pass_time
from looptable.games.time_stories.rules.table import (
    agent_count,
    company,
    is_alive,
    living,
    name,
    tell,
)
from looptable.games.time_stories.verbs import codes
from looptable.games.time_stories.verbs.emitting import counted, emit_pick, plain
from looptable.games.time_stories.verbs.picks import ask_actor, picked

__all__ = ["CROWDS", "VERBS"]

MOST_TIME: Final = 20
CROWDS: Final = {"all": "everybody", "here": "everybody here"}
"""The agents that an effect is about, as they are written."""


def do_gain_life(t: StoryFields, points: i64) -> None:
    """Heals the actor."""
    heal(t, t.actor, points)


def do_lose_life(t: StoryFields, points: i64) -> None:
    """Hurts the actor."""
    hurt(t, t.actor, points)


def emit_heal(emitter: Emitter, clause: Do) -> None:
    """Heal n life of an agent."""
    emit_pick(emitter, codes.PICK_AGENT, codes.HEAL, clause.number("n"))


def do_pick_agent(t: StoryFields) -> None:
    """Asks for a living agent."""
    for agent in range(agent_count(t)):
        if is_alive(t, agent):
            t.options.push(agent)
    ask_actor(t, ASK_AGENT)


def do_heal(t: StoryFields, points: i64) -> None:
    """Heals the agent that was picked."""
    heal(t, picked(t), points)


def emit_harm(emitter: Emitter, clause: Do) -> None:
    """Take n life from a crowd."""
    emitter.emit(codes.HARM, clause.number("n"), list(CROWDS).index(clause.phrase("crowd")))


def do_harm(t: StoryFields, points: i64, here: i64) -> None:
    """Hurts all living agents, or those here."""
    agents = crowd(t, here)
    for agent in range(agent_count(t)):
        if agents >> agent & 1:
            hurt(t, agent, points)


def emit_cheer(emitter: Emitter, clause: Do) -> None:
    """Give n life to a crowd."""
    emitter.emit(codes.CHEER, clause.number("n"), list(CROWDS).index(clause.phrase("crowd")))


def do_cheer(t: StoryFields, points: i64, here: i64) -> None:
    """Heals all living agents, or those here."""
    agents = crowd(t, here)
    for agent in range(agent_count(t)):
        if agents >> agent & 1:
            heal(t, agent, points)


def crowd(t: StoryFields, here: i64) -> Agents:
    """All living agents, or those with the actor."""
    return company(t, t.actor) if here else living(t)


def do_weaken(t: StoryFields, points: i64) -> None:
    """Takes resistance from the actor for good."""
    t.worn[t.actor] += points
    if t.listener is not None:
        tell(t, "weakened", {"agent": name(t, "agent", t.actor), "n": points})


def do_gain_time(t: StoryFields, units: i64) -> None:
    """Gives the team time."""
    gain_time(t, units)


def do_lose_time(t: StoryFields, units: i64) -> None:
    """Takes time from the team."""
    pass_time(t, units)


def do_skip(t: StoryFields) -> None:
    """The actor does nothing in the next unit of time."""
    t.skips[t.actor] = 1
    if t.listener is not None:
        tell(t, "skips", {"agent": name(t, "agent", t.actor)})


VERBS: Final = (
    Word("gain-life", "gain {n} life", counted(codes.GAIN_LIFE)),
    Word("lose-life", "lose {n} life", counted(codes.LOSE_LIFE)),
    Word("heal", "heal {n} life of an agent", emit_heal),
    Word("harm", "take {n} life from {crowd}", emit_harm),
    Word("cheer", "give {n} life to {crowd}", emit_cheer),
    Word("weaken", "lose {n} resistance", counted(codes.WEAKEN)),
    Word("gain-time", "gain {n} time", counted(codes.GAIN_TIME), most=MOST_TIME),
    Word("lose-time", "lose {n} time", counted(codes.LOSE_TIME), most=MOST_TIME),
    Word("skip", "skip your next action", plain(codes.SKIP)),
)
