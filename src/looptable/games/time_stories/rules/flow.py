"""The flow of a match: which chapter goes on, and where an answer belongs. Compiled."""

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.games.time_stories.rules.cards import read_card, remove_defeated, show_elements
from looptable.games.time_stories.rules.codes import (
    ACTING,
    AGAIN_BALLOT,
    ASK_AGAIN,
    ASK_ENTRY,
    ASK_FREE,
    ASK_ORDER,
    ASK_PLACE,
    ASK_POWER,
    ASK_RECEPTACLE,
    AT_AFTER_ROLL,
    AT_BEFORE_ROLL,
    BEFORE_STAGE,
    CHOOSING,
    ENTERING,
    EXPLORING,
    JUDGING,
    LEAVING,
    RETURNING,
    ROLLING,
    STOP_BALLOT,
    TRAVELLING,
)
from looptable.games.time_stories.rules.declaring import (
    action_options,
    bystander_options,
    destinations,
    entry_options,
    is_bystander,
    undeclared,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Seat
from looptable.games.time_stories.rules.planning import push_plans
from looptable.games.time_stories.rules.powers import answer_power, go_on_with_moments
from looptable.games.time_stories.rules.receptacles import choose_receptacle, choose_receptacles
from looptable.games.time_stories.rules.rolls import go_on_rolling
from looptable.games.time_stories.rules.runs import close_units
from looptable.games.time_stories.rules.table import agent_count, company, first_of
from looptable.games.time_stories.rules.travel import go_on_travelling
from looptable.games.time_stories.rules.units import (
    answer_freely,
    answer_order,
    answer_return,
    ask_actions,
    ask_again,
    ask_entries,
    ask_freely,
    ask_place,
    ask_returns,
    go_on_acting,
)

__all__ = ["chosen", "offer_to", "proceed"]


def proceed(t: StoryFields) -> None:
    """Goes on to the next question: first agents that have arrived read their cards."""
    t.thrown.clear()
    t.luck = 0
    remove_defeated(t)
    for agent in range(agent_count(t)):
        if t.arrived[agent]:
            show_elements(t, company(t, agent))
            read_card(t, agent)
            return
    if t.unheard and t.phase != ACTING and t.phase != ROLLING:  # noqa: PLR1714 (a tuple would be built)
        close_units(t)
    if go_on_with_moments(t):
        return
    if t.freely >= 0:
        ask_freely(t)
    elif t.phase == CHOOSING:
        choose_receptacles(t)
    elif t.phase == ENTERING:
        ask_entries(t)
    elif t.phase == EXPLORING:
        ask_actions(t)
    elif t.phase == ACTING:
        go_on_acting(t)
    elif t.phase == ROLLING:
        go_on_rolling(t)
    elif t.phase == RETURNING:
        ask_returns(t)
    elif t.phase == LEAVING:
        ask_place(t)
    elif t.phase == TRAVELLING:
        go_on_travelling(t)
    else:
        assert t.phase == JUDGING
        ask_again(t)


def offer_to(t: StoryFields, seat: Seat, prompt: i64, options: Pile) -> None:
    """Lays out the answers of a seat to a question to all."""
    if prompt == ASK_PLACE:
        for place in destinations(t):
            options.push(place)
    elif prompt == ASK_AGAIN:
        options.push(AGAIN_BALLOT)
        options.push(STOP_BALLOT)
    elif prompt == ASK_ENTRY:
        entry_options(t, first_of(undeclared(t, seat)), options)
        push_plans(t, seat, prompt, options)
    else:
        if is_bystander(t, seat):
            bystander_options(t, options)
        else:
            action_options(t, first_of(undeclared(t, seat)), options)
        push_plans(t, seat, prompt, options)


def chosen(t: StoryFields, prompt: i64, option: i64) -> None:
    """Carries out an answer to a question to one seat."""
    if prompt == ASK_RECEPTACLE:
        choose_receptacle(t, option)
    elif prompt == ASK_FREE:
        answer_freely(t, option)
    elif prompt == ASK_POWER:
        if t.stage == BEFORE_STAGE:
            answer_power(t, AT_BEFORE_ROLL, t.roller, option)
        else:
            answer_power(t, AT_AFTER_ROLL, t.roller, option)
    elif prompt == ASK_ORDER:
        answer_order(t, option)
    else:
        answer_return(t, option)
