"""A pile of pieces: a growable row of small integers with one owner.

`vec` aliases like a slice in Go: two names for one buffer may overwrite each other after an
append. So a vec that changes its length lives here and nowhere else; no other module appends.
"""

from collections.abc import Iterable

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

__all__ = ["Pile"]


@mypyc_attr(acyclic=True)
class Pile:
    """Pieces in order, the last one on top."""

    def __init__(self) -> None:
        self.cells: vec[i64] = vec[i64]()

    def __len__(self) -> int:
        return len(self.cells)

    def size(self) -> i64:
        """How many pieces there are, as a native integer."""
        return len(self.cells)

    def at(self, index: i64) -> i64:
        """The piece at this index; 0 is the bottom."""
        return self.cells[index]

    def put(self, index: i64, piece: i64) -> None:
        """Replaces the piece at this index."""
        self.cells[index] = piece

    def top(self) -> i64:
        """The piece on top, which stays there."""
        return self.cells[len(self.cells) - 1]

    def push(self, piece: i64) -> None:
        """Lays a piece on top."""
        self.cells = append(self.cells, piece)

    def pop(self) -> i64:
        """Takes the piece on top."""
        self.cells, piece = pop(self.cells)
        return piece

    def push_under(self, piece: i64) -> None:
        """Slips a piece under all others."""
        self.cells = append(self.cells, piece)
        i: i64 = len(self.cells) - 1
        while i > 0:
            self.cells[i] = self.cells[i - 1]
            i -= 1
        self.cells[0] = piece

    def take_at(self, index: i64) -> i64:
        """Takes the piece at this index; those above it move down."""
        self.cells, piece = pop(self.cells, index)
        return piece

    def find(self, piece: i64) -> i64:
        """The lowest index of this piece, or -1."""
        i: i64 = 0
        n: i64 = len(self.cells)
        while i < n:
            if self.cells[i] == piece:
                return i
            i += 1
        return -1

    def has(self, piece: i64) -> bool:
        """Whether this piece lies here."""
        return self.find(piece) >= 0

    def count(self, piece: i64) -> i64:
        """How many times this piece lies here."""
        found: i64 = 0
        for cell in self.cells:
            if cell == piece:
                found += 1
        return found

    def drop(self, piece: i64) -> bool:
        """Takes this piece out, wherever it lies; says whether it was here."""
        index = self.find(piece)
        if index < 0:
            return False
        self.take_at(index)
        return True

    def clear(self) -> None:
        """Takes everything away."""
        self.cells = vec[i64]()

    def copy(self) -> "Pile":
        """An independent pile with the same pieces."""
        twin = Pile()
        if len(self.cells) > 0:
            twin.cells = self.cells[:]
        return twin

    def move_to(self, other: "Pile") -> None:
        """Lays all pieces on another pile, bottom first, and leaves this one empty."""
        assert other is not self, "a pile cannot be laid on itself"
        for cell in self.cells:
            other.push(cell)
        self.clear()

    def fill(self, pieces: Iterable[int]) -> None:
        """Replaces everything by these pieces, bottom first."""
        self.cells = vec[i64](pieces)

    def as_list(self) -> list[int]:
        """The pieces, bottom first."""
        return list(self.cells)
