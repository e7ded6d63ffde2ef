"""A mission in numbers: what the rules get of the tables of the proving ground."""

import ast
from pathlib import Path
from unittest.mock import patch

import pytest

from looptable.games.time_stories.mission import numbers
from looptable.games.time_stories.mission.library import check_folder
from looptable.games.time_stories.mission.mission import Card, Mission, Permission, Power, Seal
from looptable.games.time_stories.mission.mission import Test as Trial
from looptable.games.time_stories.tests.bot_helpers import mind
from looptable.games.time_stories.tests.missions.proving_ground import FILES, table, write_ground


@pytest.fixture(scope="module")
def mission() -> Mission:
    return mind(table()).state.story


def card(of: Mission, name: str) -> Card:
    return of.cards[of.names["card"].index(name)]


def test_the_frame_of_a_mission(mission: Mission) -> None:
    assert (mission.id, mission.version, mission.time, mission.start) == ("ground", "1", 20, 0)
    assert (mission.plan, mission.red) == ((0, 1, 2), (False, True, False, False, False))
    assert mission.resources == {"yellow", "brown", "blue", "green"}
    assert (mission.base, mission.special, mission.after) == (2, 0, (-1, -1))
    assert mission.tags == ((), (), (), (), ())
    assert mission.laws == ((), (), (), (), (), ())
    assert [mission.place_cards(place) for place in (0, 1, 3)] == [
        [0, 1, 2, 3, 4, 5, 6],
        [7, 8, 9, 10],
        [18],
    ]
    assert mission.pictured == frozenset()


def test_the_rows_of_numbers_are_those_that_the_rules_declare(mission: Mission) -> None:
    # Read from the source: a compiled class does not tell its fields.
    source = Path(numbers.__file__).parents[1] / "rules" / "numbers.py"
    fields = [
        node
        for node in ast.walk(ast.parse(source.read_text("utf-8")))
        if type(node) is ast.AnnAssign
    ]
    declared = {ast.unparse(field) for field in fields if field.value is None}
    with patch.object(numbers, "Numbers") as made:
        numbers.numbers_of.__wrapped__(mission)
    wholes, rows = made.call_args.args
    given = {f"{name}: i64" for name in wholes} | {f"{name}: vec[i64]" for name in rows}
    assert given == declared


def test_cards_have_seals_signs_tests_and_offers(mission: Mission) -> None:
    assert card(mission, "roof-c").seal == Seal((0, 1, 2), False, (), -1)
    assert card(mission, "roof-d").seal == Seal((), True, (), -1)
    assert card(mission, "roof-f").seal == Seal((), False, (0, 1), 0)
    assert [card(mission, f"cellar-{n}").sign for n in "bcde"] == [
        "required",
        "forbidden",
        "fleeting",
        "",
    ]
    guardian = card(mission, "hall-f")
    assert (guardian.lock, guardian.adversary, guardian.either) == (True, True, False)
    assert (guardian.place, guardian.tests, guardian.offers, guardian.read) == (0, (3,), (), -1)
    assert (card(mission, "cellar-e").offers, card(mission, "cellar-e").place) == ((4, 5, 6, 7), 1)
    assert card(mission, "hall-h").read > 0


def test_tests_have_a_card_a_characteristic_and_piles(mission: Mission) -> None:
    gate, gargoyle = mission.tests[0], mission.tests[-1]
    assert gate == Trial(1, 0, ((0, 2), (1, 3)), -1, gate.passed)
    assert gate.passed > 0
    assert gargoyle == Trial(17, 2, ((4, 1), (1, 1)), -1, -1)
    assert [offer.again for offer in mission.offers[:3]] == [False, True, False]


def test_bodies_and_elements(mission: Mission) -> None:
    assert [body.dice for body in mission.receptacles] == [
        (1, 3, 0),
        (2, 2, 0),
        (3, 2, 0),
        (1, 2, 4),
        (4, 0, 0),
    ]
    assert [(body.life, body.resistance) for body in mission.receptacles] == [
        (2, 2),
        (3, 2),
        (6, 3),
        (3, 1),
        (5, 4),
    ]
    assert mission.receptacles[2].inventory == ((0, 0), (0, 0), (0, 0), (9, 7))
    assert {(body.store, body.stored) for body in mission.receptacles} == {(0, 0)}
    assert [element.logo for element in mission.elements] == [False, True, False, False]
    assert [element.tags for element in mission.elements] == [(), (), (0,), ()]


