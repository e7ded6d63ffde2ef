"""Notebooks by run and place, the plan, and scenes to skim (section 29)."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.missions.proving_ground import table
from looptable.games.time_stories.tests.view_helpers import (
    has,
    marks,
    piece,
    reads,
    words,
    zone,
    zones,
)
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

SPREAD = {"blue": "hall-b", "green": "hall-b", "pink": "hall-c"}


def in_second_run(*leaves: str, **position: Any) -> Table:
    """Blue has seen these in the first run; now all are on the bench in the second."""
    book = {"0": [*leaves, "next-run"], "1": ["next-run"], "2": ["next-run"]}
    return table(run_number=2, notebook=book, **position)


def titles(of: Table, seat: int, id: str) -> list[str]:
    return [words(of, one.name) for one in zone(of, seat, id).pieces]


@rule("TIME-RST-8", "TIME-INF-14", "TIME-INF-5")
def test_what_is_read_is_noted_on_the_page_of_its_run_and_place() -> None:
    scene = table(notebook={"0": ["hall-b"]})
    for seat, key in enumerate(("hall-e", "nothing", "nothing")):
        scene.do(seat, key)
    scene.do(0, "rest")
    assert scene.state.position()["notebook"] == {"0": ["hall-b", "hall-e"]}
    book = zone(scene, 0, "notebook-0")
    assert (book.kind, book.owner, book.count, book.pieces) == ("hand", 0, 2, ())
    assert [inner.id for inner in book.zones] == ["notes-0-1-hall"]
    assert words(scene, book.zones[0].name) == "Run 1: The name"
    assert titles(scene, 0, "notes-0-1-hall") == ["The bench", "The clock"]
    assert (book.zones[0].kind, book.zones[0].count) == ("pile", 2)
    assert reads(scene, 0, "note-1-hall-e")[0] == "Secret of the clock."
    assert reads(scene, 0, "card-ground.hall-e")[0] == "Secret of the clock.", "and it lies there"


@rule("TIME-INF-5")
def test_the_card_may_be_read_again_as_long_as_the_agent_stands_there_and_not_afterwards() -> None:
    scene = table(space=SPREAD, notes_only=True)
    face = "Secret of the bench."
    assert reads(scene, 0, "card-ground.hall-b")[0] == face
    for seat, key in enumerate(("hall-c", "nothing", "nothing")):
        scene.do(seat, key)
    scene.do(0, "rest")
    assert reads(scene, 1, "card-ground.hall-b")[0] == face
    assert reads(scene, 0, "card-ground.hall-b")[0] == "All see the bench."


@rule("TIME-INF-13", "TIME-INF-14")
@pytest.mark.parametrize("holder", ["blue", "green", "pink"])
def test_those_who_meet_note_the_elements_of_all_of_them(holder: str) -> None:
    scene = table(
        space={**SPREAD, "green": "hall-c", "pink": "hall-c"}, holder={"element-4": holder}
    )
    for seat, key in enumerate(("hall-c", "nothing", "nothing")):
        scene.do(seat, key)
    scene.do(0, "rest")
    noted = scene.state.position()["notebook"]
    assert [seat for seat in "012" if "element-4" in noted.get(seat, [])] == ["0", "1", "2"]


@rule("TIME-RST-8", "TIME-INF-14")
def test_the_newest_page_comes_first_and_repeats_only_titles() -> None:
    scene = in_second_run("roof-g", "hall-b", "element-2")
    for seat, key in enumerate(("hall-e", "nothing", "nothing")):
        scene.do(seat, key)
    scene.do(0, "rest")
    for seat, key in enumerate(("hall-b", "nothing", "nothing")):
        scene.do(seat, key)
    scene.do(0, "rest")
    book = zone(scene, 0, "notebook-0")
    assert [inner.id for inner in book.zones] == [
        "notes-0-2-hall",
        "notes-0-1-hall",
        "notes-0-1-roof",
        "notes-0-1",
    ]
    assert words(scene, book.zones[0].name) == "Run 2: The name"
    assert words(scene, book.zones[3].name) == "Run 1: Elements"
    again = piece(scene, 0, "note-2-hall-b")
    assert (again.text, again.marks) == (None, ("known",))
    assert reads(scene, 0, "note-1-hall-b")[0] == "Secret of the bench."
    assert marks(scene, 0, "note-1-hall-b") == marks(scene, 0, "note-2-hall-e") == ()
    assert words(scene, piece(scene, 0, "note-1-element-2").name) == "The badge (element 2)"
    assert book.count == 5


@rule("TIME-RST-8")
def test_what_came_of_an_offer_or_a_test_is_noted_by_those_who_were_there() -> None:
    scene = table(space={"blue": "hall-b", "green": "hall-b", "pink": "hall-c"},
                  test={"hall-c": "laid"}, pile_1={"hall-c": 1}, dice=[2, 0, 0, 0])  # fmt: skip
    scene.do(0, "first", "offer hall-b-1", "done")
    for seat, key in enumerate(("nothing", "nothing", "roll")):
        scene.do(seat, key)
    scene.do(0, "rest")
    books = scene.state.position()["notebook"]
    gained = ["hall-b-1", "element-1", "element-2"]
    assert books == {"0": gained, "1": gained, "2": ["hall-c-passed"]}
    assert reads(scene, 0, "note-1-hall-b-1") == ["Told of search."]
    assert words(scene, piece(scene, 0, "note-1-hall-b-1").name) == "Do search"
    assert reads(scene, 2, "note-1-hall-c-passed") == ["Reward of the gate."]
    assert words(scene, piece(scene, 2, "note-1-hall-c-passed").name) == "Done"
    assert not has(scene, 2, "note-1-hall-b-1")


@rule("TIME-RST-8", "TIME-INF-7")
def test_by_the_book_nothing_is_kept_but_the_notes_of_the_players() -> None:
    scene = in_second_run("hall-b", "hall-c", "hall-a", "roof-a", notes_only=True)
    for seat in (0, 1, 2, None):
        assert not [id for id in zones(scene, seat) if id.startswith("note")]
        assert not has(scene, seat, "memory-ground.roof-g")
        assert not has(scene, seat, "a-2")
    assert marks(scene, 0, "card-ground.hall-b") == ("read",), "and nothing is skimmed"
    assert reads(scene, 0, "card-ground.hall-c") == ["All see the gate."]
    assert reads(scene, 0, "a-0")[0] == "What all hear."


@rule("TIME-INF-7")
def test_no_option_shows_a_face_to_the_others() -> None:
    scene = table(space=SPREAD)
    scene.do(0, "first")
    assert {key.split()[0] for key in scene.keys(0)} == {"done", "offer"}


@rule("TIME-RST-8")
def test_a_card_is_skimmed_when_all_its_choices_are_known_from_an_earlier_run() -> None:
    wine = ["cellar-e", *(f"cellar-e-{number}" for number in (1, 2, 3, 4))]
    spaces = {"blue": "cellar-e", "green": "cellar-e", "pink": "cellar-b"}
    for known in range(len(wine) + 1):
        scene = in_second_run(*wine[:known], here="cellar", space=spaces)
        is_skimmed = known == len(wine)
        assert ("known" in marks(scene, 0, "card-ground.cellar-e")) == is_skimmed
        assert (reads(scene, 0, "card-ground.cellar-e")[0] == "Secret of the wine.") != is_skimmed
    assert marks(scene, 0, "card-ground.cellar-e") == ("read", "known")
    assert reads(scene, 0, "card-ground.cellar-e")[0].startswith("Do open: Reveal")
    assert marks(scene, 1, "card-ground.cellar-e") == ("read",), "Green has not read it"
    assert reads(scene, 1, "card-ground.cellar-e")[0] == "Secret of the wine."
    assert reads(scene, 0, "note-1-cellar-e")[0] == "Secret of the wine."


@rule("TIME-RST-8")
def test_a_test_is_skimmed_by_whoever_has_seen_it_passed() -> None:
    spaces = {"blue": "hall-c", "green": "hall-d", "pink": "hall-b"}
    laid = {"test": {"hall-c": "laid"}, "pile_1": {"hall-c": 2}, "pile_2": {"hall-c": 3}}
    scene = in_second_run("hall-c", space=spaces, **laid)
    assert marks(scene, 0, "card-ground.hall-c") == ("read",)
    scene = in_second_run("hall-c", "hall-c-passed", space=spaces, **laid)
    assert marks(scene, 0, "card-ground.hall-c") == ("read", "known")
    assert reads(scene, 0, "card-ground.hall-c") == [
        "Test of combat: 2 × shield, 3 × skull shield."
    ]
    spaces = {"blue": "hall-d", "green": "hall-b", "pink": "hall-b"}
    scene = in_second_run("hall-d", space=spaces)
    assert marks(scene, 0, "card-ground.hall-d") == ("read", "known"), "it has no reward to tell"


@rule("TIME-RST-8")
def test_within_one_run_nothing_is_skimmed() -> None:
    scene = table(notebook={"0": ["hall-a", "hall-e"]}, space={**SPREAD, "blue": "hall-e"})
    assert marks(scene, 0, "card-ground.hall-e") == ("read",)
    assert reads(scene, 0, "a-0")[0] == "What all hear."


def test_a_card_of_which_nothing_but_prose_is_left_out_keeps_its_title() -> None:
    scene = in_second_run("cellar-b", here="cellar", space={"blue": "cellar-b"})
    stairs = piece(scene, 0, "card-ground.cellar-b")
    assert (stairs.text, words(scene, stairs.name)) == (None, "The stairs")


@rule("TIME-RST-8", "TIME-PLN-2")
def test_card_a_of_a_place_known_from_an_earlier_run_is_skimmed() -> None:
    scene = in_second_run("hall-a")
    assert marks(scene, 0, "a-0") == ("known",)
    letters = "Cards of this place: A, B, C, D, E, F, G, H."
    assert reads(scene, 0, "a-0") == [letters]
    assert reads(scene, 0, "note-1-hall-a") == ["What all hear."]
    assert words(scene, piece(scene, 0, "note-1-hall-a").name) == "The name"
    scene = in_second_run("hall-c", "hall-b-1", "hall-b", "hall-a")
    assert titles(scene, 0, "notes-0-1-hall") == ["The name", "The bench", "The gate", "Do search"]
    assert reads(scene, None, "a-0") == ["What all hear.", letters]


@rule("TIME-PLN-2", "TIME-CHG-6", "TIME-INF-11")
def test_the_plan_remembers_where_the_group_was_and_who_read_what() -> None:
    book = {"0": ["cellar-a", "roof-a", "roof-g", "next-run", "roof-a"],
            "1": ["cellar-a", "roof-a", "next-run", "roof-a", "roof-e", "roof-g"]}  # fmt: skip
    scene = table(run_number=2, notebook=book, visited={"roof": True, "hall": True},
                  gone={"roof-h": True})  # fmt: skip
    assert marks(scene, 0, "a-1") == ("red", "known")
    assert marks(scene, 0, "a-2") == ("visited",)
    assert piece(scene, 0, "a-2").text is None
    chimney, nest = "memory-ground.roof-g", "memory-ground.roof-e"
    assert reads(scene, 0, chimney) == ["All see the chimney.", "Read by Player A and Player B."]
    assert reads(scene, 0, nest) == [
        "All see the nest.",
        "Sealed: only for The marie or The madeleine.",
        "Read by Player B.",
    ]
    assert reads(scene, 0, "memory-ground.roof-b") == ["All see the ledge.", "Sealed: needs sun."]
    assert (marks(scene, 0, chimney), marks(scene, 0, nest)) == (("seen",), ())
    assert (marks(scene, 1, chimney), marks(scene, None, chimney)) == (("seen",), ())
    assert marks(scene, 1, "memory-ground.roof-h") == ("gone",)
    assert not has(scene, 0, "memory-ground.hall-b"), "the panorama of the hall lies there itself"


@rule("TIME-INF-11")
def test_a_back_on_the_table_says_who_has_read_the_card() -> None:
    scene = table(space=SPREAD, notebook={"1": ["hall-e"], "2": ["hall-e"]})
    assert reads(scene, 0, "card-ground.hall-e") == [
        "All see the clock.",
        "Read by Player B and Player C.",
    ]


def test_the_next_run_begins_a_page_for_every_seat() -> None:
    scene = table(phase="judging", ending="out-of-time", failure="time",
                  notebook={"0": ["hall-b"], "2": ["hall-c"]})  # fmt: skip
    for seat in range(3):
        scene.do(seat, "again")
    scene.shows(
        notebook={"0": ["hall-b", "next-run"], "1": ["next-run"], "2": ["hall-c", "next-run"]}
    )
    assert zone(scene, 1, "notebook-1").count == 0
