"""Rules after each unit of time count every unit that passes, whoever acts in it."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.missions.proving_ground import BLANK, FILES, table
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

RULE = '\n[[rule]]\nwhen = "unit"\neffect = "EFFECT"\n'


def ticking(effect: str = "gain 1 yellow", **position: Any) -> Table:
    """The mission counts its units by coins for Blue, and the hall its own by beans."""
    mission = FILES["mission.toml"] + RULE.replace("EFFECT", effect)
    hall = RULE.replace("EFFECT", "gain 1 brown") + FILES["places/hall.toml"]
    return table(("mission.toml", mission), ("places/hall.toml", hall), **position)


def counted(scene: Table, colour: str = "yellow") -> int:
    found: dict[str, int] = scene.state.position().get(colour, {})
    return found.get("blue", 0)


def act(scene: Table, *keys: str) -> None:
    for seat, key in enumerate(keys):
        scene.do(seat, key)
    scene.do(0, "rest")


@rule("TIME-POW-20", "TIME-SYM-17", "TIME-TST-5")
def test_units_lost_to_time_shields_count_with_the_unit_in_which_they_are_lost() -> None:
    scene = ticking(
        space={"blue": "hall-b", "green": "hall-b", "pink": "hall-e"},
        test={"hall-e": "laid"},
        pile_2={"hall-e": 2},
        dice=[BLANK] * 4,
    )
    act(scene, "nothing", "nothing", "roll")
    scene.shows(time=17)
    assert (counted(scene), counted(scene, "brown")) == (3, 3)


@rule("TIME-POW-20", "TIME-CHG-12", "TIME-CHG-14")
@pytest.mark.parametrize(("die", "units"), [(0, 1), (1, 2), (2, 3)])
def test_units_of_the_way_count_for_the_mission_and_not_for_the_place_left(
    die: int, units: int
) -> None:
    scene = ticking(die=[die])
    for seat in range(3):
        scene.do(seat, "leave")
    for seat in range(3):
        scene.do(seat, "roof")
    scene.shows(time=20 - units, here="roof")
    assert (counted(scene), counted(scene, "brown")) == (units, 0)


@rule("TIME-POW-20", "TIME-SYM-17")
def test_units_that_an_offer_takes_count_at_once() -> None:
    spaces = dict.fromkeys(("blue", "green", "pink"), "cellar-e")
    scene = ticking(here="cellar", space=spaces, die=[0])
    scene.do(0, "first", "offer cellar-e-4")  # two units, and a red way of three
    scene.shows(here="roof", time=15)
    assert counted(scene) == 5


@rule("TIME-POW-20")
def test_a_rule_that_costs_time_does_not_wake_itself() -> None:
    scene = ticking("lose 1 time")
    act(scene, "nothing", "nothing", "nothing")
    scene.shows(time=18)


@rule("TIME-POW-20")
def test_nor_does_it_when_a_single_agent_is_left() -> None:
    alone = {"life": {"blue": 2}, "space": {"blue": "hall-b"}}
    scene = ticking("lose 1 time", returns_at={"green": 5, "pink": 5}, **alone)
    for seat, key in enumerate(("nothing", "stay", "stay")):
        scene.do(seat, key)
    scene.shows(time=18)


@rule("TIME-POW-20")
def test_in_older_matches_only_units_in_which_agents_act_counted() -> None:
    scene = ticking(die=[2], every_unit=False)
    act(scene, "nothing", "nothing", "nothing")
    for seat in range(3):
        scene.do(seat, "leave")
    for seat in range(3):
        scene.do(seat, "roof")
    assert counted(scene) == 1
