"""Generated from the `do_…` functions of this folder by `make generate`; do not edit."""

from typing import Final

from mypy_extensions import i64

from looptable.games._template.rules.fields import TemplateFields
from looptable.games._template.verbs import cards, hours, sparks

__all__ = ["MODULES", "step"]

MODULES: Final = (
    cards,
    hours,
    sparks,
)


def step(t: TemplateFields, kind: i64, a: i64, b: i64, c: i64) -> None:
    """Executes one instruction."""
    if kind < 21:
        if kind < 18:
            if kind == 16:
                cards.do_strain(t, a)
            else:
                cards.do_draw(t, a)
        elif kind == 18:
            hours.do_pick_hour(t, a)
        elif kind == 19:
            hours.do_move(t)
        else:
            hours.do_alone(t)
    elif kind < 24:
        if kind == 21:
            sparks.do_gain(t, a)
        elif kind == 22:
            sparks.do_take(t, a, b)
        else:
            sparks.do_add(t, a, b)
    elif kind == 24:
        sparks.do_steal(t, a, b)
    elif kind == 25:
        sparks.do_roll(t)
    else:
        sparks.do_others(t)
