"""The words that only machina cards use. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.effects.program import ANSWER
from looptable.games.the_loop.rules.artifacts import destroy_card
from looptable.games.the_loop.rules.clones import generate
from looptable.games.the_loop.rules.codes import (
    ASK_PURGED,
    ASK_RICHEST,
    ASK_VICTIM,
    R_DRAWERS,
    S_DECKS,
)
from looptable.games.the_loop.rules.cubes import take_energy
from looptable.games.the_loop.rules.decks import (
    deck_of,
    draw_up,
    hand_size,
    leave_hand,
    next_card,
    tell_card,
)
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import ERAS
from looptable.games.the_loop.rules.numbers import CUBES
from looptable.games.the_loop.rules.rewards import count_players
from looptable.games.the_loop.rules.space import energy_in, move_agent
from looptable.games.the_loop.rules.vortexes import add_rift
from looptable.games.the_loop.verbs import codes

__all__ = ["DOOMED", "VERBS"]

DOOMED: Final = {"home": "at home", "vortexes": "on all vortexes"}


# Rifts and clones.


def emit_add_rift(emitter: Emitter, clause: Do) -> None:
    """Add n rifts, at the card's home or on every vortex."""
    emitter.emit(codes.ADD_RIFT, clause.number("n"), int(clause.phrase("doom") == "home"))


def do_add_rift(t: LoopFields, count: i64, at_home: i64) -> None:
    """Adds rifts at the card's home, which is Foo's era when it applies, or on every vortex."""
    for era in range(ERAS):
        hit = era == t.foo if at_home else t.vortex[era] == 1
        if hit:
            for _ in range(count):
                if not t.is_over():
                    add_rift(t, era)


def emit_generate(emitter: Emitter, clause: Do) -> None:
    """Generate n clones."""
    emitter.emit(codes.GENERATE, clause.number("n"))


def do_generate(t: LoopFields, count: i64) -> None:
    """Generates clones."""
    generate(t, count)


# Energy.


def emit_drain(emitter: Emitter, _: Do) -> None:
    """All energy leaves the era that has most."""
    skip = emitter.emit(codes.PICK_RICHEST)
    emitter.emit(codes.DRAIN_RICHEST)
    emitter.patch(skip, 3)


def do_pick_richest(t: LoopFields, _a: i64, _b: i64, target: i64) -> None:
    """Asks among the eras with most energy, if any has some."""
    most: i64 = 1
    for era in range(ERAS):
        most = max(most, t.energy[era])
    for era in range(ERAS):
        if t.energy[era] == most:
            t.options.push(era)
    if not t.options:
        t.pc = target
    else:
        t.ask(t.seat_of(t.active), ASK_RICHEST)


def do_drain_richest(t: LoopFields) -> None:
    """Takes all energy of the era picked."""
    take_energy(t, t.registers[ANSWER], CUBES)


def emit_dim(emitter: Emitter, _: Do) -> None:
    """One energy leaves every era that has two or more."""
    emitter.emit(codes.DIM_ALL)


def do_dim_all(t: LoopFields) -> None:
    """Takes one energy of every era that has two or more."""
    for era in range(ERAS):
        if energy_in(t, era) > 1:
            take_energy(t, era, 1)


# Cards.


def emit_burn(emitter: Emitter, clause: Do) -> None:
    """The players destroy n cards of their hands, which leave rifts, and draw up again."""
    for _ in range(clause.number("n")):
        skip = emitter.emit(codes.PICK_VICTIM)
        emitter.emit(codes.BURN)
        emitter.patch(skip, 3)
    emitter.emit(codes.REFILL)


def do_pick_victim(t: LoopFields, _a: i64, _b: i64, target: i64) -> None:
    """Asks for a card of any hand."""
    count: i64 = len(t.at)
    for agent in range(count):
        t.options.push_all(t.ready[agent])
        t.options.push_all(t.exhausted[agent])
    if not t.options:
        t.pc = target
    else:
        t.ask(t.seat_of(t.active), ASK_VICTIM)


def do_burn(t: LoopFields) -> None:
    """Destroys the card picked; where it came from, a rift opens."""
    card = t.registers[ANSWER]
    count: i64 = len(t.at)
    for agent in range(count):
        if t.ready[agent].has(card) or t.exhausted[agent].has(card):
            leave_hand(t, agent, card)
            t.registers[R_DRAWERS] |= 1 << agent
    destroy_card(t, card)
    add_rift(t, t.numbers.origin[card])


def do_refill(t: LoopFields) -> None:
    """All agents who lost a card draw up again."""
    if t.solo:  # LOOP-OPEN-30: the one player, with the hand of the active agent
        draw_up(t, t.active)
        return
    count: i64 = len(t.at)
    for agent in range(count):
        if t.registers[R_DRAWERS] >> agent & 1:
            draw_up(t, agent)


def emit_purge(emitter: Emitter, clause: Do) -> None:
    """One player discards the top n cards of a draw pile, which take energy away."""
    emitter.emit(codes.PICK_PURGED)
    emitter.emit(codes.PURGE, clause.number("n"))


def do_pick_purged(t: LoopFields) -> None:
    """Asks whose draw pile is purged: the team chooses, by the active player."""
    for agent in range(count_players(t)):
        t.options.push(agent)
    t.ask(t.seat_of(t.active), ASK_PURGED)


def do_purge(t: LoopFields, count: i64) -> None:
    """Discards the top cards of a draw pile; where they came from, energy goes."""
    agent = t.registers[ANSWER]
    for _ in range(count):
        card = next_card(t, agent)
        if card < 0:
            return
        t.discard[deck_of(t, agent)].push(card)
        if t.listener is not None:
            tell_card(t, "purged", card, agent, True)
        take_energy(t, t.numbers.origin[card], 1)


def emit_rebirth(emitter: Emitter, _: Do) -> None:
    """All hands are shuffled together and dealt again; every agent goes back to its start era."""
    emitter.emit(codes.REBIRTH)


def do_rebirth(t: LoopFields) -> None:
    """Mixes all hands and deals them again, each as large as before; agents go home."""
    sizes: list[i64] = []
    mixed = Pile()
    count: i64 = len(t.at)
    for agent in range(count):
        sizes.append(hand_size(t, agent))
        t.ready[agent].move_to(mixed)
        t.exhausted[agent].move_to(mixed)
    t.chance.shuffle(S_DECKS, mixed)
    for agent in range(count):
        for _ in range(sizes[agent]):
            card = mixed.pop()
            t.ready[agent].push(card)
            if t.listener is not None:
                tell_card(t, "reborn", card, agent, True)
        move_agent(t, agent, t.numbers.agent_era[t.agents.at(agent)])


VERBS: Final = (
    Word("add-rift", "add {n} rift[s] {doom}", emit_add_rift, icon="rift"),
    Word("generate", "generate {n} clone[s]", emit_generate, icon="clone"),
    Word("drain", "drain the richest era", emit_drain, icon="energy"),
    Word("dim", "dim every rich era", emit_dim, icon="energy"),
    Word("burn", "burn {n} card[s]", emit_burn, icon="artifact"),
    Word("purge", "purge {n} card[s]", emit_purge, icon="artifact"),
    Word("rebirth", "shuffle all hands", emit_rebirth, icon="artifact"),
)
