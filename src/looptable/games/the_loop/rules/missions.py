"""Missions: two are revealed, actions progress them, Phase IV completes them. Compiled."""

from mypy_extensions import i64

from looptable.games.the_loop.rules.codes import (
    CLEAN,
    CLONE_EACH,
    CLONE_FOO,
    ENERGY,
    FLANK,
    FULL,
    LOOP_EACH,
    LOOP_FOO,
    RIFT_EACH,
    RIFT_FOO,
)
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import ERAS, NOTHING, Era, Mission
from looptable.games.the_loop.rules.space import agents_at, is_adjacent

__all__ = [
    "can_mark",
    "complete_mission",
    "count_shown",
    "cubes_on",
    "first_bonus",
    "has_era_slots",
    "has_room",
    "is_full",
    "lose_mission",
    "put_cube",
    "replace_mission",
    "settle_progress",
]


def count_shown(t: LoopFields) -> None:
    """Works out which eras have a revealed mission, and which of these a player marks."""
    t.shown.clear()
    t.markable.clear()
    for era in range(ERAS):
        if t.revealed[era]:
            t.shown.push(era)
            if t.numbers.mission_kind[t.mission[era]] in (FLANK, CLEAN):
                t.markable.push(era)


# Two are kept revealed.


def reveal_missions(t: LoopFields) -> None:
    """Reveals hidden missions, from Foo's era clockwise, until two are revealed."""
    while t.shown.height < 2 and reveal_next(t):
        pass


def replace_mission(t: LoopFields) -> None:
    """After a mission was completed or lost; one edition may be read to reveal a third one."""
    if t.literal_reveal:
        reveal_next(t)  # LOOP-REVEAL-6
    reveal_missions(t)


def reveal_next(t: LoopFields) -> bool:
    """Reveals the first hidden mission from Foo's era clockwise; says whether there was one."""
    for step in range(ERAS):
        era = (max(t.foo, 0) + step) % ERAS
        if t.mission[era] != NOTHING and t.revealed[era] == 0:
            reveal_mission(t, era)
            return True
    return False


def reveal_mission(t: LoopFields, era: Era) -> None:
    """Turns up the mission of an era."""
    t.revealed[era] = 1
    count_shown(t)
    if t.listener is not None:
        name = t.names.name("mission", t.mission[era])
        t.tell("mission-revealed", {"mission": name, "era": t.names.name("era", era)}, None, True)


def lose_mission(t: LoopFields, era: Era) -> None:
    """A vortex takes the mission of an era, with its cubes."""
    mission = t.mission[era]
    if mission == NOTHING:
        return
    was_hidden = t.revealed[era] == 0
    take_mission(t, era)
    if was_hidden:
        t.unused.push(mission)  # it leaves the game unseen
    else:
        t.lost.push(mission)
    if t.listener is not None:
        name = "hidden" if was_hidden else t.names.name("mission", mission)
        t.tell("mission-lost", {"mission": name, "era": t.names.name("era", era)})
    replace_mission(t)


def take_mission(t: LoopFields, era: Era) -> None:
    """Takes a mission and its cubes off the board."""
    t.progress[t.mission[era]] = 0
    t.mission[era] = NOTHING
    t.revealed[era] = 0
    count_shown(t)


# Progress. A mission with one slot per era keeps them as a mask, the others count.


def has_era_slots(t: LoopFields, mission: Mission) -> bool:
    """Whether a mission has one slot per era."""
    kind = t.numbers.mission_kind[mission]
    return kind in (RIFT_EACH, LOOP_EACH, CLONE_EACH, CLEAN)


def cubes_on(t: LoopFields, mission: Mission) -> i64:
    """How many progress cubes a mission has."""
    if not has_era_slots(t, mission):
        return t.progress[mission]
    mask = t.progress[mission]
    found: i64 = 0
    while mask > 0:
        found += mask & 1
        mask >>= 1
    return found


def slots_of(t: LoopFields, mission: Mission) -> i64:
    """How many progress cubes a mission can hold."""
    if has_era_slots(t, mission):
        return ERAS
    return t.numbers.mission_need[mission]


