"""How good a position is for the team, as one number. Compiled with the rules.

The blueprint bot plans its turn by this judgement alone, so it is written to be read: completed
missions, progress, the danger of vortexes, clones that feed the machine, energy to act with. Each
part is a function of its own; `judge_parts` tells them apart, and their sum is `judge`.
"""

from typing import Final

from mypy_extensions import i64

from looptable.core.rows import vec
from looptable.games.the_loop.rules import codes as c
from looptable.games.the_loop.rules.numbers import CUBES
from looptable.games.the_loop.rules.state import LoopState

__all__ = ["PARTS", "judge", "judge_parts", "judge_progress", "judge_ready"]

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
SUPA: Final[i64] = -400
CENTRIFUGE: Final[i64] = -900
CENTRIFUGE_HIT: Final[i64] = 250
ENERGY: Final = vec[i64]([0, 22, 36, 44, 48])
LOST: Final[i64] = -1_000_000
WON: Final[i64] = 1_000_000
READY: Final[i64] = 3
NEW: Final[i64] = 40

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
    "supas",
    "centrifuges",
)
"""The names of the parts, in the order of `judge_parts`."""


def judge(state: LoopState) -> i64:
    """The larger, the better for the team; a lost match is worse than anything else."""
    if state.phase == c.OVER_PHASE:
        return judge_outcome(state)
    worth = judge_place(state) + judge_completed(state)
    worth += judge_hand(state) + judge_supas(state) + judge_centrifuges(state)
    era: i64 = 0
    while era < c.ERAS:
        waits = is_still_to_come(state, era)
        worth += judge_vortex(state, era) + judge_danger(state, era) + judge_rifts(state, era)
        worth += judge_clones(state, era, waits) + judge_energy(state, era)
        if state.revealed[era]:
            worth += judge_progress(state, era) + judge_ready(state, era)
        era += 1
    return worth


def judge_parts(state: LoopState) -> list[int]:
    """The same judgement part by part, for whoever wants to say what it is made of."""
    if state.phase == c.OVER_PHASE:
        over: list[int] = [0] * len(PARTS)
        over[0] = judge_outcome(state)
        return over
    progress: i64 = 0
    ready: i64 = 0
    vortexes: i64 = 0
    danger: i64 = 0
    rifts: i64 = 0
    clones: i64 = 0
    energy: i64 = 0
    era: i64 = 0
    while era < c.ERAS:
        waits = is_still_to_come(state, era)
        vortexes += judge_vortex(state, era)
        danger += judge_danger(state, era)
        rifts += judge_rifts(state, era)
        clones += judge_clones(state, era, waits)
        energy += judge_energy(state, era)
        progress += judge_progress(state, era)
        ready += judge_ready(state, era)
        era += 1
    return [
        0,
        judge_place(state),
        judge_completed(state),
        progress,
        ready,
        vortexes,
        danger,
        rifts,
        clones,
        energy,
        judge_hand(state),
        judge_supas(state),
        judge_centrifuges(state),
    ]


# The match and the active agent.


def judge_outcome(state: LoopState) -> i64:
    """A match that is over."""
    return WON if state.ending == c.WON else LOST


def judge_place(state: LoopState) -> i64:
    """Ending the turn in a mega vortex loses."""
    if state.difficulty > 0 and state.vortex[state.at[state.active]]:
        return LOST // 2
    return 0


def judge_hand(state: LoopState) -> i64:
    """Cards that could still be used, and new ones that lie on top for the next hand."""
    return (
        state.ready[state.active].height * READY
        + state.known_top[state.deck_of(state.active)] * NEW
    )


# Missions.


def judge_completed(state: LoopState) -> i64:
    """Completed missions."""
    return state.completed.height * COMPLETED


def judge_progress(state: LoopState, era: i64) -> i64:
    """How far the mission of an era is, if it is revealed."""
    if state.revealed[era] == 0:
        return 0
    mission = state.mission[era]
    need = state.book.mission_need[mission]
    return PROGRESS * min(state.cubes_on(mission), need) // need


