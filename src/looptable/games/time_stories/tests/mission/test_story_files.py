"""Prose, effects and announcements are read with their line and column."""

from pathlib import Path

import pytest

from looptable.content.diagnostics.diagnostics import Diagnostics, Place
from looptable.content.sources import Source
from looptable.effects.notation import Notation
from looptable.games.time_stories.mission.bounds import USUAL, Bounds
from looptable.games.time_stories.mission.checks.reach import Reach
from looptable.games.time_stories.mission.definitions import CardFile
from looptable.games.time_stories.mission.effects import card_name, order_of, price_of
from looptable.games.time_stories.mission.effects import test_name as name_of_test
from looptable.games.time_stories.mission.folder import Files, read_files
from looptable.games.time_stories.mission.language import make_language
from looptable.games.time_stories.mission.library import check_folder
from looptable.games.time_stories.mission.mission import Power
from looptable.games.time_stories.mission.names import words_of
from looptable.games.time_stories.mission.prose import Bold, Prose, read_prose
from looptable.games.time_stories.tests.missions.proving_ground import FILES, write_ground

TEXT = """\
# The Quay

Fog. By the **boats** a
man waits; **two
lamps** burn. <!-- three
lines
-->
And **rope**.
## boats: The Boats
> Three hulls
> in the mud.

You lift
the tarpaulin.


It is   wet.
### buy: Buy the rope
It is yours.
## lamp: The Lamp
Dark.
## lamp: Again
Twice.
##nothing: No space
#### deep: Too deep
## Without a name
### below: Still below
End."""


def prose(text: str, most: int = 400) -> Prose:
    return read_prose(Source("quay.md", text), most)


def test_prose_is_cut_at_its_headings() -> None:
    found = prose(TEXT)
    told = {
        path: (one.name, one.back, one.text, one.place.line) for path, one in found.sections.items()
    }
    assert told == {
        (): ("The Quay", "", "Fog. By the **boats** a man waits; **two lamps** burn.\n\nAnd **rope**.", 1),
        ("boats",): ("The Boats", "Three hulls in the mud.", "You lift the tarpaulin.\n\nIt is wet.", 9),
        ("boats", "buy"): ("Buy the rope", "", "It is yours.", 18),
        ("lamp",): ("The Lamp", "", "Dark.", 20),
        ("", "below"): ("Still below", "", "End.", 27),
    }  # fmt: skip
    assert [(one.name, one.text, one.place.line) for one in found.twice] == [
        ("Again", "Twice.", 22)
    ]
    assert [place.line for place in found.misplaced] == [24, 25]
    assert [place.line for place in found.unnamed] == [26]
    assert (found.unheaded, found.unclosed, found.endless) == (None, None, None)


def test_words_in_bold_have_their_line_and_column() -> None:
    assert prose(TEXT).bold == (
        Bold("boats", Place("quay.md", 3, 13, "Fog. By the **boats** a")),
        Bold("two lamps", Place("quay.md", 4, 12, "man waits; **two")),
        Bold("rope", Place("quay.md", 8, 5, "And **rope**.")),
    )


@pytest.mark.parametrize(("count", "found"), [(39, 39), (40, 40), (41, 40)])
def test_forty_words_in_bold_are_enough(count: int, found: int) -> None:
    text = "# A\n" + "**b** " * count + "\n## c: C\n**not on card A**"
    assert [one.words for one in prose(text).bold] == ["b"] * found


def test_as_many_headings_are_read_as_one_may_have() -> None:
    text = "# A\na\n## b: B\nb\n## c: C\nc\n## d: D\nd"
    whole, cut = prose(text, 4), prose(text, 2)
    assert (len(whole.sections), whole.endless) == (4, None)
    assert (len(cut.sections), cut.endless) == (2, Place("quay.md", 5, 1, "## c: C"))


@pytest.mark.parametrize(
    ("text", "unheaded", "unclosed"),
    [
        ("\n\nwords\nmore\n# A\na", 3, None),
        ("# A\na\n<!-- open\nb", None, 3),
        ("<!-- a\n --> \n# A\na <!-- b\nc", None, 4),
        ("<!-- a --> x\n# A\na", 1, None),
    ],
)
def test_words_without_a_heading_and_comments_without_an_end_are_found(
    text: str, unheaded: int | None, unclosed: int | None
) -> None:
    found = prose(text)
    assert (found.unheaded and found.unheaded.line) == unheaded
    assert (found.unclosed and found.unclosed.line) == unclosed


def test_a_heading_stands_one_level_below_another_at_most() -> None:
    assert [place.line for place in prose("# A\na\n### b: B\nb").misplaced] == [3]
    assert [place.line for place in prose("## b: B\nb").misplaced] == [1]
    found = prose("# A\na\n## b: B\nb\n### c: C\nc\n## d: D\nd\n### e: E\ne")
    assert list(found.sections) == [(), ("b",), ("b", "c"), ("d",), ("d", "e")]


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Files:
    read = read_files(write_ground(tmp_path_factory.mktemp("a") / "ground"), Diagnostics())
    assert read is not None
    return read


def test_cards_and_tests_have_names() -> None:
    assert [card_name("quay", number) for number in (0, 6)] == ["quay-b", "quay-h"]
    assert [name_of_test("quay-b", number) for number in (0, 1, 2)] == [
        "quay-b",
        "quay-b-2",
        "quay-b-3",
    ]


