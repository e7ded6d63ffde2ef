"""Which way to the end the team bot sees, by what its seat has seen."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.ground import FILES, table
from looptable.games.time_stories.tests.thinking import garden, offer_worths, seen, way

WIN = garden("win")
IF_MOON = garden("if the team has moon: win")
IF_NO_MOON = garden("if the team lacks moon: win")
SUN = garden("gain token sun")
TONIC = ("elements.toml", FILES["elements.toml"].replace('"gain 1 life"', '"win"'))
CAGE = (
    "places/roof.toml",
    '[[card]]\nid = "cage"\nsealed = { key = "key" }\n[[card.offer]]\nid = "o"\n'
    'effect = "win; gain token moon; gain token star; add attic to the plan; gain element knife"\n',
)
VAULT = (
    "places/cellar.toml",
    FILES["places/cellar.toml"].replace("gain element tonic", "gain element tonic; win"),
)
PLAN = {"hall": True, "roof": True, "garden": True}
TOWER = ("roof-a", "roof-g", "hall-a", "hall-c", "hall-c-passed")
TOKENS = "blue-1 green-1 grey-1"
VAULT_SEEN = ("cellar-a", "cellar-c")

CASES: list[tuple[list[tuple[str, str]], tuple[str, ...], dict[str, Any], str, str, bool]] = [
    # Nothing seen, nothing known; a test tells its reward when it is passed.
    ([], (), {}, "", "", False),
    ([], ("hall-a", "hall-g"), {}, "", "", False),
    ([], ("hall-a", "hall-g", "hall-g-passed"), {}, "end", "hall-g", True),
    ([], ("hall-a", "hall-g", "hall-g-passed"), {"gone": {"hall-g": True}}, "", "", False),
    # Without an end in sight, the seal that asks for most is one.
    ([], ("roof-a",), {}, "end", "roof-c", False),
    ([], TOWER, {}, f"end {TOKENS}", "hall-c roof-c roof-g", True),
    ([], TOWER[:4], {}, "end green-1 grey-1", "roof-c roof-g", False),
    ([], TOWER[:2], {"tokens": {"blue-1": True}}, "end green-1 grey-1", "roof-c roof-g", True),
    ([], TOWER, {"plan": {"hall": True}}, "end blue-1", "hall-c roof-c", False),
    ([], TOWER, {"gone": {"roof-c": True}}, "", "", False),
    ([], TOWER, {"gone": {"roof-g": True}}, "end blue-1", "hall-c roof-c", False),
    # One place after the other is put on the plan.
    (
        [WIN],
        ("garden-a", "garden-b", "attic-a", "attic-b", "roof-a", "roof-g"),
        {},
        "end attic garden",
        "garden-b attic-b roof-g",
        True,
    ),
    ([WIN], ("garden-a", "garden-b", "attic-a", "attic-b"), {}, "", "", False),
    # What an effect asks for first.
    ([IF_MOON], ("garden-a", "garden-b"), {"plan": PLAN}, "", "", False),
    ([IF_MOON], ("garden-a", "garden-b", "roof-a", "roof-g"), {"plan": PLAN},
     "end green-1", "garden-b roof-g", True),
    ([IF_NO_MOON], ("garden-a", "garden-b"), {"plan": PLAN}, "end", "garden-b", True),
    # A forbidden card is opened, or was.
    ([VAULT], (*VAULT_SEEN, "cellar-e"), {}, "end cellar-c", "cellar-c cellar-e", True),
    ([VAULT], VAULT_SEEN, {"permitted": {"cellar-c": True}}, "end", "cellar-c", True),
    ([VAULT], VAULT_SEEN, {}, "", "", False),
    # A key is found, or held.
    ([CAGE], ("roof-a", "roof-b", "hall-a", "hall-b"), {}, "end element-1", "hall-b roof-b", True),
    ([CAGE], ("roof-a", "roof-b"), {"holder": {"element-1": "blue"}}, "end", "roof-b", True),
    ([CAGE], ("roof-a", "roof-b"), {}, "", "", False),
    # An element may bring the end.
    ([TONIC], ("element-4", *VAULT_SEEN, "cellar-e"), {}, "end cellar-c element-4", "cellar-c cellar-e", True),
    ([TONIC], ("element-4",), {"holder": {"element-4": "blue"}}, "end", "", True),
    ([TONIC], (*VAULT_SEEN, "cellar-e"), {}, "", "", False),
    # Of two ways the shorter one: a test of five shields takes longer than a way to the garden.
    ([SUN], (*TOWER, "garden-a", "garden-b"), {"plan": PLAN},
     f"end {TOKENS}", "garden-b roof-c roof-g", True),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "notebook", "position", "things", "cards", "is_known"), CASES)
def test_the_way_to_the_end(
    changes: list[tuple[str, str]],
    notebook: tuple[str, ...],
    position: dict[str, Any],
    things: str,
    cards: str,
    is_known: bool,
) -> None:
    of = table(*changes, notebook=seen(*notebook), **position)
    assert way(of) == (set(things.split()), set(cards.split()), is_known)


@pytest.mark.parametrize(("shields", "card"), [(2, "hall-c"), (3, "hall-c"), (4, "garden-b")])
def test_a_test_costs_as_much_as_its_shields(shields: int, card: str) -> None:
    """From the hall to the garden it is two units, and one for the offer; the end is in the hall."""
    hall = FILES["places/hall.toml"].replace(
        'shields = ["2 normal", "3 skull"]', f'shields = ["{shields} normal"]'
    )
    hall = hall.replace('passed = "win"', 'passed = "if the team has sun: win"')
    known = seen(*TOWER, "garden-a", "garden-b", "hall-g", "hall-g-passed")
    of = table(SUN, ("places/hall.toml", hall), notebook=known, plan=PLAN)
    assert way(of) == ({"end", "blue-1"}, {"hall-g", card}, True)


def test_each_seat_knows_its_own_way() -> None:
    known = {"0": ["hall-a"], "1": ["hall-a", "hall-g", "hall-g-passed"], "2": []}
    of = table(notebook=known)
    assert [way(of, seat)[2] for seat in range(3)] == [False, True, False]


def test_the_first_effect_of_a_mission_counts_as_any_other() -> None:
    text = FILES["mission.toml"].replace('special = "pay 1 blue; lose 1 life"\n', "")
    of = table(("mission.toml", text), CAGE, notebook=seen("roof-a", "roof-b", "hall-a", "hall-b"))
    assert way(of) == ({"end", "element-1"}, {"hall-b", "roof-b"}, True)
    assert offer_worths(of, "hall-b") == [240 + 1, 8]


def test_a_power_around_rolls_is_no_way_to_the_end() -> None:
    text = FILES["elements.toml"].replace(
        'when = "free"\neffect = "gain 1 life"', 'when = "before-roll"\neffect = "win"'
    )
    of = table(("elements.toml", text), notebook=seen("element-4"), holder={"element-4": "blue"})
    assert way(of) == (set(), set(), False)


@pytest.mark.parametrize(
    ("ledge", "tower", "end"),
    [
        ('"sun"', '"sun", "moon", "star"', {"roof-c"}),
        ('"sun", "moon", "star"', '"sun", "moon"', {"roof-b"}),
        ('"sun"', '"sun", "moon"', {"roof-c"}),
        ('"sun"', '"moon"', set()),
    ],
)
def test_an_end_looks_like_the_seal_that_asks_for_most(
    ledge: str, tower: str, end: set[str]
) -> None:
    text = FILES["places/roof.toml"].replace('["sun", "moon", "star"]', f"[{tower}]")
    text = text.replace('["sun"]', f"[{ledge}]", 1)
    _, cards, _ = way(table(("places/roof.toml", text), notebook=seen("roof-a")))
    assert cards == end
