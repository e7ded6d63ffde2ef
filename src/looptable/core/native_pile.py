"""The pile of compiled rules: a growable row of native integers. Compiled; import `core.pile`.

`vec` aliases like a slice in Go: two names for one buffer may overwrite each other after an
append. So a vec that changes its length lives here and nowhere else; no other module appends.

Piles are emptied and filled all the time, so the room they once needed stays theirs: the pieces are
the first `height` cells. Most piles of a copied state are never touched again, so a copy shares the
cells of its original; whichever of the two changes first takes cells of its own.
"""

from collections.abc import Iterable

from mypy_extensions import i64, mypyc_attr

from looptable.core.rows import append, vec

__all__ = ["Pile"]


@mypyc_attr(acyclic=True)
class Pile:
    """Pieces in order, the last one on top; `height` is how many there are, as a native integer."""

    def __init__(self, original: "Pile | None" = None) -> None:
        if original is None or original.height == 0:
            self.cells: vec[i64] = vec[i64]()
            self.height: i64 = 0
            self.is_shared = False
        else:
            self.cells = original.cells
            self.height = original.height
            self.is_shared = True
            original.is_shared = True

    def __len__(self) -> int:
        return self.height

    def __bool__(self) -> bool:
        return self.height > 0

    def at(self, index: i64) -> i64:
        """The piece at this index; 0 is the bottom."""
        if not 0 <= index < self.height:
            raise IndexError("no such piece")
        return self.cells[index]

    def pick(self, index: i64) -> i64:
        """The piece at an index that is known to be there."""
        return self.cells[index]

    def put(self, index: i64, piece: i64) -> None:
        """Replaces the piece at this index."""
        if not 0 <= index < self.height:
            raise IndexError("no such piece")
        if self.is_shared:
            self.take_own()
        self.cells[index] = piece

    def top(self) -> i64:
        """The piece on top, which stays there."""
        return self.at(self.height - 1)

    def push(self, piece: i64) -> None:
        """Lays a piece on top."""
        if self.is_shared:
            self.take_own()
        cells = self.cells  # every look at a vec through its owner counts a reference
        height = self.height
        if height < len(cells):
            cells[height] = piece
        else:
            self.cells = append(cells, piece)
        self.height = height + 1

    def push_all(self, other: "Pile", more: i64 = 0) -> None:
        """Lays the pieces of another pile on top, bottom first, each raised by some number."""
        if self.is_shared:
            self.take_own()
        source, cells, height = other.cells, self.cells, self.height
        i: i64 = 0
        while i < other.height:
            if height < len(cells):
                cells[height] = source[i] + more
            else:
                cells = append(cells, source[i] + more)
            height += 1
            i += 1
        self.cells = cells
        self.height = height

    def pop(self) -> i64:
        """Takes the piece on top."""
        height = self.height - 1
        if height < 0:
            raise IndexError("no such piece")
        self.height = height
        return self.cells[height]

    def swap(self, one: i64, other: i64) -> None:
        """Two pieces change places."""
        if not (0 <= one < self.height and 0 <= other < self.height):
            raise IndexError("no such piece")
        if self.is_shared:
            self.take_own()
        cells = self.cells
        piece = cells[one]
        cells[one] = cells[other]
        cells[other] = piece

    def push_under(self, piece: i64) -> None:
        """Slips a piece under all others."""
        self.push(piece)
        i: i64 = self.height - 1
        while i > 0:
            self.cells[i] = self.cells[i - 1]
            i -= 1
        self.cells[0] = piece

    def take_at(self, index: i64) -> i64:
        """Takes the piece at this index; those above it move down."""
        piece = self.at(index)
        if self.is_shared:
            self.take_own()
        cells = self.cells
        self.height -= 1
        while index < self.height:
            cells[index] = cells[index + 1]
            index += 1
        return piece

    def find(self, piece: i64) -> i64:
        """The lowest index of this piece, or -1."""
        cells = self.cells
        i: i64 = 0
        while i < self.height:
            if cells[i] == piece:
                return i
            i += 1
        return -1

    def has(self, piece: i64) -> bool:
        """Whether this piece lies here."""
        return self.find(piece) >= 0

    def count(self, piece: i64) -> i64:
        """The number of times this piece lies here."""
        found: i64 = 0
        i: i64 = 0
        while i < self.height:
            if self.cells[i] == piece:
                found += 1
            i += 1
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
        self.height = 0

    def copy(self) -> "Pile":
        """An independent pile with the same pieces."""
        return Pile(self)

    def take_own(self) -> None:
        """Stops sharing cells with a copy."""
        self.cells = self.cells[: self.height]
        self.is_shared = False

    def move_to(self, other: "Pile") -> None:
        """Lays all pieces on another pile, bottom first, and leaves this one empty."""
        assert other is not self, "a pile cannot be laid on itself"
        other.push_all(self)
        self.clear()

    def fill(self, pieces: Iterable[int]) -> None:
        """Replaces everything by these pieces, bottom first."""
        self.cells = vec[i64](pieces)
        self.height = len(self.cells)
        self.is_shared = False

    def as_list(self) -> list[int]:
        """The pieces, bottom first."""
        return list(self.cells[: self.height])
