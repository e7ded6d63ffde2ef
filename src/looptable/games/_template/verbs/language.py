"""The effect notation of this game: the words of all its verbs, and the phrases they use."""

from looptable.effects.language import Phrases, gather
from looptable.games._template.rules.layout import REGISTERS
from looptable.games._template.verbs.steps import MODULES

__all__ = ["LANGUAGE"]

PLACES = {"here": "here", "there": "there", "each": "at each hour", "any": "at any hour"}

LANGUAGE = gather(MODULES, phrases=(Phrases("place", PLACES),), registers=REGISTERS)
