"""The evaluation of a position for the team, as one number. Compiled.

The bot plans its turn by this judgement alone, so it is written to be read: completed missions,
progress, the danger of vortexes, clones that feed the machine, energy to act with. Each part is a
function of its own; `judge_parts` lists them, and their sum is `judge`.
"""

from typing import Final

from mypy_extensions import i64

from looptable.core.rows import vec
from looptable.games.the_loop.rules.codes import OVER_PHASE
from looptable.games.the_loop.rules.codes import WON as WON_ENDING
from looptable.games.the_loop.rules.decks import deck_of
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import ERAS, Era
from looptable.games.the_loop.rules.missions import cubes_on, is_full
from looptable.games.the_loop.rules.numbers import CUBES
from looptable.games.the_loop.rules.space import agents_at, count_vortexes, energy_in

__all__ = ["PARTS", "READY_TO_COMPLETE", "judge", "judge_parts", "judge_progress", "judge_ready"]

COMPLETED: Final[i64] = 6000
PROGRESS: Final[i64] = 1800  # for a mission with all its cubes
READY_TO_COMPLETE: Final[i64] = 900  # more, when the active agent stands there
READY_TO_WIN: Final[i64] = 900_000  # more, when that mission is the last thing the team needs
VORTEX: Final[i64] = -1500
NEXT_VORTEX: Final = vec[i64]([-3000, -4500, -9000])  # more, by how many there are already
DEFEAT: Final[i64] = -40_000  # a fourth vortex, or a second one in an era, loses the match
RIFTS: Final = vec[i64]([0, -25, -80, -200])  # by how many an era has
RIFTS_ON_VORTEX: Final = vec[i64]([0, -100, -300, -800])
CLONE: Final[i64] = -80
CLONE_IN_WAIT: Final[i64] = -60  # more, where Foo is still to come in this cycle
ENERGY: Final = vec[i64]([0, 22, 36, 44, 48])
LOST: Final[i64] = -1_000_000
WON: Final[i64] = 1_000_000
READY: Final[i64] = 3
NEW: Final[i64] = 40
CHUTES: Final[i64] = 3

PARTS: Final = (
    "outcome",
    "place",
    "completed",
    "progress",
    "ready",
    "vortexes",
    "danger",
    "rifts",
    "clones",
    "energy",
    "hand",
)
"""The names of the parts, in the order of `judge_parts`; the part of the mode comes last."""


def judge(t: LoopFields) -> i64:
    """The larger, the better for the team; a lost match is worse than anything else."""
    if t.phase == OVER_PHASE:
        return judge_outcome(t)
    worth = judge_place(t) + judge_completed(t)
    worth += judge_hand(t) + t.mode_rules.worth(t)
    for era in range(ERAS):
        waits = t.mode_rules.is_still_to_come(t, era)
        worth += judge_vortex(t, era) + judge_danger(t, era) + judge_rifts(t, era)
        worth += judge_clones(t, era, waits) + judge_energy(t, era)
        if t.revealed[era]:
            worth += judge_progress(t, era) + judge_ready(t, era)
    return worth


def judge_parts(t: LoopFields) -> list[int]:
    """The same judgement part by part, for sentences about it."""
    if t.phase == OVER_PHASE:
        over: list[int] = [0] * (len(PARTS) + 1)
        over[0] = judge_outcome(t)
        return over
    progress: i64 = 0
    ready: i64 = 0
    vortexes: i64 = 0
    danger: i64 = 0
    rifts: i64 = 0
    clones: i64 = 0
    energy: i64 = 0
    for era in range(ERAS):
        waits = t.mode_rules.is_still_to_come(t, era)
        vortexes += judge_vortex(t, era)
        danger += judge_danger(t, era)
        rifts += judge_rifts(t, era)
        clones += judge_clones(t, era, waits)
        energy += judge_energy(t, era)
        progress += judge_progress(t, era)
        ready += judge_ready(t, era)
    return [
        0,
        judge_place(t),
        judge_completed(t),
        progress,
        ready,
        vortexes,
        danger,
        rifts,
        clones,
        energy,
        judge_hand(t),
        t.mode_rules.worth(t),
    ]


# The match and the active agent.


def judge_outcome(t: LoopFields) -> i64:
    """A match that is over."""
    return WON if t.ending == WON_ENDING else LOST


def judge_place(t: LoopFields) -> i64:
    """Ending the turn in a mega vortex loses."""
    if t.difficulty > 0 and t.vortex[t.at[t.active]]:
        return LOST // 2
    return 0


def judge_hand(t: LoopFields) -> i64:
    """Cards that could still be used, and new ones that lie on top for the next hand."""
    return t.ready[t.active].height * READY + t.known_top[deck_of(t, t.active)] * NEW


# Missions.


def judge_completed(t: LoopFields) -> i64:
    """Completed missions."""
    return t.completed.height * COMPLETED


def judge_progress(t: LoopFields, era: Era) -> i64:
    """How far the mission of an era is, if it is revealed."""
    if t.revealed[era] == 0:
        return 0
    mission = t.mission[era]
    need = t.numbers.mission_need[mission]
    return PROGRESS * min(cubes_on(t, mission), need) // need


def judge_ready(t: LoopFields, era: Era) -> i64:
    """Whether somebody stands ready to complete the mission of an era."""
    if t.revealed[era] == 0 or not is_full(t, t.mission[era]):
        return 0
    if t.at[t.active] == era:
        return READY_TO_WIN if is_last_need(t) else READY_TO_COMPLETE
    if agents_at(t, era) > 0:
        return READY_TO_COMPLETE // 3
    return 0


def is_last_need(t: LoopFields) -> bool:
    """Whether one more mission wins the match."""
    return t.mode_rules.wins_with(t, t.completed.height + 1)


# Eras.


def judge_vortex(t: LoopFields, era: Era) -> i64:
    """A vortex costs a mission, and three of them nearly the match."""
    return t.vortex[era] * VORTEX


def judge_danger(t: LoopFields, era: Era) -> i64:
    """The risk that the next visit of Foo makes a vortex in an era."""
    least = 4 - t.rifts[era]
    danger: i64 = 0
    for chute in range(CHUTES):
        visited = (era + 1 - chute + ERAS) % ERAS
        share = t.mode_rules.chance_of_visit(t, visited)
        if share > 0:
            cubes = min(2 + t.crowd[visited], CUBES)
            danger += t.numbers.tail(chute, cubes, least) * share
    return danger * worth_of_next_vortex(t, era) // 1_000_000


def worth_of_next_vortex(t: LoopFields, era: Era) -> i64:
    """The cost of the next vortex to the team, if it came here."""
    vortexes = count_vortexes(t)
    if t.vortex[era] or vortexes == 3:
        return DEFEAT
    return NEXT_VORTEX[vortexes] - judge_progress(t, era)


def judge_rifts(t: LoopFields, era: Era) -> i64:
    """Rifts grow into vortexes sooner or later."""
    rifts = t.rifts[era]
    return RIFTS_ON_VORTEX[rifts] if t.vortex[era] else RIFTS[rifts]


def judge_clones(t: LoopFields, era: Era, waits: bool) -> i64:
    """Clones make the machine drop more, where Foo is still to come."""
    worth = t.crowd[era] * CLONE
    return worth + t.crowd[era] * CLONE_IN_WAIT if waits else worth


def judge_energy(t: LoopFields, era: Era) -> i64:
    """Energy to move and to LOOP with; the first counts most."""
    return ENERGY[min(energy_in(t, era), 4)]
