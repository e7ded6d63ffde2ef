"""Proposals of a companion: where to go, whether to leave, what to do together, what to dare, what it will do itself.

They come from what its own seat has read. A player may say that much at the table (TIME-INF-6), and no proposal
tells the face of a card (TIME-INF-7).
"""

from collections import Counter

from looptable.content.text.texts import Text
from looptable.effects.program import RETURN, WIDTH
from looptable.engine.contract.bot import Orders, Proposal, Wishes
from looptable.engine.contract.option import Target
from looptable.games.time_stories.bot.deeds import best_deed
from looptable.games.time_stories.bot.evaluation import judge
from looptable.games.time_stories.bot.prospects import Prospects
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.cards import is_for_group
from looptable.games.time_stories.rules.declaring import declare_for, deed, undeclared
from looptable.games.time_stories.rules.keys import option_name
from looptable.games.time_stories.rules.planning import is_plan
from looptable.games.time_stories.rules.possessions import FreeDeed, free_deeds
from looptable.games.time_stories.rules.rolls import ability_deed
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import company, living, members, seat_count
from looptable.games.time_stories.verbs import codes as steps
from looptable.games.time_stories.view.options import describe

__all__ = ["agreed", "intended", "is_grave", "own_choice", "proposed"]

NEVER = -1_000_000
CARRYING = ("leave", "stay-out")
"""Votes that could carry people off: a companion casts them only as people vote, never because one tells it."""

GRAVE = (steps.GO, steps.GO_PICKED, steps.FAIL, steps.WIN, steps.LOSE_TIME)
"""Steps of an offer that a companion does not take for the others."""


def proposed(state: StoryState, seat: int) -> Proposal | None:
    """The answer that a seat is for where all are asked, with its reason; None without an opinion."""
    prospects, legal = Prospects(state, seat), state.legal(seat)
    worths = judge(state, seat)
    if len(set(worths)) < 2:
        return None
    best = legal[worths.index(max(worths))]
    why = _reason(prospects, best)
    return None if why is None else Proposal(option_name(state, state.prompt, best), Text(why))


def _reason(prospects: Prospects, option: int) -> str | None:
    """Why a seat is for an option; None if it concerns the seat alone."""
    state = prospects.state
    if state.prompt == codes.ASK_PLACE:
        if not prospects.sight.knows(option):
            return "proposal.new-place"
        return "proposal.place" if prospects.place(option) > 0 else None
    if state.prompt == codes.ASK_AGAIN:
        return "proposal.again" if option == codes.AGAIN_BALLOT else None
    if state.prompt not in (codes.ASK_ENTRY, codes.ASK_ACTION):
        return None
    if option < state.numbers.cards:
        return "proposal.together" if is_for_group(state, option) else None
    if option in (deed(state, codes.LEAVE_DEED), deed(state, codes.STAY_OUT_DEED)):
        return "proposal.leave"
    if option == deed(state, codes.FIRST_DEED) and _is_dare(prospects):
        return "proposal.dare"
    return None


def _is_dare(prospects: Prospects) -> bool:
    """Whether all stand before an offer that is worth it, and that a companion leaves to the others."""
    state = prospects.state
    agents = members(undeclared(state, prospects.seat))
    if not agents or company(state, agents[0]) != living(state):
        return False
    deeds = free_deeds(state, agents[0])
    own = [one for one in deeds if not is_grave(state, one)]
    return best_deed(prospects, agents[0], own) < best_deed(prospects, agents[0], deeds)


def is_grave(state: StoryState, one: FreeDeed) -> bool:
    """Whether a deed is a leap into the unknown, leads away, costs time or ends the run."""
    if one.kind != "offer":
        return False
    offer = state.story.offers[one.what]
    if offer.blind:
        return True
    address, code = offer.start, state.program.code
    while code[address] != RETURN:
        if code[address] in GRAVE:
            return True
        address += WIDTH
    return False


# Its own agents.


def agreed(state: StoryState, wishes: Wishes) -> str | None:
    """The wish of most people; of equals the Time Captain's, else that of the first person after him."""
    said = {person: key for person, key in wishes.items() if key}
    counts = Counter(said.values())
    most = max(counts.values(), default=0)
    seats = seat_count(state)
    for step in range(seats):
        wish = said.get(int((state.captain + step) % seats))
        if wish is not None and counts[wish] == most:
            return wish
    return None


def own_choice(state: StoryState, seat: int, orders: Orders, *, may_act_freely: bool = True) -> int:
    """The index of the option that a companion takes for itself: the one it was told, if it can, or its own."""
    legal = state.legal(seat)
    keys = [option_name(state, state.prompt, option) for option in legal]
    told = agreed(state, orders.get(_about(state, seat), {}))
    if told in keys and told not in CARRYING:
        return keys.index(told)
    worths = judge(state, seat)
    for index, (option, key) in enumerate(zip(legal, keys, strict=True)):
        is_free = key == "first"
        if _is_for_people(state, seat, option, key) or (is_free and not may_act_freely):
            worths[index] = NEVER
    return worths.index(max(worths))


def _about(state: StoryState, seat: int) -> str:
    """The name under which people tell a companion its next answer: that of the agent, or the office."""
    if state.prompt == codes.ASK_ORDER:
        return "order"
    agents = members(undeclared(state, seat))
    if state.prompt in (codes.ASK_ENTRY, codes.ASK_ACTION) and agents:
        return state.names.name("agent", agents[0])
    return ""


def intended(state: StoryState, seat: int, orders: Orders) -> tuple[Proposal, ...]:
    """The next action of each agent of a seat, as it will be declared unless somebody says otherwise."""
    if state.prompt not in (codes.ASK_ENTRY, codes.ASK_ACTION):
        return ()
    plan, found = state.clone(), list[Proposal]()
    while agents := members(undeclared(plan, seat)):
        name = plan.names.name("agent", agents[0])
        option = plan.legal(seat)[own_choice(plan, seat, orders, may_act_freely=False)]
        said = describe(plan, seat, option)
        if said.key not in CARRYING and not _is_secret(plan, option):
            targets = (Target("agent", name), *said.targets)
            found.append(Proposal(said.key, said.text, True, name, targets))
        declare_for(plan, agents[0], option)
    return tuple(found)


def _is_secret(state: StoryState, option: int) -> bool:
    """Whether an action shows an element that others may not have seen (TIME-INF-13)."""
    power = int(option - ability_deed(state, 0))
    return power >= 0 and state.numbers.power_element[power] >= 0


def _is_for_people(state: StoryState, seat: int, option: int, key: str) -> bool:
    """Whether an option would decide for others, or what only people should find out."""
    if state.prompt in (codes.ASK_ENTRY, codes.ASK_ACTION):
        if is_plan(state, option):
            return True
        if option == deed(state, codes.FIRST_DEED):
            agents = members(undeclared(state, seat))
            return not agents or not _has_own_deed(state, seat, agents[0])
        return key in CARRYING
    if state.prompt == codes.ASK_FREE and option > 0:
        return is_grave(state, free_deeds(state, state.freely)[option - 1])
    return False


def _has_own_deed(state: StoryState, seat: int, agent: int) -> bool:
    """Whether an agent has something free to do that a companion would do."""
    prospects = Prospects(state, seat)
    deeds = [one for one in free_deeds(state, agent) if not is_grave(state, one)]
    return best_deed(prospects, agent, deeds) > 0
