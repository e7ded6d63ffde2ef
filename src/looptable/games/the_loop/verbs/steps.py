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
    if kind < 47:
        if kind < 31:
            if kind < 23:
                if kind < 19:
                    if kind == 16:
                        artifacts.do_reveal(t, a)
                    elif kind == 17:
                        artifacts.do_pick_artifact(t, a, b, c)
                    else:
                        artifacts.do_acquire(t)
                elif kind < 21:
                    if kind == 19:
                        artifacts.do_apply(t)
                    else:
                        artifacts.do_apply_destroyed(t)
                elif kind == 21:
                    cards.do_draw(t, a)
                else:
                    cards.do_agent_draws(t, a)
            elif kind < 27:
                if kind < 25:
                    if kind == 23:
                        cards.do_all_draw(t)
                    else:
                        cards.do_pick_drawer(t, a, b, c)
                elif kind == 25:
                    cards.do_drawer_draws(t, a)
                else:
                    cards.do_pick_hand(t, a, b, c)
            elif kind < 29:
                if kind == 27:
                    cards.do_discard(t)
                else:
                    cards.do_destroy_card(t)
            elif kind == 29:
                cards.do_pick_theirs(t, a, b, c)
            else:
                cards.do_lend(t)
        elif kind < 39:
            if kind < 35:
                if kind < 33:
                    if kind == 31:
                        clones.do_pick_clone(t, a, b, c)
                    else:
                        clones.do_pick_way(t)
                elif kind == 33:
                    clones.do_move_clone(t)
                else:
                    clones.do_bring_clone(t)
            elif kind < 37:
                if kind == 35:
                    clones.do_destroy_clone(t)
                else:
                    clones.do_pick_first_clone(t)
            elif kind == 37:
                clones.do_swap_clones(t)
            else:
                conditions.do_test_company(t)
        elif kind < 43:
            if kind < 41:
                if kind == 39:
                    conditions.do_test_vortex(t)
                else:
                    conditions.do_test_clone(t)
            elif kind == 41:
                conditions.do_test_no_rift(t)
            else:
                conditions.do_test_foo(t)
        elif kind < 45:
            if kind == 43:
                cubes.do_add_energy(t, a, b)
            else:
                cubes.do_fill_energy(t, a, b)
        elif kind == 45:
            cubes.do_remove_rift(t, a, b)
        else:
            cubes.do_level_rifts(t, a, b)
    elif kind < 62:
        if kind < 54:
            if kind < 50:
                if kind == 47:
                    finishing.do_finish_energy(t)
                elif kind == 48:
                    finishing.do_finish_rift(t)
                else:
                    machina.do_add_rift(t, a, b)
            elif kind < 52:
                if kind == 50:
                    machina.do_generate(t, a)
                else:
                    machina.do_pick_richest(t, a, b, c)
            elif kind == 52:
                machina.do_drain_richest(t)
            else:
                machina.do_dim_all(t)
        elif kind < 58:
            if kind < 56:
                if kind == 54:
                    machina.do_pick_victim(t, a, b, c)
                else:
                    machina.do_burn(t)
            elif kind == 56:
                machina.do_refill(t)
            else:
                machina.do_pick_purged(t)
        elif kind < 60:
            if kind == 58:
                machina.do_purge(t, a)
            else:
                machina.do_rebirth(t)
        elif kind == 60:
            movement.do_pick_step(t, a)
        else:
            movement.do_step_agent(t, a)
    elif kind < 70:
        if kind < 66:
            if kind < 64:
                if kind == 62:
                    movement.do_pick_load(t, a)
                else:
                    movement.do_load(t)
            elif kind == 64:
                movement.do_pick_unload(t)
            else:
                movement.do_unload(t)
        elif kind < 68:
            if kind == 66:
                movement.do_drop_load(t)
            else:
                movement.do_go(t, a)
        elif kind == 68:
            movement.do_pick_agent_step(t, a)
        else:
            movement.do_step_other(t, a)
    elif kind < 74:
        if kind < 72:
            if kind == 70:
                movement.do_bring_agent(t)
            else:
                movement.do_swap_agents(t)
        elif kind == 72:
            places.do_pick_era(t, a, b)
        else:
            places.do_pick_agent(t, a, b, c)
    elif kind < 76:
        if kind == 74:
            places.do_there_of_agent(t)
        else:
            places.do_forget_there(t)
    elif kind == 76:
        places.do_forget_origin(t)
    else:
        places.do_keep_source(t, a)
