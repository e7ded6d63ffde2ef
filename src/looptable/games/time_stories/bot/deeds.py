"""The worth of free deeds: offers, powers, and things that change hands.

Whatever is done must bring the team nearer to something, or free deeds would never end.
"""

from looptable.content.text.texts import Text
from looptable.games.time_stories.bot.prospects import Prospects
from looptable.games.time_stories.bot.verdict import Verdict
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


def judge_deed(prospects: Prospects, option: int) -> Verdict:
    """An answer to the question what to do for nothing; the first is enough of it."""
    state = prospects.state
    if option == 0:
        return Verdict(0, Text("advice.enough"))
    return _deed(prospects, state.freely, free_deeds(state, state.freely)[option - 1])


def best_deed(prospects: Prospects, agent: int, among: list[FreeDeed] | None = None) -> int:
    """The worth of the best free deed of an agent, or of the best among some."""
    deeds = free_deeds(prospects.state, agent) if among is None else among
    return max((_deed(prospects, agent, deed).worth for deed in deeds), default=0)


def _deed(prospects: Prospects, agent: int, deed: FreeDeed) -> Verdict:
    if deed.kind == "offer":
        return _offer(prospects, agent, deed.what)
    if deed.kind == "use":
        worth = prospects.worth.effect(prospects.state.story.powers[deed.what].start, agent)
        return Verdict(worth, Text("advice.gain" if worth > 0 else "advice.keep"))
    if deed.kind == "hand":
        return _hand(prospects, agent, deed)
    if deed.kind == "give":
        return _give(prospects, agent, deed)
    return Verdict(HANDED, Text("advice.legacy"))


def _offer(prospects: Prospects, agent: int, offer: int) -> Verdict:
    card = card_of(prospects.state, agent)
    worth = prospects.offer(card, offer, agent)
    is_dare = prospects.sight.outcome(offer) < -1
    if is_dare:
        return Verdict(worth, Text("advice.dare" if worth > 0 else "advice.unknown"))
    return Verdict(worth, Text("advice.gain" if worth > 0 else "advice.loss"))


def _hand(prospects: Prospects, agent: int, deed: FreeDeed) -> Verdict:
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
            return Verdict(HANDED, Text("advice.together"))
    return Verdict(-1, Text("advice.keep"))


def _give(prospects: Prospects, agent: int, deed: FreeDeed) -> Verdict:
    """A key for one of those whom a seal asks for; a tool for whoever rolls more dice."""
    state, sight = prospects.state, prospects.sight
    for card in range(len(state.story.cards)):
        seal = sight.seal(card)
        if seal is None or seal.key != deed.what or not seal.receptacles:
            continue
        bodies = [state.receptacle[one] in seal.receptacles for one in (agent, deed.to)]
        return Verdict(HANDED if bodies == [False, True] else -1, Text("advice.key"))
    if sight.knows_element(deed.what) and _is_tool(prospects, deed.what):
        dice = [_dice(prospects, one) for one in (agent, deed.to)]
        if dice[1] > dice[0]:
            return Verdict(HANDED, Text("advice.tool"))
    return Verdict(-1, Text("advice.keep"))


def _is_tool(prospects: Prospects, element: int) -> bool:
    powers = prospects.state.story.powers
    return any(power.element == element and power.when == "before-roll" for power in powers)


def _dice(prospects: Prospects, agent: int) -> int:
    state = prospects.state
    return max((dice_of(state, agent, trial) for trial in trials(state, agent)), default=0)
