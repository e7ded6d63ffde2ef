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
    if kind < 132:
        if kind < 21:
            if kind < 18:
                if kind == 16:
                    ads.do_pick_trip(t, a, b, c)
                else:
                    components.do_pick_kind(t, a, b, c)
            elif kind == 18:
                components.do_pick_bay(t, a, b, c)
            elif kind == 19:
                conditions.do_test_waste(t)
            else:
                conditions.do_test_ad(t)
        elif kind < 129:
            if kind == 21:
                conditions.do_test_lowest(t)
            elif kind == 22:
                machines.do_pick_machine(t, a, b, c)
            else:
                ads.do_place_ad(t)
        elif kind == 129:
            ads.do_withdraw(t)
        elif kind == 130:
            components.do_if_tear(t)
        else:
            components.do_if_stop(t, a, b, c)
    elif kind < 138:
        if kind < 135:
            if kind == 132:
                components.do_keep_bay(t)
            elif kind == 133:
                components.do_load(t)
            else:
                components.do_return_part(t)
        elif kind == 135:
            components.do_drop(t)
        elif kind == 136:
            components.do_copy(t)
        else:
            components.do_restock(t, a, b)
    elif kind < 141:
        if kind == 138:
            machines.do_move(t)
        elif kind == 139:
            machines.do_swap(t)
        else:
            needs.do_need(t, a, b, c)
    elif kind == 141:
        points.do_repeat(t)
    elif kind == 142:
        points.do_score(t, a)
    else:
        points.do_discard_waste(t, a)
