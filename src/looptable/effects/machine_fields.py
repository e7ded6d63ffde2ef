"""Generated from layout.py by `make generate`; do not edit."""

from mypy_extensions import i64, mypyc_attr

from looptable.core.equality import equal_piles, equal_rows
from looptable.core.pile import Pile
from looptable.core.rows import vec
from looptable.core.tape import Tape
from looptable.engine.fields.field_state import FieldState

__all__ = ["MachineFields"]


@mypyc_attr(allow_interpreted_subclasses=True)
class MachineFields(FieldState):
    """The declared fields: created or copied, written down and read back."""

    __slots__ = (
        "pc",
        "actor",
        "registers",
        "returns",
        "actors",
        "saved",
        "picker",
        "waiting",
        "prompt",
        "flow",
        "held",
        "over",
        "options",
    )

    def __init__(self, source: "MachineFields | None", sizes: list[int]) -> None:
        super().__init__()
        if source is None:
            self.pc: i64 = -1
            self.actor: i64 = -1
            self.registers: vec[i64] = vec[i64]([0] * sizes[0])
            self.returns: Pile = Pile()
            self.actors: Pile = Pile()
            self.saved: Pile = Pile()
            self.picker: i64 = -1
            self.waiting: i64 = 0
            self.prompt: i64 = -1
            self.flow: i64 = 0
            self.held: i64 = 0
            self.over: i64 = 0
            self.options: Pile = Pile()
        else:
            self.pc = source.pc
            self.actor = source.actor
            self.registers = source.registers[:]
            self.returns = source.returns.copy()
            self.actors = source.actors.copy()
            self.saved = source.saved.copy()
            self.picker = source.picker
            self.waiting = source.waiting
            self.prompt = source.prompt
            self.flow = source.flow
            self.held = source.held
            self.over = source.over
            self.options = source.options.copy()

    def write(self, tape: Tape) -> None:
        """Writes every field that is not derived."""
        tape.put(self.pc)
        tape.put(self.actor)
        tape.put_row(self.registers)
        tape.put_pile(self.returns)
        tape.put_pile(self.actors)
        tape.put_pile(self.saved)

    def read(self, tape: Tape) -> None:
        """Reads every field that is not derived."""
        self.pc = tape.take()
        self.actor = tape.take()
        self.registers = tape.take_row()
        tape.take_pile(self.returns)
        tape.take_pile(self.actors)
        tape.take_pile(self.saved)

    def equals(self, other: FieldState) -> bool:
        """Whether every field that is not derived is as in another state of this class."""
        if not isinstance(other, MachineFields):
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
        return equal_piles(self.saved, other.saved)
