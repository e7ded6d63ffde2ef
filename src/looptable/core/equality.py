"""Equality of rows and piles, by their cells. Compiled."""

from mypy_extensions import i64

from looptable.core.chance import Chance
from looptable.core.pile import Pile
from looptable.core.rows import vec

__all__ = ["equal_chances", "equal_pile_rows", "equal_piles", "equal_rows"]


def equal_rows(one: vec[i64], other: vec[i64]) -> bool:
    """Whether two rows have the same numbers in the same order."""
    size: i64 = len(one)
    if size != len(other):
        return False
    for i in range(size):
        if one[i] != other[i]:
            return False
    return True


def equal_piles(one: Pile, other: Pile) -> bool:
    """Whether two piles have the same pieces in the same order."""
    height: i64 = one.height
    if height != other.height:
        return False
    for i in range(height):
        if one.pick(i) != other.pick(i):
            return False
    return True


def equal_pile_rows(some: list[Pile], others: list[Pile]) -> bool:
    """Whether two lists of piles are equal, pile by pile."""
    if len(some) != len(others):
        return False
    for i in range(len(some)):
        if not equal_piles(some[i], others[i]):
            return False
    return True


def equal_chances(one: Chance, other: Chance) -> bool:
    """Whether two generators will give the same draws."""
    if one.forced is None or other.forced is None:
        return one.forced is other.forced and equal_rows(one.words, other.words)
    return equal_rows(one.words, other.words) and equal_piles(one.forced, other.forced)
