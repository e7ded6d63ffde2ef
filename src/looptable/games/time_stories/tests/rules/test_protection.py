"""An element protects one receptacle in a unit of time (TIME-OBJ-7)."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.missions.proving_ground import FILES, SKULL, table
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

ARMOUR = """
[[element]]
id = "plate"
resistance = 9
[[element.power]]
when = "free"
effect = "gain 1 yellow"
"""
HALL = FILES["places/hall.toml"].replace(
    "gain element key; gain element badge",
    "gain element key; gain element badge; gain element plate",
)
PLATE = "element-5"


def armoured(**position: Any) -> Table:
    """Blue and Pink before two skull shields; all dice show skulls, and Blue holds the plate."""
    start: dict[str, Any] = {
        "bodies": {"blue": "elizia", "green": "marie", "pink": "guard"},
        "space": {"blue": "hall-e", "green": "hall-b", "pink": "hall-e"},
        "test": {"hall-e": "laid"},
        "pile_1": {"hall-e": 9},
        "holder": {PLATE: "blue"},
        "dice": [SKULL] * 7,
        **position,
    }
    files = ("elements.toml", FILES["elements.toml"] + ARMOUR), ("places/hall.toml", HALL)
    scene = table(*files, **start)
    for seat, key in enumerate(("roll", "nothing", "roll")):
        scene.do(seat, key)
    scene.do(0, "blue", "receptacle-elizia.1 no")
    return scene


def hand_on(scene: Table) -> None:
    """Blue gives the plate to Pink before Pink rolls."""
    scene.do(0, "first blue", f"give {PLATE} to pink")
    while "done" in scene.keys(0):
        scene.do(0, "done")
    scene.do(0, "pink")


@rule("TIME-OBJ-7", "TIME-SYM-14")
def test_armour_that_is_handed_on_does_not_protect_a_second_receptacle() -> None:
    scene = armoured()
    scene.shows(life={"blue": 6, "green": 2, "pink": 5})
    assert scene.state.position()["protects"] == {PLATE: "blue"}
    hand_on(scene)
    scene.shows(life={"blue": 6, "green": 2, "pink": 4})


@rule("TIME-OBJ-7")
def test_what_has_protected_one_is_not_used_by_another_and_serves_again_in_the_next_unit() -> None:
    scene = armoured()
    hand_on(scene)
    scene.do(2, "first")
    assert f"use {PLATE}.1" not in scene.keys(2)
    scene.do(2, "done")
    for seat in range(3):
        scene.do(seat, "nothing")
    scene.do(0, "rest")
    scene.do(2, "first")
    assert f"use {PLATE}.1" in scene.keys(2)


@rule("TIME-OBJ-7")
def test_in_older_matches_it_protected_both() -> None:
    scene = armoured(one_bearer=False)
    hand_on(scene)
    scene.shows(life={"blue": 6, "green": 2, "pink": 5})
