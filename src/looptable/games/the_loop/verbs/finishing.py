"""Robofinisher's reward for a further clone, where it was destroyed. Compiled."""

from typing import Final

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.games.the_loop.rules.codes import R_FINISH
from looptable.games.the_loop.rules.cubes import add_energy, remove_rifts
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.verbs import codes

__all__ = ["VERBS"]


def emit_finish_energy(emitter: Emitter, _: Do) -> None:
    """An energy."""
    emitter.emit(codes.FINISH_ENERGY)


def do_finish_energy(t: LoopFields) -> None:
    """Adds an energy."""
    add_energy(t, t.registers[R_FINISH], 1)


def emit_finish_rift(emitter: Emitter, _: Do) -> None:
    """A rift less."""
    emitter.emit(codes.FINISH_RIFT)


def do_finish_rift(t: LoopFields) -> None:
    """Removes a rift."""
    remove_rifts(t, t.registers[R_FINISH], 1)


VERBS: Final = (
    Word("finish-energy", "collect energy", emit_finish_energy, icon="energy"),
    Word("finish-rift", "collect rift", emit_finish_rift, icon="rift"),
)
