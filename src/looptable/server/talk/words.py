"""Words that people write: names, messages, notes."""

import unicodedata
from typing import Final

from looptable.core.errors import Refusal

__all__ = ["plain_words"]

JOINERS: Final = "\u200c\u200d"
"""Unseen characters that belong to words of some scripts, and to emoji made of several."""

BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and signs that nobody can see."""


def plain_words(text: str, longest: int, code: str, *, lines: bool = True) -> str:
    """Words without surrounding blanks; refuses by this code nothing to see, too much, and controls."""
    words = text.strip()
    checked = words.replace("\n", " ") if lines else words
    is_good = 1 <= len(words) <= longest and all(map(_is_written, checked))
    if not is_good or not any(map(_is_seen, checked)):
        raise Refusal(code, longest=longest)
    return words


def _is_written(sign: str) -> bool:
    """Whether a character is one that people write: no control, no change of direction, none unknown."""
    return sign in JOINERS or unicodedata.category(sign)[0] in "LMNPS" or _is_space(sign)


def _is_space(sign: str) -> bool:
    return unicodedata.category(sign) == "Zs"


def _is_seen(sign: str) -> bool:
    is_mark = unicodedata.category(sign)[0] == "M"
    return not (is_mark or _is_space(sign) or sign in JOINERS or sign in BLANK)
