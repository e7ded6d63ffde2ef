"""Cubes: energy added, paid and taken, rifts removed. Compiled."""

from mypy_extensions import i64

from looptable.games.the_loop.rules.codes import ACTIONS_PHASE
from looptable.games.the_loop.rules.deeds import note_energy
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import Era

__all__ = ["add_energy", "pay", "remove_rifts", "take_energy"]


def add_energy(t: LoopFields, era: Era, count: i64) -> None:
    """Energy from the supply, as far as it goes; each counts for missions in Phase II."""
    for _ in range(min(count, t.energy_supply)):
        t.energy_supply -= 1
        t.energy[era] += 1
        if t.listener is not None:
            t.tell("energy-added", {"era": t.names.name("era", era)})
        note_energy(t, era)


def pay(t: LoopFields, era: Era, cost: i64) -> None:
    """Energy back to the supply; perpetual energy pays first, once, and stays."""
    owed = cost - t.perpetual[era]
    if owed > 0:
        t.energy[era] -= owed
        t.energy_supply += owed
    if t.listener is not None:
        t.tell("energy-spent", {"era": t.names.name("era", era), "n": cost})


def take_energy(t: LoopFields, era: Era, count: i64) -> None:
    """Energy that an effect removes; perpetual energy stays (LOOP-OPEN-32)."""
    taken = min(count, t.energy[era])
    t.energy[era] -= taken
    t.energy_supply += taken
    if taken and t.listener is not None:
        t.tell("energy-removed", {"era": t.names.name("era", era), "n": taken})


def remove_rifts(t: LoopFields, era: Era, count: i64) -> None:
    """Rifts back to the supply, as many as there are."""
    gone = min(count, t.rifts[era])
    if gone <= 0:
        return
    t.rifts[era] -= gone
    t.rift_supply += gone
    if t.phase == ACTIONS_PHASE:
        t.removed[era] += gone
        t.deeds |= 1 << era
    if t.listener is not None:
        t.tell("rift-removed", {"era": t.names.name("era", era), "n": gone})
