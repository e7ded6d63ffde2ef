"""Generated from the `do_…` functions of this folder by `make generate`; do not edit."""

from typing import Final

from mypy_extensions import i64

from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.verbs import agents, cards, conditions, rolls, things

__all__ = ["MODULES", "step"]

MODULES: Final = (
    agents,
    cards,
    conditions,
    rolls,
    things,
)


def step(t: StoryFields, kind: i64, a: i64, b: i64, c: i64) -> None:
    """Executes one instruction."""
    if kind < 44:
        if kind < 30:
            if kind < 23:
                if kind < 19:
                    if kind == 16:
                        agents.do_gain_life(t, a)
                    elif kind == 17:
                        agents.do_lose_life(t, a)
                    else:
                        agents.do_pick_agent(t)
                elif kind < 21:
                    if kind == 19:
                        agents.do_heal(t, a)
                    else:
                        agents.do_harm(t, a, b)
                elif kind == 21:
                    agents.do_cheer(t, a, b)
                else:
                    agents.do_weaken(t, a)
            elif kind < 26:
                if kind == 23:
                    agents.do_gain_time(t, a)
                elif kind == 24:
                    agents.do_lose_time(t, a)
                else:
                    agents.do_skip(t)
            elif kind < 28:
                if kind == 26:
                    cards.do_reveal(t, a)
                else:
                    cards.do_permit(t, a)
            elif kind == 28:
                cards.do_discard(t, a)
            else:
                cards.do_move_to(t, a)
        elif kind < 37:
            if kind < 33:
                if kind == 30:
                    cards.do_map(t, a)
                elif kind == 31:
                    cards.do_go(t, a)
                else:
                    cards.do_pick_place(t, a)
            elif kind < 35:
                if kind == 33:
                    cards.do_go_picked(t)
                else:
                    cards.do_win(t)
            elif kind == 35:
                cards.do_fail(t, a)
            else:
                cards.do_defeat(t)
        elif kind < 40:
            if kind == 37:
                conditions.do_alone(t)
            elif kind == 38:
                conditions.do_together(t)
            else:
                conditions.do_wounded(t)
        elif kind < 42:
            if kind == 40:
                conditions.do_holds(t, a, b)
            else:
                conditions.do_holds_tag(t, a)
        elif kind == 42:
            conditions.do_owns(t, a, b)
        else:
            conditions.do_has(t, a, b)
    elif kind < 58:
        if kind < 51:
            if kind < 47:
                if kind == 44:
                    conditions.do_plays(t, a)
                elif kind == 45:
                    conditions.do_rolled_hits(t, a)
                else:
                    conditions.do_rolled_skulls(t, a)
            elif kind < 49:
                if kind == 47:
                    conditions.do_tests_of(t, a)
                else:
                    conditions.do_marked(t, a)
            elif kind == 49:
                conditions.do_in_place(t, a)
            else:
                conditions.do_run_is(t, a)
        elif kind < 54:
            if kind == 51:
                conditions.do_time_is(t, a, b)
            elif kind == 52:
                rolls.do_add_dice(t, a)
            else:
                rolls.do_remove_dice(t, a)
        elif kind < 56:
            if kind == 54:
                rolls.do_add_hits(t, a)
            else:
                rolls.do_pick_die(t)
        elif kind == 56:
            rolls.do_reroll(t)
        else:
            rolls.do_turn(t)
    elif kind < 65:
        if kind < 61:
            if kind == 58:
                rolls.do_throw(t, a)
            elif kind == 59:
                rolls.do_after_throw(t)
            else:
                rolls.do_pick_shield(t, a, b)
        elif kind < 63:
            if kind == 61:
                rolls.do_eliminate(t)
            else:
                things.do_gain_element(t, a)
        elif kind == 63:
            things.do_lose_element(t, a)
        else:
            things.do_gain_token(t, a)
    elif kind < 68:
        if kind == 65:
            things.do_gain_resource(t, a, b)
        elif kind == 66:
            things.do_lose_resource(t, a, b)
        else:
            things.do_store(t, a)
    elif kind < 70:
        if kind == 68:
            things.do_pay(t, a, b)
        else:
            things.do_pick_resource(t, a)
    elif kind == 70:
        things.do_pay_picked(t)
    else:
        things.do_gain_picked(t)
