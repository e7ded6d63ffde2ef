"""Receptacles: the bodies to choose from, and what lies beside the one that an agent wears."""

from msgspec.structs import replace

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Of, Part, Piece, Zone
from looptable.games.time_stories.rules.codes import CHOOSING
from looptable.games.time_stories.rules.layout import RESOURCES
from looptable.games.time_stories.rules.receptacles import next_to_choose
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import agent_count, full_name, resource_name
from looptable.games.time_stories.view.pieces.pictures import art_of
from looptable.games.time_stories.view.pieces.powers import law_parts, power_parts

__all__ = ["bodies_to_choose", "receptacle_face", "skill_pieces"]

FEW = 4
"""With fewer agents than this, inventories are the smaller ones (TIME-RCP-8)."""


def bodies_to_choose(state: StoryState) -> list[Zone]:
    """Before a run: every receptacle with its skills and inventory, and who has taken it."""
    if state.phase != CHOOSING or next_to_choose(state) < 0:
        return []
    found = tuple(_body(state, body) for body in range(len(state.story.receptacles)))
    return [Zone("bodies", "board", Text("zone.bodies"), zones=found, thing="bodies")]


def _body(state: StoryState, body: int) -> Zone:
    name = state.names.name("receptacle", body)
    wearers = [agent for agent in range(agent_count(state)) if state.receptacle[agent] == body]
    face = receptacle_face(state, body, ("taken",) if wearers else ())
    of: Of = {"body": name}
    if wearers:
        of["agent"] = state.names.name("agent", wearers[0])
    return Zone(
        f"body-{name}",
        "area",
        _name(state, body),
        owner=state.seat_of(wearers[0]) if wearers else None,
        pieces=(
            replace(face, id=f"choice-{name}"),
            *skill_pieces(state, body, {"body": name}),
            *_stock_pieces(state, body),
        ),
        thing="body",
        of=of,
    )


def _stock_pieces(state: StoryState, body: int) -> list[Piece]:
    """The resources that a receptacle brings along."""
    few = int(agent_count(state) < FEW)
    name = state.names.name("receptacle", body)
    pieces = []
    for colour, word in enumerate(RESOURCES):
        count = int(state.numbers.stock_of(body, colour, few))
        if count:
            said = Text(f"resource.{resource_name(state, colour)}")
            of: Of = {"stock": word, "body": name}
            pieces.append(
                Piece(
                    f"stock-{name}-{word}",
                    "token",
                    said,
                    count=count,
                    art=art_of(state, "resource", word),
                    thing="stock",
                    of=of,
                )
            )
    return pieces


def skill_pieces(state: StoryState, body: int, whose: Of) -> list[Piece]:
    """A piece for each characteristic that a receptacle has dice for, with their number."""
    owner = next(iter(whose.values()))
    pieces = []
    for number, count in enumerate(state.story.receptacles[body].dice):
        if not count:
            continue
        name = state.names.name("characteristic", number)
        said = Text(f"characteristic.{full_name(state, 'characteristic', number)}")
        of: Of = {"skill": name, **whose}
        pieces.append(
            Piece(f"skill-{owner}-{name}", "die", said, count=count, thing="skill", of=of)
        )
    return pieces


def receptacle_face(state: StoryState, body: int, marks: tuple[str, ...] = ()) -> Piece:
    """A receptacle, public in every part."""
    told, printed = full_name(state, "receptacle", body), state.story.receptacles[body]
    facts = Text.of("face.body", resistance=printed.resistance, life=printed.life)
    parts = [Part("prose", Text(f"receptacle.{told}.text")), Part("facts", facts)]
    if printed.store:
        resource = Text(f"resource.{resource_name(state, printed.stored)}")
        parts.append(Part("store", Text.of("face.store", n=printed.store, resource=resource)))
    parts += power_parts(state, receptacle=body)
    parts += law_parts(state, printed.permissions)
    return Piece(
        f"receptacle-{told}",
        "card",
        _name(state, body),
        marks=marks,
        art=art_of(state, "receptacle", state.names.name("receptacle", body)),
        thing="receptacle",
        of={
            "receptacle": state.names.name("receptacle", body),
            "life": printed.life,
            "resistance": printed.resistance,
        },
        parts=tuple(parts),
    )


def _name(state: StoryState, body: int) -> Text:
    return Text(f"receptacle.{full_name(state, 'receptacle', body)}")
