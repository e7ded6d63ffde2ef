"""The tables of a mission without all that is only looked at: pictures do not change play."""

from msgspec.structs import replace

from looptable.games.time_stories.mission.definitions import (
    Elements,
    MissionFile,
    PlaceFile,
    Receptacles,
)
from looptable.games.time_stories.mission.folder import Files

__all__ = ["unseen_tables"]


def unseen_tables(files: Files) -> list[object]:
    """All tables that bear on play, in the order in which they are counted."""
    places = {place: _place(table) for place, table in files.places.items()}
    return [
        _mission(files.mission),
        _receptacles(files.receptacles),
        _elements(files.elements),
        places,
    ]


def _mission(table: MissionFile) -> MissionFile:
    tokens = tuple(replace(token, picture=None) for token in table.tokens)
    resources = tuple(replace(resource, picture=None) for resource in table.resources)
    return replace(table, tokens=tokens, resources=resources, cover=None, base={}, end={})


def _receptacles(table: Receptacles) -> Receptacles:
    return replace(table, receptacle=tuple(replace(one, portrait=None) for one in table.receptacle))


def _elements(table: Elements) -> Elements:
    return replace(table, element=tuple(replace(one, picture=None) for one in table.element))


def _place(place: PlaceFile) -> PlaceFile:
    cards = tuple(replace(card, things=()) for card in place.card)
    return replace(place, scene=None, card=cards)
