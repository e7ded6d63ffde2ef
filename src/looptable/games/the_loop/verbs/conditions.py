"""Conditions: one instruction each, which leaves 1 or 0 as the answer. Compiled."""

from typing import Final

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.effects.program import ANSWER
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.space import agents_at
from looptable.games.the_loop.verbs import codes
from looptable.games.the_loop.verbs.places import own_era

__all__ = ["CONDITIONS"]


def emit_company(emitter: Emitter, _: Do) -> None:
    """Another agent is here."""
    emitter.emit(codes.TEST_COMPANY)


def do_test_company(t: LoopFields) -> None:
    """Answers whether another agent is here."""
    t.registers[ANSWER] = 1 if agents_at(t, own_era(t)) > 1 else 0


def emit_vortex(emitter: Emitter, _: Do) -> None:
    """Here is a vortex."""
    emitter.emit(codes.TEST_VORTEX)


def do_test_vortex(t: LoopFields) -> None:
    """Answers whether here is a vortex."""
    t.registers[ANSWER] = t.vortex[own_era(t)]


def emit_clone(emitter: Emitter, _: Do) -> None:
    """A clone is here."""
    emitter.emit(codes.TEST_CLONE)


def do_test_clone(t: LoopFields) -> None:
    """Answers whether a clone is here."""
    t.registers[ANSWER] = 1 if t.crowd[own_era(t)] > 0 else 0


def emit_no_rift(emitter: Emitter, _: Do) -> None:
    """No rift is here."""
    emitter.emit(codes.TEST_NO_RIFT)


def do_test_no_rift(t: LoopFields) -> None:
    """Answers whether no rift is here."""
    t.registers[ANSWER] = 1 if t.rifts[own_era(t)] == 0 else 0


def emit_foo(emitter: Emitter, _: Do) -> None:
    """You are at Foo."""
    emitter.emit(codes.TEST_FOO)


def do_test_foo(t: LoopFields) -> None:
    """Answers whether Foo is here."""
    t.registers[ANSWER] = 1 if t.foo == own_era(t) else 0


CONDITIONS: Final = (
    Word("company", "another agent is here", emit_company),
    Word("vortex-here", "here is a vortex", emit_vortex),
    Word("clone-here", "a clone is here", emit_clone),
    Word("no-rift-here", "no rift is here", emit_no_rift),
    Word("at-foo", "you are at foo", emit_foo),
)
