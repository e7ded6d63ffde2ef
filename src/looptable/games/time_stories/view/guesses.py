"""The gaps in what a seat knows, filled at random: some state with its view."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from looptable.core.chance import Chance
from looptable.core.pile import Pile
from looptable.effects.program import CHOOSE, MAY, WIDTH, Program, bit
from looptable.engine.contract.view import View
from looptable.games.time_stories.rules.codes import (
    AGAIN_BALLOT,
    ENTERING,
    FIRST_DEED,
    JUDGING,
    LEAVE_BALLOT,
    LEAVE_DEED,
    LEAVING,
    PLACE_BALLOT,
    SEEN_OFFER,
    SEEN_PASSED,
    STAY_BALLOT,
    STOP_BALLOT,
)
from looptable.games.time_stories.rules.declaring import (
    action_options,
    declare_for,
    deed,
    destinations,
    entry_options,
    forget,
    is_bystander,
    may_leave,
)
from looptable.games.time_stories.rules.notebook import note, pages
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import is_alive, members, own, seat_count
from looptable.games.time_stories.verbs import codes
from looptable.games.time_stories.view.known import HIDDEN, known, knows_offer

if TYPE_CHECKING:
    from looptable.games.time_stories.game import StoryGame

__all__ = ["filled"]

ASKING = (
    CHOOSE,
    MAY,
    codes.PICK_AGENT,
    codes.PICK_DIE,
    codes.PICK_SHIELD,
    codes.PICK_PLACE,
    codes.PICK_RESOURCE,
)


def filled(game: "StoryGame", view: View, chance: Chance) -> StoryState:
    """Some state with this view."""
    position = dict(view.known)
    position["seed"] = chance.below(0, 1 << 31)
    told = position.pop("decided", [])
    if position.get("pc") == HIDDEN:
        state = _in_some_effect(game, view, position, told, chance)
        _draw_tales(state, view.seat, chance)
        return state
    state = _with_tales(game, view, position, chance)
    _decide_others(state, view.seat, told, chance)
    state.settle()
    return state


def _with_tales(
    game: "StoryGame", view: View, position: dict[str, Any], chance: Chance
) -> StoryState:
    """Draws the choices of others on their cards, unless it would have taken a question from them."""
    state = game.load(position)
    asked, told = state.pending(), known(state, view.seat)
    _draw_tales(state, view.seat, chance)
    state.settle()
    # An offer that is taken may leave an agent one option, which it then has chosen.
    is_alike = state.pending() == asked and known(state, view.seat) == told
    return state if is_alike else game.load(position)


def _draw_tales(state: StoryState, seat: int | None, chance: Chance) -> None:
    """Draws what came of the choices on cards that others have read in this run."""
    story = state.story
    for other in range(seat_count(state)):
        if other == seat:
            continue
        for card in [leaf for leaf in pages(state, other)[-1] if leaf < len(story.cards)]:
            for offer in story.cards[card].offers:
                if not knows_offer(state, seat, offer) and chance.below(0, 2):
                    note(state, bit(other), SEEN_OFFER, offer)
                    state.taken[offer] = int(not story.offers[offer].again)
            for trial in story.cards[card].tests:
                if story.tests[trial].passed >= 0 and chance.below(0, 2):
                    note(state, bit(other), SEEN_PASSED, trial)


def _decide_others(state: StoryState, seat: int | None, told: list[str], chance: Chance) -> None:
    """Draws what all others have decided."""
    for other in range(seat_count(state)):
        if other != seat:
            _decide(state, other, told, chance)


def _decide(state: StoryState, seat: int, told: list[str], chance: Chance) -> None:
    """Draws what a seat has decided."""
    if state.phase in (LEAVING, JUDGING) or is_bystander(state, seat):
        if str(seat) in told:
            state.vote[seat] = _drawn(_ballots(state), chance)
        return
    agents = [agent for agent in members(own(state, seat)) if is_alive(state, agent)]
    known = [agent for agent in agents if state.names.name("agent", agent) in told]
    for agent in known:
        if state.intent[agent] >= 0:  # there was nothing else to decide
            continue
        is_entry = state.phase == ENTERING
        options = Pile()
        if is_entry:
            entry_options(state, agent, options)
        else:
            action_options(state, agent, options)
        able = [option for option in options.as_list() if option != deed(state, FIRST_DEED)]
        if known != agents:
            able = [option for option in able if option != deed(state, LEAVE_DEED)]
        option = _drawn(able, chance)
        if option == deed(state, LEAVE_DEED):
            state.vote[seat] = LEAVE_BALLOT
            for other in agents:
                forget(state, other)
            return
        declare_for(state, agent, option)


def _ballots(state: StoryState) -> list[int]:
    """Votes that a seat could have cast."""
    if state.phase == LEAVING:
        return [PLACE_BALLOT + place for place in destinations(state)]
    if state.phase == JUDGING:
        return [AGAIN_BALLOT, STOP_BALLOT]
    return [STAY_BALLOT, LEAVE_BALLOT] if may_leave(state) else [STAY_BALLOT]


def _drawn(options: list[int], chance: Chance) -> int:
    return options[chance.below(0, len(options))]


def _in_some_effect(
    game: "StoryGame", view: View, position: dict[str, Any], told: list[str], chance: Chance
) -> StoryState:
    """One of the questions in effects that look like this from outside."""
    mission = position.get("mission", next(iter(game.library.missions)))
    story = game.library.missions[mission]
    names = list(_secret_questions(story.program, story.open_labels))
    pending = list(view.pending)
    while names:
        name = names.pop(chance.below(0, len(names)))
        inside = {"pc": name, "returns": [None], "actors": [None]}
        state = game.load({**position, **inside})
        # One that goes on instead of asking, or asks somebody else, leads to another view.
        is_asking = state.pc >= 0 and state.program.name(state.pc) == name
        if is_asking:
            _decide_others(state, view.seat, told, chance)
        if is_asking and state.pending() == pending and known(state, view.seat) == view.known:
            return state
    raise AssertionError("no effect asks for what this view shows")


@lru_cache(maxsize=64)
def _secret_questions(program: Program, public: frozenset[str]) -> tuple[str, ...]:
    """The instructions that ask, by name, in effects that not everybody may follow."""
    asking = (a for a in range(0, len(program.code), WIDTH) if program.code[a] in ASKING)
    names = (program.name(address) for address in asking)
    return tuple(name for name in names if name.partition("+")[0] not in public)
