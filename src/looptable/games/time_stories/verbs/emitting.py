"""Emission that several families of words share. Compiled."""

from collections.abc import Callable

from looptable.effects.emitter import Emitter
from looptable.effects.nodes import Do
from looptable.effects.program import KEEP

__all__ = ["counted", "emit_pick", "named", "number", "plain"]

Emit = Callable[[Emitter, Do], None]


def number(emitter: Emitter, clause: Do, slot: str) -> int:
    """The number behind the name that fills a slot: a mission's names are in the order of their numbers."""
    return list(emitter.language.slot(slot).written).index(clause.phrase(slot))


def plain(code: int) -> Emit:
    """An instruction without operands."""
    return lambda emitter, _: _emit(emitter, code)


def counted(code: int, b: int = 0) -> Emit:
    """An instruction about a number of something."""
    return lambda emitter, clause: _emit(emitter, code, clause.number("n"), b)


def named(code: int, slot: str, wanted: int = 1) -> Emit:
    """An instruction about something that the mission names."""
    return lambda emitter, clause: _emit(emitter, code, number(emitter, clause, slot), wanted)


def emit_pick(emitter: Emitter, pick: int, code: int, a: int = 0, b: int = 0) -> None:
    """A pick, and what happens to what was picked; both get the same operands."""
    emitter.emit(pick, a, b)
    emitter.emit(KEEP, emitter.register("picked"))
    emitter.emit(code, a, b)


def _emit(emitter: Emitter, code: int, a: int = 0, b: int = 0) -> None:
    emitter.emit(code, a, b)
