"""The language of a game: verbs, conditions and sets that it adds to the notation, and their phrases.

A word is declared by a pattern, the very words an author writes:

    Word("remove", "remove {n} rift[s] {place}", icon="rift", emit=emit_remove)

`{n}` is a slot for a number, `{place}` one for a phrase of the slot `place`; `{from:place}` calls a
slot for places `from`. `rift[s]` may be written with or without its ending. The wording for people
is in the game's `text/` under `effect.<id>`, `condition.<id>` and `set.<id>`.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from types import ModuleType
from typing import TYPE_CHECKING

from looptable.effects.nodes import Do

if TYPE_CHECKING:
    from looptable.effects.emitter import Emitter

__all__ = ["Language", "Phrases", "Word", "gather"]

Emit = Callable[["Emitter", Do], None]

NUMBERS = ("n", "m")
"""Slots that take a number."""


@dataclass(frozen=True, slots=True)
class Phrases:
    """A slot for phrases: how each value is written, `{"vortex": "on a vortex"}`."""

    slot: str
    written: dict[str, str]


@dataclass(frozen=True, slots=True)
class Word:
    """A verb, a condition or a set of the game.

    `emit` adds its instructions to a program. A condition emits instructions that leave 0 or 1 in
    the answer register; a set leaves a mask of its members there, bit by bit. `icon` names the icon of
    a verb, or several of them with blanks between.
    """

    id: str
    pattern: str
    emit: Emit
    icon: str = ""
    most: int = 9


@dataclass(frozen=True, slots=True)
class Language:
    """All words of a game's notation."""

    verbs: tuple[Word, ...]
    conditions: tuple[Word, ...] = ()
    sets: tuple[Word, ...] = ()
    phrases: tuple[Phrases, ...] = ()
    registers: tuple[str, ...] = field(default=())

    def verb(self, word: str) -> Word:
        """The verb with this id."""
        return next(verb for verb in self.verbs if verb.id == word)

    def slot(self, slot: str) -> Phrases:
        """The phrases of this slot."""
        return next(phrases for phrases in self.phrases if phrases.slot == slot)


def gather(
    modules: Iterable[ModuleType],
    *,
    phrases: tuple[Phrases, ...] = (),
    registers: tuple[str, ...] = (),
) -> Language:
    """The language of a game from its verbs' modules: their `VERBS`, `CONDITIONS` and `SETS`."""
    words: dict[str, list[Word]] = {"VERBS": [], "CONDITIONS": [], "SETS": []}
    for module in modules:
        for name, found in words.items():
            found.extend(getattr(module, name, ()))
    verbs, conditions, sets = (tuple(found) for found in words.values())
    return Language(verbs, conditions, sets, phrases, registers)
