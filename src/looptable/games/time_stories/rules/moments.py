"""Moments at which powers work: they wait in a queue until nothing else runs. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agent, Agents
from looptable.games.time_stories.rules.table import agent_count, is_run_over

__all__ = ["can_stir", "trigger", "trigger_all"]

LONGEST_CHAIN: Final = 100  # moments that follow from each other without a choice


def trigger(t: StoryFields, moment: i64, agent: Agent) -> None:
    """A moment has come for an agent: its powers work before anything else."""
    if can_stir(t):
        t.moments.push(moment)
        t.comers.push(agent)


def trigger_all(t: StoryFields, moment: i64, agents: Agents) -> None:
    """A moment has come for several agents."""
    for agent in range(agent_count(t)):
        if agents >> agent & 1:
            trigger(t, moment, agent)


def can_stir(t: StoryFields) -> bool:
    """Counts what happens by itself: a mission whose powers wake each other for ever is cut short."""
    if is_run_over(t) or t.echo == LONGEST_CHAIN:
        return False
    t.echo += 1
    return True
