"""Places: opening, entering, leaving, and what happens on the way. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.program import bit
from looptable.engine.contract.event import Fact
from looptable.games.time_stories.rules.cards import arrive, is_for_group, remove, reset_tests
from looptable.games.time_stories.rules.codes import (
    AT_ENTER,
    AT_LEAVING,
    AT_OPENING,
    CAPTAIN_STREAM,
    CHOOSING,
    ENTERING,
    EXPLORING,
    FLEETING_SIGN,
    LEAVING,
    PLACE_BALLOT,
    SEEN_PLACE,
    STAY_OUT_DEED,
    TRAVELLING,
)
from looptable.games.time_stories.rules.declaring import (
    can_enter,
    declare_the_obvious,
    deed,
    forget,
    most_served,
    required,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agent, Agents, Card, Place
from looptable.games.time_stories.rules.moments import trigger, trigger_all
from looptable.games.time_stories.rules.notebook import note
from looptable.games.time_stories.rules.runs import clear_unit, close_units, count_units, pass_time
from looptable.games.time_stories.rules.table import (
    agent_count,
    card_at,
    full_name,
    is_alive,
    is_run_over,
    living,
    members,
    name,
    seat_count,
    tell,
)

__all__ = [
    "depart",
    "enter",
    "favourite",
    "go_on_travelling",
    "open_place",
    "refuse_lone_visits",
]

RED: Final = 2  # units of time that leaving a red place costs in addition (TIME-CHG-14)
SIDES: Final = 3  # the Time Captain die shows 1, 2 or 3


# Opening and entering.


def open_place(t: StoryFields, place: Place) -> None:
    """The Time Captain lays out the cards and reads card A to all; nobody has entered yet."""
    t.here = place
    t.sent = -1
    t.visited[place] = 1
    clear_unit(t)
    t.phase = ENTERING
    if t.listener is not None:
        told = full_name(t, "place", place)
        tell(t, "opens", {"seat": t.captain, "place": told}, reveals=True)
    note(t, bit(seat_count(t)) - 1, SEEN_PLACE, place)
    trigger_all(t, AT_OPENING, living(t))


def enter(t: StoryFields) -> None:
    """All have declared where they enter; the entry stands or is refused (TIME-ICO-6)."""
    # Agents that may go nowhere here stay off the board, whatever the others do.
    able: i64 = 0
    outside: i64 = 0
    for agent in range(agent_count(t)):
        if is_alive(t, agent) and can_enter(t, agent):
            able |= bit(agent)
            if t.intent[agent] == deed(t, STAY_OUT_DEED):
                outside |= bit(agent)
    if outside == able:
        stay_out(t)
        return
    if outside:  # TIME-ENT-5: if one enters, all do
        call_in(t, outside)
        return
    if refuse_lone_visits(t):
        return
    if visited_required(t) < most_served(t):
        for agent in range(agent_count(t)):
            if is_alive(t, agent):
                forget(t, agent)
        tell(t, "entry-refused", {}, reveals=True)
        return
    wanted: list[int] = []
    for agent in range(agent_count(t)):
        if not is_alive(t, agent):
            continue
        space = t.intent[agent]
        wanted.append(space)
        forget(t, agent)
        if able >> agent & 1:
            if t.listener is not None:
                card = full_name(t, "card", space)
                data = name(t, "agent", agent)
                tell(t, "enters", {"agent": data, "card": card}, reveals=True)
            arrive(t, agent, space)
            trigger(t, AT_ENTER, agent)
    drop_fleeting(t, wanted)
    t.settled = 0
    t.phase = EXPLORING


def call_in(t: StoryFields, outside: Agents) -> None:
    """Agents that wanted to stay out must enter, for somebody does (TIME-ENT-5)."""
    t.settled = 1
    for agent in range(agent_count(t)):
        if outside >> agent & 1:
            forget(t, agent)
    declare_the_obvious(t, True, 0)
    # Who wanted to stay out and has no choice now is theirs to tell.
    asked = [name(t, "agent", agent) for agent in members(outside) if t.intent[agent] < 0]
    if asked:
        tell(t, "must-enter", {"agent": asked}, reveals=True)


def visited_required(t: StoryFields) -> i64:
    """How many of the required cards somebody has declared to enter."""
    found: i64 = 0
    for card in required(t):
        for agent in range(agent_count(t)):
            if is_alive(t, agent) and t.intent[agent] == card:
                found += 1
                break
    return found


def refuse_lone_visits(t: StoryFields) -> bool:
    """Only all together may go to a card for the whole group (TIME-SEA-13); says if some may not."""
    movers: i64 = 0
    first: i64 = -2
    is_common = True
    for agent in range(agent_count(t)):
        if not is_alive(t, agent):
            continue
        aim = goal(t, agent)
        if first == -2:
            first = aim
        elif aim != first:
            is_common = False
        if aim >= 0 and aim != t.space[agent] and is_for_group(t, aim):
            movers |= bit(agent)
    if is_common or movers == 0:  # who is there already may stay
        return False
    for agent in range(agent_count(t)):
        if movers >> agent & 1:
            forget(t, agent)
    names = [name(t, "agent", agent) for agent in members(movers)]
    tell(t, "group-refused", {"agent": names}, reveals=True)
    return True


def goal(t: StoryFields, agent: Agent) -> Card:
    """The space where an agent will be if it does what it has declared, or -1."""
    action = t.intent[agent]
    if 0 <= action < t.numbers.cards:
        return action
    return t.space[agent]


def drop_fleeting(t: StoryFields, visited: list[int]) -> None:
    """Cards with the discard sign go unless somebody went there (TIME-ICO-3)."""
    numbers = t.numbers
    for space in range(numbers.place_from[t.here], numbers.place_from[t.here + 1]):
        if numbers.sign[space] == FLEETING_SIGN and card_at(t, space) >= 0 and space not in visited:
            remove(t, space)


def stay_out(t: StoryFields) -> None:
    """Nobody enters: the group goes on at once (TIME-ENT-10)."""
    for agent in range(agent_count(t)):
        forget(t, agent)
    tell(t, "stays-out", {}, reveals=True)
    drop_fleeting(t, [])
    t.phase = LEAVING


# Leaving.


def favourite(t: StoryFields) -> Place:
    """The place with most votes; the Time Captain breaks a tie (TIME-CHG-9).

    Four players at most: the Time Captain's own choice is among the tied ones, whichever they are.
    """
    best: i64 = -1
    most: i64 = -1
    for seat in range(seat_count(t)):
        ballot = t.vote[seat]
        count: i64 = 0
        for other in range(seat_count(t)):
            if t.vote[other] == ballot:
                count += 2
        if ballot == t.vote[t.captain]:
            count += 1
        if count > most:
            most = count
            best = ballot
    return best - PLACE_BALLOT


def depart(t: StoryFields, place: Place) -> None:
    """Pawns off the board, cards tidied away, the die rolled (TIME-CHG-2)."""
    if t.phase == CHOOSING:  # the run starts there: the group is nowhere yet
        t.sent = place
        return
    extra: i64 = 0
    if t.numbers.red[t.here]:
        extra = RED
    owed = t.unheard  # the unit in which an effect sends the group away has passed, too
    clear_unit(t)
    t.stop_card()
    reset_tests(t)
    for agent in range(agent_count(t)):
        t.space[agent] = -1
    t.left = t.here
    t.sent = place
    t.phase = TRAVELLING
    die = 1 + t.chance.below(CAPTAIN_STREAM, SIDES)
    if t.listener is not None:
        told = full_name(t, "place", place)
        data: dict[str, Fact] = {"seat": t.captain, "place": told, "n": die, "extra": extra}
        tell(t, "departs", data, reveals=True)
    count_units(t, owed)
    pass_time(t, die + extra)
    if not is_run_over(t):
        close_units(t)
        trigger_all(t, AT_LEAVING, living(t))


def go_on_travelling(t: StoryFields) -> None:
    """The office passes to the left, after all that works between it and the die (TIME-POW-10)."""
    t.captain = (t.captain + 1) % seat_count(t)
    open_place(t, t.sent)
