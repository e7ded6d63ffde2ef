"""Marks beside the agents: who has decided, who has acted, and how."""

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Of, Piece
from looptable.games.time_stories.rules.codes import ACTING, EXPLORING, RETURNING, ROLLING
from looptable.games.time_stories.rules.layout import DEEDS
from looptable.games.time_stories.rules.planning import acting_order, may_order
from looptable.games.time_stories.rules.rolls import ability_deed
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import card_at, full_name, is_alive
from looptable.games.time_stories.view.known import decided, is_secret

__all__ = ["agent_marks", "deed_piece", "turns"]

UNDER_WAY = (ACTING, ROLLING, RETURNING)
"""The phases of a unit of time that has been spent."""


def agent_marks(state: StoryState, agent: int) -> tuple[str, ...]:
    """Whether an agent, or the seat that votes for it, has decided; in a unit of time, has acted."""
    if state.phase in UNDER_WAY and is_alive(state, agent) and state.did[agent] >= 0:
        return ("to-act",) if state.intent[agent] >= 0 else ("acted",)
    if not is_secret(state):
        return ()
    seat = state.seat_of(agent)
    names = decided(state, seat)
    is_decided = state.names.name("agent", agent) in names or str(seat) in names
    return ("decided",) if is_decided else ()


def turns(state: StoryState) -> dict[int, int]:
    """The place of each agent in the order of actions, which everybody may know."""
    if state.phase not in (EXPLORING, ACTING, ROLLING) or not may_order(state):
        return {}
    return {agent: turn for turn, agent in enumerate(acting_order(state), 1)}


def deed_piece(state: StoryState, seat: int | None, agent: int) -> list[Piece]:
    """The declaration of an agent, as far as this seat may know it; else its last action."""
    is_own = seat is not None and seat == state.seat_of(agent)  # who declares it
    if state.intent[agent] >= 0 and (is_own or not is_secret(state)):
        return [_piece(state, agent, "intends", state.intent[agent])]
    if state.did[agent] >= 0:
        return [_piece(state, agent, "did", state.did[agent])]
    return []


def _piece(state: StoryState, agent: int, what: str, action: int) -> Piece:
    name, doing = state.names.name("agent", agent), _doing(state, action)
    of: Of = {"agent": name, "doing": doing}
    said = Text(f"doing.{doing}")
    if doing == "move":
        of["space"] = state.names.name("card", action)
        card = card_at(state, action)
        told = full_name(state, "card", action if card < 0 else card)
        said = Text.of("doing.move", card=Text(f"card.{told}"))
    text = Text.of(f"piece.{what}", action=said)
    return Piece(f"{what}-{name}", "marker", text, thing=what, of=of)


def _doing(state: StoryState, action: int) -> str:
    """The sort of an action: those at the table need not know more of it."""
    cards = len(state.story.cards)
    if action < cards:
        return "move"
    if action >= ability_deed(state, 0):
        power = state.story.powers[action - ability_deed(state, 0)]
        return "act" if power.rolls < 0 else "roll"
    deed = DEEDS[action - cards]
    return "roll" if deed.startswith("roll") else deed
