"""French: elision, contraction, articles, plurals, typography."""

from __future__ import annotations

import re
import unicodedata

from looptable.content.text.french_h import REFUSE_ELISION, YIELDING_Y
from looptable.content.text.grammar import APOSTROPHE, Function, Grammar, Phrase, with_apostrophes

__all__ = ["FRENCH", "NARROW_SPACE", "elides"]

NARROW_SPACE = "\u202f"
"""Narrow no-break space, set before : ; ! ? and inside « »."""

_FIRST_WORD = re.compile(r"[^\W\d_]+")
_BEFORE_SIGN = re.compile(r" (?=[:;!?»])")
_AFTER_QUOTE = re.compile(r"(?<=«) ")
_TITLED = ("Le ", "La ", "Les ", "L’", "L'", "Un ", "Une ", "Des ")
_VOWELS = frozenset("aeiouœæ")
# Enough for any word, so that a long text is not put in order for its first letter.
_LONGEST_WORD = 60
_ENDINGS = ("", "s", "x", "e", "es")
_VERB_ENDINGS = ("e", "es", "ons", "ez", "ent", "ait", "aient", "ant", "é", "ée", "és", "ées")


def elides(words: str) -> bool:
    """Whether `de` becomes `d’` before these words: a vowel or a mute h begins them."""
    match = _FIRST_WORD.match(unicodedata.normalize("NFC", words[:_LONGEST_WORD]))
    if match is None:
        return False
    word = match.group().lower()
    if _refuses(word):
        return False
    first, second = _bare(word[0]), _bare(word[1:2])
    if first == "y":
        return word in YIELDING_Y or second not in _VOWELS
    return first in _VOWELS or first == "h"


def _bare(letter: str) -> str:
    """The letter with its accents taken off."""
    return unicodedata.normalize("NFD", letter)[:1]


def _refuses(word: str) -> bool:
    """Whether the word, or the singular or infinitive it comes from, is listed."""
    stems = {word.removesuffix(end) for end in _ENDINGS}
    verbs = {word.removesuffix(end) + "er" for end in _VERB_ENDINGS if word.endswith(end)}
    return not REFUSE_ELISION.isdisjoint(stems | verbs)


def _eliding(word: str) -> Function:
    """`que` and the like: the last letter falls before a vowel."""

    def lead(phrase: Phrase) -> Phrase:
        return phrase.led_by(f"{word[:-1]}{APOSTROPHE}" if elides(phrase.words) else f"{word} ")

    return lead


def _le(phrase: Phrase) -> Phrase:
    if phrase.plural:
        return phrase.led_by("les ")
    return _eliding("la" if phrase.gender == "f" else "le")(phrase)


def _un(phrase: Phrase) -> Phrase:
    if phrase.plural:
        return phrase.led_by("des ")
    return phrase.led_by("une " if phrase.gender == "f" else "un ")


def _de(phrase: Phrase) -> Phrase:
    return _contracted(phrase, "du ", "des ") or _eliding("de")(phrase)


def _a(phrase: Phrase) -> Phrase:
    if phrase.at is not None:
        return Phrase(phrase.at)
    return _contracted(phrase, "au ", "aux ") or phrase.led_by("à ")


def _contracted(phrase: Phrase, singular: str, plural: str) -> Phrase | None:
    """The phrase with its leading `le` or `les` drawn into the word before it."""
    # A capital means a title, which is never taken apart: `de Les Heures`.
    for article, drawn in (("le ", singular), ("les ", plural)):
        if phrase.words.startswith(article):
            words = drawn + phrase.words.removeprefix(article)
            return Phrase(words, phrase.gender, phrase.plural)
    return None


def _low(phrase: Phrase) -> Phrase:
    """A title in the middle of a sentence: `Les barques` are `les barques` there, `Odile` stays."""
    if phrase.words.startswith(_TITLED):
        words = phrase.words[:1].lower() + phrase.words[1:]
        return Phrase(words, phrase.gender, phrase.plural, phrase.at)
    return phrase


def _is_singular(number: int) -> bool:
    return abs(number) < 2


def _set_type(words: str) -> str:
    spaced = _AFTER_QUOTE.sub(NARROW_SPACE, _BEFORE_SIGN.sub(NARROW_SPACE, words))
    return with_apostrophes(spaced)


_ELIDING = ("je", "jusque", "la", "lorsque", "me", "ne", "puisque", "que", "se")

FRENCH = Grammar(
    is_singular=_is_singular,
    and_word="et",
    or_word="ou",
    nothing="néant",
    functions={word: _eliding(word) for word in _ELIDING}
    | {"de": _de, "le": _le, "low": _low, "un": _un, "à": _a},
    set_type=_set_type,
)
