"""Generated from the `do_…` functions of this folder by `make generate`; do not edit."""

from typing import Final

from mypy_extensions import i64

from looptable.games.the_loop.rules.fields import LoopFields
from looptable.games.the_loop.verbs import (
    artifacts,
    cards,
    clones,
    conditions,
    cubes,
    finishing,
    machina,
    movement,
    places,
)

__all__ = ["MODULES", "step"]

MODULES: Final = (
    artifacts,
    cards,
    clones,
    conditions,
    cubes,
    finishing,
    machina,
    movement,
    places,
)


def step(t: LoopFields, kind: i64, a: i64, b: i64, c: i64) -> None:
    """Executes one instruction."""
    if kind < 138:
        if kind < 31:
            if kind < 23:
                if kind < 19:
                    if kind == 16:
                        artifacts.do_pick_artifact(t, a, b, c)
                    elif kind == 17:
                        cards.do_pick_drawer(t, a, b, c)
                    else:
                        cards.do_pick_hand(t, a, b, c)
                elif kind < 21:
                    if kind == 19:
                        cards.do_pick_theirs(t, a, b, c)
                    else:
                        clones.do_pick_clone(t, a, b, c)
                elif kind == 21:
                    clones.do_pick_way(t)
                else:
                    clones.do_pick_first_clone(t)
            elif kind < 27:
                if kind < 25:
                    if kind == 23:
                        conditions.do_test_company(t)
                    else:
                        conditions.do_test_vortex(t)
                elif kind == 25:
                    conditions.do_test_clone(t)
                else:
                    conditions.do_test_no_rift(t)
            elif kind < 29:
                if kind == 27:
                    conditions.do_test_foo(t)
                else:
                    machina.do_pick_richest(t, a, b, c)
            elif kind == 29:
                machina.do_pick_victim(t, a, b, c)
            else:
                machina.do_pick_purged(t)
        elif kind < 130:
            if kind < 35:
                if kind < 33:
                    if kind == 31:
                        movement.do_pick_step(t, a)
                    else:
                        movement.do_pick_load(t, a)
                elif kind == 33:
                    movement.do_pick_unload(t)
                else:
                    movement.do_pick_agent_step(t, a)
            elif kind < 128:
                if kind == 35:
                    places.do_pick_era(t, a, b)
                else:
                    places.do_pick_agent(t, a, b, c)
            elif kind == 128:
                artifacts.do_reveal(t, a)
            else:
                artifacts.do_acquire(t)
        elif kind < 134:
            if kind < 132:
                if kind == 130:
                    artifacts.do_apply(t)
                else:
                    artifacts.do_apply_destroyed(t)
            elif kind == 132:
                cards.do_draw(t, a)
            else:
                cards.do_agent_draws(t, a)
        elif kind < 136:
            if kind == 134:
                cards.do_all_draw(t)
            else:
                cards.do_drawer_draws(t, a)
        elif kind == 136:
            cards.do_discard(t)
        else:
            cards.do_destroy_card(t)
    elif kind < 153:
        if kind < 145:
            if kind < 141:
                if kind == 138:
                    cards.do_lend(t)
                elif kind == 139:
                    clones.do_move_clone(t)
                else:
                    clones.do_bring_clone(t)
            elif kind < 143:
                if kind == 141:
                    clones.do_destroy_clone(t)
                else:
                    clones.do_swap_clones(t)
            elif kind == 143:
                cubes.do_add_energy(t, a, b)
            else:
                cubes.do_fill_energy(t, a, b)
        elif kind < 149:
            if kind < 147:
                if kind == 145:
                    cubes.do_remove_rift(t, a, b)
                else:
                    cubes.do_level_rifts(t, a, b)
            elif kind == 147:
                finishing.do_finish_energy(t)
            else:
                finishing.do_finish_rift(t)
        elif kind < 151:
            if kind == 149:
                machina.do_add_rift(t, a, b)
            else:
                machina.do_generate(t, a)
        elif kind == 151:
            machina.do_drain_richest(t)
        else:
            machina.do_dim_all(t)
    elif kind < 161:
        if kind < 157:
            if kind < 155:
                if kind == 153:
                    machina.do_burn(t)
                else:
                    machina.do_refill(t)
            elif kind == 155:
                machina.do_purge(t, a)
            else:
                machina.do_rebirth(t)
        elif kind < 159:
            if kind == 157:
                movement.do_step_agent(t, a)
            else:
                movement.do_load(t)
        elif kind == 159:
            movement.do_unload(t)
        else:
            movement.do_drop_load(t)
    elif kind < 165:
        if kind < 163:
            if kind == 161:
                movement.do_go(t, a)
            else:
                movement.do_step_other(t, a)
        elif kind == 163:
            movement.do_bring_agent(t)
        else:
            movement.do_swap_agents(t)
    elif kind < 167:
        if kind == 165:
            places.do_there_of_agent(t)
        else:
            places.do_forget_there(t)
    elif kind == 167:
        places.do_forget_origin(t)
    else:
        places.do_keep_source(t, a)
