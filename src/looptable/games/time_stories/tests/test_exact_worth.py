"""What the team bot gives for each kind of effect, in points."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.ground import table
from looptable.games.time_stories.tests.thinking import garden, mind, offer_worths, seen
from looptable.testing import Table

BODY = garden(
    "gain 3 yellow",
    "pay 2 yellow; gain 4 brown",
    "gain 2 time",
    "lose 3 time",
    "lose 1 life",
    "lose 2 life",
    "gain 2 life",
    "heal 2 life of an agent",
)
WAYS = garden(
    "if the team has sun: gain 1 yellow else: gain 2 yellow",
    "if the team lacks sun: gain 1 yellow else: gain 2 yellow",
    "if you hold key: gain 1 yellow else: gain 2 yellow",
    "if you lack key: gain 1 yellow else: gain 2 yellow",
    "if you are alone: gain 1 yellow else: gain 2 yellow",
    "may: gain 3 yellow",
    "may: pay 3 yellow",
    "choose: gain 1 yellow | gain 3 yellow | gain 2 yellow; gain 1 brown",
)
THINGS = garden(
    "go to attic",
    "add attic to the plan",
    "permit vault",
    "gain token moon",
    "gain element key",
    "lose element key",
    "defeat the adversary",
    "win; fail by caught",
)
LAID = {"space": {"blue": "hall-f"}, "test": {"hall-f": "laid"}, "pile_1": {"hall-f": 3}}
HAD = {
    "plan": {"hall": True, "attic": True},
    "visited": {"attic": True},
    "permitted": {"cellar-c": True},
    "tokens": {"green-1": True},
    "holder": {"element-1": "green"},
}


@pytest.mark.parametrize(
    ("change", "position", "points"),
    [
        (BODY, {}, [24, 16, 20, -30, -15, -500, 0, 0]),
        # Blue has lost one point, Green three: who would die of it loses more than a point.
        (BODY, {"life": {"blue": 1, "green": 3, "pink": 5}}, [24, 16, 20, -30, -500, -500, 15, 30]),
        # What cannot be told at a distance is hoped for.
        (WAYS, {}, [16, 8, 16, 8, 8, 24, 0, 32]),
        (WAYS, {"tokens": {"blue-1": True}}, [8, 16, 16, 8, 8, 24, 0, 32]),
        (WAYS, {"holder": {"element-1": "blue"}}, [16, 8, 8, 16, 8, 24, 0, 32]),
        (WAYS, {"holder": {"element-1": "green"}}, [16, 8, 16, 8, 8, 24, 0, 32]),
        (THINGS, {}, [30, 60, 40, 60, 18, -6, -10_000, 90_000]),
        # Seals of the roof ask for the moon and for the key, until their cards are read.
        (THINGS, {"notebook": seen("roof-a")}, [30, 60, 40, 160, 118, -6, -10_000, 90_000]),
        (
            THINGS,
            {"notebook": seen("roof-a", "roof-c", "roof-f")},
            [30, 60, 40, 60, 18, -6, -10_000, 90_000],
        ),
        (
            THINGS,
            {"notebook": seen("roof-a", "roof-c", "roof-f", "next-run")},
            [30, 60, 40, 160, 118, -6, -10_000, 90_000],
        ),
        (THINGS, {**HAD, **LAID}, [0, 0, 0, 0, 0, -6, 18, 90_000]),
        (THINGS, LAID, [30, 60, 40, 60, 18, -6, 18, 90_000]),
        (THINGS, {"gone": {"cellar-c": True}}, [30, 60, 0, 60, 18, -6, -10_000, 90_000]),
        # Who knows the way to the end leaves what does not lie on it.
        (
            THINGS,
            {"notebook": seen("hall-a", "hall-g", "hall-g-passed")},
            [2, 5, 3, 5, 1, -6, -10_000, 90_000],
        ),
    ],
)
def test_effects_have_their_points(
    change: tuple[str, str], position: dict[str, Any], points: list[int]
) -> None:
    assert offer_worths(table(change, **position)) == points


def test_what_lies_on_the_way_to_the_end_is_worth_most() -> None:
    known = seen("roof-a", "roof-g", "hall-a", "hall-c", "hall-c-passed")
    assert offer_worths(table(notebook=known), "roof-g") == [240 + 240 + 5 + 1]


def test_to_go_where_one_is_or_was_brings_nothing() -> None:
    assert offer_worths(table(here="garden", space={})) == [0]
    assert offer_worths(table(visited={"garden": True})) == [0]
    assert offer_worths(table()) == [30]


def powers(of: Table, actor: int) -> dict[str, int]:
    thoughts = mind(of)
    story = thoughts.state.story
    names = story.names["power"]
    starts = {names[n]: power.start for n, power in enumerate(story.powers)}
    return {name: thoughts.worth.effect(start, actor) for name, start in starts.items()}


def test_powers_have_their_points() -> None:
    found = powers(table(life={"blue": 1, "green": 6, "pink": 5}), 0)
    assert found == {
        "element-3.1": 20,
        "element-4.1": 15,
        "receptacle-marie.1": 0,
        "receptacle-madeleine.1": 0,
        "receptacle-elizia.1": 0,
        "receptacle-elizia.2": 15 - 8,
    }


@pytest.mark.parametrize(
    ("faces", "points"), [([2, 2, 2], 0), ([2, 0, 2], 20), ([2, 2, 5], 20), ([4, 4, 4], 0)]
)
def test_a_die_is_worth_another_fall_if_it_shows_no_hit(faces: list[int], points: int) -> None:
    of = table(space=dict.fromkeys(("blue", "green", "pink"), "hall-g"), test={"hall-g": "laid"},
               pile_1={"hall-g": 1}, dice=faces)  # fmt: skip
    for seat, key in enumerate(("roll", "nothing", "nothing")):
        of.do(seat, key)
    of.do(0, "rest")
    found = powers(of, 0)
    assert (found["receptacle-marie.1"], found["receptacle-elizia.1"]) == (points, points)


def test_no_effect_is_worth_nothing() -> None:
    assert mind(table()).worth.effect(-1, 0) == 0
