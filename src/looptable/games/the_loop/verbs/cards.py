"""Cards of the hand and the draw pile: drawn, discarded, destroyed, lent. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.effects.program import ANSWER, JUMP, KEEP, bit
from looptable.games.the_loop.rules.artifacts import destroy_card
from looptable.games.the_loop.rules.codes import (
    ASK_DESTROY,
    ASK_DISCARD,
    ASK_DRAWER,
    ASK_THEIRS,
    R_AGENT,
    R_DRAWERS,
    R_ORIGIN,
)
from looptable.games.the_loop.rules.decks import (
    discard_card,
    draw_card,
    has_card_to_draw,
    leave_hand,
)
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import NOTHING, NOWHERE, Agent
from looptable.games.the_loop.verbs import codes
from looptable.games.the_loop.verbs.artifacts import apply_card
from looptable.games.the_loop.verbs.places import NEED_DRAW, NEED_HAND, may_lend

__all__ = ["VERBS"]


# Drawing.


def emit_draw(emitter: Emitter, clause: Do) -> None:
    """Draw n cards; `its origin era` is that of the last one."""
    emitter.emit(codes.DRAW, clause.number("n"))


def do_draw(t: LoopFields, count: i64) -> None:
    """Draws cards for the actor."""
    draw_cards(t, t.actor, count)


def draw_cards(t: LoopFields, agent: Agent, count: i64) -> None:
    """Draws cards for an agent; `its origin era` is that of the last one."""
    t.registers[R_ORIGIN] = NOWHERE
    for _ in range(count):
        card = draw_card(t, agent)
        if card < 0:
            return
        t.registers[R_ORIGIN] = t.numbers.origin[card]


def emit_agent_draws(emitter: Emitter, clause: Do) -> None:
    """An agent draws n cards."""
    skip = emitter.emit(codes.PICK_AGENT, int(clause.phrase("who") == "other"), NEED_DRAW)
    emitter.emit(KEEP, emitter.register("agent"))
    emitter.emit(codes.AGENT_DRAWS, clause.number("n"))
    emitter.patch(skip, 3)


def do_agent_draws(t: LoopFields, count: i64) -> None:
    """Draws cards for the agent picked; in solo play there is but one player, who acts."""
    agent = t.registers[R_AGENT]
    if t.solo:
        agent = t.actor
    draw_cards(t, agent, count)


def emit_all_draw(emitter: Emitter, clause: Do) -> None:
    """Every agent may draw n cards, one after another, in an order of your choice."""
    emitter.emit(codes.ALL_DRAW)
    again = emitter.emit(codes.PICK_DRAWER)
    emitter.emit(codes.DRAWER_DRAWS, clause.number("n"))
    emitter.emit(JUMP, again)
    emitter.patch(again, 3)


def do_all_draw(t: LoopFields) -> None:
    """Lets all agents draw."""
    # In solo play there is one player, whose card joins the hand of the agent who acts.
    t.registers[R_DRAWERS] = bit(t.actor) if t.solo else bit(len(t.at)) - 1


def do_pick_drawer(t: LoopFields, _a: i64, _b: i64, target: i64) -> None:
    """Asks who draws next, or jumps when nobody is left."""
    count: i64 = len(t.at)
    for agent in range(count):
        if t.registers[R_DRAWERS] >> agent & 1 and has_card_to_draw(t, agent):
            t.options.push(agent)
    if not t.options:
        t.pc = target
    else:
        t.options.push(NOTHING)
        t.ask(t.seat_of(t.actor), ASK_DRAWER)


def do_drawer_draws(t: LoopFields, count: i64) -> None:
    """Draws cards for the agent picked, who is then done; nobody picked means that all are."""
    drawer = t.registers[ANSWER]
    if drawer == NOTHING:
        t.registers[R_DRAWERS] = 0
    else:
        t.registers[R_DRAWERS] -= bit(drawer)
        draw_cards(t, drawer, count)


# Giving up cards of the hand.


def emit_discard(emitter: Emitter, clause: Do) -> None:
    """Discard n cards of your hand; `its origin era` is that of the last one."""
    emitter.emit(codes.FORGET_ORIGIN)
    for _ in range(clause.number("n")):
        skip = emitter.emit(codes.PICK_HAND, ASK_DISCARD)
        emitter.emit(codes.DISCARD)
        emitter.patch(skip, 3)


def emit_destroy_card(emitter: Emitter, clause: Do) -> None:
    """Destroy n cards of your hand; `its origin era` is that of the last one."""
    emitter.emit(codes.FORGET_ORIGIN)
    for _ in range(clause.number("n")):
        skip = emitter.emit(codes.PICK_HAND, ASK_DESTROY)
        emitter.emit(codes.DESTROY_CARD)
        emitter.patch(skip, 3)


def do_pick_hand(t: LoopFields, prompt: i64, _b: i64, target: i64) -> None:
    """Asks for a card of the actor's hand, or jumps."""
    ask_hand(t, t.actor, target, prompt)


