"""The words of the effect notation in The LOOP, and the instructions they stand for.

Only the vocabulary of the rulebooks (ledger section 20): every card is said with these words.
"""

from looptable.effects.emitter import Emitter
from looptable.effects.language import Emit, Language, Phrases, Word
from looptable.effects.machine import MACHINE_PROMPTS
from looptable.effects.nodes import Do
from looptable.effects.program import JUMP, KEEP
from looptable.games.the_loop.rules import codes

__all__ = ["LANGUAGE", "PROMPTS"]

PROMPTS = (*MACHINE_PROMPTS, *codes.PROMPT_NAMES)
"""All questions, in the order of their codes."""

PLACES = {
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

SETS = {
    "beside": codes.AMONG_ADJACENT,
    "each": codes.AMONG_ALL,
    "vortexes": codes.AMONG_VORTEXES,
}

SPOTS = {name: written for name, written in PLACES.items() if name not in SETS}
"""Places for verbs that pick one piece: "destroy 1 clone in each era" would not say how many."""

GOALS = {
    "any": "any era",
    "vortex": "a vortex",
    "foo": "foo",
    "other": "another agent",
    "origin": "its origin era",
    "there": "that era",
}

PICKED = {
    "adjacent": codes.AMONG_ADJACENT,
    "any": codes.AMONG_ALL,
    "vortex": codes.AMONG_VORTEXES,
}


def emit_place(emitter: Emitter, place: str, need: int = codes.NEED_NOTHING) -> int:
    """Instructions that find the era of a place, and the operand that then stands for it.

    `need` narrows a pick to eras where the clause can do something: rifts to remove, clones to
    destroy. Where none is left the pick is skipped and the operand stands for nowhere.
    """
    if place in PICKED:
        emitter.emit(codes.PICK_ERA, PICKED[place], need)
        emitter.emit(KEEP, emitter.register("there"))
        return codes.THERE
    if place in ("other", "agent"):
        nobody = emitter.emit(codes.PICK_AGENT, int(place == "other"), need)
        emitter.emit(codes.THERE_OF_AGENT)
        emitter.patch(nobody, 3)
        return codes.THERE
    if place in SETS:
        return codes.EACH_OF + SETS[place]
    return {"here": codes.HERE, "there": codes.THERE, "foo": codes.FOO, "origin": codes.ORIGIN}[
        place
    ]


def emit_add(emitter: Emitter, clause: Do) -> None:
    """Add n energy."""
    place = emit_place(emitter, clause.phrase("place"))
    emitter.emit(codes.ADD_ENERGY, clause.number("n"), place)


def emit_remove(emitter: Emitter, clause: Do) -> None:
    """Remove n rifts; in a place of one's choice, an era that has some."""
    place = emit_place(emitter, clause.phrase("place"), codes.NEED_RIFT)
    emitter.emit(codes.REMOVE_RIFT, clause.number("n"), place)


def emit_fill(emitter: Emitter, clause: Do) -> None:
    """Add energy until there is as much as of something else."""
    place = emit_place(emitter, clause.phrase("place"))
    emitter.emit(codes.FILL_ENERGY, codes.KINDS[clause.phrase("kind")], place)


def emit_level(emitter: Emitter, clause: Do) -> None:
    """Remove rifts until there are as many as of something else."""
    place = emit_place(emitter, clause.phrase("place"), codes.NEED_RIFT)
    emitter.emit(codes.LEVEL_RIFTS, codes.KINDS[clause.phrase("kind")], place)


def emit_push(emitter: Emitter, clause: Do) -> None:
    """Push n clones, one after another; each may go another way."""
    emit_pushes(emitter, clause.number("n"), codes.HERE)


def emit_push_from(emitter: Emitter, clause: Do) -> None:
    """Push n clones from another era than your own."""
    place = emit_place(emitter, clause.phrase("place"), codes.NEED_CLONE)
    emitter.emit(codes.KEEP_SOURCE, 0, place)
    emit_pushes(emitter, clause.number("n"), codes.SOURCE)


def emit_pushes(emitter: Emitter, count: int, source: int) -> None:
    """Each push picks a clone and where it goes; `there` is where the last one went, or nowhere."""
    emitter.emit(codes.FORGET_THERE)
    for _ in range(count):
        skip = emitter.emit(codes.PICK_CLONE, 0, source)
        emitter.emit(KEEP, emitter.register("clone"))
        emitter.emit(codes.PICK_WAY, 0, source)
        emitter.emit(codes.MOVE_CLONE)
        emitter.patch(skip, 3)


def emit_pull(emitter: Emitter, clause: Do) -> None:
    """Pull n clones, from either side."""
    for _ in range(clause.number("n")):
        skip = emitter.emit(codes.PICK_CLONE, 0, codes.EACH_OF + codes.AMONG_ADJACENT)
        emitter.emit(KEEP, emitter.register("clone"))
        emitter.emit(codes.BRING_CLONE)
        emitter.patch(skip, 3)


def emit_destroy(emitter: Emitter, clause: Do) -> None:
    """Destroy n clones outright."""
    place = emit_place(emitter, clause.phrase("place"), codes.NEED_CLONE)
    for _ in range(clause.number("n")):
        skip = emitter.emit(codes.PICK_CLONE, 0, place)
        emitter.emit(KEEP, emitter.register("clone"))
        emitter.emit(codes.DESTROY_CLONE)
        emitter.patch(skip, 3)


def emit_swap_clones(emitter: Emitter, clause: Do) -> None:
    """A clone of your era changes places with one elsewhere."""
    skip = emitter.emit(codes.PICK_CLONE, 0, codes.HERE)
    emitter.emit(KEEP, emitter.register("clone"))
    place = emit_place(emitter, clause.phrase("place"), codes.NEED_OTHER_CLONE)
    other = emitter.emit(codes.PICK_CLONE, 1, place)
    emitter.emit(KEEP, emitter.register("source"))
    emitter.emit(codes.PICK_CLONE, 2)
    emitter.emit(codes.SWAP_CLONES)
    emitter.patch(skip, 3)
    emitter.patch(other, 3)


def emit_swap_agents(emitter: Emitter, _: Do) -> None:
    """You and another agent change places."""
    skip = emitter.emit(codes.PICK_AGENT, 1, codes.NEED_AWAY)
    emitter.emit(codes.SWAP_AGENTS)
    emitter.patch(skip, 3)


def which_step(step: int, count: int) -> int:
    """Which step of a move this is: the only one, the first of several, or a later one."""
    if count == 1:
        return codes.ONLY_STEP
    return codes.LATER_STEP if step else codes.FIRST_STEP


def emit_move(emitter: Emitter, clause: Do) -> None:
    """Move up to n eras, step by step."""
    stops = []
    for step in range(clause.number("n")):
        emitter.emit(codes.PICK_STEP, which_step(step, clause.number("n")))
        stops.append(emitter.emit(codes.STEP_AGENT))
    for stop in stops:
        emitter.patch(stop, 2)


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
        emitter.patch(stop, 2)
    emitter.emit(codes.DROP_LOAD)


def emit_go(emitter: Emitter, clause: Do) -> None:
    """Move straight to an era."""
    goal = clause.phrase("goal")
    place = emit_place(emitter, goal)
    emitter.emit(codes.GO, 0, place)


def emit_send(emitter: Emitter, clause: Do) -> None:
    """Move an agent n eras."""
    skip = emitter.emit(codes.PICK_AGENT, int(clause.phrase("who") == "other"))
    emitter.emit(KEEP, emitter.register("agent"))
    stops = []
    for step in range(clause.number("n")):
        emitter.emit(codes.PICK_AGENT_STEP, which_step(step, clause.number("n")))
        stops.append(emitter.emit(codes.STEP_OTHER))
    for stop in stops:
        emitter.patch(stop, 2)
    emitter.patch(skip, 3)


def emit_bring(emitter: Emitter, _: Do) -> None:
    """Bring another agent to your era."""
    skip = emitter.emit(codes.PICK_AGENT, 1, codes.NEED_AWAY)
    emitter.emit(codes.BRING_AGENT)
    emitter.patch(skip, 3)


def emit_draw(emitter: Emitter, clause: Do) -> None:
    """Draw n cards; `its origin era` is that of the last one."""
    emitter.emit(codes.DRAW, clause.number("n"))


def emit_agent_draws(emitter: Emitter, clause: Do) -> None:
    """An agent draws n cards."""
    skip = emitter.emit(codes.PICK_AGENT, int(clause.phrase("who") == "other"), codes.NEED_DRAW)
    emitter.emit(KEEP, emitter.register("agent"))
    emitter.emit(codes.AGENT_DRAWS, clause.number("n"))
    emitter.patch(skip, 3)


def emit_all_draw(emitter: Emitter, clause: Do) -> None:
    """Every agent may draw n cards, one after another, in an order of your choice."""
    emitter.emit(codes.ALL_DRAW, clause.number("n"))
    again = emitter.emit(codes.PICK_DRAWER)
    emitter.emit(codes.DRAWER_DRAWS, clause.number("n"))
    emitter.emit(JUMP, again)
    emitter.patch(again, 3)


def emit_discard(emitter: Emitter, clause: Do) -> None:
    """Discard n cards of your hand; `its origin era` is that of the last one."""
    emitter.emit(codes.FORGET_ORIGIN)
    for _ in range(clause.number("n")):
        skip = emitter.emit(codes.PICK_HAND, codes.ASK_DISCARD)
        emitter.emit(codes.DISCARD)
        emitter.patch(skip, 3)


def emit_destroy_card(emitter: Emitter, clause: Do) -> None:
    """Destroy n cards of your hand; `its origin era` is that of the last one."""
    emitter.emit(codes.FORGET_ORIGIN)
    for _ in range(clause.number("n")):
        skip = emitter.emit(codes.PICK_HAND, codes.ASK_DESTROY)
        emitter.emit(codes.DESTROY_CARD)
        emitter.patch(skip, 3)


def emit_reveal(emitter: Emitter, clause: Do) -> None:
    """Reveal n artifacts; `its origin era` is that of the last one."""
    emitter.emit(codes.REVEAL, clause.number("n"))


def emit_acquire(emitter: Emitter, clause: Do) -> None:
    """Acquire an available artifact."""
    place = emit_place(emitter, clause.phrase("place"), codes.NEED_ARTIFACT)
    skip = emitter.emit(codes.PICK_ARTIFACT, codes.ASK_ACQUIRE, place)
    emitter.emit(codes.ACQUIRE)
    emitter.patch(skip, 3)


def emit_apply(emitter: Emitter, clause: Do) -> None:
    """Apply the ability of an available artifact; it stays where it is."""
    place = emit_place(emitter, clause.phrase("place"), codes.NEED_ARTIFACT)
    skip = emitter.emit(codes.PICK_ARTIFACT, codes.ASK_APPLY, place)
    emitter.emit(codes.APPLY)
    emitter.patch(skip, 3)


def emit_apply_destroyed(emitter: Emitter, _: Do) -> None:
    """Apply the ability of the artifact on top of the destroyed pile."""
    emitter.emit(codes.APPLY_DESTROYED)


def emit_lend(emitter: Emitter, _: Do) -> None:
    """Another agent applies a card of their hand."""
    skip = emitter.emit(codes.PICK_AGENT, 1, codes.NEED_HAND)
    emitter.emit(KEEP, emitter.register("agent"))
    empty = emitter.emit(codes.PICK_THEIRS)
    emitter.emit(codes.LEND)
    emitter.patch(skip, 3)
    emitter.patch(empty, 3)


def emit_add_rift(emitter: Emitter, clause: Do) -> None:
    """Add n rifts: only machina cards do."""
    place = codes.HOME if clause.phrase("doom") == "home" else codes.EACH_OF + codes.AMONG_VORTEXES
    emitter.emit(codes.ADD_RIFT, clause.number("n"), place)


def emit_generate(emitter: Emitter, clause: Do) -> None:
    """Generate n clones."""
    emitter.emit(codes.GENERATE, clause.number("n"))


def emit_drain(emitter: Emitter, _: Do) -> None:
    """All energy leaves the era that has most."""
    skip = emitter.emit(codes.PICK_RICHEST)
    emitter.emit(codes.DRAIN_RICHEST)
    emitter.patch(skip, 3)


def emit_dim(emitter: Emitter, _: Do) -> None:
    """One energy leaves every era that has two or more."""
    emitter.emit(codes.DIM_ALL)


def emit_burn(emitter: Emitter, clause: Do) -> None:
    """The players destroy n cards of their hands, which leave rifts, and draw anew."""
    for _ in range(clause.number("n")):
        skip = emitter.emit(codes.PICK_VICTIM)
        emitter.emit(codes.BURN)
        emitter.patch(skip, 3)
    emitter.emit(codes.REFILL)


def emit_purge(emitter: Emitter, clause: Do) -> None:
    """One player discards the top n cards of a draw pile, which take energy away."""
    emitter.emit(codes.PICK_PURGED)
    emitter.emit(codes.PURGE, clause.number("n"))


def emit_rebirth(emitter: Emitter, _: Do) -> None:
    """All hands are shuffled together and dealt again; every agent goes back to its start era."""
    emitter.emit(codes.REBIRTH)


def emit_finish(emitter: Emitter, clause: Do) -> None:
    """Robofinisher's reward, where the clone was destroyed."""
    energy = clause.verb == "finish-energy"
    emitter.emit(codes.FINISH_ENERGY if energy else codes.FINISH_RIFT)


def _test(kind: int) -> Emit:
    """A condition: one instruction that answers it."""

    def emit(emitter: Emitter, _: Do) -> None:
        emitter.emit(kind)

    return emit


LANGUAGE = Language(
    verbs=(
        Word("add", "add {n} energy {place}", emit_add, icon="energy"),
        Word("fill", "add energy {place} until as many as {kind}", emit_fill, icon="energy"),
        Word("remove", "remove {n} rift[s] {place}", emit_remove, icon="rift"),
        Word("level", "remove rifts {place} until as many as {kind}", emit_level, icon="rift"),
        Word("push", "push {n} clone[s]", emit_push, icon="clone"),
        Word("push-from", "push {n} clone[s] {place:spot}", emit_push_from, icon="clone"),
        Word("pull", "pull {n} clone[s]", emit_pull, icon="clone"),
        Word("destroy", "destroy {n} clone[s] {place:spot}", emit_destroy, icon="clone"),
        Word(
            "swap-clones", "swap a clone with a clone {place:spot}", emit_swap_clones, icon="clone"
        ),
        Word("swap-agents", "swap with another agent", emit_swap_agents, icon="movement"),
        Word("move", "move {n} era[s]", emit_move, icon="movement"),
        Word("ride", "move {n} era[s] {load}", emit_ride, icon="movement"),
        Word("go", "move to {goal}", emit_go, icon="movement"),
        Word("send", "move {who} {n} era[s]", emit_send, icon="movement"),
        Word("bring", "bring another agent here", emit_bring, icon="movement"),
        Word("draw", "draw {n} card[s]", emit_draw, icon="artifact"),
        Word("agent-draws", "let {who} draw {n} card[s]", emit_agent_draws, icon="artifact"),
        Word("all-draw", "let each agent draw {n} card[s]", emit_all_draw, icon="artifact"),
        Word("lend", "let another agent apply a card", emit_lend, icon="artifact"),
        Word("discard", "discard {n} card[s]", emit_discard, icon="artifact"),
        Word("destroy-card", "destroy {n} card[s]", emit_destroy_card, icon="artifact"),
        Word("reveal", "reveal {n} artifact[s]", emit_reveal, icon="artifact"),
        Word("acquire", "acquire an artifact {place:spot}", emit_acquire, icon="artifact"),
        Word("apply", "apply an artifact {place:spot}", emit_apply, icon="artifact"),
        Word(
            "apply-destroyed", "apply the destroyed artifact", emit_apply_destroyed, icon="artifact"
        ),
        # Of the machina cards, and of one agent's ability.
        Word("add-rift", "add {n} rift[s] {doom}", emit_add_rift, icon="rift"),
        Word("generate", "generate {n} clone[s]", emit_generate, icon="clone"),
        Word("drain", "drain the richest era", emit_drain, icon="energy"),
        Word("dim", "dim every rich era", emit_dim, icon="energy"),
        Word("burn", "burn {n} card[s]", emit_burn, icon="artifact"),
        Word("purge", "purge {n} card[s]", emit_purge, icon="artifact"),
        Word("rebirth", "shuffle all hands", emit_rebirth, icon="artifact"),
        Word("finish-energy", "collect energy", emit_finish, icon="energy"),
        Word("finish-rift", "collect rift", emit_finish, icon="rift"),
    ),
    conditions=(
        Word("company", "another agent is here", _test(codes.TEST_COMPANY)),
        Word("vortex-here", "here is a vortex", _test(codes.TEST_VORTEX)),
        Word("clone-here", "a clone is here", _test(codes.TEST_CLONE)),
        Word("no-rift-here", "no rift is here", _test(codes.TEST_NO_RIFT)),
        Word("at-foo", "you are at foo", _test(codes.TEST_FOO)),
    ),
    phrases=(
        Phrases("place", PLACES),
        Phrases("spot", SPOTS),
        Phrases("goal", GOALS),
        Phrases("who", {"other": "another agent", "any": "any agent"}),
        Phrases("load", {"any": "carrying a clone", "vortex": "carrying a clone from a vortex"}),
        Phrases("doom", {"home": "at home", "vortexes": "on all vortexes"}),
        Phrases(
            "kind", {"rifts": "rifts", "clones": "clones", "agents": "agents", "energy": "energy"}
        ),
    ),
    registers=codes.REGISTERS,
)
