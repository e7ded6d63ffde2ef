"""Free deeds, which take no time: hand things over, take offers, use what they have. Compiled."""

from typing import Final

from mypy_extensions import i64

from looptable.core.pile import Pile
from looptable.effects.program import bit
from looptable.games.time_stories.rules.cards import is_locked, show_elements
from looptable.games.time_stories.rules.codes import (
    AT_FREE,
    CLAIM_FREELY,
    EXPLORING,
    GIVE_FREELY,
    HAND_FREELY,
    MAY_HAND,
    OFFER_FREELY,
    SEEN_OFFER,
    TAKE_FREELY,
    USE_FREELY,
)
from looptable.games.time_stories.rules.fields import StoryFields
from looptable.games.time_stories.rules.kinds import Agent, Agents, Colour, Offer, Power
from looptable.games.time_stories.rules.layout import FREE_DEEDS
from looptable.games.time_stories.rules.notebook import note
from looptable.games.time_stories.rules.numbers import COLOURS
from looptable.games.time_stories.rules.permissions import is_allowed
from looptable.games.time_stories.rules.powers import use, works_for
from looptable.games.time_stories.rules.table import (
    add_tokens,
    agent_count,
    can_pay,
    card_of,
    company,
    full_name,
    is_alive,
    members,
    name,
    resource_name,
    seers,
    tell,
    tokens_of,
)

__all__ = [
    "FreeDeed",
    "do_freely",
    "free_deed",
    "free_deeds",
    "has_free_deed",
    "holder_back",
    "holds_something",
    "is_free_power",
    "is_open",
    "may_hand",
    "push_free_deeds",
    "seems_free",
]

AGENTS: Final[i64] = 8  # room for an agent, or nobody, in the number of a deed
THINGS: Final[i64] = 1 << 20  # room for a thing in it


class FreeDeed:
    """One of them: `what` is an element, a colour, an offer or a power; `to` another agent, also one to take from."""

    def __init__(self, kind: str, what: int, to: int) -> None:
        self.kind = kind
        self.what = what
        self.to = to


