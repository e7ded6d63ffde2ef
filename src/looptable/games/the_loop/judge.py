"""How good a position is for the team, as one number. Compiled with the rules.

The blueprint bot plans its turn by this judgement alone, so it is written to be read: completed
missions, progress, the danger of vortexes, clones that feed the machine, energy to act with.
"""

from mypy_extensions import i64

from looptable.games.the_loop import codes as c
from looptable.games.the_loop.state import LoopState

__all__ = ["judge"]

COMPLETED: i64 = 6000
PROGRESS: i64 = 1800  # for a mission with all its cubes
READY_TO_COMPLETE: i64 = 900  # more, when the active agent stands there
VORTEX: i64 = -1500
RIFTS = (0, -25, -90, -240)  # by how many an era has
RIFTS_ON_VORTEX = (0, -120, -420, -1100)  # one more vortex there loses the match
THREAT: i64 = 2  # such rifts weigh so much more where Foo is still to come
CLONE: i64 = -28
CLONE_IN_WAIT: i64 = -30  # more, where Foo is still to come in this cycle
SUPA: i64 = -400
CENTRIFUGE: i64 = -900
CENTRIFUGE_HIT: i64 = 250
ENERGY = (0, 22, 36, 44, 48)
LOST: i64 = -1_000_000
WON: i64 = 1_000_000
READY: i64 = 3


def judge(state: LoopState) -> i64:
    """The larger, the better for the team; a lost match is worse than anything else."""
    if state.phase == c.OVER_PHASE:
        return WON if state.ending == c.WON else LOST
    if state.difficulty > 0 and state.vortex[state.at[state.active]]:
        return LOST // 2 + judge_table(state)  # ending the turn here loses
    return judge_table(state)


def judge_table(state: LoopState) -> i64:
    """Missions, eras, hand."""
    worth = state.completed.size() * COMPLETED
    era: i64 = 0
    while era < c.ERAS:
        worth += judge_era(state, era)
        if state.revealed[era]:
            worth += judge_mission(state, era)
        era += 1
    worth += state.ready[state.active].size() * READY
    worth += state.supas_left() * SUPA
    for centrifuge in range(len(state.centrifuge_at)):
        if state.centrifuge_at[centrifuge] >= 0:
            worth += CENTRIFUGE + state.centrifuge_damage[centrifuge] * CENTRIFUGE_HIT
    return worth


def judge_era(state: LoopState, era: i64) -> i64:
    """Danger and strength of one era."""
    waits = is_still_to_come(state, era)
    rifts = state.rifts[era]
    worth: i64 = RIFTS_ON_VORTEX[rifts] if state.vortex[era] else RIFTS[rifts]
    if waits:
        worth *= THREAT
    if state.vortex[era]:
        worth += VORTEX
    worth += state.crowd[era] * CLONE
    if waits:
        worth += state.crowd[era] * CLONE_IN_WAIT
    return worth + ENERGY[min(state.energy_in(era), 4)]


def judge_mission(state: LoopState, era: i64) -> i64:
    """How far a mission is, and whether somebody stands ready to complete it."""
    mission = state.mission[era]
    need = state.book.mission_need[mission]
    cubes = min(state.cubes_on(mission), need)
    worth: i64 = PROGRESS * cubes // need
    if cubes == need:
        if state.at[state.active] == era:
            worth += READY_TO_COMPLETE
        elif state.agents_at(era) > 0:
            worth += READY_TO_COMPLETE // 3
    return worth


def is_still_to_come(state: LoopState, era: i64) -> bool:
    """Whether Foo will visit an era, or one beside it, later in this cycle."""
    if state.mode == c.ULTRAMACHINA:
        return era > state.foo or state.foo == c.ERAS - 1
    return state.foo_deck.has(era) or state.foo_deck.size() == 0
