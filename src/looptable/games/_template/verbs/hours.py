"""Hours: picking one, moving there, being alone there. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.effects.program import ANSWER, KEEP
from looptable.games._template.rules.clock import is_alone, move_pawn
from looptable.games._template.rules.codes import ASK_HOUR, THERE_REGISTER
from looptable.games._template.rules.fields import TemplateFields
from looptable.games._template.verbs import codes

__all__ = ["CONDITIONS", "EACH", "HERE", "THERE", "VERBS", "emit_place", "hour_at"]

# Places, as operands. An hour picked before is THERE.
HERE: Final = 0
THERE: Final = 1
EACH: Final = 2


def emit_place(emitter: Emitter, clause: Do) -> int:
    """Emits the pick of an hour where the clause needs one; gives the operand of the place."""
    place = clause.phrase("place")
    if place == "any":
        emit_pick(emitter, elsewhere=False)
        return THERE
    return {"here": HERE, "there": THERE, "each": EACH}[place]


def emit_pick(emitter: Emitter, *, elsewhere: bool) -> None:
    """Asks for an hour and remembers it as `there`."""
    emitter.emit(codes.PICK_HOUR, int(elsewhere))
    emitter.emit(KEEP, emitter.register("there"))


def do_pick_hour(t: TemplateFields, elsewhere: i64) -> None:
    """Asks for an hour: any, or any but the one where the actor is."""
    for hour in range(len(t.sparks)):
        if not (elsewhere and hour == t.pawn[t.actor]):
            t.options.push(hour)
    t.ask(t.actor, ASK_HOUR)


def hour_at(t: TemplateFields, place: i64) -> i64:
    """The hour that a place stands for."""
    return t.pawn[t.actor] if place == HERE else t.registers[THERE_REGISTER]


def emit_move(emitter: Emitter, _: Do) -> None:
    """Move to another hour."""
    emit_pick(emitter, elsewhere=True)
    emitter.emit(codes.MOVE)


def do_move(t: TemplateFields) -> None:
    """Moves the actor to the hour picked."""
    move_pawn(t, t.actor, t.registers[THERE_REGISTER])


def emit_alone(emitter: Emitter, _: Do) -> None:
    """You are alone."""
    emitter.emit(codes.ALONE)


def do_alone(t: TemplateFields) -> None:
    """Answers whether the actor is alone."""
    t.registers[ANSWER] = 1 if is_alone(t, t.actor) else 0


VERBS: Final = (Word("move", "move", emit_move, icon="pawn"),)
CONDITIONS: Final = (Word("alone", "you are alone", emit_alone),)
