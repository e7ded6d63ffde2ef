"""Clones: pushed, pulled, destroyed, swapped. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.effects.program import ANSWER, KEEP
from looptable.games.the_loop.rules.clones import destroy_clone, move_clone
from looptable.games.the_loop.rules.codes import ASK_CLONE, ASK_WAY, R_CLONE, R_SOURCE, R_THERE
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.space import next_era, previous_era
from looptable.games.the_loop.verbs import codes
from looptable.games.the_loop.verbs.places import (
    AMONG_ADJACENT,
    EACH_OF,
    HERE,
    NEED_CLONE,
    NEED_OTHER_CLONE,
    SOURCE,
    emit_place,
    eras_of,
    own_era,
)

__all__ = ["VERBS"]


# Pushing and pulling.


def emit_push(emitter: Emitter, clause: Do) -> None:
    """Push n clones, one after another; each may go another way."""
    emit_pushes(emitter, clause.number("n"), HERE)


def emit_push_from(emitter: Emitter, clause: Do) -> None:
    """Push n clones from another era than your own."""
    place = emit_place(emitter, clause.phrase("place"), NEED_CLONE)
    emitter.emit(codes.KEEP_SOURCE, place)
    emit_pushes(emitter, clause.number("n"), SOURCE)


def emit_pushes(emitter: Emitter, count: int, source: int) -> None:
    """Each push picks a clone and where it goes; `there` is where the last one went, or nowhere."""
    emitter.emit(codes.FORGET_THERE)
    for _ in range(count):
        skip = emitter.emit(codes.PICK_CLONE, 0, source)
        emitter.emit(KEEP, emitter.register("clone"))
        emitter.emit(codes.PICK_WAY)
        emitter.emit(codes.MOVE_CLONE)
        emitter.patch(skip, 3)


def do_pick_clone(t: LoopFields, apart: i64, place: i64, target: i64) -> None:
    """Asks for a clone of a place, or jumps; `apart` leaves out the era of the one picked before."""
    eras = eras_of(t, place)
    if apart:
        eras &= ~(1 << t.clone_at[t.registers[R_CLONE]])
    clone: i64 = 0
    for era in t.clone_at:
        if era >= 0 and eras >> era & 1:
            t.options.push(clone)
        clone += 1
    if not t.options:
        t.pc = target
    else:
        t.ask(t.seat_of(t.actor), ASK_CLONE)


def do_pick_way(t: LoopFields) -> None:
    """Asks for an era beside the clone picked."""
    era = t.clone_at[t.registers[R_CLONE]]
    t.options.push(previous_era(era))
    t.options.push(next_era(era))
    t.ask(t.seat_of(t.actor), ASK_WAY)


def do_move_clone(t: LoopFields) -> None:
    """Moves the clone to the era picked, which is `there`."""
    t.registers[R_THERE] = t.registers[ANSWER]
    move_clone(t, t.registers[R_CLONE], t.registers[ANSWER])


def emit_pull(emitter: Emitter, clause: Do) -> None:
    """Pull n clones, from either side."""
    for _ in range(clause.number("n")):
        skip = emitter.emit(codes.PICK_CLONE, 0, EACH_OF + AMONG_ADJACENT)
        emitter.emit(KEEP, emitter.register("clone"))
        emitter.emit(codes.BRING_CLONE)
        emitter.patch(skip, 3)


def do_bring_clone(t: LoopFields) -> None:
    """Moves the clone picked here."""
    move_clone(t, t.registers[R_CLONE], own_era(t))


# Destroying.


def emit_destroy(emitter: Emitter, clause: Do) -> None:
    """Destroy n clones outright."""
    place = emit_place(emitter, clause.phrase("place"), NEED_CLONE)
    for _ in range(clause.number("n")):
        skip = emitter.emit(codes.PICK_CLONE, 0, place)
        emitter.emit(KEEP, emitter.register("clone"))
        emitter.emit(codes.DESTROY_CLONE)
        emitter.patch(skip, 3)


def do_destroy_clone(t: LoopFields) -> None:
    """Destroys the clone picked, where it is."""
    destroy_clone(t, t.registers[R_CLONE])


# Swapping.


def emit_swap_clones(emitter: Emitter, clause: Do) -> None:
    """A clone of your era changes places with one elsewhere."""
    skip = emitter.emit(codes.PICK_CLONE, 0, HERE)
    emitter.emit(KEEP, emitter.register("clone"))
    place = emit_place(emitter, clause.phrase("elsewhere"), NEED_OTHER_CLONE)
    other = emitter.emit(codes.PICK_CLONE, 1, place)
    emitter.emit(KEEP, emitter.register("source"))
    emitter.emit(codes.PICK_FIRST_CLONE)
    emitter.emit(codes.SWAP_CLONES)
    emitter.patch(skip, 3)
    emitter.patch(other, 3)


def do_pick_first_clone(t: LoopFields) -> None:
    """Asks which of two clones that change places is destroyed first, if both are."""
    clone, other = t.registers[R_CLONE], t.registers[R_SOURCE]
    paradox = t.numbers.paradox
    if paradox[clone] == t.clone_at[other] and paradox[other] == t.clone_at[clone]:
        t.options.push(clone)
        t.options.push(other)
        t.ask(t.seat_of(t.actor), ASK_CLONE)
    else:
        t.registers[ANSWER] = other


def do_swap_clones(t: LoopFields) -> None:
    """Two clones change places; one of them arrives, and may die, first."""
    clone, other = t.registers[R_CLONE], t.registers[R_SOURCE]
    is_first = t.registers[ANSWER] == clone
    era, elsewhere = t.clone_at[clone], t.clone_at[other]
    if is_first:
        move_clone(t, clone, elsewhere)
    move_clone(t, other, era)
    if not is_first:
        move_clone(t, clone, elsewhere)


VERBS: Final = (
    Word("push", "push {n} clone[s]", emit_push, icon="clone"),
    Word("push-from", "push {n} clone[s] {place:spot}", emit_push_from, icon="clone"),
    Word("pull", "pull {n} clone[s]", emit_pull, icon="clone"),
    Word("destroy", "destroy {n} clone[s] {place:spot}", emit_destroy, icon="clone"),
    Word(
        "swap-clones", "swap a clone with a clone {elsewhere:spot}", emit_swap_clones, icon="clone"
    ),
)
