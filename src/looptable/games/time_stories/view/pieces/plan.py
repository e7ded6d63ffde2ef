"""The plan: places written in full, what is remembered of each, and what the way there costs."""

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Of, Part, Piece, Zone
from looptable.engine.event_text import seat_text
from looptable.games.time_stories.pictures.scenes.plan import spots_on_plan
from looptable.games.time_stories.rules.codes import SEEN_CARD, SEEN_PLACE
from looptable.games.time_stories.rules.notebook import has_seen, knew, seers_of
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import full_name, letter
from looptable.games.time_stories.rules.travel import RED, SIDES
from looptable.games.time_stories.view.pieces.faces import back_parts, is_shut
from looptable.games.time_stories.view.pieces.pictures import plan_cards
from looptable.games.time_stories.view.pieces.powers import place_parts

__all__ = ["plan", "readers"]

KNOWN = ("known",)


def plan(state: StoryState, seat: int | None) -> Zone:
    """The places written in full, and where the group is."""
    spots = spots_on_plan(list(state.names.names["place"]))
    zones = []
    for place in range(len(state.plan)):
        if not state.plan[place] and place != state.here:
            continue
        name = state.names.name("place", place)
        across, down = spots[name]
        pieces = _place_pieces(state, seat, place)
        of: Of = {"place": name, "x": across, "y": down, **_way(state, place)}
        if any(piece.thing == "memory" for piece in pieces):
            of["unread"] = sum(_is_unread(piece) for piece in pieces)
        zones.append(
            Zone(
                f"place-{name}",
                "area",
                Text(f"place.{full_name(state, 'place', place)}"),
                pieces=tuple(pieces),
                thing="place",
                of=of,
                marks=_marks(state, place),
            )
        )
    cards = tuple(plan_cards(state))
    return Zone("plan", "board", Text("zone.plan"), pieces=cards, zones=tuple(zones))


def _way(state: StoryState, place: int) -> Of:
    """The fewest and the most units of time that the way to another place costs (TIME-CHG-14)."""
    if place == state.here or state.here < 0:
        return {}
    extra = RED if state.story.red[state.here] else 0
    return {"least": 1 + extra, "most": int(SIDES) + extra}


def _marks(state: StoryState, place: int) -> tuple[str, ...]:
    marks = ("red",) if state.story.red[place] else ()
    if place == state.here:
        return (*marks, "here")
    if state.visited[place]:
        return (*marks, "visited")
    is_known = not state.notes_only and has_seen(state, 0, SEEN_PLACE, place)
    return (*marks, *KNOWN) if is_known else marks  # card A is read to all


def _place_pieces(state: StoryState, seat: int | None, place: int) -> list[Piece]:
    """Pieces on a place of the plan: the group, card A, and all that is remembered of its cards."""
    marks = ("red",) if state.story.red[place] else ()
    if place == state.here:
        group = Piece("group", "marker", Text("piece.group"), thing="group")
        return [group, _card_a(state, seat, place, marks)]
    if not state.notes_only and has_seen(state, 0, SEEN_PLACE, place):
        was = "visited" if state.visited[place] else "known"
        head = Piece(f"a-{place}", "card", Text("piece.card-a"), marks=(*marks, was), thing="a")
        cards = state.story.place_cards(place)
        return [head, *(_remembered(state, seat, card) for card in cards)]
    if marks:
        return [Piece(f"red-{place}", "marker", Text("piece.red"), marks=marks, thing="red")]
    return []


def _card_a(state: StoryState, seat: int | None, place: int, marks: tuple[str, ...]) -> Piece:
    """Card A of the place where the group is: somebody who heard it in an earlier run may skim it."""
    letters = tuple(letter(state, card) for card in state.story.place_cards(place))
    parts = [Part("cards", Text.of("face.cards", letters=("A", *letters)))]  # TIME-LOC-3
    parts += place_parts(state, place)
    if seat is not None and not state.notes_only and knew(state, seat, SEEN_PLACE, place):
        marks = (*marks, *KNOWN)
    else:
        prose = Part("prose", Text(f"place.{full_name(state, 'place', place)}.text"))
        parts = [prose, *parts]
    name = Text("piece.card-a")
    return Piece(f"a-{place}", "card", name, marks=marks, thing="a", parts=tuple(parts))


def _remembered(state: StoryState, seat: int | None, card: int) -> Piece:
    """A card of a place that was opened before: its back, its seal, and who has read it."""
    told = full_name(state, "card", card)
    marks = ["seen"] if seat is not None and has_seen(state, seat, SEEN_CARD, card) else []
    if state.gone[card]:
        marks.append("gone")
    elif state.story.cards[card].seal is not None and is_shut(state, card):
        marks.append("sealed")
    return Piece(
        f"memory-{told}",
        "note",
        Text(f"card.{told}"),
        marks=tuple(marks),
        thing="memory",
        of={"memory": state.names.name("card", card), "letter": letter(state, card)},
        parts=(*back_parts(state, card), *readers(state, card)),
    )


def _is_unread(piece: Piece) -> bool:
    return piece.thing == "memory" and not {"seen", "gone"} & set(piece.marks)


def readers(state: StoryState, card: int) -> list[Part]:
    """Names the seats that have read a card so far; by the book, nobody keeps a list."""
    seats = seers_of(state, card)
    if state.notes_only or not seats:
        return []
    names = tuple(seat_text(seat) for seat in seats)
    return [Part("readers", Text.of("face.seen-by", seats=names))]