def judge_ready(state: LoopState, era: i64) -> i64:
    """Whether somebody stands ready to complete the mission of an era."""
    if state.revealed[era] == 0 or not state.is_full(state.mission[era]):
        return 0
    if state.at[state.active] == era:
        return READY_TO_WIN if is_last_need(state) else READY_TO_COMPLETE
    if state.agents_at(era) > 0:
        return READY_TO_COMPLETE // 3
    return 0


def is_last_need(state: LoopState) -> bool:
    """Whether one more mission wins the match."""
    if state.completed.height != 3:
        return False
    if state.mode == c.SUPA:
        return state.supas_left() == 0
    return state.mode != c.CENTRIFUGES or state.centrifuges_left() == 0


# Eras.


def judge_vortex(state: LoopState, era: i64) -> i64:
    """A vortex costs a mission, and three of them nearly the match."""
    return state.vortex[era] * VORTEX


def judge_danger(state: LoopState, era: i64) -> i64:
    """What the next visit of Foo is to be feared for in an era: cubes that make a vortex there."""
    least = 4 - state.rifts[era]
    danger: i64 = 0
    chute: i64 = 0
    while chute < 3:
        visited = (era + 1 - chute + c.ERAS) % c.ERAS
        share = chance_of_visit(state, visited)
        if share > 0:
            cubes = min(2 + state.crowd[visited], CUBES)
            danger += state.book.tail(chute, cubes, least) * share
        chute += 1
    return danger * worth_of_next_vortex(state, era) // 1_000_000


def chance_of_visit(state: LoopState, era: i64) -> i64:
    """How likely Foo comes here on the next turn, in hundredths."""
    if state.mode == c.ULTRAMACHINA:
        return 100 if era == (state.foo + 1) % c.ERAS else 0
    left = state.foo_deck.height
    if left == 0:
        return 100 // c.ERAS
    if state.foo_deck.has(era):
        return 100 // left
    return 0


def worth_of_next_vortex(state: LoopState, era: i64) -> i64:
    """What it would mean to the team if the next vortex came here."""
    vortexes = state.vortexes()
    if state.vortex[era] or vortexes == 3:
        return DEFEAT
    return NEXT_VORTEX[vortexes] - judge_progress(state, era)


def judge_rifts(state: LoopState, era: i64) -> i64:
    """Rifts grow into vortexes sooner or later."""
    rifts = state.rifts[era]
    return RIFTS_ON_VORTEX[rifts] if state.vortex[era] else RIFTS[rifts]


def judge_clones(state: LoopState, era: i64, waits: bool) -> i64:
    """Clones make the machine drop more, where Foo is still to come."""
    worth = state.crowd[era] * CLONE
    return worth + state.crowd[era] * CLONE_IN_WAIT if waits else worth


def judge_energy(state: LoopState, era: i64) -> i64:
    """Energy to move and to LOOP with; the first counts most."""
    return ENERGY[min(state.energy_in(era), 4)]


def is_still_to_come(state: LoopState, era: i64) -> bool:
    """Whether Foo will visit an era, or one beside it, later in this cycle."""
    if state.mode == c.ULTRAMACHINA:
        return era > state.foo or state.foo == c.ERAS - 1
    return state.foo_deck.has(era) or not state.foo_deck


# Pieces of the modes.


def judge_supas(state: LoopState) -> i64:
    """Supa clones that are left."""
    return state.supas_left() * SUPA


def judge_centrifuges(state: LoopState) -> i64:
    """Centrifuges that are left, less what was done to them."""
    worth: i64 = 0
    centrifuge: i64 = 0
    while centrifuge < len(state.centrifuge_at):
        if state.centrifuge_at[centrifuge] >= 0:
            worth += CENTRIFUGE + state.centrifuge_damage[centrifuge] * CENTRIFUGE_HIT
        centrifuge += 1
    return worth
