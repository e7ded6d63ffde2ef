"""The notebook of a seat by run and place."""

from collections.abc import Iterable

from msgspec.structs import replace

from looptable.content.text.texts import Text
from looptable.engine.contract.view import Of, Part, Piece, Zone
from looptable.games.time_stories.rules.codes import (
    SEEN_CARD,
    SEEN_ELEMENT,
    SEEN_PASSED,
    SEEN_PLACE,
)
from looptable.games.time_stories.rules.layout import LEAVES
from looptable.games.time_stories.rules.notebook import (
    pages,
    place_of,
    what,
)
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.rules.table import full_name
from looptable.games.time_stories.view.pieces.faces import card_face, element_face
from looptable.games.time_stories.view.pieces.pictures import art_of, card_art

__all__ = ["notebook"]

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
            told = state.names.name("place", place)
            notes = [_note(state, leaf, run, leaf in known) for leaf in sorted(here, key=order)]
            name = Text.of("zone.page", run=run, what=head)
            of: Of = {"run": run, "place": told}
            yield _notes(f"notes-{seat}-{run}-{told}", name, notes, of)
    elements = [leaf for leaf, (kind, _) in leaves.items() if kind == SEEN_ELEMENT]
    if elements:
        name = Text.of("zone.page", run=run, what=Text("zone.elements"))
        notes = [_note(state, leaf, run, leaf in known) for leaf in elements]
        yield _notes(f"notes-{seat}-{run}", name, notes, {"run": run})


def _notes(id: str, name: Text, notes: list[Piece], of: Of) -> Zone:
    return Zone(id, "pile", name, pieces=tuple(notes), count=len(notes), thing="page", of=of)


def _note(state: StoryState, leaf: int, run: int, is_known: bool) -> Piece:
    """One thing as it was seen; where an earlier page has it in full, its title is enough."""
    kind, number = what(state, leaf)
    name, parts = _content(state, kind, number)
    return Piece(
        f"note-{run}-{state.names.name('leaf', leaf)}",
        "note",
        name,
        marks=KNOWN if is_known else (),
        art=_art(state, kind, number),
        thing="note",
        of={"leaf": state.names.name("leaf", leaf), "sort": LEAVES[kind], "run": run},
        parts=() if is_known else parts,
    )


def _as_printed(part: Part) -> Part:
    """A part as it stands on its card: a note must not tell what has become of it since."""
    of = {word: what for word, what in part.of.items() if not word.startswith("left-")}
    return replace(part, of=of, marks=tuple(mark for mark in part.marks if mark == "blind"))


def _art(state: StoryState, kind: int, number: int) -> str | None:
    """The picture that was on it."""
    if kind == SEEN_CARD:
        return card_art(state, number)
    if kind == SEEN_ELEMENT:
        return art_of(state, "element", state.names.name("element", number))
    return None


def _content(state: StoryState, kind: int, number: int) -> tuple[Text, tuple[Part, ...]]:
    if kind in (SEEN_CARD, SEEN_ELEMENT):
        face = card_face(state, number) if kind == SEEN_CARD else element_face(state, number)
        return face.name, tuple(map(_as_printed, face.parts))
    sort = LEAVES[kind]
    key = f"{sort}.{full_name(state, 'trial' if kind == SEEN_PASSED else sort, number)}"
    return Text(key), (Part("prose", Text(f"{key}.text")),)  # card A goes by its place