@pytest.mark.parametrize(
    ("effect", "price", "order"),
    [
        ("pay 2 brown; gain 1 life", (2, 1), 3),
        ("pay 1 yellow", (1, 0), 3),
        ("may: (pay 3 green; reroll a die)", (3, 3), 0),
        ("pay 2 any resources; turn a die into a hit", (2, 4), 1),
        ("spend 1 stored; add 1 hit", (1, 5), 2),
        ("gain 1 life; pay 2 brown", (0, 0), 3),
        ("gain 4 yellow", (0, 0), 3),
        ("choose: pay 1 blue | add 1 hit", (0, 0), 2),
        ("add 1 hit; reroll a die", (0, 0), 0),
    ],
)
def test_effects_have_a_price_and_a_rank(
    files: Files, effect: str, price: tuple[int, int], order: int
) -> None:
    node = Notation(make_language(words_of(files))).parse(effect)
    assert (price_of(node), order_of(node)) == (price, order)


def test_what_is_within_reach_grows_with_all_that_is_found() -> None:
    reach = Reach(places={"a", "b"}, cards={"c"}, tokens={"d"}, elements={"e"}, freed={"f", "g"})
    assert reach.size() == 7
    reach.can_win = True
    assert reach.size() == 8


def test_a_card_opens_by_its_seal_its_sign_and_what_frees_it(files: Files) -> None:
    cards: dict[str, CardFile] = {
        card.id: card for table in files.places.values() for card in table.card
    }
    none, some = Reach(), Reach(tokens={"sun", "star"}, elements={"key"}, freed={"vault"})
    asked = ("bench", "ledge", "tower", "bell", "cage", "vault")
    assert [none.opens(cards[card]) for card in asked] == [True, False, False, True, False, False]
    assert [some.opens(cards[card]) for card in asked] == [True, True, False, True, True, True]
    assert none.missing(cards["tower"]) == ["sun", "moon", "star"]
    assert some.missing(cards["tower"]) == ["moon"]
    assert none.missing(cards["cage"]) == ["key"]


def test_powers_belong_to_elements_bodies_places_or_the_base() -> None:
    element = Power("free", 0, (0, 0), element=0)
    body, place = Power("free", 0, (0, 0), receptacle=0), Power("free", 0, (0, 0), place=0)
    base = Power("free", 0, (0, 0))
    assert [one.is_secret for one in (element, body, place, base)] == [True, False, False, False]
    assert [one.is_base for one in (element, body, place, base)] == [False, False, False, True]


def test_the_usual_bounds() -> None:
    assert (USUAL.text.file_bytes, USUAL.picture.file_bytes) == (262_144, 1_048_576)
    assert (USUAL.all_text_bytes, USUAL.all_picture_bytes) == (4_194_304, 20_971_520)
    assert (USUAL.pictures, USUAL.headings) == (250, 400)


def size_of(folder: Path) -> int:
    known = (*folder.glob("*.*"), *folder.glob("places/*"))
    return sum(len(path.read_bytes()) for path in known)


def test_a_mission_is_too_large_by_one_byte(tmp_path: Path) -> None:
    folder = write_ground(tmp_path / "ground")
    size = size_of(folder)
    assert list(check_folder(folder, Bounds(all_text_bytes=size))) == []
    codes = [one.code for one in check_folder(folder, Bounds(all_text_bytes=size - 1))]
    assert codes == ["mission/too-large"]


HALL_PROSE = """\
# The name

Here are a **bench**, a **gates**, the **statues**, a **clock**, a **guardian**, a **window** WORDS.

"""


@pytest.mark.parametrize(
    ("words", "wrong", "is_left_out"),
    [
        ("and a **trap**", "", False),
        ("", "", True),
        ("and a **tra**", "**tra", True),
        ("and **the**", "**the", True),
        ("and a **TRÀP** of wood", "", False),
        ("and a **trap**, a **rug**", "**rug", False),
    ],
)
def test_card_a_announces_its_cards(
    tmp_path: Path, words: str, wrong: str, is_left_out: bool
) -> None:
    folder = write_ground(tmp_path / "ground")
    path = folder / "places/hall.en.md"
    rest = path.read_text("utf-8").partition("## ")
    text = HALL_PROSE.replace("WORDS", words)
    path.write_text(text + rest[1] + rest[2], "utf-8")
    told = [("mission/not-announced", 1, 1, 1)] if is_left_out else []
    if wrong:
        column = text.split("\n")[2].index(f"{wrong}**") + 1
        told.append(("mission/announces-nothing", 3, column, 3))
    found = [(one.code, one.line, one.column, one.width) for one in check_folder(folder)]
    assert found == told


def test_a_fault_in_an_effect_is_told_at_its_column(tmp_path: Path) -> None:
    hall = FILES["places/hall.toml"].replace("gain token sun", "gain 1 life; gian token sun")
    folder = write_ground(tmp_path / "ground", {"places/hall.toml": hall})
    (found,) = check_folder(folder)
    line = 'passed = "gain 1 life; gian token sun"'
    assert (found.code, found.column, found.width) == (
        "effect/unknown-verb",
        line.index("gian") + 1,
        4,
    )
    text = FILES["elements.toml"].replace('"gain 1 life"', '"gain 1 life; add 1 hit"')
    folder = write_ground(tmp_path / "other", {"elements.toml": text})
    (found,) = check_folder(folder)
    line = 'effect = "gain 1 life; add 1 hit"'
    assert (found.code, found.column) == ("mission/not-in-a-roll", line.index("add") + 1)
