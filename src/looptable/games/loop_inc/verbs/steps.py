"""Generated from the `do_…` functions of this folder by `make generate`; do not edit."""

from typing import Final

from mypy_extensions import i64

from looptable.games.loop_inc.rules.fields import IncFields
from looptable.games.loop_inc.verbs import ads, components, conditions, machines, needs, points

__all__ = ["MODULES", "step"]

MODULES: Final = (
    ads,
    components,
    conditions,
    machines,
    needs,
    points,
)


def step(t: IncFields, kind: i64, a: i64, b: i64, c: i64) -> None:
    """Executes one instruction."""
    if kind < 27:
        if kind < 21:
            if kind < 18:
                if kind == 16:
                    ads.do_pick_trip(t, a, b, c)
                else:
                    ads.do_place_ad(t)
            elif kind == 18:
                ads.do_withdraw(t)
            elif kind == 19:
                components.do_pick_kind(t, a, b, c)
            else:
                components.do_pick_bay(t, a, b, c)
        elif kind < 24:
            if kind == 21:
                components.do_if_tear(t)
            elif kind == 22:
                components.do_if_stop(t, a, b, c)
            else:
                components.do_keep_bay(t)
        elif kind == 24:
            components.do_load(t)
        elif kind == 25:
            components.do_return_part(t)
        else:
            components.do_drop(t)
    elif kind < 33:
        if kind < 30:
            if kind == 27:
                components.do_copy(t)
            elif kind == 28:
                components.do_restock(t, a, b)
            else:
                conditions.do_test_waste(t)
        elif kind == 30:
            conditions.do_test_ad(t)
        elif kind == 31:
            conditions.do_test_lowest(t)
        else:
            machines.do_pick_machine(t, a, b, c)
    elif kind < 36:
        if kind == 33:
            machines.do_move(t)
        elif kind == 34:
            machines.do_swap(t)
        else:
            needs.do_need(t, a, b, c)
    elif kind == 36:
        points.do_repeat(t)
    elif kind == 37:
        points.do_score(t, a)
    else:
        points.do_discard_waste(t, a)
