"""States whose copy, equality, key and position come from one declaration of their fields.

A game declares its fields once, in its `layout.py` (see `engine.layout`). From that declaration
`make generate` writes a class that copies them, writes them on a tape and reads them back; this
class makes the rest of it. Compiled.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from looptable.core.tape import Tape
from looptable.engine.contract.state import State
from looptable.engine.fields.layout import Scheme

__all__ = ["FieldState", "NO_SIZES"]

NO_SIZES: Final[list[int]] = []
"""The sizes that a copy is given: it has those of its source, and a look at a scheme is not compiled."""


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldState(State):
    """A state with declared fields."""

    __slots__ = ()

    def scheme(self) -> Scheme:
        """The declaration, with the names that this match's content gives to its values."""
        raise NotImplementedError

    def write(self, tape: Tape) -> None:
        """Writes every field that is not derived. Generated."""
        raise NotImplementedError

    def read(self, tape: Tape) -> None:
        """Reads every field that is not derived. Generated."""
        raise NotImplementedError

    def equals(self, other: "FieldState") -> bool:
        """Whether every field that is not derived is as in another state. Generated."""
        raise NotImplementedError

    def check(self) -> None:
        """Refuses a position that no match can have, by PositionError, before anything is derived from it."""

    def settle(self) -> None:
        """Works out the derived fields after reading."""

    def tape(self) -> Tape:
        """This state as a row of integers."""
        tape = Tape()
        self.write(tape)
        return tape

    def key(self) -> bytes:
        """The tape as bytes."""
        return self.tape().as_bytes()

    def position(self) -> dict[str, Any]:
        """The tape in words."""
        return self.scheme().position(self.tape().as_list())

    def place(self, position: dict[str, Any]) -> None:
        """Puts this state into a position; what it does not mention has its default."""
        tape = Tape()
        tape.cells.fill(self.scheme().values(position))
        self.read(tape)
        self.check()
        self.settle()
