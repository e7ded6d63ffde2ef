"""Chance: a seeded generator that is part of a state, with one stream per purpose.

Each stream is L'Ecuyer's MRG32k3a (two recurrences of order three): small, long-proved, and all
its products stay below 2**53, so that compiled integers, which wrap silently at 2**63, and
interpreted ones, which do not, give the same numbers. A stream is six integers; it is copied,
saved and compared like any other part of a state.

Streams do not disturb one another: an extra die roll does not change the order of the deck.
"""

import hashlib
from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from looptable.core.errors import PositionError
from looptable.core.pile import Pile
from looptable.core.rows import vec
from looptable.core.tape import Tape

__all__ = ["Chance"]

M1: Final[i64] = 4294967087
M2: Final[i64] = 4294944443
WORDS: Final[i64] = 6  # integers per stream


@mypyc_attr(acyclic=True)
class Chance:
    """Seeded streams of draws, and draws that a test has decided beforehand."""

    __slots__ = ("forced", "words")

    def __init__(self, streams: int) -> None:
        self.words: vec[i64] = vec[i64]([1] * (streams * 6)) if streams else vec[i64]()
        # Pairs (value, stream), the next draw last. Nearly always there are none, and a copy needs no pile.
        self.forced: Pile | None = None

    def streams(self) -> int:
        """The number of streams."""
        return len(self.words) // 6

    def seed(self, seed: int) -> None:
        """Seeds every stream from one seed of any size; forgets forced draws."""
        at: i64 = 0
        for stream in range(len(self.words) // 6):
            digest = hashlib.sha256(f"{seed}:{stream}".encode("ascii")).digest()
            for i in range(6):
                word: i64 = 0
                for byte in digest[i * 5 : i * 5 + 5]:
                    word = word * 256 + byte
                self.words[at] = 1 + word % ((M1 if i < 3 else M2) - 1)
                at += 1
        self.forced = None

    def copy(self) -> "Chance":
        """An independent generator that will give the same draws."""
        twin = Chance(0)
        twin.words = self.words[:]
        if self.forced is not None:
            twin.forced = self.forced.copy()
        return twin

    def split(self, stream: int) -> "Chance":
        """A new generator with one stream, seeded by draws from this one."""
        seed = 0
        for _ in range(4):
            word: int = self.next(stream)  # not native: four of them together would not fit
            seed = seed * 4294967087 + word
        twin = Chance(1)
        twin.seed(seed)
        return twin

    def force(self, stream: int, values: Iterable[int]) -> None:
        """Decides the next draws of a stream: what `below` and `weighted` will answer."""
        pairs = self.decided()
        coming: list[int] = []
        for value in values:
            assert value >= 0, f"a draw is never negative: {value}"
            coming = [value, stream, *coming]
        # Streams lie in order, the first on top, whichever was decided first: alike, equal keys.
        later = [i for i in range(0, len(pairs), 2) if pairs[i + 1] > stream]
        cut = 2 * len(later)
        self.decide([*pairs[:cut], *coming, *pairs[cut:]])

    def decided(self) -> list[int]:
        """All decided draws still to come: pairs of value and stream, the next one last."""
        return [] if self.forced is None else self.forced.as_list()

    def decide(self, pairs: Iterable[int]) -> None:
        """Decides the draws still to come, and no others, as `decided` gives them."""
        forced = Pile()
        forced.fill(pairs)
        self.forced = forced if forced else None

    def write(self, tape: Tape) -> None:
        """Writes all that decides the draws still to come."""
        tape.put_row(self.words)
        if self.forced is None:
            tape.put(0)
        else:
            tape.put_pile(self.forced)

    def read(self, tape: Tape) -> None:
        """Reads what `write` wrote."""
        self.words = tape.take_row()
        forced = Pile()
        tape.take_pile(forced)
        self.forced = forced if forced else None

    def next(self, stream: i64) -> i64:
        """The next raw number of a stream, from 0 to M1 - 1."""
        return self.below(stream, M1)

    def below(self, stream: i64, n: i64) -> i64:
        """A fair draw from 0 to n - 1, with n from 1 to M1."""
        assert 0 < n <= M1, f"no fair draw below {n}"
        if self.forced is not None:
            value = self.take_forced(stream)
            if value >= 0:
                return self.checked(value, n)
        w = self.words
        while True:
            a: i64 = stream * WORDS
            b: i64 = a + 1
            c: i64 = a + 2
            first: i64 = (1403580 * w[b] - 810728 * w[a]) % M1
            w[a] = w[b]
            w[b] = w[c]
            w[c] = first
            a += 3
            b += 3
            c += 3
            second: i64 = (527612 * w[c] - 1370589 * w[a]) % M2
            w[a] = w[b]
            w[b] = w[c]
            w[c] = second
            raw: i64 = (first - second) % M1
            # The last, incomplete block would favour small numbers; few raw numbers come near it.
            if raw <= M1 - n or raw < M1 - M1 % n:
                return raw % n

    def weighted(self, stream: i64, weights: vec[i64]) -> i64:
        """An index, drawn in proportion to its weight."""
        if self.forced is not None:
            value = self.take_forced(stream)
            if value >= 0:
                return self.checked(value, len(weights))
        total: i64 = 0
        for weight in weights:
            total += weight
        left = self.below(stream, total)
        index: i64 = 0
        while left >= weights[index]:
            left -= weights[index]
            index += 1
        return index

    def shuffle(self, stream: i64, pile: Pile) -> None:
        """Puts a pile in random order."""
        i: i64 = pile.height - 1
        while i > 0:
            pile.swap(i, self.below(stream, i + 1))
            i -= 1

    def checked(self, value: i64, n: i64) -> i64:
        """A decided draw, if it is one of the n possible ones; people decide draws in positions."""
        if value >= n:
            raise PositionError("position/impossible-draw", value=value, most=n - 1)
        return value

    def take_forced(self, stream: i64) -> i64:
        """The next decided draw of this stream, or -1."""
        forced = self.forced
        if forced is None:
            return -1
        i: i64 = forced.height - 1
        while i > 0:
            if forced.at(i) == stream:
                forced.take_at(i)
                value = forced.take_at(i - 1)
                if not forced:
                    self.forced = None
                return value
            i -= 2
        return -1
