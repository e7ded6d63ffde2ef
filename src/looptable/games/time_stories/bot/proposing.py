"""Proposals of a companion: where to go, whether to leave, what to do together, what to dare.

They come from what its own seat has read. A player may say that much at the table (TIME-INF-6), and no proposal
tells the face of a card (TIME-INF-7).
"""

from looptable.content.text.texts import Text
from looptable.effects.program import RETURN, WIDTH
from looptable.engine.contract.bot import Proposal
from looptable.games.time_stories.bot.deeds import best_deed
from looptable.games.time_stories.bot.evaluation import judge
from looptable.games.time_stories.bot.prospects import Prospects
from looptable.games.time_stories.rules import codes
from looptable.games.time_stories.rules.cards import is_for_group
from looptable.games.time_stories.rules.declaring import deed, undeclared
from looptable.games.time_stories.rules.keys import option_name
from looptable.games.time_stories.rules.possessions import FreeDeed, free_deeds
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import company, living, members
from looptable.games.time_stories.verbs import codes as steps

__all__ = ["is_grave", "proposed"]

GRAVE = (steps.GO, steps.GO_PICKED, steps.FAIL, steps.WIN, steps.LOSE_TIME)
"""Steps of an offer that a companion does not take for the others."""


def proposed(state: StoryState, seat: int) -> Proposal | None:
    """The answer that a seat is for where all are asked, with its reason; None without an opinion."""
    prospects, legal = Prospects(state, seat), state.legal(seat)
    worths = [verdict.worth for verdict in judge(state, seat)]
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
