"""Conditions of cards. Compiled."""

from typing import Final

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.effects.program import ANSWER
from looptable.games.loop_inc.rules.ads import can_advertise
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.scores import is_lowest
from looptable.games.loop_inc.verbs.codes import TEST_AD, TEST_LOWEST, TEST_WASTE

__all__ = ["CONDITIONS"]


def emit_waste(emitter: Emitter, _: Do) -> None:
    """Waste in the penalty frame."""
    emitter.emit(TEST_WASTE)


def emit_can_advertise(emitter: Emitter, _: Do) -> None:
    """An Ad left, and a trip for it."""
    emitter.emit(TEST_AD)


def emit_lowest(emitter: Emitter, _: Do) -> None:
    """Nobody has fewer points."""
    emitter.emit(TEST_LOWEST)


CONDITIONS: Final = (
    Word("waste", "you have waste", emit_waste),
    Word("can-advertise", "you can advertise", emit_can_advertise),
    Word("lowest", "your score is lowest", emit_lowest),
)


def do_test_waste(t: IncFields) -> None:
    """Answers whether the actor has waste."""
    answer(t, t.waste[t.actor] > 0)


def do_test_ad(t: IncFields) -> None:
    """Answers whether the actor can advertise."""
    answer(t, can_advertise(t, t.actor))


def do_test_lowest(t: IncFields) -> None:
    """Answers whether the actor's score is lowest."""
    answer(t, is_lowest(t, t.actor))


def answer(t: IncFields, holds: bool) -> None:
    """Leaves the result of a test for the card."""
    t.registers[ANSWER] = 0
    if holds:
        t.registers[ANSWER] = 1
