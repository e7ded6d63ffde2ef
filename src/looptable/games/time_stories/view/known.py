"""The knowledge of a seat, as a position with gaps.

Almost all lies open: where pawns stand, who has seen which card, what everybody holds by its number.
Hidden are the chance to come, what others have decided while not all have, where in the effect of a card the
machine is, from those who cannot read that card, and what came of the choices on it. What cards say is not in
a state at all.
"""

from typing import Any

from looptable.games.time_stories.rules.codes import (
    ENTERING,
    EXPLORING,
    JUDGING,
    LEAVING,
    SEEN_OFFER,
)
from looptable.games.time_stories.rules.declaring import is_bystander
from looptable.games.time_stories.rules.notebook import leaf, next_page, pages
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import (
    agent_count,
    card_of,
    company,
    is_alive,
    members,
    own,
    seat_count,
    seers,
    sees,
)

__all__ = [
    "HIDDEN",
    "can_follow",
    "decided",
    "is_secret",
    "known",
    "knows_offer",
    "sees_element",
]

HIDDEN = "hidden"
MACHINE = ("pc", "registers", "returns", "actors", "saved")
"""The fields that say where in an effect the machine is."""


def can_follow(state: StoryState, seat: int | None) -> bool:
    """Whether a seat may know which effect is going on: powers of receptacles are public."""
    return _is_open(state, state.pc) or _is_there(state, seat)


def _is_open(state: StoryState, address: int) -> bool:
    """Whether everybody may read the effect with this instruction."""
    return state.story.is_public(state.program.name(address).partition("+")[0])


def _is_there(state: StoryState, seat: int | None) -> bool:
    """Whether a seat is with the agent for whom an effect is carried out."""
    if seat is None:
        return False
    return seat in (state.seat_of(state.actor), *members(seers(state, company(state, state.actor))))


def _hide_callers(state: StoryState, seat: int | None, position: dict[str, Any]) -> None:
    """A power that works inside the effect of a card looks, from elsewhere, as if it worked alone."""
    callers = [address for address in state.returns.as_list() if address >= 0]
    if not _is_there(state, seat) and not all(_is_open(state, address) for address in callers):
        position["returns"] = position["actors"] = [None]
        position.pop("saved", None)


def sees_element(state: StoryState, seat: int | None, element: int) -> bool:
    """Whether a seat may read an element: its holder's, or one in its company (TIME-INF-13)."""
    holder = state.holder[element]
    if seat is None or holder < 0:
        return False
    return seat in (state.seat_of(holder), *members(seers(state, company(state, holder))))


def knows_offer(state: StoryState, seat: int | None, offer: int) -> bool:
    """Whether a seat may know if an offer is taken: it was there, or stands on the card now."""
    if seat is None:
        return False
    if leaf(state, SEEN_OFFER, offer) in pages(state, seat)[-1]:
        return True
    own = [agent for agent in range(agent_count(state)) if sees(state, seat, agent)]
    cards = [card_of(state, agent) for agent in own]
    return any(card >= 0 and offer in state.story.cards[card].offers for card in cards)


def known(state: StoryState, seat: int | None) -> dict[str, Any]:
    """The position without what this seat may not know."""
    position = state.position()
    del position["chance"]
    if state.pc >= 0 and not can_follow(state, seat):
        for field in MACHINE:
            position.pop(field, None)
        position["pc"] = HIDDEN
    elif state.pc >= 0:
        _hide_callers(state, seat, position)
    taken = [offer for offer in range(len(state.taken)) if state.taken[offer]]
    told = [state.names.name("offer", offer) for offer in taken if knows_offer(state, seat, offer)]
    _keep(position, "taken", told)
    _hide_tales(state, seat, position)
    if is_secret(state):
        position["decided"] = [
            n for other in range(seat_count(state)) for n in decided(state, other)
        ]
        own = [state.names.name("agent", agent) for agent in range(agent_count(state)) if seat is not None
               and state.seat_of(agent) == seat]  # fmt: skip
        _keep(position, "intent", own)
        _keep(position, "aim", own)
        _keep(position, "vote", [str(seat)])
    return position


def _hide_tales(state: StoryState, seat: int | None, position: dict[str, Any]) -> None:
    """Which cards others have read is no secret; what came of their choices there is."""
    first, last = leaf(state, SEEN_OFFER, 0), next_page(state)
    tales = {state.names.name("leaf", leaf) for leaf in range(first, last)}
    books = {
        owner: [leaf for leaf in book if owner == str(seat) or leaf not in tales]
        for owner, book in position.get("notebook", {}).items()
    }
    position["notebook"] = books
    _keep(position, "notebook", [owner for owner, book in books.items() if book])


def is_secret(state: StoryState) -> bool:
    """Whether some have decided what others must not know yet."""
    if state.phase in (LEAVING, JUDGING):
        return state.waiting != 0
    return state.phase in (ENTERING, EXPLORING)


def decided(state: StoryState, seat: int) -> list[str]:
    """Names those of a seat that have decided: its agents, or the seat where it has but a vote.

    A vote to leave looks like a decision of all its agents.
    """
    if state.phase in (LEAVING, JUDGING) or is_bystander(state, seat):
        return [str(seat)] if state.vote[seat] >= 0 else []
    agents = [agent for agent in members(own(state, seat)) if is_alive(state, agent)]
    if state.vote[seat] < 0:
        agents = [agent for agent in agents if state.intent[agent] >= 0]
    return [state.names.name("agent", agent) for agent in agents]


def _keep(position: dict[str, Any], field: str, names: list[str]) -> None:
    cells = {name: cell for name, cell in position.get(field, {}).items() if name in names}
    if cells:
        position[field] = cells
    else:
        position.pop(field, None)
