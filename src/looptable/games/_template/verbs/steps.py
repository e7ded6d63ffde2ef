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
    if kind < 132:
        if kind < 129:
            if kind == 16:
                hours.do_pick_hour(t, a)
            else:
                cards.do_strain(t, a)
        elif kind == 129:
            cards.do_draw(t, a)
        elif kind == 130:
            hours.do_move(t)
        else:
            hours.do_alone(t)
    elif kind < 135:
        if kind == 132:
            sparks.do_gain(t, a)
        elif kind == 133:
            sparks.do_take(t, a, b)
        else:
            sparks.do_add(t, a, b)
    elif kind == 135:
        sparks.do_steal(t, a, b)
    elif kind == 136:
        sparks.do_roll(t)
    else:
        sparks.do_others(t)
