"""Special abilities of agents: which one an agent has, and what starts it. Compiled."""

from mypy_extensions import i64

from looptable.games.the_loop.rules.codes import R_FINISH
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import Agent

__all__ = ["ability_of", "pull_trigger"]


def ability_of(t: LoopFields, agent: Agent) -> i64:
    """Which special ability an agent has."""
    return t.numbers.agent_ability[t.agents.at(agent)]


def pull_trigger(t: LoopFields) -> bool:
    """Robofinisher's reward for a further clone, if one is due: a little program of its own."""
    if not t.triggers or t.is_over():
        return False
    # The oldest first: the clones were destroyed in an order of her choice.
    era = t.triggers.take_at(0)
    # AGENT-1: to use it is never mandatory; older matches know no way out.
    start = t.numbers.offer_start if t.never_forced else t.numbers.finish_start
    t.call(start, t.active)
    t.registers[R_FINISH] = era
    return True
