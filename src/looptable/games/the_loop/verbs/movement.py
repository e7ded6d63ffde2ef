"""Movement: agents go, send, bring and swap; a clone may be carried along. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.effects.program import ANSWER, KEEP
from looptable.games.the_loop.rules.clones import move_clone
from looptable.games.the_loop.rules.codes import (
    ASK_LOAD,
    ASK_STEP,
    ASK_UNLOAD,
    R_AGENT,
    R_CARRIED,
    R_SOURCE,
)
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import NOTHING, NOWHERE, Agent
from looptable.games.the_loop.rules.space import move_agent, next_era, previous_era
from looptable.games.the_loop.verbs import codes
from looptable.games.the_loop.verbs.places import (
    NEED_AWAY,
    NEED_ELSEWHERE,
    NEED_NOTHING,
    emit_place,
    era_of,
    own_era,
)

__all__ = ["GOALS", "VERBS"]

GOALS: Final = {
    "any": "any era",
    "vortex": "a vortex",
    "foo": "foo",
    "other": "another agent",
    "origin": "its origin era",
    "there": "that era",
}

# Which step of a move.
ONLY_STEP: Final = 0
FIRST_STEP: Final = 1
LATER_STEP: Final = 2

# The register `carried` holds the clone plus one, 0 for nothing yet, or this until the move ends.
NEVER_AGAIN: Final = -1


def which_step(step: int, count: int) -> int:
    """Which step of a move this is: the only one, the first of several, or a later one."""
    if count == 1:
        return ONLY_STEP
    return LATER_STEP if step else FIRST_STEP


# Moving step by step.


def emit_move(emitter: Emitter, clause: Do) -> None:
    """Move up to n eras, step by step."""
    stops = []
    for step in range(clause.number("n")):
        emitter.emit(codes.PICK_STEP, which_step(step, clause.number("n")))
        stops.append(emitter.emit(codes.STEP_AGENT))
    for stop in stops:
        emitter.patch(stop)


def do_pick_step(t: LoopFields, which: i64) -> None:
    """Asks for the actor's next step."""
    ask_step(t, t.actor, which)


def ask_step(t: LoopFields, agent: Agent, which: i64) -> None:
    """Asks for an adjacent era; in a longer move one may stop or turn, unless moves are exact."""
    era = t.at[agent]
    left = NOWHERE  # the era that an exact move does not turn back to
    if t.exact_moves and which == LATER_STEP:
        left = t.registers[R_SOURCE]
    if previous_era(era) != left:
        t.options.push(previous_era(era))
    if next_era(era) != left:
        t.options.push(next_era(era))
    if which != ONLY_STEP and not t.exact_moves:
        t.options.push(NOTHING)
    t.ask(t.seat_of(t.actor), ASK_STEP)


def do_step_agent(t: LoopFields, target: i64) -> None:
    """The actor, with what it carries, goes to the era picked, or stops and jumps."""
    era = t.registers[ANSWER]
    if era == NOTHING:
        t.pc = target
        return
    leave_era(t, t.actor)
    move_agent(t, t.actor, era)
    carried = t.registers[R_CARRIED]
    if carried > 0:
        move_clone(t, carried - 1, era)
        if t.clone_at[carried - 1] != era:
            t.registers[R_CARRIED] = NEVER_AGAIN  # it died on the way


def leave_era(t: LoopFields, agent: Agent) -> None:
    """Notes where a step of an exact move starts, so that the next one does not turn back."""
    if t.exact_moves:
        t.registers[R_SOURCE] = t.at[agent]


# Carrying.


def emit_ride(emitter: Emitter, clause: Do) -> None:
    """Move up to n eras and carry a clone: picked up at any step, put down at any later one."""
    only_vortex = int(clause.phrase("load") == "vortex")
    stops = []
    for left in range(clause.number("n"), 0, -1):
        emitter.emit(codes.PICK_LOAD, only_vortex)
        emitter.emit(codes.LOAD)
        step = clause.number("n") - left
        emitter.emit(codes.PICK_STEP, which_step(step, clause.number("n")))
        stops.append(emitter.emit(codes.STEP_AGENT))
        if left > 1:
            emitter.emit(codes.PICK_UNLOAD)
            emitter.emit(codes.UNLOAD)
    for stop in stops:
        emitter.patch(stop)
    emitter.emit(codes.DROP_LOAD)