def free_deed(number: i64) -> FreeDeed:
    """The deed behind its number."""
    thing = number // AGENTS
    return FreeDeed(FREE_DEEDS[thing // THINGS], thing % THINGS, number % AGENTS - 1)


def deed_number(kind: i64, what: i64, to: Agent) -> i64:
    """The number of a deed."""
    return (kind * THINGS + what) * AGENTS + to + 1


def free_deeds(t: StoryFields, agent: Agent) -> list[FreeDeed]:
    """All that an agent may do now, in a fixed order."""
    numbers = Pile()
    push_free_deeds(t, agent, numbers)
    return [free_deed(number) for number in numbers.as_list()]


def push_free_deeds(t: StoryFields, agent: Agent, deeds: Pile) -> None:
    """Lays the numbers of all that an agent may do now on a pile."""
    if not is_alive(t, agent):
        return
    numbers = t.numbers
    card = card_of(t, agent)
    if card >= 0 and t.phase == EXPLORING:
        for offer in range(numbers.offer_from[card], numbers.offer_from[card + 1]):
            if is_open(t, agent, offer):
                deeds.push(deed_number(OFFER_FREELY, offer, -1))
    for index in range(numbers.moment_from[AT_FREE], numbers.moment_from[AT_FREE + 1]):
        power = numbers.moment_powers[index]
        if is_free_power(t, agent, power):
            deeds.push(deed_number(USE_FREELY, power, -1))
    others = takers(t, agent)
    if others:
        for element in range(numbers.elements):
            if t.holder[element] == agent:
                push_for_each(t, GIVE_FREELY, element, others, deeds)
        for colour in range(COLOURS):
            if tokens_of(t, agent, colour):
                push_for_each(t, HAND_FREELY, colour, others, deeds)
    push_legacies(t, deeds)


def push_for_each(t: StoryFields, kind: i64, what: i64, agents: Agents, deeds: Pile) -> None:
    """The same deed towards each of these agents."""
    for other in range(agent_count(t)):
        if agents >> other & 1:
            deeds.push(deed_number(kind, what, other))


def push_legacies(t: StoryFields, deeds: Pile) -> None:
    """Things of the dead, which any living agent may take (TIME-DTH-5, TIME-OPEN-31).

    Tokens on a receptacle card stay with the receptacle.
    """
    for element in range(t.numbers.elements):
        if t.holder[element] >= 0 and not is_alive(t, t.holder[element]):
            deeds.push(deed_number(TAKE_FREELY, element, -1))
    for agent in range(agent_count(t)):
        if not is_alive(t, agent):
            for colour in range(COLOURS):
                if tokens_of(t, agent, colour):
                    deeds.push(deed_number(CLAIM_FREELY, colour, agent))


def has_free_deed(t: StoryFields, agent: Agent) -> bool:
    """Whether there is anything that an agent may do now."""
    deeds = Pile()
    push_free_deeds(t, agent, deeds)
    return deeds.height > 0


def seems_free(t: StoryFields, agent: Agent) -> bool:
    """Whether an agent may have something free to do, as far as everybody knows.

    What an element can do is a secret, so the holder of one may have.
    """
    if holds_something(t, agent):
        return is_alive(t, agent)
    return has_free_deed(t, agent)


def holds_something(t: StoryFields, agent: Agent) -> bool:
    """Whether an agent holds an element."""
    return any(t.holder[element] == agent for element in range(t.numbers.elements))


def takers(t: StoryFields, agent: Agent) -> Agents:
    """The agents here to whom an agent may hand things."""
    found: i64 = 0
    here = company(t, agent)
    for other in range(agent_count(t)):
        if here >> other & 1 and may_hand(t, agent, other):
            found |= bit(other)
    return found


def may_hand(t: StoryFields, agent: Agent, other: Agent) -> bool:
    """Whether two agents together may hand things over: no text forbids it to either."""
    if other == agent:
        return False
    return is_allowed(t, agent, MAY_HAND) and is_allowed(t, other, MAY_HAND)


def is_open(t: StoryFields, agent: Agent, offer: Offer) -> bool:
    """Whether an offer is neither taken in this run nor settled, and can be paid.

    One that everybody reads to lead away is not open while a colleague elsewhere is locked.
    """
    numbers = t.numbers
    until = numbers.offer_until[offer]
    if t.taken[offer] or (until >= 0 and t.tokens[until]):
        return False
    if numbers.offer_away[offer] and not numbers.offer_blind[offer] and holder_back(t, agent) >= 0:
        return False
    return can_pay(t, agent, numbers.offer_price[offer], numbers.offer_purse[offer])


def holder_back(t: StoryFields, agent: Agent) -> Agent:
    """A colleague on another card with a lock, which holds the whole group here, or -1 (TIME-LCK-2).

    A card that offers a way out offers it to those it has locked, too.
    """
    if t.firm_locks:
        for other in range(agent_count(t)):
            if t.space[other] != t.space[agent] and is_alive(t, other) and is_locked(t, other):
                return other
    return -1


def is_free_power(t: StoryFields, agent: Agent, power: Power) -> bool:
    """Whether a power for any moment works once more: once in a unit of time, or as often as it is paid for."""
    if t.used[power] >= 0 and t.numbers.power_price[power] == 0:
        return False
    return works_for(t, agent, power, True)


def do_freely(t: StoryFields, agent: Agent, number: i64) -> None:
    """Carries out a free deed."""
    thing = number // AGENTS
    kind, what, to = thing // THINGS, thing % THINGS, number % AGENTS - 1
    if kind == OFFER_FREELY:
        take_offer(t, agent, what)
    elif kind == USE_FREELY:
        use(t, agent, what)
    elif kind == HAND_FREELY:
        hand(t, agent, to, what)
    elif kind == CLAIM_FREELY:
        hand(t, to, agent, what)
    else:
        taker = agent if kind == TAKE_FREELY else to
        t.holder[what] = taker
        if t.listener is not None:
            element = full_name(t, "element", what)
            data = name(t, "agent", taker)
            tell(t, "gives", {"element": element, "to_agent": data}, reveals=True)
        show_elements(t, company(t, taker))


def hand(t: StoryFields, giver: Agent, taker: Agent, colour: Colour) -> None:
    """A resource token changes hands, for no time (TIME-OPEN-30)."""
    add_tokens(t, giver, colour, -1)
    add_tokens(t, taker, colour, 1)
    if t.listener is not None:
        one, other = name(t, "agent", giver), name(t, "agent", taker)
        resource = resource_name(t, colour)
        tell(t, "hands", {"agent": one, "to_agent": other, "resource": resource}, reveals=True)


def take_offer(t: StoryFields, agent: Agent, offer: Offer) -> None:
    """Takes an offer of a card: everybody there hears what comes of it."""
    numbers = t.numbers
    if numbers.offer_away[offer] and holder_back(t, agent) >= 0:
        # It was blind, or it would not have been open: the way there waits for the colleague.
        if t.listener is not None:
            held = name(t, "agent", holder_back(t, agent))
            tell(t, "held-back", {"agent": held}, reveals=True)
        return
    if not numbers.offer_again[offer]:
        t.taken[offer] = 1
    seats = seers(t, company(t, agent))
    if t.listener is not None:
        audience, told = tuple(members(seats)), full_name(t, "offer", offer)
        taker = name(t, "agent", agent)
        tell(t, "takes-offer", {"agent": taker, "offer": told}, True, audience)
        tell(t, "tale", {"offer": f"{told}.text"}, True, audience)
    note(t, seats, SEEN_OFFER, offer)
    t.call(numbers.offer_start[offer], agent)
