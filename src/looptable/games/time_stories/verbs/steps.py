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
    if kind < 151:
        if kind < 137:
            if kind < 130:
                if kind < 19:
                    if kind == 16:
                        agents.do_pick_agent(t)
                    elif kind == 17:
                        cards.do_pick_place(t, a)
                    else:
                        rolls.do_pick_die(t)
                elif kind < 128:
                    if kind == 19:
                        rolls.do_pick_shield(t, a, b)
                    else:
                        things.do_pick_resource(t, a)
                elif kind == 128:
                    agents.do_gain_life(t, a)
                else:
                    agents.do_lose_life(t, a)
            elif kind < 133:
                if kind == 130:
                    agents.do_heal(t, a)
                elif kind == 131:
                    agents.do_harm(t, a, b)
                else:
                    agents.do_cheer(t, a, b)
            elif kind < 135:
                if kind == 133:
                    agents.do_weaken(t, a)
                else:
                    agents.do_gain_time(t, a)
            elif kind == 135:
                agents.do_lose_time(t, a)
            else:
                agents.do_skip(t)
        elif kind < 144:
            if kind < 140:
                if kind == 137:
                    cards.do_reveal(t, a)
                elif kind == 138:
                    cards.do_permit(t, a)
                else:
                    cards.do_discard(t, a)
            elif kind < 142:
                if kind == 140:
                    cards.do_move_to(t, a)
                else:
                    cards.do_map(t, a)
            elif kind == 142:
                cards.do_go(t, a)
            else:
                cards.do_go_picked(t)
        elif kind < 147:
            if kind == 144:
                cards.do_win(t)
            elif kind == 145:
                cards.do_fail(t, a)
            else:
                cards.do_defeat(t)
        elif kind < 149:
            if kind == 147:
                conditions.do_alone(t)
            else:
                conditions.do_together(t)
        elif kind == 149:
            conditions.do_wounded(t)
        else:
            conditions.do_holds(t, a, b)
    elif kind < 165:
        if kind < 158:
            if kind < 154:
                if kind == 151:
                    conditions.do_holds_tag(t, a)
                elif kind == 152:
                    conditions.do_owns(t, a, b)
                else:
                    conditions.do_has(t, a, b)
            elif kind < 156:
                if kind == 154:
                    conditions.do_plays(t, a)
                else:
                    conditions.do_rolled_hits(t, a)
            elif kind == 156:
                conditions.do_rolled_skulls(t, a)
            else:
                conditions.do_tests_of(t, a)
        elif kind < 161:
            if kind == 158:
                conditions.do_marked(t, a)
            elif kind == 159:
                conditions.do_in_place(t, a)
            else:
                conditions.do_run_is(t, a)
        elif kind < 163:
            if kind == 161:
                conditions.do_time_is(t, a, b)
            else:
                rolls.do_add_dice(t, a)
        elif kind == 163:
            rolls.do_remove_dice(t, a)
        else:
            rolls.do_add_hits(t, a)
    elif kind < 172:
        if kind < 168:
            if kind == 165:
                rolls.do_reroll(t)
            elif kind == 166:
                rolls.do_turn(t)
            else:
                rolls.do_throw(t, a)
        elif kind < 170:
            if kind == 168:
                rolls.do_after_throw(t)
            else:
                rolls.do_eliminate(t)
        elif kind == 170:
            things.do_gain_element(t, a)
        else:
            things.do_lose_element(t, a)
    elif kind < 175:
        if kind == 172:
            things.do_gain_token(t, a)
        elif kind == 173:
            things.do_gain_resource(t, a, b)
        else:
            things.do_lose_resource(t, a, b)
    elif kind < 177:
        if kind == 175:
            things.do_store(t, a)
        else:
            things.do_pay(t, a, b)
    elif kind == 177:
        things.do_pay_picked(t)
    else:
        things.do_gain_picked(t)
