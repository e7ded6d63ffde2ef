"""Artifacts on the board: revealed, acquired, applied where they lie. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.effects.program import ANSWER
from looptable.games.the_loop.rules.artifacts import reveal_artifact
from looptable.games.the_loop.rules.codes import ASK_ACQUIRE, ASK_APPLY, R_ORIGIN
from looptable.games.the_loop.rules.decks import put_on_deck, tell_card
from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.rules.kinds import ERAS, NOWHERE, Agent, Card
from looptable.games.the_loop.verbs import codes
from looptable.games.the_loop.verbs.places import NEED_ARTIFACT, emit_place, eras_of

__all__ = ["VERBS", "apply_card"]

DEEPEST: Final = 3  # calls that a chain of borrowed cards may have


def emit_reveal(emitter: Emitter, clause: Do) -> None:
    """Reveal n artifacts; `its origin era` is that of the last one."""
    emitter.emit(codes.REVEAL, clause.number("n"))


def do_reveal(t: LoopFields, count: i64) -> None:
    """Reveals artifacts."""
    t.registers[R_ORIGIN] = NOWHERE
    for _ in range(count):
        revealed = reveal_artifact(t)
        if revealed >= 0:
            t.registers[R_ORIGIN] = t.numbers.origin[revealed]


def emit_acquire(emitter: Emitter, clause: Do) -> None:
    """Acquire an available artifact."""
    place = emit_place(emitter, clause.phrase("place"), NEED_ARTIFACT)
    skip = emitter.emit(codes.PICK_ARTIFACT, ASK_ACQUIRE, place)
    emitter.emit(codes.ACQUIRE)
    emitter.patch(skip, 3)


def do_pick_artifact(t: LoopFields, prompt: i64, place: i64, target: i64) -> None:
    """Asks for an available artifact of a place, or jumps."""
    eras = eras_of(t, place)
    for era in range(ERAS):
        if eras >> era & 1:
            t.options.push_all(t.available[era])
    if not t.options:
        t.pc = target
    else:
        t.ask(t.seat_of(t.actor), prompt)


def do_acquire(t: LoopFields) -> None:
    """The actor acquires the artifact picked."""
    card = t.registers[ANSWER]
    t.available[t.numbers.origin[card]].drop(card)
    put_on_deck(t, t.actor, card)


def emit_apply(emitter: Emitter, clause: Do) -> None:
    """Apply the ability of an available artifact; it stays where it is."""
    place = emit_place(emitter, clause.phrase("place"), NEED_ARTIFACT)
    skip = emitter.emit(codes.PICK_ARTIFACT, ASK_APPLY, place)
    emitter.emit(codes.APPLY)
    emitter.patch(skip, 3)


def do_apply(t: LoopFields) -> None:
    """Applies the artifact picked."""
    apply_card(t, t.registers[ANSWER], t.actor)


def apply_card(t: LoopFields, card: Card, agent: Agent) -> None:
    """Applies the ability of a card for an agent; a chain of borrowed cards has an end."""
    if t.returns.height > DEEPEST:
        return
    if t.listener is not None:
        tell_card(t, "applies", card, agent, False)
    t.call(t.numbers.start[card], agent)


def emit_apply_destroyed(emitter: Emitter, _: Do) -> None:
    """Apply the ability of the artifact on top of the destroyed pile."""
    emitter.emit(codes.APPLY_DESTROYED)


def do_apply_destroyed(t: LoopFields) -> None:
    """Applies the card on top of the destroyed pile."""
    if t.destroyed:
        apply_card(t, t.destroyed.top(), t.actor)


VERBS: Final = (
    Word("reveal", "reveal {n} artifact[s]", emit_reveal, icon="artifact"),
    Word("acquire", "acquire an artifact {place:spot}", emit_acquire, icon="artifact"),
    Word("apply", "apply an artifact {place:spot}", emit_apply, icon="artifact"),
    Word("apply-destroyed", "apply the destroyed artifact", emit_apply_destroyed, icon="artifact"),
)
