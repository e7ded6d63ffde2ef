"""`docs/mutants.toml`: mutants that behave as the original, each with its reason."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from mutation.mutant import Mutant

__all__ = ["Equivalent", "EquivalentError", "read_equivalents", "set_apart"]

ANY = "*"
_FIELDS = ("file", "line", "mutation", "reason")


class EquivalentError(ValueError):
    """An entry of the list that cannot be used, in one sentence."""


@dataclass(frozen=True, slots=True)
class Equivalent:
    """An entry: file, text of the line, text of the broken line, and why they do the same.

    `*` as the broken line means every mutant of the line: a number that is only a name.
    """

    file: str
    line: str
    mutation: str
    reason: str

    def is_about(self, mutant: Mutant) -> bool:
        """Lines are known by their text, so that an entry outlives a change above it."""
        is_line = (self.file, self.line) == (mutant.file, mutant.original)
        return is_line and self.mutation in (mutant.mutated, ANY)


def read_equivalents(file: Path) -> tuple[Equivalent, ...]:
    """Read the list; a missing file lists nothing."""
    try:
        table = tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return ()
    except tomllib.TOMLDecodeError as error:
        raise EquivalentError(f"{file.name}: cannot be read: {error}") from error
    entries = table.pop("equivalent", [])
    if table or not isinstance(entries, list):
        raise EquivalentError(f"{file.name}: only [[equivalent]] entries are known")
    return tuple(_entry(file.name, number, entry) for number, entry in enumerate(entries, 1))


def set_apart(
    mutants: Sequence[Mutant], listed: Sequence[Equivalent], files: Sequence[str]
) -> tuple[tuple[Mutant, ...], int]:
    """The mutants that count, and how many are left out; an entry that fits none is refused."""
    for entry in listed:
        if entry.file in files and not any(entry.is_about(mutant) for mutant in mutants):
            raise EquivalentError(
                f"mutants.toml: {entry.file} has no mutant"
                f" {entry.line!r} → {entry.mutation!r} any more; remove the entry"
            )
    counted = tuple(one for one in mutants if not any(entry.is_about(one) for entry in listed))
    return counted, len(mutants) - len(counted)


def _entry(name: str, number: int, entry: object) -> Equivalent:
    if not isinstance(entry, dict) or set(entry) != set(_FIELDS):
        raise EquivalentError(f"{name}: entry {number} needs exactly {', '.join(_FIELDS)}")
    texts = [entry[field] for field in _FIELDS]
    if not all(isinstance(text, str) and text.strip() for text in texts):
        raise EquivalentError(f"{name}: entry {number} has an empty field")
    file, line, mutation, reason = texts
    return Equivalent(file, line.strip(), mutation.strip(), reason)
