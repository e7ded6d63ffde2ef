"""A tutorial: a position, and lessons that lead through the first choices from there."""

from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec

from looptable.content.text.text import Text

__all__ = ["Lesson", "Tutorial", "read_tutorial"]


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: its text is `lesson.<id>`.

    `key` is the choice that it leads to; without one there is only something to read. `shows` are the ids
    of pieces and zones that it speaks of, `words` the keys of the texts that fill the slots of its own.
    """

    id: str
    key: str | None = None
    shows: tuple[str, ...] = ()
    words: dict[str, str] = {}

    @property
    def text(self) -> Text:
        """The sentence of the lesson."""
        return Text.of(f"lesson.{self.id}", **{slot: Text(key) for slot, key in self.words.items()})


class Tutorial(msgspec.Struct, frozen=True):
    """Its first position, its seats (as for a new table) and its lessons in order."""

    position: dict[str, Any]
    seats: tuple[str, ...]
    lessons: tuple[Lesson, ...]


class _Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: tuple[str, ...]
    lesson: tuple[Lesson, ...]


@lru_cache(maxsize=16)
def read_tutorial(folder: Path) -> Tutorial | None:
    """Reads the tutorial in a game's folder, if it has one."""
    file = folder / "tutorial" / "lessons.toml"
    if not file.exists():
        return None
    plan = msgspec.toml.decode(file.read_bytes(), type=_Plan)
    position = msgspec.json.decode((folder / "tutorial" / "position.json").read_bytes())
    return Tutorial(position, plan.seats, plan.lesson)
