"""Cards and the clock: drawing, straining. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.emitter import Emitter
from looptable.effects.language import Word
from looptable.effects.nodes import Do
from looptable.games._template.rules.cards import draw
from looptable.games._template.rules.clock import add_strain
from looptable.games._template.rules.fields import TemplateFields
from looptable.games._template.verbs import codes

__all__ = ["VERBS"]


def emit_strain(emitter: Emitter, clause: Do) -> None:
    """Strain the clock by n."""
    emitter.emit(codes.STRAIN, clause.number("n"))


def do_strain(t: TemplateFields, count: i64) -> None:
    """Strains the clock."""
    add_strain(t, count)


def emit_draw(emitter: Emitter, clause: Do) -> None:
    """Draw n cards."""
    emitter.emit(codes.DRAW, clause.number("n"))


def do_draw(t: TemplateFields, count: i64) -> None:
    """Draws cards for the actor."""
    for _ in range(count):
        draw(t, t.actor)


VERBS: Final = (
    Word("strain", "strain {n}", emit_strain, icon="strain"),
    Word("draw", "draw {n} card[s]", emit_draw, icon="card"),
)
