"""Older content of a game, kept in its folder for matches that began with it.

`past/HASH/` looks as the game's folder did: `content/`, `text/`. It is named by the first letters of the
content's hash, by which records know it.
"""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

__all__ = ["PAST", "keep_content", "kept_name", "kept_names"]

PAST: Final = "past"
LETTERS: Final = 12
SKIPPED: Final = ("__pycache__", "vocabularies")


def kept_name(digest: str) -> str:
    """The name of the folder that keeps content with this hash."""
    return digest[:LETTERS]


def kept_names(folder: Path) -> tuple[str, ...]:
    """The names of all contents that a game's folder keeps."""
    past = folder / PAST
    return tuple(sorted(path.name for path in past.iterdir())) if past.is_dir() else ()


def keep_content(folder: Path, digest: str, parts: Sequence[str]) -> Path | None:
    """Copies these parts of a game's folder, as they are now; None if they are kept already."""
    place = folder / PAST / kept_name(digest)
    if place.exists():
        return None
    for part in parts:
        shutil.copytree(folder / part, place / part, ignore=shutil.ignore_patterns(*SKIPPED))
    return place