def ask_hand(t: LoopFields, agent: Agent, target: i64, prompt: i64) -> None:
    """Asks for a card of a hand, ready or exhausted; its owner picks."""
    t.options.push_all(t.ready[agent])
    t.options.push_all(t.exhausted[agent])
    if not t.options:
        t.pc = target
    else:
        t.ask(t.seat_of(agent), prompt)


def do_discard(t: LoopFields) -> None:
    """Discards the card picked."""
    card = t.registers[ANSWER]
    t.registers[R_ORIGIN] = t.numbers.origin[card]
    discard_card(t, t.actor, card)


def do_destroy_card(t: LoopFields) -> None:
    """Destroys the card picked."""
    card = t.registers[ANSWER]
    t.registers[R_ORIGIN] = t.numbers.origin[card]
    leave_hand(t, t.actor, card)
    destroy_card(t, card)


# Another agent's card.


def emit_lend(emitter: Emitter, _: Do) -> None:
    """Another agent applies a card of their hand."""
    skip = emitter.emit(codes.PICK_AGENT, 1, NEED_HAND)
    emitter.emit(KEEP, emitter.register("agent"))
    empty = emitter.emit(codes.PICK_THEIRS)
    emitter.emit(codes.LEND)
    emitter.patch(skip, 3)
    emitter.patch(empty, 3)


def do_pick_theirs(t: LoopFields, _a: i64, _b: i64, target: i64) -> None:
    """Asks an agent for a card of its hand; if it will be exhausted, for one that can be."""
    agent = t.registers[R_AGENT]
    if not t.lent_exhausts:
        ask_hand(t, agent, target, ASK_THEIRS)
        return
    ready = t.ready[agent]
    for index in range(ready.height):
        if may_lend(t, agent, ready.at(index)):
            t.options.push(ready.at(index))
    if not t.options:
        t.pc = target
    else:
        t.ask(t.seat_of(agent), ASK_THEIRS)


def do_lend(t: LoopFields) -> None:
    """The agent applies the card picked, which stays as it is by default (LOOP-OPEN-29)."""
    card, agent = t.registers[ANSWER], t.registers[R_AGENT]
    if t.lent_exhausts:
        t.ready[agent].drop(card)
        t.exhausted[agent].push(card)
    apply_card(t, card, agent)


VERBS: Final = (
    Word("draw", "draw {n} card[s]", emit_draw, icon="artifact"),
    Word("agent-draws", "let {who} draw {n} card[s]", emit_agent_draws, icon="artifact"),
    Word("all-draw", "let each agent draw {n} card[s]", emit_all_draw, icon="artifact"),
    Word("lend", "let another agent apply a card", emit_lend, icon="artifact"),
    Word("discard", "discard {n} card[s]", emit_discard, icon="artifact"),
    Word("destroy-card", "destroy {n} card[s]", emit_destroy_card, icon="artifact"),
)
