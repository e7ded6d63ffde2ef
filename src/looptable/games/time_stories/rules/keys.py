"""The keys of options: what choices are called in records. Compiled."""

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.games.time_stories.rules.codes import (
    ASK_ACTION,
    ASK_AGAIN,
    ASK_AGENT,
    ASK_CHOOSE,
    ASK_DIE,
    ASK_ENTRY,
    ASK_MAY,
    ASK_ORDER,
    ASK_PLACE,
    ASK_POWER,
    ASK_RECEPTACLE,
    ASK_RESOURCE,
    ASK_RETURN,
    ASK_SHIELD,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.layout import RESOURCES, SHIELDS
from looptable.games.time_stories.rules.numbers import PILES
from looptable.games.time_stories.rules.possessions import free_deed, push_free_deeds
from looptable.games.time_stories.rules.table import agent_count, name
from looptable.games.time_stories.rules.units import back, wait

__all__ = ["free_name", "option_name"]


def option_name(t: StoryFields, prompt: i64, option: i64) -> str:
    """The key of an option; inside an effect it says where, so that no two effects share keys."""
    if t.pc >= 0:
        return f"{t.program.name(t.pc)} {answer_name(t, prompt, option)}"
    if prompt == ASK_RECEPTACLE:
        return name(t, "receptacle", option)
    if prompt in (ASK_ENTRY, ASK_ACTION):
        return name(t, "action", option)
    if prompt == ASK_ORDER:
        return order_name(t, option)
    if prompt == ASK_POWER:
        if option == t.numbers.powers:
            return "none"
        return f"use {name(t, 'power', option)}"
    if prompt == ASK_RETURN:
        return return_name(t, option)
    if prompt == ASK_PLACE:
        return name(t, "place", option)
    if prompt == ASK_AGAIN:
        return name(t, "ballot", option)
    return free_name(t, option)


def return_name(t: StoryFields, option: i64) -> str:
    """The key of a return: the place of an agent, or none."""
    if option == wait(t):
        return "wait"
    if option == back(t):
        return "return"
    return name(t, "card", option)


def order_name(t: StoryFields, option: i64) -> str:
    """The agent whose action is next, all of them, or something free first."""
    count = agent_count(t)
    if option > count:
        return f"first {name(t, 'agent', option - count - 1)}"
    return "rest" if option == count else name(t, "agent", option)


def answer_name(t: StoryFields, prompt: i64, option: i64) -> str:
    """An answer in the middle of an effect."""
    if prompt == ASK_AGENT:
        return name(t, "agent", option)
    if prompt == ASK_MAY:
        return "yes" if option else "no"
    if prompt == ASK_PLACE:
        return name(t, "place", option)
    if prompt == ASK_RESOURCE:
        return RESOURCES[option]
    if prompt == ASK_SHIELD:
        trial, index = option // PILES, option % PILES
        return f"{name(t, 'trial', trial)} {SHIELDS[t.numbers.pile_kind(trial, index)]}"
    assert prompt == ASK_CHOOSE or prompt == ASK_DIE  # noqa: PLR1714
    return str(option + 1)


def free_name(t: StoryFields, option: i64) -> str:
    """A free deed in words."""
    if option == 0:
        return "done"
    deeds = Pile()
    push_free_deeds(t, t.freely, deeds)
    deed = free_deed(deeds.at(option - 1))
    if deed.kind == "offer":
        return f"offer {name(t, 'offer', deed.what)}"
    if deed.kind == "use":
        return f"use {name(t, 'power', deed.what)}"
    if deed.kind in ("hand", "claim"):
        thing = RESOURCES[deed.what]
    else:
        thing = name(t, "element", deed.what)
    if deed.to < 0:
        return f"{deed.kind} {thing}"
    way = "from" if deed.kind == "claim" else "to"
    return f"{deed.kind} {thing} {way} {name(t, 'agent', deed.to)}"
