"""The vocabularies of a game: one rule, the words of several editions.

A game speaks words of its own, the neutral vocabulary. A folder `text/vocabularies/<name>` beside its
texts holds what another one says differently: a few nouns, and the sentences that take other verbs.
"""

from __future__ import annotations

from pathlib import Path

__all__ = ["NEUTRAL", "find_vocabularies", "vocabulary_folder"]

NEUTRAL = "neutral"


def find_vocabularies(game: Path) -> tuple[str, ...]:
    """The names of all vocabularies of the game in this folder, the neutral one first."""
    folder = game / "text" / "vocabularies"
    found = folder.iterdir() if folder.exists() else ()
    return (NEUTRAL, *sorted(path.name for path in found if path.is_dir()))


def vocabulary_folder(game: Path, name: str) -> Path | None:
    """The folder of a vocabulary; the neutral one has none of its own."""
    return None if name == NEUTRAL else game / "text" / "vocabularies" / name