def test_powers_belong_to_whom_they_are_printed_on(mission: Mission) -> None:
    told = [
        (power.when, power.element, power.receptacle, power.order, power.price)
        for power in mission.powers
    ]
    assert told == [
        ("before-roll", 2, -1, 3, (0, 0)),
        ("free", 3, -1, 3, (0, 0)),
        ("after-roll", -1, 0, 1, (0, 0)),
        ("before-roll", -1, 1, 3, (0, 0)),
        ("after-roll", -1, 2, 0, (0, 0)),
        ("leaving", -1, 2, 3, (1, 3)),
    ]
    assert {(power.rolls, power.against, power.place) for power in mission.powers} == {(-1, -1, -1)}
    assert mission.open_labels == {"special", "after-time", "after-caught", "receptacle-marie.1",
                                   "receptacle-madeleine.1", "receptacle-elizia.1", "receptacle-elizia.2"}  # fmt: skip


def test_stores_marks_and_rules_of_places() -> None:
    bodies = FILES["receptacles.toml"].replace("life = 5\n", "life = 5\nstore = { blue = 3 }\n")
    attic = (
        'tags = ["weapon"]\n'
        + FILES["places/attic.toml"]
        + '[[rule]]\nwhen = "free"\neffect = "gain 1 life"\n'
    )
    story = mind(table(("receptacles.toml", bodies), ("places/attic.toml", attic))).state.story
    assert (story.receptacles[4].store, story.receptacles[4].stored) == (3, 2)
    assert story.tags == ((), (), (), (0,), ())
    last = story.powers[-1]
    assert last == Power("free", last.start, (0, 0), 3, place=3)
    assert "rule.attic.1" in story.open_labels


# The file, what is written there, what is written instead; code, and the words where the fault begins.
PLACES = [
    ("mission.toml", '"roof"]', '"rof"]', "mission/unknown-name", '"rof"'),
    ("places/roof.toml", '"moon", "star"', '"moon", "stra"', "mission/unknown-name", '"stra"'),
    ("places/roof.toml", 'key = "key"', 'key = "kee"', "mission/unknown-name", '"kee"'),
    ("receptacles.toml", "combat = 4", "combt = 4", "mission/unknown-name", "4"),
    ("elements.toml", '["weapon"]', '["wepon"]', "mission/unknown-name", '"wepon"'),
    ("mission.toml", '["caught"]', '["caught", "h"]', "mission/reserved-name", '"h"'),
    ("places/hall.toml", 'id = "choose-one"', 'id = "passed"', "mission/reserved-name", '"passed"'),
]


@pytest.mark.parametrize(("file", "old", "new", "code", "words"), PLACES)
def test_a_fault_is_told_at_its_line_and_column(
    tmp_path: Path, file: str, old: str, new: str, code: str, words: str
) -> None:
    text = FILES[file].replace(old, new, 1)
    folder = write_ground(tmp_path / "ground", {file: text})
    (found,) = (one for one in check_folder(folder) if one.code == code)
    line = text.split("\n")[found.line - 1]
    assert new.split("\n", maxsplit=1)[0] in line
    assert line[found.column - 1 :].startswith(words)


def test_permissions_are_numbers() -> None:
    text = FILES["elements.toml"].replace(
        'id = "badge"\n', 'id = "badge"\nforbid = ["roll"]\nallow = ["roll magic"]\n'
    )
    story = mind(table(("elements.toml", text))).state.story
    assert story.elements[1].permissions == (
        Permission(0, 2, allowed=True),
        Permission(0, -1, allowed=False),
    )


def test_a_seal_that_nothing_opens_is_told_at_what_it_asks_for(tmp_path: Path) -> None:
    text = FILES["places/hall.toml"].replace("gain element key; ", "")
    changes = {"places/hall.toml": text.replace("gain token sun", "gain token moon")}
    folder = write_ground(tmp_path / "ground", changes)
    lines = FILES["places/roof.toml"].split("\n")
    shut = [one for one in check_folder(folder) if one.code == "mission/seal-shut"]
    told = [lines[one.line - 1][one.column - 1 :] for one in shut]
    assert told == ['"sun"] }', '"sun", "moon", "star"] }', '"key" }']
