"""The worth of free deeds: offers, powers, and things that change hands.

Whatever is done must bring the team nearer to something, or free deeds would never end.
"""

from looptable.games.time_stories.bot.prospects import Prospects
from looptable.games.time_stories.rules.possessions import FreeDeed, free_deeds
from looptable.games.time_stories.rules.rolls import dice_of, trials
from looptable.games.time_stories.rules.table import (
    agent_count,
    card_of,
    company,
    members,
    tokens_of,
)

__all__ = ["best_deed", "judge_deed"]

HANDED = 15  # something that the other needs more


def judge_deed(prospects: Prospects, option: int) -> int:
    """An answer to the question what to do for nothing; the first is enough of it."""
    state = prospects.state
    if option == 0:
        return 0
    return _deed(prospects, state.freely, free_deeds(state, state.freely)[option - 1])


def best_deed(prospects: Prospects, agent: int, among: list[FreeDeed] | None = None) -> int:
    """The worth of the best free deed of an agent, or of the best among some."""
    deeds = free_deeds(prospects.state, agent) if among is None else among
    return max((_deed(prospects, agent, deed) for deed in deeds), default=0)


def _deed(prospects: Prospects, agent: int, deed: FreeDeed) -> int:
    if deed.kind == "offer":
        return prospects.offer(card_of(prospects.state, agent), deed.what, agent)
    if deed.kind == "use":
        return prospects.worth.effect(prospects.state.story.powers[deed.what].start, agent)
    if deed.kind == "hand":
        return _hand(prospects, agent, deed)
    if deed.kind == "give":
        return _give(prospects, agent, deed)
    return HANDED  # the dead have no use for it


def _hand(prospects: Prospects, agent: int, deed: FreeDeed) -> int:
    """A resource for whoever here has most of it, if together they can pay an offer and alone not."""
    state = prospects.state
    here = members(company(state, agent))
    purse = [tokens_of(state, one, deed.what) for one in range(agent_count(state))]
    richest = max(here, key=lambda one: (purse[one], -one))
    face = prospects.sight.face(card_of(state, agent))
    for offer in () if face is None else face.offers:
        count, colour = state.story.offers[offer].price
        together = sum(purse[one] for one in here)
        is_short = colour == deed.what and purse[richest] < count <= together
        if is_short and not state.taken[offer] and deed.to == richest != agent:
            return HANDED
    return -1


def _give(prospects: Prospects, agent: int, deed: FreeDeed) -> int:
    """A key for one of those whom a seal asks for; a tool for whoever rolls more dice."""
    state, sight = prospects.state, prospects.sight
    for card in range(len(state.story.cards)):
        seal = sight.seal(card)
        if seal is None or seal.key != deed.what or not seal.receptacles:
            continue
        bodies = [state.receptacle[one] in seal.receptacles for one in (agent, deed.to)]
        return HANDED if bodies == [False, True] else -1
    if sight.knows_element(deed.what) and _is_tool(prospects, deed.what):
        dice = [_dice(prospects, one) for one in (agent, deed.to)]
        if dice[1] > dice[0]:
            return HANDED
    return -1


def _is_tool(prospects: Prospects, element: int) -> bool:
    powers = prospects.state.story.powers
    return any(power.element == element and power.when == "before-roll" for power in powers)


def _dice(prospects: Prospects, agent: int) -> int:
    state = prospects.state
    return max((dice_of(state, agent, trial) for trial in trials(state, agent)), default=0)
