"""The action in progress: what it has done so far that counts for missions. Compiled."""

from mypy_extensions import i64

from looptable.games.the_loop.rules.codes import ACTIONS_PHASE, FULL
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import ERAS, Era
from looptable.games.the_loop.rules.space import energy_in, has_energy_everywhere

__all__ = ["count_deeds", "note_energy", "start_action"]


def note_energy(t: LoopFields, era: Era) -> None:
    """Notes an energy added in Phase II."""
    if t.phase == ACTIONS_PHASE:
        if counts_now(t, era):
            t.added[era] += 1
            t.deeds |= 1 << era
        t.mode_rules.energy_added(t, era)


def counts_now(t: LoopFields, era: Era) -> bool:
    """Whether an energy just added counts; one edition lets M7 look before each (LOOP-MISS-11).

    A mission that lies face down has no say: nobody may tell from the count which one it is.
    """
    if not t.full_all_along or not t.revealed[era]:
        return True
    if t.numbers.mission_kind[t.mission[era]] != FULL:
        return True
    return energy_in(t, era) > 1 and has_energy_everywhere(t)


def start_action(t: LoopFields) -> None:
    """Forgets the last action; M7 looks at the energy before the next one."""
    era: i64 = 0
    while t.deeds:
        if t.deeds & 1:
            t.removed[era] = 0
            t.killed_at[era] = 0
            t.added[era] = 0
            t.looped[era] = 0
        t.deeds >>= 1
        era += 1
    t.all_energy = 1 if has_energy_everywhere(t) else 0


def count_deeds(t: LoopFields) -> None:
    """Works out in which eras the action in progress did something that counts, as a mask."""
    t.deeds = 0
    for era in range(ERAS):
        if t.removed[era] + t.killed_at[era] + t.added[era] + t.looped[era] > 0:
            t.deeds |= 1 << era
