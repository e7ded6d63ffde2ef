"""The effect notation of Loop, Inc.: the words of all its verbs, and the phrases they use."""

from looptable.effects.language import gather
from looptable.games.loop_inc.rules.layout import REGISTERS
from looptable.games.loop_inc.verbs.spans import PHRASES
from looptable.games.loop_inc.verbs.steps import MODULES

__all__ = ["LANGUAGE"]

LANGUAGE = gather(MODULES, phrases=PHRASES, registers=REGISTERS)