def do_pick_load(t: LoopFields, only_vortex: i64) -> None:
    """Asks which clone of this era is carried, if none is and none was."""
    t.registers[ANSWER] = NOTHING
    here = own_era(t)
    if t.registers[R_CARRIED] != 0 or (only_vortex and not t.vortex[here]):
        return
    clone: i64 = 0
    for era in t.clone_at:
        if era == here:
            t.options.push(clone)
        clone += 1
    if t.options:
        t.options.push(NOTHING)
        t.ask(t.seat_of(t.actor), ASK_LOAD)


def do_load(t: LoopFields) -> None:
    """Picks up the clone picked."""
    if t.registers[R_CARRIED] == 0:
        t.registers[R_CARRIED] = t.registers[ANSWER] + 1


def do_pick_unload(t: LoopFields) -> None:
    """Asks whether to keep or drop the load, if there is one."""
    if t.registers[R_CARRIED] > 0:
        t.options.push(0)
        t.options.push(1)
        t.ask(t.seat_of(t.actor), ASK_UNLOAD)
    else:
        t.registers[ANSWER] = 0


def do_unload(t: LoopFields) -> None:
    """Drops the load if so picked."""
    if t.registers[ANSWER] == 1:
        t.registers[R_CARRIED] = NEVER_AGAIN


def do_drop_load(t: LoopFields) -> None:
    """The move is over: nothing is carried any more."""
    t.registers[R_CARRIED] = 0


# Going straight to an era.


def emit_go(emitter: Emitter, clause: Do) -> None:
    """Move straight to an era."""
    goal = clause.phrase("goal")
    place = emit_place(emitter, goal, NEED_ELSEWHERE if goal == "other" else NEED_NOTHING)
    emitter.emit(codes.GO, place)


def do_go(t: LoopFields, place: i64) -> None:
    """Moves the actor to the era of a place."""
    era = era_of(t, place)
    if era != NOWHERE:
        move_agent(t, t.actor, era)


# Moving other agents.


def emit_send(emitter: Emitter, clause: Do) -> None:
    """Move an agent n eras."""
    skip = emitter.emit(codes.PICK_AGENT, int(clause.phrase("who") == "other"))
    emitter.emit(KEEP, emitter.register("agent"))
    stops = []
    for step in range(clause.number("n")):
        emitter.emit(codes.PICK_AGENT_STEP, which_step(step, clause.number("n")))
        stops.append(emitter.emit(codes.STEP_OTHER))
    for stop in stops:
        emitter.patch(stop)
    emitter.patch(skip, 3)


def do_pick_agent_step(t: LoopFields, which: i64) -> None:
    """Asks for the next step of the agent picked."""
    ask_step(t, t.registers[R_AGENT], which)


def do_step_other(t: LoopFields, target: i64) -> None:
    """The agent goes to the era picked, or stops and jumps."""
    era = t.registers[ANSWER]
    if era == NOTHING:
        t.pc = target
        return
    leave_era(t, t.registers[R_AGENT])
    move_agent(t, t.registers[R_AGENT], era)


def emit_bring(emitter: Emitter, _: Do) -> None:
    """Bring another agent to your era."""
    skip = emitter.emit(codes.PICK_AGENT, 1, NEED_AWAY)
    emitter.emit(codes.BRING_AGENT)
    emitter.patch(skip, 3)


def do_bring_agent(t: LoopFields) -> None:
    """Moves the agent picked here."""
    move_agent(t, t.registers[ANSWER], own_era(t))


def emit_swap_agents(emitter: Emitter, _: Do) -> None:
    """You and another agent change places."""
    skip = emitter.emit(codes.PICK_AGENT, 1, NEED_AWAY)
    emitter.emit(codes.SWAP_AGENTS)
    emitter.patch(skip, 3)


def do_swap_agents(t: LoopFields) -> None:
    """The actor and the agent picked change places."""
    other = t.registers[ANSWER]
    era = own_era(t)
    move_agent(t, t.actor, t.at[other])
    move_agent(t, other, era)


VERBS: Final = (
    Word("swap-agents", "swap with another agent", emit_swap_agents, icon="movement"),
    Word("move", "move {n} era[s]", emit_move, icon="movement"),
    Word("ride", "move {n} era[s] {load}", emit_ride, icon="movement clone"),
    Word("go", "move to {goal}", emit_go, icon="movement"),
    Word("send", "move {who} {n} era[s]", emit_send, icon="movement"),
    Word("bring", "bring another agent here", emit_bring, icon="movement"),
)
