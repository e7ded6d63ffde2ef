"""The gaps in what a seat knows, filled at random: some state with its view."""

from functools import lru_cache
from typing import TYPE_CHECKING, Any, cast

from looptable.core.chance import Chance
from looptable.effects.program import CHOOSE, MAY, WIDTH, Program
from looptable.engine.contract.view import View
from looptable.games.time_stories.rules.codes import (
    AGAIN,
    ENTERING,
    FREE,
    JUDGING,
    LEAVE,
    LEAVING,
    PICKS,
    PLACES,
    QUIT,
    STAY,
    STOP,
)
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.view.known import HIDDEN, known, knows_offer

if TYPE_CHECKING:
    from looptable.games.time_stories.game import StoryGame

__all__ = ["filled"]

ASKING = (CHOOSE, MAY, *PICKS)


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
    """What others have chosen on their cards, unless it would have taken a question from them."""
    state = cast("StoryState", game.load(position))
    asked, told = state.pending(), known(state, view.seat)
    _draw_tales(state, view.seat, chance)
    state.settle()
    # An offer that is taken may leave an agent one option, which it then has chosen.
    is_alike = state.pending() == asked and known(state, view.seat) == told
    return state if is_alike else cast("StoryState", game.load(position))


def _draw_tales(state: StoryState, seat: int | None, chance: Chance) -> None:
    """Draws what came of the choices on cards that others have read in this run."""
    story = state.story
    for other in range(state.seats()):
        if other == seat:
            continue
        for card in [leaf for leaf in state.pages(other)[-1] if leaf < len(story.cards)]:
            for offer in story.cards[card].offers:
                if not knows_offer(state, seat, offer) and chance.below(0, 2):
                    state.note([other], "offer", offer)
                    state.taken[offer] = int(not story.offers[offer].again)
            for trial in story.cards[card].tests:
                if story.tests[trial].passed >= 0 and chance.below(0, 2):
                    state.note([other], "passed", trial)


def _decide_others(state: StoryState, seat: int | None, told: list[str], chance: Chance) -> None:
    """Draws what all others have decided."""
    for other in range(state.seats()):
        if other != seat:
            _decide(state, other, told, chance)


def _decide(state: StoryState, seat: int, told: list[str], chance: Chance) -> None:
    """Draws what a seat has decided."""
    if state.phase in (LEAVING, JUDGING) or state.is_bystander(seat):
        if str(seat) in told:
            state.vote[seat] = _drawn(_ballots(state), chance)
        return
    agents = [agent for agent in state.own(seat) if state.is_alive(agent)]
    known = [agent for agent in agents if state.name("agent", agent) in told]
    for agent in known:
        if state.intent[agent] >= 0:  # there was nothing else to decide
            continue
        is_entry = state.phase == ENTERING
        options = state.entry_options(agent) if is_entry else state.action_options(agent)
        able = [option for option in options if option != state.deed(FREE)]
        if known != agents:
            able = [option for option in able if option != state.deed(QUIT)]
        option = _drawn(able, chance)
        if option == state.deed(QUIT):
            state.vote[seat] = LEAVE
            for other in agents:
                state.intent[other] = -1
            return
        state.intent[agent] = option


def _ballots(state: StoryState) -> list[int]:
    """What a seat could have voted."""
    if state.phase == LEAVING:
        return [PLACES + place for place in state.destinations()]
    if state.phase == JUDGING:
        return [AGAIN, STOP]
    return [STAY, LEAVE] if state.deed(QUIT) in state.bystander_options() else [STAY]


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
        state = cast("StoryState", game.load({**position, **inside}))
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
