"""Verbs about components: from rooms to machines, back again, or out of the game. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.effects.program import ANSWER, JUMP, KEEP
from looptable.games.loop_inc.rules.codes import (
    ASK_BAY,
    ASK_COMPONENT,
    KIND_REGISTER,
    MARK_REGISTER,
)
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.keys import STOP, TEAR
from looptable.games.loop_inc.rules.kinds import KINDS, MARKS, SPAN, Kind, Mark, Span
from looptable.games.loop_inc.rules.machines import (
    BAY_COPY,
    BAY_LOADED,
    bay_of,
    is_open,
    is_pickable,
    open_machines,
    tell_component,
)
from looptable.games.loop_inc.rules.stock import is_one_missing, restock, spare, stock
from looptable.games.loop_inc.rules.tears import fail
from looptable.games.loop_inc.verbs.codes import (
    COPY,
    DROP,
    IF_STOP,
    IF_TEAR,
    KEEP_BAY,
    LOAD,
    PICK_BAY,
    PICK_KIND,
    PICK_MACHINE,
    RESTOCK,
    RETURN_PART,
)
from looptable.games.loop_inc.verbs.machines import MACHINE_ANY, MACHINE_SAME
from looptable.games.loop_inc.verbs.spans import span_of

__all__ = ["VERBS"]


# Words.


def _load(emitter: Emitter, what: str, machine: int, *, may_tear: bool) -> None:
    """Emits the pick of a kind, then of a machine for it."""
    nothing = emitter.emit(PICK_KIND, span_of(what), int(may_tear))
    if may_tear:
        emitter.emit(IF_TEAR)
    emitter.emit(KEEP, KIND_REGISTER)
    nowhere = emitter.emit(PICK_MACHINE, machine)
    emitter.emit(LOAD)
    emitter.patch(nothing, 3)
    emitter.patch(nowhere, 3)


def emit_fetch(emitter: Emitter, clause: Do) -> None:
    """One component out of a room; where one kind is missing, a tear may be taken instead."""
    _load(emitter, clause.phrase("room"), MACHINE_ANY, may_tear=True)


def emit_take(emitter: Emitter, clause: Do) -> None:
    """Some components, one after another."""
    for _ in range(clause.number("n")):
        _load(emitter, clause.phrase("stock"), MACHINE_ANY, may_tear=False)


def emit_replace(emitter: Emitter, _: Do) -> None:
    """A component of any kind for the machine that has just lost one."""
    _load(emitter, "any", MACHINE_SAME, may_tear=False)


def _each_bay(emitter: Emitter, clause: Do, act: int, which: int) -> None:
    """Emits the pick of n components on open machines, and what is done with each."""
    for _ in range(clause.number("n")):
        nothing = emitter.emit(PICK_BAY, which)
        emitter.emit(KEEP_BAY)
        emitter.emit(act)
        emitter.patch(nothing, 3)


def emit_return(emitter: Emitter, clause: Do) -> None:
    """Components go back to their rooms."""
    _each_bay(emitter, clause, RETURN_PART, BAY_LOADED)


def emit_drop(emitter: Emitter, clause: Do) -> None:
    """Components leave the game."""
    _each_bay(emitter, clause, DROP, BAY_LOADED)


def emit_copy(emitter: Emitter, clause: Do) -> None:
    """Components get a twin on the same machine."""
    _each_bay(emitter, clause, COPY, BAY_COPY)


def emit_trash(emitter: Emitter, _: Do) -> None:
    """One component, then as many more as the player likes."""
    nothing = emitter.emit(PICK_BAY, BAY_LOADED)
    emitter.emit(KEEP_BAY)
    emitter.emit(DROP)
    again = emitter.emit(PICK_BAY, BAY_LOADED, 1)
    stop = emitter.emit(IF_STOP)
    emitter.emit(KEEP_BAY)
    emitter.emit(DROP)
    emitter.emit(JUMP, again)
    for pick in (nothing, again, stop):
        emitter.patch(pick, 3)


def emit_restock(emitter: Emitter, clause: Do) -> None:
    """Components of every kind from the reserve to their rooms."""
    emitter.emit(RESTOCK, span_of("any"), clause.number("n"))


VERBS: Final = (
    Word("fetch", "fetch from {room}", emit_fetch, icon="component"),
    Word("take", "take {n} {stock}", emit_take, icon="component"),
    Word("return", "return {n} component[s]", emit_return, icon="component"),
    Word("replace", "replace it", emit_replace, icon="component"),
    Word("trash", "trash components", emit_trash, icon="trash"),
    Word("drop", "drop {n} component[s]", emit_drop, icon="trash"),
    Word("copy", "copy {n} component[s]", emit_copy, icon="component"),
    Word("restock", "restock {n} of each kind", emit_restock, icon="component"),
)


# Picks: `skip` is where to go on when there is nothing to pick from.


def do_pick_kind(t: IncFields, span: Span, may_tear: i64, skip: i64) -> None:
    """Asks for a kind in stock; INC-ROOM-5: where the other kind is missing, a tear will do."""
    if stock(t, span) == 0 or open_machines(t, t.actor) == 0:
        t.pc = skip
        return
    for kind in range(span // SPAN, span % SPAN):
        if t.room[kind] > 0:
            t.options.push(kind)
    if may_tear and is_one_missing(t, span):
        t.options.push(TEAR)
    t.ask(t.seat_of(t.actor), ASK_COMPONENT)


def do_pick_bay(t: IncFields, which: i64, may_stop: i64, skip: i64) -> None:
    """Asks for a component on an open machine."""
    for mark in range(MARKS):
        if is_open(t, t.actor, mark):
            for kind in range(KINDS):
                if is_pickable(t, t.actor, mark, kind, which):
                    t.options.push(mark * KINDS + kind)
    if t.options.height == 0:
        t.pc = skip
        return
    if may_stop:
        t.options.push(STOP)
    t.ask(t.seat_of(t.actor), ASK_BAY)


def do_if_tear(t: IncFields) -> None:
    """Fails if a tear was picked instead of a component."""
    if t.registers[ANSWER] == TEAR:
        fail(t)


def do_if_stop(t: IncFields, _a: i64, _b: i64, target: i64) -> None:
    """Goes on elsewhere if the player wants no more."""
    if t.registers[ANSWER] == STOP:
        t.pc = target


def do_keep_bay(t: IncFields) -> None:
    """Notes the machine and the kind of the component picked."""
    answer = t.registers[ANSWER]
    t.registers[MARK_REGISTER] = answer // KINDS
    t.registers[KIND_REGISTER] = answer % KINDS


# Execution.


def put(t: IncFields, kind: Kind, mark: Mark, event: str) -> None:
    """Puts a component on a machine of the actor."""
    t.load[bay_of(t.actor, mark, kind)] += 1
    tell_component(t, event, kind, mark)


def lift(t: IncFields, kind: Kind, mark: Mark, event: str) -> None:
    """Takes a component off a machine of the actor."""
    t.load[bay_of(t.actor, mark, kind)] -= 1
    tell_component(t, event, kind, mark)


def do_load(t: IncFields) -> None:
    """Loads the component picked on the machine picked."""
    kind = t.registers[KIND_REGISTER]
    t.room[kind] -= 1
    put(t, kind, t.registers[ANSWER], "takes")


def do_return_part(t: IncFields) -> None:
    """Returns the component picked to its room."""
    kind = t.registers[KIND_REGISTER]
    t.room[kind] += 1
    lift(t, kind, t.registers[MARK_REGISTER], "returns")


def do_drop(t: IncFields) -> None:
    """Takes the component picked out of the game."""
    kind = t.registers[KIND_REGISTER]
    t.spent[kind] += 1
    lift(t, kind, t.registers[MARK_REGISTER], "trashes")


def do_copy(t: IncFields) -> None:
    """Adds a twin of the component picked, from its room if the reserve can spare none."""
    kind = t.registers[KIND_REGISTER]
    if spare(t, kind) > 0:
        t.reserve[kind] -= 1
    else:
        t.room[kind] -= 1
    put(t, kind, t.registers[MARK_REGISTER], "copies")


def do_restock(t: IncFields, span: Span, count: i64) -> None:
    """Refills rooms with what the reserve can spare."""
    for kind in range(span // SPAN, span % SPAN):
        restock(t, kind, min(count, spare(t, kind)))