def is_full(t: LoopFields, mission: Mission) -> bool:
    """Whether a mission has all the cubes it needs."""
    return cubes_on(t, mission) >= t.numbers.mission_need[mission]


def has_room(t: LoopFields, mission: Mission) -> bool:
    """Whether a mission has a free slot."""
    return cubes_on(t, mission) < slots_of(t, mission)


def first_bonus(t: LoopFields) -> Era:
    """The first era whose mission waits for a bonus cube."""
    era: i64 = 0
    while t.bonus >> era & 1 == 0:
        era += 1
    return era


def put_cube(t: LoopFields, mission: Mission, era: Era) -> None:
    """A progress cube on a free slot: for missions with one slot per era, on that era's."""
    if has_era_slots(t, mission):
        if t.progress[mission] >> era & 1:
            return
        t.progress[mission] |= 1 << era
    elif t.progress[mission] < slots_of(t, mission):
        t.progress[mission] += 1
    else:
        return
    if t.listener is not None:
        data = {"mission": t.names.name("mission", mission), "era": t.names.name("era", era)}
        t.tell("progress", {**data, "n": cubes_on(t, mission)})


# What an action earned.


def settle_progress(t: LoopFields) -> None:
    """After an action: every revealed mission gets the cubes that the action earned."""
    for index in range(t.shown.height):
        era = t.shown.pick(index)
        earn(t, t.mission[era], era)


def earn(t: LoopFields, mission: Mission, home: Era) -> None:
    """The cubes that the action earned for one mission."""
    kind = t.numbers.mission_kind[mission]
    if kind in (FLANK, CLEAN):
        return  # at most one a turn, and only if the player likes: see `can_mark`
    if kind in (FULL, ENERGY):
        if kind == ENERGY or t.all_energy or t.full_all_along:
            put_cubes(t, mission, home, t.added[home])
        return
    done = t.looped
    if kind in (RIFT_FOO, RIFT_EACH):
        done = t.removed
    elif kind in (CLONE_FOO, CLONE_EACH):
        done = t.killed_at
    if kind in (RIFT_FOO, LOOP_FOO, CLONE_FOO):
        if t.foo >= 0:
            put_cubes(t, mission, t.foo, done[t.foo])
        return
    for era in range(ERAS):
        if done[era] > 0:
            put_cube(t, mission, t.at[t.active] if t.own_era_slots else era)


def put_cubes(t: LoopFields, mission: Mission, era: Era, count: i64) -> None:
    """Several cubes; those beyond the free slots are lost."""
    for _ in range(count):
        put_cube(t, mission, era)


# Missions that take one cube a turn, if the player likes.


def can_mark(t: LoopFields, era: Era) -> bool:
    """Whether the active player may put this turn's cube on a markable mission (M8, M9)."""
    mission = t.mission[era]
    if t.marked >> mission & 1:
        return False
    me = t.at[t.active]
    if t.numbers.mission_kind[mission] == FLANK:
        return t.progress[mission] < slots_of(t, mission) and is_flanking(t, me)
    # More than the three cubes it needs would change nothing, so nobody is asked (MISS-19).
    filled = t.progress[mission] >> me & 1 == 1 or is_full(t, mission)
    return not filled and t.crowd[me] == 0 and t.rifts[me] == 0


def is_flanking(t: LoopFields, me: Era) -> bool:
    """Whether the active agent and another one stand on both sides of Foo."""
    if not is_adjacent(me, t.foo):
        return False
    opposite = (2 * t.foo - me + 2 * ERAS) % ERAS
    return agents_at(t, opposite) > 0


# Completing.


def complete_mission(t: LoopFields, era: Era) -> None:
    """The mission of an era is completed."""
    mission = t.mission[era]
    take_mission(t, era)
    t.completed.push(mission)
    if t.listener is not None:
        data = {"mission": t.names.name("mission", mission), "era": t.names.name("era", era)}
        t.tell("mission-completed", {**data, "n": t.completed.height})
