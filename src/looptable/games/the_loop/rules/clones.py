"""Clones: generated, moved, destroyed in their paradox era. Supa clones are clones too. Compiled."""

from mypy_extensions import i64

from looptable.games.the_loop.rules.abilities import ability_of
from looptable.games.the_loop.rules.codes import ACTIONS_PHASE, FINISH, S_BAG
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import ERAS, NORMAL_CLONES, NOWHERE, Clone, Era

__all__ = [
    "count_crowd",
    "destroy_clone",
    "draw_clone",
    "generate",
    "generate_at",
    "move_clone",
    "supas_left",
]


def count_crowd(t: LoopFields) -> None:
    """Works out how many clones each era has."""
    for era in range(ERAS):
        t.crowd[era] = 0
    for place in t.clone_at:
        if place >= 0:
            t.crowd[place] += 1


def draw_clone(t: LoopFields) -> Clone:
    """A clone from the bag, at random; -1 if the bag is empty (LOOP-FOO-6)."""
    left = in_bag(t)
    if left == 0:
        return -1
    skip = t.chance.below(S_BAG, left)
    clone: i64 = 0
    for place in t.clone_at:
        if place == NOWHERE:
            if skip == 0:
                break
            skip -= 1
        clone += 1
    return clone


def in_bag(t: LoopFields) -> i64:
    """How many clones are in the bag; a supa clone never is."""
    left = NORMAL_CLONES + supas_left(t)
    for clones in t.crowd:
        left -= clones
    return left


# On the board.


def generate(t: LoopFields, count: i64) -> None:
    """Clones from the bag to their generation eras."""
    for _ in range(count):
        clone = draw_clone(t)
        if clone < 0:
            return
        generate_at(t, clone, t.numbers.generation[clone])


def generate_at(t: LoopFields, clone: Clone, era: Era) -> None:
    """Puts a clone on the board; in its paradox era it dies at once (LOOP-SUPA-13)."""
    t.clone_at[clone] = era
    t.crowd[era] += 1
    if t.listener is not None:
        data = {"clone": t.names.name("clone", clone), "era": t.names.name("era", era)}
        t.tell("clone-generated", {**data}, None, True)
    if t.numbers.paradox[clone] == era:
        destroy_clone(t, clone)


def move_clone(t: LoopFields, clone: Clone, era: Era) -> None:
    """Moves a clone; entering its paradox era destroys it."""
    source = t.clone_at[clone]
    if source == era:
        return  # LOOP-OPEN-34: entering means arriving from a different era
    t.crowd[source] -= 1
    t.clone_at[clone] = era
    t.crowd[era] += 1
    if t.listener is not None:
        data = {"clone": t.names.name("clone", clone), "era": t.names.name("era", era)}
        t.tell("clone-moves", {**data, "from_era": t.names.name("era", source)})
    if t.numbers.paradox[clone] == era:
        destroy_clone(t, clone)


def destroy_clone(t: LoopFields, clone: Clone) -> None:
    """A clone goes back to the bag, a supa clone out of the game."""
    era = t.clone_at[clone]
    t.crowd[era] -= 1
    t.clone_at[clone] = NOWHERE
    if t.listener is not None:
        data = {"clone": t.names.name("clone", clone), "era": t.names.name("era", era)}
        t.tell("clone-destroyed", {**data})
    if t.phase == ACTIONS_PHASE:
        t.killed_at[era] += 1
        t.deeds |= 1 << era
        t.killed += 1
        if t.killed > 1 and ability_of(t, t.active) == FINISH:
            t.triggers.push(era)
    t.mode_rules.clone_destroyed(t, clone, era)


def supas_left(t: LoopFields) -> i64:
    """How many supa clones are on the board."""
    left: i64 = 0
    count: i64 = len(t.clone_at)
    for clone in range(NORMAL_CLONES, count):
        if t.clone_at[clone] >= 0:
            left += 1
    return left
