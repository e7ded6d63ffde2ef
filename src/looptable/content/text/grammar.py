"""The grammar that fills a template; one value of `Grammar` per language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

__all__ = [
    "APOSTROPHE",
    "Function",
    "Gender",
    "Grammar",
    "Noun",
    "Phrase",
    "join",
    "with_apostrophes",
]

APOSTROPHE = "’"
# After a letter, or after a slot: words between two slots may begin with one.
_TYPED = re.compile(r"(?:(?<=\w)|^)'")

Gender: TypeAlias = Literal["m", "f"]


@dataclass(frozen=True, slots=True)
class Noun:
    """A word with its plural and gender; either may be unknown.

    `at` is how one goes there, for a name before which the usual small word is wrong: `auprès du curé`.
    """

    one: str
    many: str | None = None
    gender: Gender | None = None
    at: str | None = None

    def form(self, singular: bool) -> str:
        """The singular or the plural; a noun with no plural, such as a name, never changes."""
        return self.one if singular or self.many is None else self.many


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words already chosen, with what an article before them needs to know."""

    words: str
    gender: Gender | None = None
    plural: bool = False
    at: str | None = None

    def led_by(self, words: str) -> Phrase:
        """The same phrase with words put before it."""
        return Phrase(words + self.words, self.gender, self.plural)

    def capitalised(self) -> Phrase:
        """The same phrase with a capital first letter."""
        return Phrase(self.words[:1].upper() + self.words[1:], self.gender, self.plural)


Function: TypeAlias = Callable[[Phrase], Phrase]
"""A small word, such as an article, joined to the phrase that follows it."""


@dataclass(frozen=True, slots=True)
class Grammar:
    """The rules of one language that templates rely on."""

    is_singular: Callable[[int], bool]
    and_word: str
    or_word: str
    nothing: str
    functions: Mapping[str, Function]
    set_type: Callable[[str], str]
    """Typography of words written by us, never of values that others typed."""


def with_apostrophes(words: str) -> str:
    """The words with typographic apostrophes; texts are written with the one on the keyboard."""
    return _TYPED.sub(APOSTROPHE, words)


def join(items: Sequence[str], last: str) -> str:
    """The items with commas, and the word `last` before the last one: `a, b and c`."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"
