"""A tape: a state written down as one row of integers, and read back in the same order."""

from array import array

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.core.rows import append, vec

__all__ = ["Tape"]


class Tape:
    """Integers in order, with a reading head."""

    def __init__(self) -> None:
        self.cells = Pile()
        self.head: i64 = 0

    def put(self, value: i64) -> None:
        """Writes one integer at the end."""
        self.cells.push(value)

    def put_row(self, row: vec[i64]) -> None:
        """Writes a row, with its length before it."""
        self.cells.push(len(row))
        for value in row:
            self.cells.push(value)

    def take(self) -> i64:
        """Reads the next integer."""
        value = self.cells.at(self.head)
        self.head += 1
        return value

    def put_pile(self, pile: Pile) -> None:
        """Writes a pile, with its height before it."""
        self.cells.push(pile.height)
        self.cells.push_all(pile)

    def take_row(self) -> vec[i64]:
        """Reads a row that `put_row` wrote."""
        row = vec[i64]()
        left = self.take()
        while left > 0:
            row = append(row, self.take())
            left -= 1
        return row

    def take_pile(self, pile: Pile) -> None:
        """Reads a pile that `put_pile` wrote, in place of what lies on this one."""
        pile.clear()
        left = self.take()
        while left > 0:
            pile.push(self.take())
            left -= 1

    def as_list(self) -> list[int]:
        """All integers written so far."""
        return self.cells.as_list()

    def as_bytes(self, left_out: int = 0) -> bytes:
        """The integers written so far but the last ones, eight bytes each, least significant first."""
        cells = array("q", self.cells.as_list())
        return cells[: len(cells) - left_out].tobytes()

    def has_other(self, start: i64, value: i64) -> bool:
        """Whether a cell from `start` on has another value."""
        while start < self.cells.height:
            if self.cells.at(start) != value:
                return True
            start += 1
        return False
