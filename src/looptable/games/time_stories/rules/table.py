"""The table: seats and agents, cards and spaces, tokens; and how events are told. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.effects.program import bit
from looptable.engine.contract.event import Fact
from looptable.games.time_stories.rules.codes import (
    ANY_TOKENS,
    BLUE_TOKENS,
    BROWN_TOKENS,
    JUDGING,
    OVER,
    STORED_TOKENS,
    YELLOW_TOKENS,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agent, Agents, Card, Colour, Seat, Seats
from looptable.games.time_stories.rules.layout import RESOURCES

__all__ = [
    "ALIVE",
    "add_tokens",
    "agent_count",
    "can_pay",
    "card_at",
    "card_of",
    "company",
    "first_of",
    "full_name",
    "is_alive",
    "is_moved",
    "is_run_over",
    "is_shared",
    "letter",
    "living",
    "members",
    "name",
    "on",
    "own",
    "resource_name",
    "seat_count",
    "seat_of",
    "seers",
    "sees",
    "tell",
    "tokens_of",
]


ALIVE: Final = -1
"""In the row of returns: not in the vortex."""


# Sets.


def members(mask: i64) -> list[int]:
    """The members of a set, ascending."""
    found: list[int] = []
    member: i64 = 0
    while mask >> member:
        if mask >> member & 1:
            found.append(member)
        member += 1
    return found


def first_of(mask: i64) -> i64:
    """The lowest member of a set, or -1."""
    if mask == 0:
        return -1
    member: i64 = 0
    while mask >> member & 1 == 0:
        member += 1
    return member


# Seats and agents.


def seat_count(t: StoryFields) -> i64:
    """How many play."""
    return len(t.vote)


def agent_count(t: StoryFields) -> i64:
    """How many agents there are, dead or alive."""
    return len(t.life)


def seat_of(t: StoryFields, agent: Agent) -> Seat:
    """The seat that decides for an agent: for the shared one it is the Time Captain (TIME-TWO-6)."""
    return t.captain if is_shared(t, agent) else agent % seat_count(t)


def is_shared(t: StoryFields, agent: Agent) -> bool:
    """Whether this is the third receptacle of the variant for two players."""
    return t.shared == 1 and agent == seat_count(t)


def sees(t: StoryFields, seat: Seat, agent: Agent) -> bool:
    """Whether a seat sees what an agent sees (TIME-TWO-5, TIME-TWO-8)."""
    return is_shared(t, agent) or agent % seat_count(t) == seat


def seers(t: StoryFields, agents: Agents) -> Seats:
    """The seats that see through one of these agents."""
    found: i64 = 0
    for agent in range(agent_count(t)):
        if agents >> agent & 1:
            for seat in range(seat_count(t)):
                if sees(t, seat, agent):
                    found |= bit(seat)
    return found


def own(t: StoryFields, seat: Seat) -> Agents:
    """The agents that a seat decides for."""
    found: i64 = 0
    for agent in range(agent_count(t)):
        if seat_of(t, agent) == seat:
            found |= bit(agent)
    return found


def is_alive(t: StoryFields, agent: Agent) -> bool:
    """Whether an agent is not in the vortex."""
    return t.returns_at[agent] == ALIVE


def living(t: StoryFields) -> Agents:
    """The agents that can act."""
    found: i64 = 0
    for agent in range(agent_count(t)):
        if is_alive(t, agent):
            found |= bit(agent)
    return found


def is_run_over(t: StoryFields) -> bool:
    """Whether the run, or the match, has ended."""
    return t.phase == JUDGING or t.phase == OVER  # noqa: PLR1714 (a tuple would be built)


# Cards and spaces.


def card_at(t: StoryFields, space: Card) -> Card:
    """The card that lies at a position of the panorama now, or -1 (TIME-STA-9)."""
    over = t.over_card[space]
    if over >= 0:  # it has replaced the card below, also when it is removed itself
        space = over
    elif is_moved(t, space):
        return -1
    if t.gone[space]:
        return -1
    return space


def is_moved(t: StoryFields, card: Card) -> bool:
    """Whether a card was revealed, and so lies elsewhere."""
    over = t.over_card
    return any(over[space] == card for space in range(t.numbers.cards))


def card_of(t: StoryFields, agent: Agent) -> Card:
    """The card that an agent stands on, or -1."""
    space = t.space[agent]
    if space < 0:
        return -1
    return card_at(t, space)


def on(t: StoryFields, space: Card) -> Agents:
    """The agents on a space."""
    found: i64 = 0
    if space < 0:
        return found
    for agent in range(agent_count(t)):
        if t.space[agent] == space:
            found |= bit(agent)
    return found


def company(t: StoryFields, agent: Agent) -> Agents:
    """The living agents with whom an agent shares its space; off the board, all others off it."""
    space = t.space[agent]
    found: i64 = 0
    for other in range(agent_count(t)):
        if t.space[other] == space and is_alive(t, other):
            found |= bit(other)
    return found


# Resource tokens.


def tokens_of(t: StoryFields, agent: Agent, colour: Colour) -> i64:
    """How many tokens of a colour an agent has, of any colour, or on its receptacle card."""
    if colour == YELLOW_TOKENS:
        return t.yellow[agent]
    if colour == BROWN_TOKENS:
        return t.brown[agent]
    if colour == BLUE_TOKENS:
        return t.blue[agent]
    if colour == STORED_TOKENS:
        return t.store[agent]
    if colour == ANY_TOKENS:
        return t.yellow[agent] + t.brown[agent] + t.blue[agent] + t.green[agent]
    return t.green[agent]


def add_tokens(t: StoryFields, agent: Agent, colour: Colour, count: i64) -> None:
    """Gives tokens to an agent, or takes them."""
    if colour == YELLOW_TOKENS:
        t.yellow[agent] += count
    elif colour == BROWN_TOKENS:
        t.brown[agent] += count
    elif colour == BLUE_TOKENS:
        t.blue[agent] += count
    elif colour == STORED_TOKENS:
        t.store[agent] += count
    else:
        t.green[agent] += count


def can_pay(t: StoryFields, agent: Agent, count: i64, colour: Colour) -> bool:
    """Whether an agent has as many tokens of a colour, of any colour, or on its card."""
    return count == 0 or tokens_of(t, agent, colour) >= count


# Names and events.


def name(t: StoryFields, kind: str, number: i64) -> str:
    """The name of something in positions."""
    return t.names.name(kind, number)


def full_name(t: StoryFields, kind: str, number: i64) -> str:
    """The name of something of the mission in events; its texts are under the mission."""
    return f"{t.story.id}.{name(t, kind, number)}"


def resource_name(t: StoryFields, colour: Colour) -> str:
    """A resource as events name it."""
    return f"{t.story.id}.{RESOURCES[colour]}"


def letter(t: StoryFields, card: Card) -> str:
    """The letter of a panorama card."""
    return name(t, "card", card).rsplit("-", 1)[1].upper()


def tell(
    t: StoryFields,
    kind: str,
    data: dict[str, Fact],
    reveals: bool = False,
    audience: tuple[int, ...] | None = None,
) -> None:
    """Tells an event: what a card did in secret is news to those who could not read the card."""
    t.tell(kind, data, audience, reveals or t.pc >= 0)
