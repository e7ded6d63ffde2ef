"""The seven eras in a ring: what lies side by side, and what stands or lies in an era. Compiled."""

from mypy_extensions import i64

from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import ERAS, Agent, Era

__all__ = [
    "agents_at",
    "count_vortexes",
    "energy_in",
    "has_energy_everywhere",
    "is_adjacent",
    "move_agent",
    "next_era",
    "previous_era",
]


def next_era(era: Era) -> Era:
    """One step clockwise."""
    return (era + 1) % ERAS


def previous_era(era: Era) -> Era:
    """One step counter-clockwise."""
    return (era + ERAS - 1) % ERAS


def is_adjacent(one: Era, other: Era) -> bool:
    """Whether two eras lie side by side."""
    return one == (other + 1) % ERAS or other == (one + 1) % ERAS


def agents_at(t: LoopFields, era: Era) -> i64:
    """How many agents stand in an era."""
    found: i64 = 0
    for place in t.at:
        if place == era:
            found += 1
    return found


def count_vortexes(t: LoopFields) -> i64:
    """How many vortexes there are."""
    found: i64 = 0
    for has in t.vortex:
        found += has
    return found


def energy_in(t: LoopFields, era: Era) -> i64:
    """All energy of an era, perpetual energy included."""
    return t.energy[era] + t.perpetual[era]


def has_energy_everywhere(t: LoopFields) -> bool:
    """Whether every era has energy."""
    energy, perpetual = t.energy, t.perpetual
    for era in range(ERAS):
        if energy[era] + perpetual[era] == 0:
            return False
    return True


def move_agent(t: LoopFields, agent: Agent, era: Era) -> None:
    """Puts an agent into an era."""
    if t.at[agent] == era:
        return
    t.at[agent] = era
    if t.listener is not None:
        data = {"agent": t.names.name("agent", agent), "era": t.names.name("era", era)}
        t.tell("agent-moves", {**data})
