"""Missions: two are revealed; actions progress them; Phase IV completes them. Compiled."""

from mypy_extensions import i64

from looptable.games.the_loop.rules.codes import (
    ACTIONS_PHASE,
    CENTRIFUGES,
    CLEAN,
    CLONE_EACH,
    CLONE_FOO,
    ENERGY_HERE,
    ERAS,
    FLANK,
    FULL,
    LOOP_EACH,
    LOOP_FOO,
    NOTHING,
    RIFT_EACH,
    RIFT_FOO,
    SUPA,
    ULTRAMACHINA,
)
from looptable.games.the_loop.rules.decks import Decks

__all__ = ["Missions"]


class Missions(Decks):
    """The missions around the board."""

    __slots__ = ()

    def mission_name(self, mission: i64) -> str:
        """The name of a mission."""
        return self.names.names["mission"].name(mission)

    # Two are kept revealed.

    def count_shown(self) -> None:
        """Works out which eras have a revealed mission, and which of these a player marks."""
        self.shown.clear()
        self.markable.clear()
        era: i64 = 0
        while era < ERAS:
            if self.revealed[era]:
                self.shown.push(era)
                if self.book.mission_kind[self.mission[era]] in (FLANK, CLEAN):
                    self.markable.push(era)
            era += 1

    def reveal_missions(self) -> None:
        """Reveals hidden missions, from Foo's era clockwise, until two are revealed."""
        while self.shown.height < 2 and self.reveal_next():
            pass

    def replace_mission(self) -> None:
        """After a mission was completed or lost; one edition may be read to reveal a third one."""
        if self.literal_reveal:
            self.reveal_next()  # LOOP-REVEAL-6
        self.reveal_missions()

    def reveal_next(self) -> bool:
        """Reveals the first hidden mission from Foo's era clockwise; says whether there was one."""
        step: i64 = 0
        while step < ERAS:
            era = (max(self.foo, 0) + step) % ERAS
            if self.mission[era] != NOTHING and self.revealed[era] == 0:
                self.reveal_mission(era)
                return True
            step += 1
        return False

    def reveal_mission(self, era: i64) -> None:
        """Turns up the mission of an era."""
        self.revealed[era] = 1
        self.count_shown()
        if self.listener is not None:
            name = self.mission_name(self.mission[era])
            self.tell("mission-revealed", {"mission": name, "era": self.era_name(era)}, None, True)

    def lose_mission(self, era: i64) -> None:
        """A vortex takes the mission of an era, with its cubes."""
        mission = self.mission[era]
        if mission == NOTHING:
            return
        was_hidden = self.revealed[era] == 0
        self.take_mission(era)
        if was_hidden:
            self.unused.push(mission)  # it leaves the game unseen
        else:
            self.lost.push(mission)
        if self.listener is not None:
            name = "hidden" if was_hidden else self.mission_name(mission)
            self.tell("mission-lost", {"mission": name, "era": self.era_name(era)})
        self.replace_mission()

    def take_mission(self, era: i64) -> None:
        """Takes a mission and its cubes off the board."""
        self.progress[self.mission[era]] = 0
        self.mission[era] = NOTHING
        self.revealed[era] = 0
        self.count_shown()

    # Progress. A mission with one slot per era keeps them as a mask, the others count.

    def has_era_slots(self, mission: i64) -> bool:
        """Whether a mission has one slot per era."""
        kind = self.book.mission_kind[mission]
        return kind in (RIFT_EACH, LOOP_EACH, CLONE_EACH, CLEAN)

    def cubes_on(self, mission: i64) -> i64:
        """How many progress cubes a mission has."""
        if not self.has_era_slots(mission):
            return self.progress[mission]
        mask = self.progress[mission]
        found: i64 = 0
        while mask > 0:
            found += mask & 1
            mask >>= 1
        return found

    def slots_of(self, mission: i64) -> i64:
        """How many progress cubes a mission can hold."""
        if self.has_era_slots(mission):
            return ERAS
        return self.book.mission_need[mission]

    def is_full(self, mission: i64) -> bool:
        """Whether a mission has all the cubes it needs."""
        return self.cubes_on(mission) >= self.book.mission_need[mission]

    def put_cube(self, mission: i64, era: i64) -> None:
        """A progress cube on a free slot: for missions with one slot per era, on that era's."""
        if self.has_era_slots(mission):
            if self.progress[mission] >> era & 1:
                return
            self.progress[mission] |= 1 << era
        elif self.progress[mission] < self.slots_of(mission):
            self.progress[mission] += 1
        else:
            return
        if self.listener is not None:
            data = {"mission": self.mission_name(mission), "era": self.era_name(era)}
            self.tell("progress", {**data, "n": self.cubes_on(mission)})

    def energy_added(self, era: i64) -> None:
        """Notes an energy added in Phase II."""
        if self.phase == ACTIONS_PHASE:
            if self.counts_now(era):
                self.added[era] += 1
                self.deeds |= 1 << era
            if self.mode == ULTRAMACHINA:
                self.machina_hits[era] += 1

    def counts_now(self, era: i64) -> bool:
        """Whether an energy just added counts; one edition lets M7 look before each (LOOP-MISS-11)."""
        mission = self.mission[era]
        if not self.full_all_along or mission == NOTHING or self.book.mission_kind[mission] != FULL:
            return True
        return self.energy_in(era) > 1 and self.has_energy_everywhere()

    def start_action(self) -> None:
        """Forgets the last action; M7 looks at the energy before the next one."""
        era: i64 = 0
        while self.deeds:
            if self.deeds & 1:
                self.removed[era] = 0
                self.killed_at[era] = 0
                self.added[era] = 0
                self.looped[era] = 0
            self.deeds >>= 1
            era += 1
        self.all_energy = 1 if self.has_energy_everywhere() else 0

    def settle_progress(self) -> None:
        """After an action: every revealed mission gets the cubes that the action earned."""
        index: i64 = 0
        while index < len(self.shown):
            era = self.shown.pick(index)
            self.earn(self.mission[era], era)
            index += 1

    def count_deeds(self) -> None:
        """Works out in which eras the action in progress did something that counts, as a mask."""
        self.deeds = 0
        era: i64 = 0
        while era < ERAS:
            if self.removed[era] + self.killed_at[era] + self.added[era] + self.looped[era] > 0:
                self.deeds |= 1 << era
            era += 1

    def earn(self, mission: i64, home: i64) -> None:
        """The cubes that the action earned for one mission."""
        kind = self.book.mission_kind[mission]
        if kind in (FLANK, CLEAN):
            return  # at most one a turn, and only if the player likes: see `can_mark`
        if kind in (FULL, ENERGY_HERE):
            if kind == ENERGY_HERE or self.all_energy or self.full_all_along:
                self.put_cubes(mission, home, self.added[home])
            return
        done = self.looped
        if kind in (RIFT_FOO, RIFT_EACH):
            done = self.removed
        elif kind in (CLONE_FOO, CLONE_EACH):
            done = self.killed_at
        if kind in (RIFT_FOO, LOOP_FOO, CLONE_FOO):
            if self.foo >= 0:
                self.put_cubes(mission, self.foo, done[self.foo])
            return
        era: i64 = 0
        while era < ERAS:
            if done[era] > 0:
                self.put_cube(mission, self.at[self.active] if self.own_era_slots else era)
            era += 1

    def put_cubes(self, mission: i64, era: i64, count: i64) -> None:
        """Several cubes; those beyond the free slots are lost."""
        while count > 0:
            self.put_cube(mission, era)
            count -= 1

    def can_mark(self, era: i64) -> bool:
        """Whether the active player may put this turn's cube on a markable mission (M8, M9)."""
        mission = self.mission[era]
        if self.marked >> mission & 1:
            return False
        me = self.at[self.active]
        if self.book.mission_kind[mission] == FLANK:
            return self.progress[mission] < self.slots_of(mission) and self.is_flanking(me)
        # More than the three cubes it needs would change nothing, so nobody is asked (MISS-19).
        filled = self.progress[mission] >> me & 1 == 1 or self.is_full(mission)
        return not filled and self.crowd[me] == 0 and self.rifts[me] == 0

    def is_flanking(self, me: i64) -> bool:
        """Whether the active agent and another one stand on both sides of Foo."""
        if not self.is_adjacent(me, self.foo):
            return False
        opposite = (2 * self.foo - me + 2 * ERAS) % ERAS
        return self.agents_at(opposite) > 0

    # Completing.

    def complete(self, era: i64) -> None:
        """The mission of an era is completed."""
        mission = self.mission[era]
        self.take_mission(era)
        self.completed.push(mission)
        if self.listener is not None:
            data = {"mission": self.mission_name(mission), "era": self.era_name(era)}
            self.tell("mission-completed", {**data, "n": self.completed.height})

    def has_won(self) -> bool:
        """Four missions, and whatever else the mode asks for."""
        if self.completed.height < 4:
            return False
        if self.mode == SUPA:
            return self.supas_left() == 0
        if self.mode == CENTRIFUGES:
            return self.centrifuges_left() == 0
        return True

    def centrifuges_left(self) -> i64:
        """How many centrifuges are on the board."""
        left: i64 = 0
        for era in self.centrifuge_at:
            if era >= 0:
                left += 1
        return left
