"""Constants for the numbers behind names: prompts, phases, endings, streams.

    CODES = (numbered("ASK_", PROMPTS, first=2), numbered("", PHASES, suffix="_PHASE"))

A game's `layout.py` declares them beside its fields, and `make generate` writes `codes.py`, whose
constants the compiler folds in. The order of the names is part of every key and hash: add new ones
at the end.
"""

from collections.abc import Sequence
from dataclasses import dataclass

__all__ = ["Numbered", "codes_source", "constant", "numbered"]

HEAD = '"""Generated {origin} by `make generate`; do not edit."""\n\nfrom typing import Final\n'


@dataclass(frozen=True, slots=True)
class Numbered:
    """A list of names whose constants count from `first` on."""

    prefix: str
    names: tuple[str, ...]
    suffix: str
    first: int

    def constants(self) -> dict[str, int]:
        """Each constant with its number."""
        return {
            f"{self.prefix}{constant(name)}{self.suffix}": number
            for number, name in enumerate(self.names, self.first)
        }


def numbered(prefix: str, names: Sequence[str], *, suffix: str = "", first: int = 0) -> Numbered:
    """Declares a constant for each name: `numbered("ASK_", ("era",))` is `ASK_ERA = 0`."""
    return Numbered(prefix, tuple(names), suffix, first)


def constant(name: str) -> str:
    """A name as it is spelled in a constant."""
    return name.replace("-", "_").replace(" ", "_").upper()


def codes_source(lists: Sequence[Numbered], origin: str = "from layout.py") -> str:
    """The source of a module with these constants."""
    blocks = [HEAD.format(origin=origin)]
    seen: set[str] = set()
    for block in lists:
        constants = block.constants()
        twice = sorted(seen & set(constants))
        if twice:
            raise ValueError(f"two lists declare the constant {twice[0]}")
        seen |= set(constants)
        blocks.append("".join(f"{name}: Final = {number}\n" for name, number in constants.items()))
    return "\n".join(blocks)
