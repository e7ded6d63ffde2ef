"""The words of the effect notation in this game, and the instructions they stand for."""

from looptable.effects.emitter import Emitter
from looptable.effects.machine import MACHINE_PROMPTS
from looptable.effects.nodes import Do
from looptable.effects.program import KEEP
from looptable.effects.verbs import Language, Phrases, Word
from looptable.games._template import codes

__all__ = ["LANGUAGE", "PROMPTS"]

PROMPTS = (*MACHINE_PROMPTS, "hour", "card")
"""All questions, in the order of their codes."""


def emit_gain(emitter: Emitter, clause: Do) -> None:
    """Gain n."""
    emitter.emit(codes.GAIN, clause.number("n"))


def emit_take(emitter: Emitter, clause: Do) -> None:
    """Take n at a place."""
    emitter.emit(codes.TAKE, clause.number("n"), emit_place(emitter, clause))


def emit_add(emitter: Emitter, clause: Do) -> None:
    """Add n at a place."""
    emitter.emit(codes.ADD, clause.number("n"), emit_place(emitter, clause))


def emit_place(emitter: Emitter, clause: Do) -> int:
    """The operand for a place; `any` asks for an hour first, which is then `there`."""
    place = {"here": codes.HERE, "there": codes.THERE, "each": codes.EACH, "any": codes.ANY}
    operand = place[clause.phrase("place")]
    if operand != codes.ANY:
        return operand
    emit_pick(emitter, elsewhere=False)
    return codes.THERE


def emit_pick(emitter: Emitter, *, elsewhere: bool) -> None:
    """Asks for an hour and remembers it as `there`."""
    emitter.emit(codes.PICK_HOUR, int(elsewhere))
    emitter.emit(KEEP, emitter.register("there"))


def emit_move(emitter: Emitter, _: Do) -> None:
    """Move to another hour."""
    emit_pick(emitter, elsewhere=True)
    emitter.emit(codes.MOVE)


def emit_steal(emitter: Emitter, clause: Do) -> None:
    """Steal n from the player that the loop is at."""
    emitter.emit(codes.STEAL, clause.number("n"), emitter.item())


def emit_roll(emitter: Emitter, _: Do) -> None:
    """Roll the die."""
    emitter.emit(codes.ROLL)


def emit_strain(emitter: Emitter, clause: Do) -> None:
    """Strain the clock by n."""
    emitter.emit(codes.STRAIN, clause.number("n"))


def emit_draw(emitter: Emitter, clause: Do) -> None:
    """Draw n cards."""
    emitter.emit(codes.DRAW, clause.number("n"))


def emit_alone(emitter: Emitter, _: Do) -> None:
    """Answer whether the actor is alone."""
    emitter.emit(codes.ALONE)


def emit_others(emitter: Emitter, _: Do) -> None:
    """Answer with all seats but the actor's."""
    emitter.emit(codes.OTHERS)


LANGUAGE = Language(
    verbs=(
        Word("gain", "gain {n} spark[s]", emit_gain, icon="spark"),
        Word("take", "take {n} spark[s] {place}", emit_take, icon="spark"),
        Word("add", "add {n} spark[s] {place}", emit_add, icon="spark"),
        Word("move", "move", emit_move, icon="pawn"),
        Word("steal", "steal {n} spark[s]", emit_steal, icon="hand"),
        Word("roll", "roll for sparks", emit_roll, icon="die"),
        Word("strain", "strain {n}", emit_strain, icon="strain"),
        Word("draw", "draw {n} card[s]", emit_draw, icon="card"),
    ),
    conditions=(Word("alone", "you are alone", emit_alone),),
    sets=(Word("others", "other player", emit_others),),
    phrases=(
        Phrases(
            "place",
            {"here": "here", "there": "there", "each": "at each hour", "any": "at any hour"},
        ),
    ),
    registers=("there",),
)
