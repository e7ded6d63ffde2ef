"""Vortexes: a fourth rift makes one, which takes the mission and the artifacts of its era. Compiled."""

from looptable.games.the_loop.rules.artifacts import doom_artifacts
from looptable.games.the_loop.rules.codes import FOURTH_VORTEX, SECOND_VORTEX
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import Era
from looptable.games.the_loop.rules.missions import lose_mission
from looptable.games.the_loop.rules.space import count_vortexes
from looptable.games.the_loop.rules.victory import finish

__all__ = ["add_rift", "place_landed"]


def add_rift(t: LoopFields, era: Era) -> None:
    """A rift that falls from no machine: a fourth one makes a vortex (LOOP-VORTEX-1)."""
    if t.rift_supply == 0:
        return
    t.rift_supply -= 1
    t.landed[era] += 1
    place_landed(t, era)


def place_landed(t: LoopFields, era: Era) -> None:
    """Rifts that landed fill free slots, or make a vortex."""
    if t.landed[era] == 0:
        return
    if t.rifts[era] + t.landed[era] <= 3:
        t.rifts[era] += t.landed[era]
        if t.listener is not None:
            t.tell("rifts-placed", {"era": t.names.name("era", era), "n": t.landed[era]})
        t.landed[era] = 0
    else:
        make_vortex(t, era)


def make_vortex(t: LoopFields, era: Era) -> None:
    """Mission lost, tile placed, rifts removed, artifacts destroyed, in this order."""
    if t.vortex[era]:
        finish(t, SECOND_VORTEX)
        return
    if count_vortexes(t) == 3:
        finish(t, FOURTH_VORTEX)
        return
    lose_mission(t, era)
    t.vortex[era] = 1
    if t.listener is not None:
        t.tell("vortex", {"era": t.names.name("era", era)})
    gone = t.rifts[era] + t.landed[era]
    t.rift_supply += gone
    t.rifts[era] = 0
    t.landed[era] = 0
    if t.listener is not None:
        t.tell("vortex-clears", {"era": t.names.name("era", era), "n": gone})
    doom_artifacts(t, era)
