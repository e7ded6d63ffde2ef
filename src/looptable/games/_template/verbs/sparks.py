"""Sparks: gained, taken, added, stolen, rolled for. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.effects.program import ANSWER, bit
from looptable.games._template.rules.fields import TemplateFields
from looptable.games._template.rules.sparks import add_sparks, gain, roll, steal, take
from looptable.games._template.verbs import codes
from looptable.games._template.verbs.hours import EACH, emit_place, hour_at

__all__ = ["SETS", "VERBS"]


def emit_gain(emitter: Emitter, clause: Do) -> None:
    """Gain n."""
    emitter.emit(codes.GAIN, clause.number("n"))


def do_gain(t: TemplateFields, count: i64) -> None:
    """Gives the actor sparks from the supply."""
    gain(t, t.actor, count)


def emit_take(emitter: Emitter, clause: Do) -> None:
    """Take n at a place."""
    emitter.emit(codes.TAKE, clause.number("n"), emit_place(emitter, clause))


def do_take(t: TemplateFields, count: i64, place: i64) -> None:
    """Gives the actor sparks of an hour."""
    take(t, t.actor, hour_at(t, place), count)


def emit_add(emitter: Emitter, clause: Do) -> None:
    """Add n at a place."""
    emitter.emit(codes.ADD, clause.number("n"), emit_place(emitter, clause))


def do_add(t: TemplateFields, count: i64, place: i64) -> None:
    """Adds sparks to one hour, or to each."""
    if place != EACH:
        add_sparks(t, hour_at(t, place), count)
        return
    for hour in range(len(t.sparks)):
        add_sparks(t, hour, count)


def emit_steal(emitter: Emitter, clause: Do) -> None:
    """Steal n from the player that the loop is at."""
    emitter.emit(codes.STEAL, clause.number("n"), emitter.item())


def do_steal(t: TemplateFields, count: i64, victim: i64) -> None:
    """Gives the actor sparks of the seat in a register."""
    steal(t, t.actor, t.registers[victim], count)


def emit_roll(emitter: Emitter, _: Do) -> None:
    """Roll the die."""
    emitter.emit(codes.ROLL)


def do_roll(t: TemplateFields) -> None:
    """Rolls for sparks."""
    roll(t, t.actor)


def emit_others(emitter: Emitter, _: Do) -> None:
    """Each other player."""
    emitter.emit(codes.OTHERS)


def do_others(t: TemplateFields) -> None:
    """Answers with all seats but the actor's."""
    t.registers[ANSWER] = bit(len(t.pocket)) - 1 - bit(t.actor)


VERBS: Final = (
    Word("gain", "gain {n} spark[s]", emit_gain, icon="spark"),
    Word("take", "take {n} spark[s] {place}", emit_take, icon="spark"),
    Word("add", "add {n} spark[s] {place}", emit_add, icon="spark"),
    Word("steal", "steal {n} spark[s]", emit_steal, icon="hand"),
    Word("roll", "roll for sparks", emit_roll, icon="die"),
)
SETS: Final = (Word("others", "other player", emit_others),)
