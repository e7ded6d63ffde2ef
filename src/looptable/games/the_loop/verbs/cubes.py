"""Energy and rifts: added, removed, made as many as something else. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.games.the_loop.rules.cubes import add_energy, remove_rifts
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import ERAS, Era
from looptable.games.the_loop.rules.space import agents_at, energy_in
from looptable.games.the_loop.verbs import codes
from looptable.games.the_loop.verbs.places import NEED_RIFT, emit_place, eras_of

__all__ = ["COUNTED", "VERBS"]

COUNTED: Final = ("rifts", "clones", "agents", "energy")
"""Pieces that "as many as" can count, by their numbers."""
RIFTS: Final = 0
CLONES: Final = 1
AGENTS: Final = 2


def emit_add(emitter: Emitter, clause: Do) -> None:
    """Add n energy."""
    place = emit_place(emitter, clause.phrase("place"))
    emitter.emit(codes.ADD_ENERGY, clause.number("n"), place)


def do_add_energy(t: LoopFields, count: i64, place: i64) -> None:
    """Adds energy in every era of a place."""
    eras = eras_of(t, place)
    for era in range(ERAS):
        if eras >> era & 1:
            add_energy(t, era, count)


def emit_fill(emitter: Emitter, clause: Do) -> None:
    """Add energy until there is as much as of something else."""
    place = emit_place(emitter, clause.phrase("place"))
    emitter.emit(codes.FILL_ENERGY, COUNTED.index(clause.phrase("kind")), place)


def do_fill_energy(t: LoopFields, kind: i64, place: i64) -> None:
    """Adds energy in every era of a place, up to the number of pieces there."""
    eras = eras_of(t, place)
    for era in range(ERAS):
        if eras >> era & 1:
            add_energy(t, era, count_of(t, kind, era) - energy_in(t, era))


def emit_remove(emitter: Emitter, clause: Do) -> None:
    """Remove n rifts; in a place of one's choice, an era that has some."""
    place = emit_place(emitter, clause.phrase("place"), NEED_RIFT)
    emitter.emit(codes.REMOVE_RIFT, clause.number("n"), place)


def do_remove_rift(t: LoopFields, count: i64, place: i64) -> None:
    """Removes rifts in every era of a place."""
    eras = eras_of(t, place)
    for era in range(ERAS):
        if eras >> era & 1:
            remove_rifts(t, era, count)


def emit_level(emitter: Emitter, clause: Do) -> None:
    """Remove rifts until there are as many as of something else."""
    place = emit_place(emitter, clause.phrase("place"), NEED_RIFT)
    emitter.emit(codes.LEVEL_RIFTS, COUNTED.index(clause.phrase("kind")), place)


def do_level_rifts(t: LoopFields, kind: i64, place: i64) -> None:
    """Removes rifts in every era of a place, down to the number of pieces there."""
    eras = eras_of(t, place)
    for era in range(ERAS):
        if eras >> era & 1:
            remove_rifts(t, era, t.rifts[era] - count_of(t, kind, era))


def count_of(t: LoopFields, kind: i64, era: Era) -> i64:
    """How many pieces of a kind an era has."""
    if kind == RIFTS:
        return t.rifts[era]
    if kind == CLONES:
        return t.crowd[era]
    if kind == AGENTS:
        return agents_at(t, era)
    return energy_in(t, era)


VERBS: Final = (
    Word("add", "add {n} energy {place}", emit_add, icon="energy"),
    Word("fill", "add energy {place} until as many as {kind}", emit_fill, icon="energy"),
    Word("remove", "remove {n} rift[s] {place}", emit_remove, icon="rift"),
    Word("level", "remove rifts {place} until as many as {kind}", emit_level, icon="rift"),
)
