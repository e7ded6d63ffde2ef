"""The language of a mission: the words of all verbs, with the names that this mission gives.

Every mission has its own language: its slots hold the names that this mission gives to its elements,
tokens, cards and places. So a wrong name is found where it is written, with what was meant.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from looptable.effects.language import Language, Phrases, Word, gather
from looptable.games.time_stories.rules.layout import REGISTERS
from looptable.games.time_stories.verbs.agents import CROWDS
from looptable.games.time_stories.verbs.rolls import KINDS, REACHES
from looptable.games.time_stories.verbs.steps import MODULES

__all__ = ["FIXED", "Words", "make_language"]

FIXED: Mapping[str, Mapping[str, str]] = {"shields": KINDS, "reach": REACHES, "crowd": CROWDS}
"""Slots that every mission fills alike: what stands for each phrase, and how it is written."""


@dataclass(frozen=True, slots=True)
class Words:
    """The names that a mission gives, by slot: each list in the order of its numbers."""

    slots: Mapping[str, Sequence[str]]


def make_language(words: Words) -> Language:
    """All words whose slots have something to be filled with."""
    named = [
        Phrases(slot, {name: name for name in names})
        for slot, names in words.slots.items()
        if names
    ]
    fixed = (Phrases(slot, dict(written)) for slot, written in FIXED.items())
    language = gather(MODULES, phrases=(*named, *fixed), registers=REGISTERS)
    return replace(
        language,
        verbs=_speakable(language.verbs, words),
        conditions=_speakable(language.conditions, words),
    )


def _speakable(found: tuple[Word, ...], words: Words) -> tuple[Word, ...]:
    return tuple(
        word
        for word in found
        if all(words.slots[slot] for slot in words.slots if f"{{{slot}}}" in word.pattern)
    )
