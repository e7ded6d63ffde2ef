"""Verbs about machines: components from one to another. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.effects.program import ANSWER, KEEP
from looptable.games.loop_inc.rules.codes import ASK_MACHINE, KIND_REGISTER, MARK_REGISTER
from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.rules.kinds import KINDS, MARKS, Mark
from looptable.games.loop_inc.rules.machines import (
    BAY_LOADED,
    bay_of,
    is_open,
    tell_component,
    weight,
)
from looptable.games.loop_inc.rules.players import who
from looptable.games.loop_inc.verbs.codes import KEEP_BAY, MOVE, PICK_BAY, PICK_MACHINE, SWAP

__all__ = ["MACHINE_ANY", "MACHINE_SAME", "VERBS"]

MACHINE_ANY: Final[i64] = 0
MACHINE_OTHER: Final[i64] = 1  # another than the one of the component picked
MACHINE_SAME: Final[i64] = 2  # that one, unless the table plays otherwise
MACHINE_TARGET: Final[i64] = 3  # another, where one of the two carries something


def emit_move(emitter: Emitter, clause: Do) -> None:
    """Components from one machine to another."""
    for _ in range(clause.number("n")):
        nothing = emitter.emit(PICK_BAY, BAY_LOADED)
        emitter.emit(KEEP_BAY)
        nowhere = emitter.emit(PICK_MACHINE, MACHINE_OTHER)
        emitter.emit(MOVE)
        emitter.patch(nothing, 3)
        emitter.patch(nowhere, 3)


def emit_swap(emitter: Emitter, _: Do) -> None:
    """Two machines exchange their loads."""
    nothing = emitter.emit(PICK_MACHINE, MACHINE_ANY)
    emitter.emit(KEEP, MARK_REGISTER)
    nowhere = emitter.emit(PICK_MACHINE, MACHINE_TARGET)
    emitter.emit(SWAP)
    emitter.patch(nothing, 3)
    emitter.patch(nowhere, 3)


VERBS: Final = (
    Word("move", "move {n} component[s]", emit_move, icon="machine"),
    Word("move-more", "move {n} more component[s]", emit_move, icon="machine"),
    Word("swap", "swap two machines", emit_swap, icon="machine"),
)


def do_pick_machine(t: IncFields, which: i64, _: i64, skip: i64) -> None:
    """Asks for an open machine."""
    if which == MACHINE_SAME and t.exchange_anywhere == 0:
        t.registers[ANSWER] = t.registers[MARK_REGISTER]
        return
    for mark in range(MARKS):
        if is_open(t, t.actor, mark) and is_machine_for(t, mark, which):
            t.options.push(mark)
    if t.options.height == 0:
        t.pc = skip
        return
    t.ask(t.seat_of(t.actor), ASK_MACHINE)


def is_machine_for(t: IncFields, mark: Mark, which: i64) -> bool:
    """Whether an open machine is one of those asked for."""
    if which in (MACHINE_ANY, MACHINE_SAME):
        return True
    first = t.registers[MARK_REGISTER]
    if mark == first:
        return False
    if which == MACHINE_OTHER:
        return True
    return weight(t, t.actor, mark) + weight(t, t.actor, first) > 0


def do_move(t: IncFields) -> None:
    """Moves the component picked to the machine picked."""
    kind = t.registers[KIND_REGISTER]
    mark = t.registers[ANSWER]
    t.load[bay_of(t.actor, t.registers[MARK_REGISTER], kind)] -= 1
    t.load[bay_of(t.actor, mark, kind)] += 1
    tell_component(t, "moves", kind, mark)


def do_swap(t: IncFields) -> None:
    """Exchanges the loads of two machines."""
    mark = t.registers[MARK_REGISTER]
    first = bay_of(t.actor, mark, 0)
    second = bay_of(t.actor, t.registers[ANSWER], 0)
    for kind in range(KINDS):
        count = t.load[first + kind]
        t.load[first + kind] = t.load[second + kind]
        t.load[second + kind] = count
    if t.listener is not None:
        t.tell("swaps", {"seat": who(t, t.actor), "machine": t.names.name("machine", mark)})
