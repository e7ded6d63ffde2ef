"""Mutants that no test can notice: `tests/equivalents.toml` of a game, each with its reason.

    [[equivalent]]
    function = "rules/turn.py:begin"
    was = "if count <= 0:"
    now = "if count < 0:"
    why = "Taking none of them is the same as not taking."

A mutant is known by its function and by the lines it changes, so that a change of the rule asks for the reason again.
"""

import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from mutate.mutants import Mutant, change_of

__all__ = ["Equivalent", "find_equivalent", "read_equivalents", "stale"]

FIELDS = {"function", "was", "now", "why"}


@dataclass(frozen=True)
class Equivalent:
    """A change that makes no difference, and why."""

    function: str
    was: str
    now: str
    why: str

    def fits(self, mutant: Mutant) -> bool:
        """Whether it is this mutant."""
        place = f"{mutant.path}:{mutant.function}"
        return place.endswith(f"/{self.function}") and change_of(mutant) == (self.was, self.now)


def read_equivalents(game: Path) -> list[Equivalent]:
    """The list of a game; LookupError if an entry lacks something."""
    file = game / "tests" / "equivalents.toml"
    if not file.exists():
        return []
    rows = tomllib.loads(file.read_text("utf-8")).get("equivalent", [])
    for row in rows:
        if set(row) != FIELDS or not all(isinstance(row[key], str) for key in row):
            raise LookupError(f"{file} needs function, was, now and why in each entry: {row}")
        if not row["why"].strip():
            raise LookupError(f"{file} has no reason for {row['function']}")
    return [Equivalent(**row) for row in rows]


def find_equivalent(mutant: Mutant, known: Iterable[Equivalent]) -> Equivalent | None:
    """The entry of a mutant, if it is listed."""
    return next((entry for entry in known if entry.fits(mutant)), None)


def stale(known: Sequence[Equivalent], mutants: Sequence[Mutant]) -> list[Equivalent]:
    """Entries that are no mutant any more."""
    named: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        named.setdefault(f"{mutant.path}:{mutant.function}", []).append(mutant)
    return [
        entry
        for entry in known
        if not any(
            entry.fits(mutant)
            for place, found in named.items()
            if place.endswith(f"/{entry.function}")
            for mutant in found
        )
    ]
