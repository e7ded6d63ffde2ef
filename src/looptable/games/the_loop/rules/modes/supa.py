"""Mode supa: clones that leave perpetual energy, and a crowd, behind (SUPA). Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.games.the_loop.rules.clones import draw_clone, generate_at, supas_left
from looptable.games.the_loop.rules.codes import S_SETUP
from looptable.games.the_loop.rules.deeds import note_energy
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import ERAS, NORMAL_CLONES, SUPA_CLONES, Clone, Era
from looptable.games.the_loop.rules.mode import Mode
from looptable.games.the_loop.rules.piles import shuffled
from looptable.games.the_loop.rules.victory import finish_if_won

__all__ = ["MODE"]

SUPAS: Final = (3, 4, 5)  # by difficulty
WORTH: Final[i64] = -400


class Supa(Mode):
    """All supa clones must be destroyed."""

    def first_clones(self, t: LoopFields, count: i64) -> i64:
        """Supa clones count among the first clones; each starts one era further from its own."""
        tokens = shuffled(t.chance, S_SETUP, range(SUPA_CLONES))
        supas: i64 = SUPAS[t.difficulty]
        for place in range(supas):
            clone = NORMAL_CLONES + tokens.pop()
            t.clone_at[clone] = (t.numbers.paradox[clone] + place + 1) % ERAS
        return max(0, count - supas)

    def left(self, t: LoopFields) -> i64:
        """The supa clones on the board."""
        return supas_left(t)

    def clone_destroyed(self, t: LoopFields, clone: Clone, era: Era) -> None:
        """A supa clone leaves perpetual energy, and clones: one more for each supa clone so far."""
        if clone < NORMAL_CLONES:
            return
        t.supas_destroyed += 1
        t.perpetual[era] += 1
        if t.listener is not None:
            t.tell("perpetual-added", {"era": t.names.name("era", era)})
        note_energy(t, era)
        for _ in range(t.supas_destroyed):
            drawn = draw_clone(t)
            if drawn < 0:
                break
            generate_at(t, drawn, era)
        finish_if_won(t)

    def worth(self, t: LoopFields) -> i64:
        """Each supa clone that is left weighs on the team."""
        return supas_left(t) * WORTH


MODE: Final = Supa(1, "supa", part="supas")
