"""Several tests on one card, and tests without shields (TIME-OPEN-51)."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.missions.builder import File, Row, card, trial
from looptable.games.time_stories.tests.missions.proving_ground import (
    BLANK,
    DOUBLE,
    HALL,
    HIT,
    SKULL,
    hall_with,
    table,
)
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

PILES = trial("combat", "1 normal", "1 skull", passed="gain 1 yellow")


def guard(first: Row = PILES, **fields: Any) -> File:
    """The hall with a locked adversary of two tests in place of the bench."""
    second = trial("dexterity", "2 heart", "1 skull", passed="gain 1 brown")
    rows = (first, second, *HALL[0].rows)
    return hall_with(card("bench", *rows, lock=True, adversary=True, **fields))


def laid(first: tuple[int, int], second: tuple[int, int]) -> dict[str, object]:
    return {
        "test": {"hall-b": "laid", "hall-b-2": "laid"},
        "pile_1": {"hall-b": first[0], "hall-b-2": second[0]},
        "pile_2": {"hall-b": first[1], "hall-b-2": second[1]},
    }


def act(scene: Table, *keys: str) -> None:
    for seat, key in enumerate(keys):
        scene.do(seat, key)
    scene.do(0, "rest")


def spaces(*here: str) -> dict[str, str]:
    return {agent: "hall-b" if agent in here else "hall-g" for agent in ("blue", "green", "pink")}


@rule("TIME-OPEN-51")
def test_one_of_several_tests_is_chosen_with_each_roll_and_each_has_its_own_piles() -> None:
    scene = table(guard(), space=spaces("green"), dice=[HIT, BLANK], **laid((1, 1), (2, 1)))
    assert scene.keys(1)[:3] == ["roll", "roll-2", "nothing"]
    act(scene, "nothing", "roll-2", "nothing")
    scene.do(1, "receptacle-elizia.1 no")
    scene.shows(pile_1={"hall-b": 1, "hall-b-2": 1}, pile_2={"hall-b": 1, "hall-b-2": 1})
    assert scene.state.position()["life"]["green"] == 5, "one heart is left in the test tried"


@rule("TIME-OPEN-51")
def test_all_tests_are_laid_when_the_card_is_read() -> None:
    scene = table(guard(), space=spaces())
    act(scene, "hall-b", "nothing", "nothing")
    scene.shows(**laid((1, 1), (2, 1)))


@rule("TIME-NOP-6", "TIME-OPEN-51")
def test_only_tests_whose_characteristic_an_agent_has_are_offered() -> None:
    scene = table(guard(), space=spaces("pink"), **laid((1, 1), (2, 1)))
    assert [key for key in scene.keys(2) if key.startswith("roll")] == ["roll"]


@rule("TIME-OPEN-51", "TIME-ADV-1", "TIME-LCK-2")
def test_a_lock_and_an_adversary_ask_for_all_tests() -> None:
    piles = laid((1, 0), (1, 0))
    scene = table(guard(), space=spaces("green"), dice=[HIT, BLANK, BLANK, HIT, BLANK], **piles)
    act(scene, "nothing", "roll", "nothing")
    scene.do(1, "receptacle-elizia.1 no")
    scene.shows(test={"hall-b": "passed", "hall-b-2": "laid"}, yellow={"green": 1}, gone=None)
    assert "hall-g" not in scene.keys(1), "still locked"
    act(scene, "nothing", "roll-2", "nothing")
    scene.do(1, "receptacle-elizia.1 no")
    scene.shows(yellow={"green": 1}, brown={"green": 1}, gone={"hall-b": True})


@rule("TIME-OPEN-51", "TIME-LCK-5")
def test_with_either_one_test_is_enough() -> None:
    way = guard(either=True)
    scene = table(way, space=spaces("green"), dice=[HIT, BLANK, BLANK], **laid((1, 0), (2, 1)))
    act(scene, "nothing", "roll", "nothing")
    scene.do(1, "receptacle-elizia.1 no")
    done = {"hall-b": "passed", "hall-b-2": "passed"}
    scene.shows(test=done, pile_1=None, pile_2=None, gone={"hall-b": True})
    scene.shows(yellow={"green": 1}, brown=None)


@rule("TIME-NOP-1", "TIME-NOP-3", "TIME-OPEN-51")
def test_doing_nothing_before_several_tests_costs_one_point_for_skulls_and_all_hearts() -> None:
    scene = table(guard(), space=spaces("green"), **laid((1, 1), (2, 1)))
    act(scene, "nothing", "nothing", "nothing")
    assert scene.state.position()["life"]["green"] == 6 - 1 - 2


@pytest.mark.parametrize(
    ("dice", "passed"),
    [
        pytest.param([BLANK, SKULL, SKULL], False, marks=rule("TIME-OPEN-51")),
        pytest.param([BLANK, SKULL, HIT], True, marks=rule("TIME-OPEN-51")),
        pytest.param([DOUBLE, BLANK, BLANK], True, marks=rule("TIME-OPEN-51")),
    ],
)
def test_a_test_without_shields_is_passed_by_any_hit(dice: list[int], passed: bool) -> None:
    way = guard(trial("combat", rolled="gain 1 blue", passed="gain 1 yellow"), either=True)
    scene = table(way, space=spaces("green"), dice=dice, **laid((0, 0), (2, 1)))
    act(scene, "nothing", "roll", "nothing")
    scene.do(1, "receptacle-elizia.1 no")
    position = scene.state.position()
    assert position["test"]["hall-b"] == ("passed" if passed else "laid")
    assert position.get("yellow", {}).get("green", 0) == int(passed)
    assert position["blue"] == {"green": 1}, "`rolled` follows every roll"
    assert position["life"]["green"] == 6, "nothing strikes back"
