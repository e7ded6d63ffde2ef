"""The spacetime board: rifts, energy, vortexes, and where agents and Foo are. Compiled.

Each file of the rules adds one layer to the state; the layers below call those above by the methods
that are declared here without a body.
"""

from mypy_extensions import i64

from looptable.engine.fields.layout import Scheme
from looptable.games.the_loop.rules.codes import (
    ACTIONS_PHASE,
    ERAS,
    FOURTH_VORTEX,
    OVER_PHASE,
    SECOND_VORTEX,
)
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.numbers import Book

__all__ = ["Board"]


class Board(LoopFields):
    """Eras in a ring and what lies in them."""

    __slots__ = ("book", "names")

    def __init__(self, source: "Board | None", book: Book, scheme: Scheme) -> None:
        super().__init__(source, scheme.sizes, book.program)
        self.book = book
        self.names = scheme

    # What the layers above do.

    def lose_mission(self, era: i64) -> None:
        """A vortex takes the mission of an era."""
        raise NotImplementedError

    def doom_artifacts(self, era: i64) -> None:
        """A vortex takes the artifacts available in an era."""
        raise NotImplementedError

    def energy_added(self, era: i64) -> None:
        """Somebody added an energy."""
        raise NotImplementedError

    # Space.

    def next_era(self, era: i64) -> i64:
        """One step clockwise."""
        return (era + 1) % ERAS

    def previous_era(self, era: i64) -> i64:
        """One step counter-clockwise."""
        return (era + ERAS - 1) % ERAS

    def is_adjacent(self, one: i64, other: i64) -> bool:
        """Whether two eras lie side by side."""
        return one == (other + 1) % ERAS or other == (one + 1) % ERAS

    def era_name(self, era: i64) -> str:
        """The name of an era."""
        return self.names.names["era"].name(era)

    def agents_at(self, era: i64) -> i64:
        """How many agents stand in an era."""
        found: i64 = 0
        for place in self.at:
            if place == era:
                found += 1
        return found

    def vortexes(self) -> i64:
        """How many vortexes there are."""
        found: i64 = 0
        for has in self.vortex:
            found += has
        return found

    # Energy.

    def energy_in(self, era: i64) -> i64:
        """All energy of an era, perpetual energy included."""
        return self.energy[era] + self.perpetual[era]

    def add_energy(self, era: i64, count: i64) -> None:
        """Energy from the supply, as far as it goes; each counts for missions in Phase II."""
        while count > 0 and self.energy_supply > 0:
            self.energy_supply -= 1
            self.energy[era] += 1
            count -= 1
            if self.listener is not None:
                self.tell("energy-added", {"era": self.era_name(era)})
            self.energy_added(era)

    def pay(self, era: i64, cost: i64) -> None:
        """Energy back to the supply; perpetual energy pays first, once, and stays."""
        owed = cost - self.perpetual[era]
        if owed > 0:
            self.energy[era] -= owed
            self.energy_supply += owed
        if self.listener is not None:
            self.tell("energy-spent", {"era": self.era_name(era), "n": cost})

    def take_energy(self, era: i64, count: i64) -> None:
        """Energy that an effect removes; perpetual energy stays (LOOP-OPEN-32)."""
        taken = min(count, self.energy[era])
        self.energy[era] -= taken
        self.energy_supply += taken
        if taken and self.listener is not None:
            self.tell("energy-removed", {"era": self.era_name(era), "n": taken})

    def has_energy_everywhere(self) -> bool:
        """Whether every era has energy."""
        energy, perpetual = self.energy, self.perpetual
        era: i64 = 0
        while era < ERAS:
            if energy[era] + perpetual[era] == 0:
                return False
            era += 1
        return True

    # Rifts.

    def remove_rifts(self, era: i64, count: i64) -> None:
        """Rifts back to the supply, as many as there are."""
        gone = min(count, self.rifts[era])
        if gone <= 0:
            return
        self.rifts[era] -= gone
        self.rift_supply += gone
        if self.phase == ACTIONS_PHASE:
            self.removed[era] += gone
            self.deeds |= 1 << era
        if self.listener is not None:
            self.tell("rift-removed", {"era": self.era_name(era), "n": gone})

    def add_rift(self, era: i64) -> None:
        """A rift that falls from no machine: a fourth one makes a vortex (LOOP-VORTEX-1)."""
        if self.rift_supply == 0:
            return
        self.rift_supply -= 1
        self.landed[era] += 1
        self.place_landed(era)

    def place_landed(self, era: i64) -> None:
        """Rifts that landed fill free slots, or make a vortex."""
        if self.landed[era] == 0:
            return
        if self.rifts[era] + self.landed[era] <= 3:
            self.rifts[era] += self.landed[era]
            if self.listener is not None:
                self.tell("rifts-placed", {"era": self.era_name(era), "n": self.landed[era]})
            self.landed[era] = 0
        else:
            self.make_vortex(era)

    def make_vortex(self, era: i64) -> None:
        """Mission lost, tile placed, rifts removed, artifacts destroyed, in this order."""
        if self.vortex[era]:
            self.finish(SECOND_VORTEX)
            return
        if self.vortexes() == 3:
            self.finish(FOURTH_VORTEX)
            return
        self.lose_mission(era)
        self.vortex[era] = 1
        if self.listener is not None:
            self.tell("vortex", {"era": self.era_name(era)})
        gone = self.rifts[era] + self.landed[era]
        self.rift_supply += gone
        self.rifts[era] = 0
        self.landed[era] = 0
        if self.listener is not None:
            self.tell("vortex-clears", {"era": self.era_name(era), "n": gone})
        self.doom_artifacts(era)

    # The end.

    def finish(self, ending: i64) -> None:
        """The match is over, at once."""
        if self.phase == OVER_PHASE:
            return
        self.phase = OVER_PHASE
        self.ending = ending
        self.halt()
        if self.listener is not None:
            self.tell("over", {"ending": self.names.names["ending"].name(ending)})

    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.phase == OVER_PHASE

    def scheme(self) -> Scheme:
        """The declaration of the fields, with the names of this match."""
        return self.names
