"""Mats of the agents: the body, its dice, life, what it holds, what it has declared."""

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Of, Piece, Zone
from looptable.games.time_stories.rules.layout import RESOURCES
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import is_alive, is_shared, tokens_of
from looptable.games.time_stories.view.known import sees_element
from looptable.games.time_stories.view.pieces.bodies import receptacle_face, skill_pieces
from looptable.games.time_stories.view.pieces.faces import element_back, element_face
from looptable.games.time_stories.view.pieces.marks import agent_marks, deed_piece, turns
from looptable.games.time_stories.view.pieces.pictures import art_of

__all__ = ["mat"]


def mat(state: StoryState, seat: int | None, agent: int) -> Zone:
    """All that lies before an agent, as a seat sees it."""
    name = state.names.name("agent", agent)
    own: Of = {"agent": name}
    of: Of = {**own}
    if (turn := turns(state).get(agent)) is not None:
        of["turn"] = turn
    pieces: list[Piece] = []
    body = state.receptacle[agent]
    marks = agent_marks(state, agent) if body >= 0 else ()
    if body >= 0:  # as printed, less what was lost for good: elements that add to it may be secret
        of["resistance"] = max(0, int(state.numbers.resistance[body]) - state.worn[agent])
        pieces.append(receptacle_face(state, body, marks))
        pieces += skill_pieces(state, body, own)
        pieces += deed_piece(state, seat, agent)
    pieces += [*_life(state, agent, own), *_tokens(state, agent, own)]
    pieces += [
        _element(state, seat, one) for one in range(len(state.holder)) if state.holder[one] == agent
    ]
    if not is_alive(state, agent):
        marks = (*marks, "dead")
    if is_shared(state, agent):
        marks = (*marks, "shared")
    return Zone(
        f"agent-{name}",
        "area",
        Text.of("zone.agent", agent=Text(f"agent.{name}")),
        owner=state.seat_of(agent),
        pieces=tuple(pieces),
        thing="agent",
        of=of,
        marks=marks,
    )


def _life(state: StoryState, agent: int, own: Of) -> list[Piece]:
    """Life points, or the small pawn in the vortex with the time of its return."""
    name = own["agent"]
    if is_alive(state, agent):
        count = state.life[agent]
        said = Text("piece.life")
        life = Piece(f"life-{name}", "token", said, count=count, thing="life", of=own)
        return [life] if count else []
    time = state.returns_at[agent]
    of: Of = {**own, "time": time}
    said = Text.of("piece.vortex", n=time)
    return [Piece(f"small-{name}", "pawn", said, thing="small", of=of)]


def _tokens(state: StoryState, agent: int, own: Of) -> list[Piece]:
    """Tokens on the card itself, and resources by colour."""
    story, name, pieces = state.story, own["agent"], []
    if state.store[agent]:
        word = RESOURCES[story.receptacles[state.receptacle[agent]].stored]
        stored = Text(f"resource.{story.id}.{word}")
        said = Text.of("piece.stored", resource=stored)
        count = state.store[agent]
        art = art_of(state, "resource", word)
        pieces.append(
            Piece(f"store-{name}", "token", said, count=count, art=art, thing="store", of=own)
        )
    for colour, word in enumerate(RESOURCES):
        count = int(tokens_of(state, agent, colour))
        if count:
            said = Text(f"resource.{story.id}.{word}")
            of: Of = {"resource": word, **own}
            pieces.append(
                Piece(
                    f"{word}-{name}",
                    "token",
                    said,
                    count=count,
                    art=art_of(state, "resource", word),
                    thing="resource",
                    of=of,
                )
            )
    return pieces


def _element(state: StoryState, seat: int | None, element: int) -> Piece:
    """Its face for the holder and its company (TIME-INF-13), its number for all others."""
    shown = sees_element(state, seat, element)
    return element_face(state, element) if shown else element_back(state, element)
