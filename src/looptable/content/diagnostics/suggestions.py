"""Suggestions for a misspelt word."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher

__all__ = ["closest"]

_LEAST_LIKENESS = 0.6
_LONGEST_WORD = 100


def closest(word: str, candidates: Iterable[str]) -> str | None:
    """The candidate that `word` was probably meant to be, or None if none is near.

    >>> closest("cots", ["cost", "count", "id"])
    'cost'
    """
    # Longer words are no slips of the pen, and comparing them costs the square of their length.
    if len(word) > _LONGEST_WORD:
        return None
    plain = _plain(word)
    scored = [(_likeness(plain, _plain(candidate)), candidate) for candidate in candidates]
    # Ties go to the first in the alphabet, so that the answer never depends on the order given.
    best = min(scored, key=lambda pair: (-pair[0], pair[1]), default=(0.0, ""))
    return best[1] if best[0] >= _LEAST_LIKENESS else None


def _plain(word: str) -> str:
    return word.casefold().replace("_", "-").replace(" ", "-")


def _likeness(word: str, candidate: str) -> float:
    # The matcher is not symmetric; the better of both ways is.
    return max(
        SequenceMatcher(None, word, candidate).ratio(),
        SequenceMatcher(None, candidate, word).ratio(),
    )
