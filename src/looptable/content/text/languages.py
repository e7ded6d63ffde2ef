"""The languages a person may choose."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from looptable.content.text.english import ENGLISH
from looptable.content.text.french import FRENCH
from looptable.content.text.grammar import Grammar

__all__ = ["GRAMMARS", "LANGUAGES"]

GRAMMARS: Final[Mapping[str, Grammar]] = {"en": ENGLISH, "fr": FRENCH}
LANGUAGES: Final[tuple[str, ...]] = tuple(GRAMMARS)
