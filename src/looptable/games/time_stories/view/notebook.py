"""The notebook of a seat by run and place, and the memory of the plan."""

from collections.abc import Iterable

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Piece, Zone
from looptable.engine.event_text import seat_text
from looptable.games.time_stories.rules.codes import (
    SEEN_CARD,
    SEEN_ELEMENT,
    SEEN_PASSED,
    SEEN_PLACE,
)
from looptable.games.time_stories.rules.layout import LEAVES
from looptable.games.time_stories.rules.notebook import (
    has_seen,
    knew,
    pages,
    place_of,
    seers_of,
    what,
)
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import full_name, letter
from looptable.games.time_stories.view.faces import card_face, element_face, joined, place_rules

__all__ = ["notebook", "place_pieces", "seen_by"]

KNOWN = ("known",)


def notebook(state: StoryState, seat: int) -> Zone:
    """All that a seat has seen, the present run first (TIME-RST-8)."""
    runs = pages(state, seat)
    found: list[Zone] = []
    for number in range(len(runs), 0, -1):
        known = {leaf for page in runs[: number - 1] for leaf in page}
        found += _page(state, seat, number, runs[number - 1], known)
    count = sum(len(page) for page in runs)
    return Zone(
        f"notebook-{seat}",
        "hand",
        Text("zone.notebook"),
        seat,
        (),
        tuple(found),
        count,
        thing="notebook",
        of={"seat": seat},
    )


def _page(
    state: StoryState, seat: int, run: int, page: list[int], known: set[int]
) -> Iterable[Zone]:
    """One run of a notebook: a zone for each place, and one for elements."""
    leaves = {leaf: what(state, leaf) for leaf in page}

    def order(leaf: int) -> tuple[bool, int]:
        """Card A first, as it is read."""
        return leaves[leaf][0] != SEEN_PLACE, leaf

    for place in range(len(state.plan)):
        here = [leaf for leaf, (kind, number) in leaves.items()
                if kind != SEEN_ELEMENT and place_of(state, kind, number) == place]  # fmt: skip
        if here:
            head = Text(f"place.{full_name(state, 'place', place)}")
            name = Text.of("zone.page", run=run, what=head)
            id = f"notes-{seat}-{run}-{state.names.name('place', place)}"
            yield _notes(
                id,
                name,
                [_note(state, leaf, run, leaf in known) for leaf in sorted(here, key=order)],
            )
    elements = [leaf for leaf, (kind, _) in leaves.items() if kind == SEEN_ELEMENT]
    if elements:
        name = Text.of("zone.page", run=run, what=Text("zone.elements"))
        notes = [_note(state, leaf, run, leaf in known) for leaf in elements]
        yield _notes(f"notes-{seat}-{run}", name, notes)


def _notes(id: str, name: Text, notes: list[Piece]) -> Zone:
    return Zone(id, "pile", name, pieces=tuple(notes), count=len(notes))


def _note(state: StoryState, leaf: int, run: int, is_known: bool) -> Piece:
    """One thing as it was seen; where an earlier page has it in full, its title is enough."""
    kind, number = what(state, leaf)
    name, text = _content(state, kind, number)
    id = f"note-{run}-{state.names.name('leaf', leaf)}"
    if is_known:
        return Piece(id, "note", name, marks=KNOWN, thing="note")
    return Piece(id, "note", name, text, thing="note")


def _content(state: StoryState, kind: int, number: int) -> tuple[Text, Text | None]:
    if kind == SEEN_CARD:
        face = card_face(state, number)
        return face.name, face.text
    if kind == SEEN_ELEMENT:
        face = element_face(state, number)
        return face.name, face.text
    sort = LEAVES[kind]
    key = f"{sort}.{full_name(state, 'trial' if kind == SEEN_PASSED else sort, number)}"
    name = Text("piece.card-a") if kind == SEEN_PLACE else Text(key)
    return name, Text(f"{key}.text")


# The plan.


def place_pieces(state: StoryState, seat: int | None, place: int) -> list[Piece]:
    """Pieces on a place of the plan: the group, card A, and all that is remembered of its cards."""
    marks = ("red",) if state.story.red[place] else ()
    pieces = (
        [Piece("group", "marker", Text("piece.group"), thing="group")]
        if place == state.here
        else []
    )
    if place == state.here:
        pieces.append(_card_a(state, seat, place, marks))
    elif not state.notes_only and has_seen(state, 0, SEEN_PLACE, place):  # card A is read to all
        was = "visited" if state.visited[place] else "known"
        pieces.append(
            Piece(f"a-{place}", "card", Text("piece.card-a"), marks=(*marks, was), thing="a")
        )
        cards = state.story.place_cards(place)
        pieces += [_remembered(state, seat, card) for card in cards]
    elif marks:
        pieces.append(Piece(f"red-{place}", "marker", Text("piece.red"), marks=marks, thing="red"))
    return pieces


def _card_a(state: StoryState, seat: int | None, place: int, marks: tuple[str, ...]) -> Piece:
    """Card A of the place where the group is: whoever has heard it in an earlier run may skim it."""
    key = f"place.{full_name(state, 'place', place)}"
    letters = tuple(letter(state, card) for card in state.story.place_cards(place))
    listed = Text.of("face.cards", letters=("A", *letters))  # TIME-LOC-3
    name, rules = Text("piece.card-a"), joined([listed, *place_rules(state, place)])
    if seat is not None and not state.notes_only and knew(state, seat, SEEN_PLACE, place):
        return Piece(f"a-{place}", "card", name, rules, marks=(*marks, *KNOWN), thing="a")
    text = joined([Text(f"{key}.text"), listed, *place_rules(state, place)])
    return Piece(f"a-{place}", "card", name, text, marks=marks, thing="a")


def _remembered(state: StoryState, seat: int | None, card: int) -> Piece:
    """A card of a place that was opened before: its back, and who has read it."""
    told = full_name(state, "card", card)
    is_known = seat is not None and has_seen(state, seat, SEEN_CARD, card)
    marks = ("seen",) if is_known else ()
    if state.gone[card]:
        marks = (*marks, "gone")
    text = joined([Text(f"back.{told}"), *seen_by(state, card)])
    name, of = Text(f"card.{told}"), {"card": state.names.name("card", card)}
    return Piece(f"memory-{told}", "note", name, text, marks=marks, thing="memory", of={**of})


def seen_by(state: StoryState, card: int) -> list[Text]:
    """Names the seats that have read a card so far; by the book, nobody keeps a list."""
    seats = seers_of(state, card)
    if state.notes_only or not seats:
        return []
    return [Text.of("face.seen-by", seats=tuple(seat_text(seat) for seat in seats))]
