"""English: the indefinite article, plurals, lists."""

from __future__ import annotations

import re

from looptable.content.text.grammar import Grammar, Phrase, with_apostrophes

__all__ = ["ENGLISH", "starts_with_vowel_sound"]

# Written with a vowel and spoken with a consonant: a unit, a one-way door, a European.
_CONSONANT_SOUND = re.compile(
    r"uni(?![dmn])|us[aeiu]|ut[ei]|u[rk][aeiu]|ubi|eu|ewe|one\b|once\b|ouija"
)
# Written with a consonant and spoken with a vowel.
_SILENT_H = re.compile(r"hour|honest|honou?r|heir")
_LETTERS_WITH_VOWEL_SOUND = frozenset("AEFHILMNORSX")
_FIRST_WORD = re.compile(r"[^\W_]+")


def starts_with_vowel_sound(words: str) -> bool:
    """Whether these words take `an`."""
    match = _FIRST_WORD.match(words)
    if match is None:
        return False
    word = match.group()
    if word.isdecimal():
        return word.startswith("8") or word in ("11", "18")
    if len(word) == 1 and word.isupper():
        return word in _LETTERS_WITH_VOWEL_SOUND
    lower = word.lower()
    if _SILENT_H.match(lower):
        return True
    return lower[0] in "aeiou" and _CONSONANT_SOUND.match(lower) is None


def _a(phrase: Phrase) -> Phrase:
    return phrase.led_by("an " if starts_with_vowel_sound(phrase.words) else "a ")


def _low(phrase: Phrase) -> Phrase:
    """A title in the middle of a sentence: `The boats` are `the boats` there, `Odile` stays."""
    if phrase.words.startswith(("The ", "A ", "An ")):
        words = phrase.words[:1].lower() + phrase.words[1:]
        return Phrase(words, phrase.gender, phrase.plural, phrase.at)
    return phrase


def _to(phrase: Phrase) -> Phrase:
    """The way to somewhere: `to the boats`, unless the name says it otherwise."""
    return phrase.led_by("to ") if phrase.at is None else Phrase(phrase.at)


def _is_singular(number: int) -> bool:
    return abs(number) == 1


ENGLISH = Grammar(
    is_singular=_is_singular,
    and_word="and",
    or_word="or",
    nothing="none",
    functions={"a": _a, "low": _low, "to": _to},
    set_type=with_apostrophes,
)
