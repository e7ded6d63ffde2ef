"""Figures for the summary of a match. They are made when it is over, and none of them names a card."""

from collections.abc import Mapping

from looptable.engine.contract.event import Event
from looptable.engine.contract.game import Gauges
from looptable.games.time_stories.rules.codes import SEEN_CARD
from looptable.games.time_stories.rules.notebook import leaf
from looptable.games.time_stories.rules.state import StoryState

__all__ = ["doer_of", "gauges_of", "tally_of"]

ONCE = {
    "moves": "moved",
    "rolled": "rolled",
    "takes-offer": "offers",
    "uses": "powers",
    "gives": "gifts",
    "hands": "gifts",
    "dies": "deaths",
}
"""Events that count once, with their tally."""


def gauges_of(state: StoryState) -> Gauges:
    """The time that is left, and the cards that nobody has read yet."""
    seen = {noted for book in state.notebook for noted in book.as_list()}
    cards = range(len(state.story.cards))
    unread = sum(int(leaf(state, SEEN_CARD, card)) not in seen for card in cards)
    return {"time": state.time, "unread": unread}


def tally_of(event: Event) -> Mapping[str, int]:
    """The tally that an event adds to."""
    name = ONCE.get(event.kind)
    return {} if name is None else {name: 1}


def doer_of(state: StoryState, event: Event) -> int | None:
    """The seat of the agent that acts: the last of several to decide sets all of them in motion."""
    agent, known = event.data.get("agent"), state.names.names["agent"]
    return int(state.seat_of(known.find(agent))) if isinstance(agent, str) else None
