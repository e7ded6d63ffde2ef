"""Clones: generated, moved, destroyed in their paradox era. Supa clones are clones too. Compiled."""

from mypy_extensions import i64

from looptable.games.the_loop.rules.board import Board
from looptable.games.the_loop.rules.codes import (
    ACTIONS_PHASE,
    ERAS,
    FINISH,
    NORMAL_CLONES,
    NOWHERE,
    R_FINISH,
    S_BAG,
    SUPA,
    WON,
)

__all__ = ["Crowd"]


class Crowd(Board):
    """The clones on the board and in the bag."""

    __slots__ = ()

    def has_won(self) -> bool:
        """Whether every condition of victory holds."""
        raise NotImplementedError

    def count_crowd(self) -> None:
        """Works out how many clones each era has."""
        era: i64 = 0
        while era < ERAS:
            self.crowd[era] = 0
            era += 1
        for place in self.clone_at:
            if place >= 0:
                self.crowd[place] += 1

    def clone_name(self, clone: i64) -> str:
        """The name of a clone."""
        return self.names.names["clone"].name(clone)

    def draw_clone(self) -> i64:
        """A clone from the bag, at random; -1 if the bag is empty (LOOP-FOO-6)."""
        left = self.in_bag()
        if left == 0:
            return -1
        skip = self.chance.below(S_BAG, left)
        clone: i64 = 0
        for place in self.clone_at:
            if place == NOWHERE:
                if skip == 0:
                    break
                skip -= 1
            clone += 1
        return clone

    def in_bag(self) -> i64:
        """How many clones are in the bag; a supa clone never is."""
        left: i64 = NORMAL_CLONES
        if self.mode == SUPA:
            left += self.supas_left()
        for clones in self.crowd:
            left -= clones
        return left

    def generate(self, count: i64) -> None:
        """Clones from the bag to their generation eras."""
        while count > 0:
            clone = self.draw_clone()
            if clone < 0:
                return
            self.generate_at(clone, self.book.generation[clone])
            count -= 1

    def generate_at(self, clone: i64, era: i64) -> None:
        """Puts a clone on the board; in its paradox era it dies at once (LOOP-SUPA-13)."""
        self.clone_at[clone] = era
        self.crowd[era] += 1
        if self.listener is not None:
            data = {"clone": self.clone_name(clone), "era": self.era_name(era)}
            self.tell("clone-generated", {**data}, None, True)
        if self.book.paradox[clone] == era:
            self.destroy_clone(clone)

    def move_clone(self, clone: i64, era: i64) -> None:
        """Moves a clone; entering its paradox era destroys it."""
        source = self.clone_at[clone]
        if source == era:
            return  # LOOP-OPEN-34: entering means arriving from a different era
        self.crowd[source] -= 1
        self.clone_at[clone] = era
        self.crowd[era] += 1
        if self.listener is not None:
            data = {"clone": self.clone_name(clone), "era": self.era_name(era)}
            self.tell("clone-moves", {**data, "from_era": self.era_name(source)})
        if self.book.paradox[clone] == era:
            self.destroy_clone(clone)

    def destroy_clone(self, clone: i64) -> None:
        """A clone goes back to the bag, a supa clone out of the game."""
        era = self.clone_at[clone]
        self.crowd[era] -= 1
        self.clone_at[clone] = NOWHERE
        if self.listener is not None:
            data = {"clone": self.clone_name(clone), "era": self.era_name(era)}
            self.tell("clone-destroyed", {**data})
        if self.phase == ACTIONS_PHASE:
            self.killed_at[era] += 1
            self.deeds |= 1 << era
            self.killed += 1
            if self.killed > 1 and self.ability_of(self.active) == FINISH:
                self.triggers.push(era)
        if clone >= NORMAL_CLONES:
            self.supa_destroyed(era)

    def supa_destroyed(self, era: i64) -> None:
        """Perpetual energy there, and clones: one more for each supa clone so far."""
        self.supas_destroyed += 1
        self.perpetual[era] += 1
        if self.listener is not None:
            self.tell("perpetual-added", {"era": self.era_name(era)})
        self.energy_added(era)
        left = self.supas_destroyed
        while left > 0:
            clone = self.draw_clone()
            if clone < 0:
                break
            self.generate_at(clone, era)
            left -= 1
        if self.has_won():
            self.finish(WON)

    def pull_trigger(self) -> bool:
        """Robofinisher's reward for a further clone, if one is due: a little program of its own."""
        if not self.triggers or self.is_over():
            return False
        # The oldest first: the clones were destroyed in an order of her choice.
        era = self.triggers.take_at(0)
        self.call(self.book.finish_start, self.active)
        self.registers[R_FINISH] = era
        return True

    def ability_of(self, agent: i64) -> i64:
        """Which special ability an agent has."""
        return self.book.agent_ability[self.agents.at(agent)]

    def supas_left(self) -> i64:
        """How many supa clones are on the board."""
        left: i64 = 0
        clone: i64 = NORMAL_CLONES
        while clone < len(self.clone_at):
            if self.clone_at[clone] >= 0:
                left += 1
            clone += 1
        return left
