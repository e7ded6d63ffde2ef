"""Generated from layout.py by `make generate`; do not edit."""

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from looptable.core.chance import Chance
from looptable.core.equality import equal_chances, equal_pile_rows, equal_piles, equal_rows
from looptable.core.pile import Pile
from looptable.core.rows import vec
from looptable.core.tape import Tape
from looptable.effects.machine import Machine
from looptable.effects.program import Program
from looptable.engine.fields.field_state import FieldState

if TYPE_CHECKING:
    from looptable.engine.fields.layout import Scheme
    from looptable.games._template.rules.numbers import Numbers

__all__ = ["TemplateFields"]


@mypyc_attr(allow_interpreted_subclasses=True)
class TemplateFields(Machine):
    """The declared fields: created or copied, written down and read back."""

    __slots__ = (
        "numbers",
        "names",
        "chance",
        "phase",
        "round",
        "rounds",
        "strain",
        "supply",
        "sparks",
        "pocket",
        "pawn",
        "committed",
        "deck",
        "hands",
        "discard",
        "ending",
    )

    def __init__(
        self,
        source: "TemplateFields | None",
        sizes: list[int],
        program: Program,
        numbers: "Numbers",
        names: "Scheme",
    ) -> None:
        super().__init__(source, program)
        self.numbers = numbers
        self.names = names
        if source is None:
            self.chance: Chance = Chance(sizes[0])
            self.phase: i64 = 0
            self.round: i64 = 1
            self.rounds: i64 = 4
            self.strain: i64 = 0
            self.supply: i64 = 0
            self.sparks: vec[i64] = vec[i64]([0] * sizes[1])
            self.pocket: vec[i64] = vec[i64]([0] * sizes[2])
            self.pawn: vec[i64] = vec[i64]([0] * sizes[2])
            self.committed: vec[i64] = vec[i64]([-1] * sizes[2])
            self.deck: Pile = Pile()
            self.hands: list[Pile] = [Pile() for _ in range(sizes[2])]
            self.discard: Pile = Pile()
            self.ending: i64 = -1
        else:
            self.chance = source.chance.copy()
            self.phase = source.phase
            self.round = source.round
            self.rounds = source.rounds
            self.strain = source.strain
            self.supply = source.supply
            self.sparks = source.sparks[:]
            self.pocket = source.pocket[:]
            self.pawn = source.pawn[:]
            self.committed = source.committed[:]
            self.deck = source.deck.copy()
            self.hands = [pile.copy() for pile in source.hands]
            self.discard = source.discard.copy()
            self.ending = source.ending

    def write(self, tape: Tape) -> None:
        """Writes every field that is not derived."""
        tape.put(self.pc)
        tape.put(self.actor)
        tape.put_row(self.registers)
        tape.put_pile(self.returns)
        tape.put_pile(self.actors)
        tape.put_pile(self.saved)
        self.chance.write(tape)
        tape.put(self.phase)
        tape.put(self.round)
        tape.put(self.rounds)
        tape.put(self.strain)
        tape.put(self.supply)
        tape.put_row(self.sparks)
        tape.put_row(self.pocket)
        tape.put_row(self.pawn)
        tape.put_row(self.committed)
        tape.put_pile(self.deck)
        for pile in self.hands:
            tape.put_pile(pile)
        tape.put_pile(self.discard)
        tape.put(self.ending)

    def read(self, tape: Tape) -> None:
        """Reads every field that is not derived."""
        self.pc = tape.take()
        self.actor = tape.take()
        self.registers = tape.take_row()
        tape.take_pile(self.returns)
        tape.take_pile(self.actors)
        tape.take_pile(self.saved)
        self.chance.read(tape)
        self.phase = tape.take()
        self.round = tape.take()
        self.rounds = tape.take()
        self.strain = tape.take()
        self.supply = tape.take()
        self.sparks = tape.take_row()
        self.pocket = tape.take_row()
        self.pawn = tape.take_row()
        self.committed = tape.take_row()
        tape.take_pile(self.deck)
        for pile in self.hands:
            tape.take_pile(pile)
        tape.take_pile(self.discard)
        self.ending = tape.take()

    def equals(self, other: FieldState) -> bool:
        """Whether every field that is not derived is as in another state of this class."""
        if not isinstance(other, TemplateFields):
            return False
        if self.pc != other.pc:
            return False
        if self.actor != other.actor:
            return False
        if not equal_rows(self.registers, other.registers):
            return False
        if not equal_piles(self.returns, other.returns):
            return False
        if not equal_piles(self.actors, other.actors):
            return False
        if not equal_piles(self.saved, other.saved):
            return False
        if not equal_chances(self.chance, other.chance):
            return False
        if self.phase != other.phase:
            return False
        if self.round != other.round:
            return False
        if self.rounds != other.rounds:
            return False
        if self.strain != other.strain:
            return False
        if self.supply != other.supply:
            return False
        if not equal_rows(self.sparks, other.sparks):
            return False
        if not equal_rows(self.pocket, other.pocket):
            return False
        if not equal_rows(self.pawn, other.pawn):
            return False
        if not equal_rows(self.committed, other.committed):
            return False
        if not equal_piles(self.deck, other.deck):
            return False
        if not equal_pile_rows(self.hands, other.hands):
            return False
        if not equal_piles(self.discard, other.discard):
            return False
        return self.ending == other.ending

    def reseed(self, seed: int) -> None:
        """Makes all chance still to come independent of what it would have been."""
        self.chance.seed(seed)
