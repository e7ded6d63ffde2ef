"""Places: the eras and agents that a clause is about, named or picked. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.program import ANSWER, KEEP
from looptable.games.the_loop.rules.codes import (
    ASK_AGENT,
    ASK_ERA,
    R_ORIGIN,
    R_SOURCE,
    R_THERE,
)
from looptable.games.the_loop.rules.decks import hand_size, has_card_to_draw
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import ERAS, NOWHERE, Agent, Card, Era
from looptable.games.the_loop.rules.space import agents_at, is_adjacent
from looptable.games.the_loop.verbs import codes

__all__ = [
    "AMONG_ADJACENT",
    "AMONG_VORTEXES",
    "EACH_OF",
    "HERE",
    "NEED_ARTIFACT",
    "NEED_AWAY",
    "NEED_CLONE",
    "NEED_DRAW",
    "NEED_ELSEWHERE",
    "NEED_HAND",
    "NEED_NOTHING",
    "NEED_OTHER_CLONE",
    "NEED_RIFT",
    "PLACES",
    "SOURCE",
    "SPOTS",
    "emit_place",
    "era_of",
    "eras_of",
    "may_lend",
    "own_era",
]

# Sets of eras, to pick from or to go through.
AMONG_ADJACENT: Final = 0
AMONG_ALL: Final = 1
AMONG_VORTEXES: Final = 2

# Places, as operands. EACH_OF + a set stands for all its eras.
HERE: Final = 0
THERE: Final = 1
FOO: Final = 2
ORIGIN: Final = 3
SOURCE: Final = 4
EACH_OF: Final = 10

# What an era, or the era of an agent, must have so that it can be picked.
NEED_NOTHING: Final = 0
NEED_RIFT: Final = 1
NEED_CLONE: Final = 2
NEED_ARTIFACT: Final = 3
NEED_OTHER_CLONE: Final = 4
# What an agent must have, or where it must be.
NEED_HAND: Final = 5
NEED_DRAW: Final = 6
NEED_AWAY: Final = 7
NEED_ELSEWHERE: Final = 8  # one of them away is enough; older matches did without

PLACES: Final = {
    "here": "here",
    "there": "there",
    "adjacent": "in an adjacent era",
    "beside": "in each adjacent era",
    "any": "in any era",
    "each": "in each era",
    "vortex": "on a vortex",
    "vortexes": "on each vortex",
    "foo": "at foo",
    "other": "with another agent",
    "agent": "with any agent",
    "origin": "in its origin era",
}
FIXED: Final = {"here": HERE, "there": THERE, "foo": FOO, "origin": ORIGIN}
PICKED: Final = {"adjacent": AMONG_ADJACENT, "any": AMONG_ALL, "vortex": AMONG_VORTEXES}
SEVERAL: Final = {"beside": AMONG_ADJACENT, "each": AMONG_ALL, "vortexes": AMONG_VORTEXES}

SPOTS: Final = {name: written for name, written in PLACES.items() if name not in SEVERAL}
"""Places for verbs that pick one piece: "destroy 1 clone in each era" would not say how many."""


def emit_place(emitter: Emitter, place: str, need: int = NEED_NOTHING) -> int:
    """Emits what finds the era of a place; gives the operand that then stands for it.

    `need` narrows a pick to eras where the clause can do something: rifts to remove, clones to
    destroy. Where none is left the pick is skipped and the operand stands for nowhere.
    """
    if place in PICKED:
        emitter.emit(codes.PICK_ERA, PICKED[place], need)
        emitter.emit(KEEP, emitter.register("there"))
        return THERE
    if place in ("other", "agent"):
        nobody = emitter.emit(codes.PICK_AGENT, int(place == "other"), need)
        emitter.emit(codes.THERE_OF_AGENT)
        emitter.patch(nobody, 3)
        return THERE
    if place in SEVERAL:
        return EACH_OF + SEVERAL[place]
    return FIXED[place]


# The eras of a place.


def own_era(t: LoopFields) -> Era:
    """The era of the agent who acts."""
    return t.at[t.actor]


def era_of(t: LoopFields, place: i64) -> Era:
    """The era that a place stands for, or nowhere."""
    if place == HERE:
        return t.at[t.actor]
    if place == THERE:
        return t.registers[R_THERE]
    if place == FOO:
        return t.foo
    if place == ORIGIN:
        return t.registers[R_ORIGIN]
    return t.registers[R_SOURCE]


def eras_of(t: LoopFields, place: i64) -> i64:
    """The eras that a place stands for, as a mask."""
    if place < EACH_OF:
        era = era_of(t, place)
        if era == NOWHERE:
            return 0
        return 1 << era
    eras: i64 = 0
    for era in range(ERAS):
        if is_among(t, era, place - EACH_OF):
            eras |= 1 << era
    return eras


def is_among(t: LoopFields, era: Era, among: i64) -> bool:
    """Whether an era belongs to a set."""
    if among == AMONG_ALL:
        return True
    if among == AMONG_ADJACENT:
        return is_adjacent(era, own_era(t))
    return t.vortex[era] == 1


# Picking eras and agents.


def do_pick_era(t: LoopFields, among: i64, need: i64) -> None:
    """Asks for an era; where none will do, the answer is nowhere."""
    for era in range(ERAS):
        if is_among(t, era, among) and has_need(t, era, need):
            t.options.push(era)
    if not t.options:
        t.registers[ANSWER] = NOWHERE
    else:
        t.ask(t.seat_of(t.actor), ASK_ERA)


def has_need(t: LoopFields, era: Era, need: i64) -> bool:
    """Whether an era has what a clause needs there."""
    if need == NEED_RIFT:
        return t.rifts[era] > 0
    if need == NEED_CLONE:
        return t.crowd[era] > 0
    if need == NEED_OTHER_CLONE:
        return t.crowd[era] > 0 and era != own_era(t)
    if need == NEED_ARTIFACT:
        return t.available[era].height > 0
    return True


def do_pick_agent(t: LoopFields, other: i64, need: i64, target: i64) -> None:
    """Asks for an agent, or another agent; jumps where none will do."""
    count: i64 = len(t.at)
    for agent in range(count):
        if is_able(t, agent, need) and not (other and agent == t.actor):
            t.options.push(agent)
    if t.plain_questions:
        narrow(t, need)
    if not t.options:
        t.registers[R_THERE] = NOWHERE
        t.pc = target
    else:
        t.ask(t.seat_of(t.actor), ASK_AGENT)


def narrow(t: LoopFields, need: i64) -> None:
    """Leaves no question whose answers all come to the same."""
    if need == NEED_DRAW and t.solo and t.options:
        t.options.clear()
        t.options.push(t.actor)  # one player draws for all agents
    elif need == NEED_ELSEWHERE and agents_at(t, own_era(t)) == len(t.at):
        t.options.clear()


def is_able(t: LoopFields, agent: Agent, need: i64) -> bool:
    """Whether a clause would do something with an agent, or in its era."""
    if need == NEED_HAND:
        return can_lend(t, agent)
    if need == NEED_DRAW:
        return has_card_to_draw(t, agent)
    if need == NEED_AWAY:
        return t.at[agent] != own_era(t)
    return has_need(t, t.at[agent], need)


def can_lend(t: LoopFields, agent: Agent) -> bool:
    """Whether an agent has a card to apply in another one's turn."""
    if not t.lent_exhausts:
        return hand_size(t, agent) > 0
    ready = t.ready[agent]
    for index in range(ready.height):
        if may_lend(t, agent, ready.at(index)):
            return True
    return False


def may_lend(t: LoopFields, agent: Agent, card: Card) -> bool:
    """Whether the mode lets an agent exhaust a card where it stands."""
    return t.mode_rules.allowed(t, t.at[agent]) >> t.numbers.dimension[card] & 1 == 1


# What is remembered.


def do_there_of_agent(t: LoopFields) -> None:
    """Makes the era of the agent picked `there`."""
    t.registers[R_THERE] = t.at[t.registers[ANSWER]]


def do_forget_there(t: LoopFields) -> None:
    """Makes `there` nowhere."""
    t.registers[R_THERE] = NOWHERE


def do_forget_origin(t: LoopFields) -> None:
    """Makes `its origin era` nowhere."""
    t.registers[R_ORIGIN] = NOWHERE


def do_keep_source(t: LoopFields, place: i64) -> None:
    """Remembers the era that clones are pushed from."""
    t.registers[R_SOURCE] = era_of(t, place)
