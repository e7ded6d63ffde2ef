"""Pictures in views: names by place and letter or by kind and name, and what these names mean.

`low-tide.quay-c` is the back of a card. `low-tide.plan-2.0213` is the second card of the plan, with what is known
of each place: 0 nothing, 1 that it is there, 2 that the group was there, 3 that it is there now. `low-tide.element.element-3`
is on the face of an element, and named by nothing else: the picture is as secret as the text.
"""

from collections.abc import Sequence

import msgspec

from looptable.content.text.texts import Text, Texts
from looptable.engine.contract.art import Art, Look
from looptable.engine.contract.view import Piece
from looptable.games.time_stories.mission.library import Library
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import full_name

__all__ = ["art_of", "card_art", "find_art", "plan_cards", "with_art"]

PLAN = "plan-"


def card_art(state: StoryState, card: int) -> str | None:
    """The name of the picture on the back of a card, which all may see once its place is open."""
    story, name = state.story, state.names.name("card", card)
    return f"{story.id}.{name}" if name in story.pictured else None


def art_of(state: StoryState, kind: str, name: str) -> str | None:
    """The name of the picture of something that is no card, if there is one."""
    known = f"{kind}.{name}"
    return f"{state.story.id}.{known}" if known in state.story.illustrated else None


def with_art(state: StoryState, card: int, piece: Piece, *, is_back: bool) -> Piece:
    """A card with its picture; where its face lies up, what the back shows is said with the picture."""
    art = card_art(state, card)
    if art is None:
        return piece
    alt = None if is_back else Text(f"back.{full_name(state, 'card', card)}")
    return msgspec.structs.replace(piece, art=art, alt=alt)


def plan_cards(state: StoryState) -> list[Piece]:
    """The four cards of the plan: together they are a map of the places that are on it."""
    story = state.story
    if not story.pictured:
        return []
    marks = "".join(str(_mark(state, place)) for place in range(len(state.plan)))
    shown = tuple(
        Text(f"place.{full_name(state, 'place', place)}")
        for place, mark in enumerate(marks)
        if mark != "0"
    )
    return [
        Piece(
            f"plan-{number}",
            "picture",
            Text.of("piece.plan", n=number),
            art=f"{story.id}.{PLAN}{number}.{marks}",
            alt=Text.of("piece.plan-alt", places=shown) if number == 1 else None,
        )
        for number in range(1, 5)
    ]


def _mark(state: StoryState, place: int) -> int:
    """The mark of a place on the plan: it is there in full as soon as the group may go there."""
    if place == state.here:
        return 3
    if not state.plan[place]:
        return 0
    return 2 if state.visited[place] else 1


def find_art(library: Library, name: str, lang: str, look: Look) -> Art | None:
    """The picture of this name."""
    mission, _, rest = name.partition(".")
    gallery = library.galleries.get(mission)
    if gallery is None:
        return None
    if not rest.startswith(PLAN) or "." not in rest:
        return gallery.picture(rest, look)
    number, _, marks = rest.removeprefix(PLAN).partition(".")
    if number not in ("1", "2", "3", "4"):
        return None
    names = _place_names(library.texts, mission, gallery.places, lang)
    return gallery.plan(int(number) - 1, marks, names, look)


def _place_names(texts: Texts, mission: str, places: Sequence[str], lang: str) -> dict[str, str]:
    return {place: texts.say(Text(f"place.{mission}.{place}"), lang) for place in places}
