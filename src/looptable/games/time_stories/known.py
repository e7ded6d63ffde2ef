"""What a seat may know, as a position with gaps, and the gaps filled at random.

Almost all lies open: where pawns stand, who has seen which card, what everybody holds by its number.
Hidden are the chance to come, what others have decided while not all have, and where in the effect of
a card the machine is, from those who cannot read that card. What cards say is not in a state at all.
"""

from typing import TYPE_CHECKING, Any, cast

from looptable.core.chance import Chance
from looptable.effects.program import CHOOSE, MAY, WIDTH
from looptable.engine.view import View
from looptable.games.time_stories.codes import (
    AGAIN,
    ENTERING,
    EXPLORING,
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
from looptable.games.time_stories.state import StoryState

if TYPE_CHECKING:
    from looptable.games.time_stories.game import StoryGame

__all__ = ["can_follow", "decided", "filled", "is_secret", "known"]

HIDDEN = "hidden"
MACHINE = ("pc", "registers", "returns", "actors", "saved")
"""The fields that say where in an effect the machine is."""
ASKING = (CHOOSE, MAY, *PICKS)


def can_follow(state: StoryState, seat: int | None) -> bool:
    """Whether a seat may know which effect is going on: powers of receptacles are public."""
    label = state.program.name(state.pc).partition("+")[0]
    if state.story.is_public(label):
        return True
    if seat is None:
        return False
    return seat in (state.seat_of(state.actor), *state.seers(state.company(state.actor)))


def sees_element(state: StoryState, seat: int | None, element: int) -> bool:
    """Whether a seat may read an element: its holder's, or one in its company (TIME-INF-13)."""
    holder = state.holder[element]
    if seat is None or holder < 0:
        return False
    return seat in (state.seat_of(holder), *state.seers(state.company(holder)))


def known(state: StoryState, seat: int | None) -> dict[str, Any]:
    """The position without what this seat may not know."""
    position = state.position()
    del position["chance"]
    if state.pc >= 0 and not can_follow(state, seat):
        for field in MACHINE:
            position.pop(field, None)
        position["pc"] = HIDDEN
    secret = [
        state.name("power", number)
        for number, power in enumerate(state.story.powers)
        if power.is_secret and not sees_element(state, seat, power.element)
    ]
    for field in ("used", "worked"):
        open_ = [name for name in position.get(field, {}) if name not in secret]
        _keep(position, field, open_)
    if is_secret(state):
        position["decided"] = [n for other in range(state.seats()) for n in decided(state, other)]
        own = [state.name("agent", agent) for agent in state.agents() if seat is not None
               and state.seat_of(agent) == seat]  # fmt: skip
        _keep(position, "intent", own)
        _keep(position, "vote", [str(seat)])
    return position


def is_secret(state: StoryState) -> bool:
    """Whether some have decided what others must not know yet."""
    if state.phase in (LEAVING, JUDGING):
        return state.waiting != 0
    return state.phase in (ENTERING, EXPLORING)


def decided(state: StoryState, seat: int) -> list[str]:
    """Who of a seat has decided: its agents, or the seat where it has but a vote.

    A vote to leave looks like a decision of all its agents.
    """
    if state.phase in (LEAVING, JUDGING) or state.is_bystander(seat):
        return [str(seat)] if state.vote[seat] >= 0 else []
    agents = [agent for agent in state.own(seat) if state.is_alive(agent)]
    if state.vote[seat] < 0:
        agents = [agent for agent in agents if state.intent[agent] >= 0]
    return [state.name("agent", agent) for agent in agents]


def _keep(position: dict[str, Any], field: str, names: list[str]) -> None:
    cells = {name: cell for name, cell in position.get(field, {}).items() if name in names}
    if cells:
        position[field] = cells
    else:
        position.pop(field, None)


def filled(game: "StoryGame", view: View, chance: Chance) -> StoryState:
    """Some state with this view."""
    position = dict(view.known)
    position["seed"] = chance.below(0, 1 << 31)
    told = position.pop("decided", [])
    if position.get("pc") == HIDDEN:
        return _in_some_effect(game, view, position, chance)
    state = cast("StoryState", game.load(position))
    for seat in range(state.seats()):
        if seat != view.seat:
            _decide(state, seat, told, chance)
    state.settle()
    return state


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
    game: "StoryGame", view: View, position: dict[str, Any], chance: Chance
) -> StoryState:
    """One of the questions in effects of this place that look like this from outside."""
    told = view.as_bytes()
    blank = cast("StoryState", game.load({**position, "pc": None, "actor": None}))
    program = blank.program
    able = []
    for address in range(0, len(program.code), WIDTH):
        name = program.name(address)
        label = name.partition("+")[0]
        if program.code[address] not in ASKING or blank.story.is_public(label):
            continue
        # One that goes on instead of asking leads to another view, and is left out.
        inside = {"pc": name, "returns": [None], "actors": [None]}
        state = game.load({**position, **inside})
        if game.view(state, view.seat).as_bytes() == told:
            able.append(state)
    assert able, "no effect asks for what this view shows"
    return cast("StoryState", able[chance.below(0, len(able))])
