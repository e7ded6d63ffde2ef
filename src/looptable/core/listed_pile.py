"""The pile of interpreted rules: a list with the words of a pile. Import `core.pile`."""

from collections.abc import Iterable

__all__ = ["Pile"]


class Pile(list[int]):
    """Pieces in order, the last one on top; `height` is how many there are.

    List methods are used directly, without a Python-level wrapper.
    """

    __slots__ = ()

    height = property(list.__len__)
    push = list.append
    has = list.__contains__
    pick = list.__getitem__

    def at(self, index: int) -> int:
        """The piece at this index; 0 is the bottom."""
        if index < 0:
            raise IndexError("no such piece")
        return self[index]

    def put(self, index: int, piece: int) -> None:
        """Replaces the piece at this index."""
        self.at(index)
        self[index] = piece

    def top(self) -> int:
        """The piece on top, which stays there."""
        return self[-1]

    def push_all(self, other: "Pile", more: int = 0) -> None:
        """Lays the pieces of another pile on top, bottom first, each raised by some number."""
        if more == 0:
            self += other
            return
        for piece in other:
            self.append(piece + more)

    def swap(self, one: int, other: int) -> None:
        """Two pieces change places."""
        if one < 0 or other < 0:
            raise IndexError("no such piece")
        self[one], self[other] = self[other], self[one]

    def push_under(self, piece: int) -> None:
        """Slips a piece under all others."""
        self.insert(0, piece)

    def take_at(self, index: int) -> int:
        """Takes the piece at this index; those above it move down."""
        if index < 0:
            raise IndexError("no such piece")
        return self.pop(index)

    def find(self, piece: int) -> int:
        """The lowest index of this piece, or -1."""
        return self.index(piece) if piece in self else -1

    def drop(self, piece: int) -> bool:
        """Takes this piece out, wherever it lies; says whether it was here."""
        if piece in self:
            self.remove(piece)
            return True
        return False

    def copy(self) -> "Pile":
        """An independent pile with the same pieces."""
        return Pile(self)

    def move_to(self, other: "Pile") -> None:
        """Lays all pieces on another pile, bottom first, and leaves this one empty."""
        assert other is not self, "a pile cannot be laid on itself"
        other += self
        self.clear()

    def fill(self, pieces: Iterable[int]) -> None:
        """Replaces everything by these pieces, bottom first."""
        self[:] = pieces

    def as_list(self) -> list[int]:
        """The pieces, bottom first."""
        return self[:]
