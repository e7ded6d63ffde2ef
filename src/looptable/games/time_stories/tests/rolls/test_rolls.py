"""Tests: shields, the roll in four steps, doing nothing (sections 16, 17, 19, 21, 23)."""

import pytest

from looptable.games.time_stories.tests.missions.proving_ground import (
    BLANK,
    DOUBLE,
    HIT,
    SKULL,
    heard,
    table,
)
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds


def piles(of: Table, card: str) -> list[int]:
    position = of.state.position()
    return [position.get(name, {}).get(card, 0) for name in ("pile_1", "pile_2", "pile_3")]


def laid(card: str, *counts: int) -> dict[str, object]:
    """A test in progress."""
    names = ("pile_1", "pile_2", "pile_3")
    found: dict[str, object] = {"test": {card: "laid"}}
    return {**found, **{name: {card: count} for name, count in zip(names, counts, strict=False)}}


def at(card: str, *agents: str) -> dict[str, str]:
    """Everybody on the bench, except these agents."""
    return {"blue": "hall-b", "green": "hall-b", "pink": "hall-b", **dict.fromkeys(agents, card)}


def roll(of: Table, seat: int) -> None:
    """This seat rolls while the others do nothing, in order."""
    for other in range(3):
        of.do(other, "roll" if other == seat else "nothing")
    of.do(0, "rest")


@rule("TIME-EX-19", "TIME-TST-1", "TIME-TST-8", "TIME-TST-15", "TIME-INF-10")
def test_shields_are_laid_in_piles_from_left_to_right_when_the_card_is_read() -> None:
    scene = table()
    scene.do(0, "hall-c")
    scene.do(1, "nothing")
    events = scene.do(2, "nothing")
    events += scene.do(0, "rest")
    assert piles(scene, "hall-c") == [2, 3, 0]
    assert "shields" in heard(events, 2), "shields are visible to everybody"


@rule("TIME-EX-20", "TIME-ROL-4", "TIME-ROL-5")
def test_hits_empty_the_left_pile_before_the_next() -> None:
    scene = table(space=at("hall-c", "green"), **laid("hall-c", 2, 3), dice=[HIT, HIT, HIT])
    roll(scene, 1)
    scene.do(1, "receptacle-elizia.1 no")
    assert piles(scene, "hall-c") == [0, 2, 0]


@rule("TIME-EX-21", "TIME-ROL-7", "TIME-ROL-8", "TIME-ROL-9")
def test_table_row_1_resistance_holds() -> None:
    faces = [DOUBLE, HIT, SKULL, BLANK]
    scene = table(space=at("hall-c", "pink"), **laid("hall-c", 2, 3), dice=faces)
    roll(scene, 2)
    assert piles(scene, "hall-c") == [0, 2, 0]
    assert scene.state.position()["life"]["pink"] == 5


@rule("TIME-EX-22", "TIME-ROL-10", "TIME-ROL-11", "TIME-ROL-14", "TIME-ROL-1")
def test_table_row_2_retaliation_and_heart() -> None:
    bodies = {"green": "madeleine"}  # resistance 2, two dice beside another agent
    scene = table(
        bodies=bodies,
        space=at("hall-d", "green", "blue"),
        **laid("hall-d", 2, 2, 1),
        dice=[DOUBLE, SKULL],
    )
    scene.do(1, "roll")
    scene.do(2, "nothing")
    scene.do(0, "hall-b")
    scene.do(0, "green")
    assert piles(scene, "hall-d") == [0, 2, 1]
    assert scene.state.position()["life"]["green"] == 1


@rule("TIME-EX-23", "TIME-ROL-16")
def test_table_row_3_no_skull_shield_is_left() -> None:
    scene = table(
        space=at("hall-d", "green"), **laid("hall-d", 2, 2, 1), dice=[DOUBLE, DOUBLE, SKULL]
    )
    roll(scene, 1)
    events = scene.do(1, "receptacle-elizia.1 no")
    assert piles(scene, "hall-d") == [0, 0, 1]
    assert scene.state.position()["life"]["green"] == 5
    assert "retaliation" not in heard(events, None)


@rule("TIME-EX-24", "TIME-ROL-12", "TIME-TST-4", "TIME-TST-5", "TIME-ROL-15")
def test_table_row_4_time_and_heart() -> None:
    scene = table(space=at("hall-e", "green"), **laid("hall-e", 2, 2, 1), dice=[HIT, BLANK, BLANK])
    roll(scene, 1)
    scene.do(1, "receptacle-elizia.1 no")
    assert piles(scene, "hall-e") == [1, 2, 1]
    scene.shows(time=20 - 1 - 2)
    assert scene.state.position()["life"]["green"] == 5


@rule("TIME-EX-34", "TIME-ROL-17", "TIME-TST-10", "TIME-TST-11", "TIME-ROL-6")
def test_a_roll_that_passes_the_test_is_not_struck_back() -> None:
    scene = table(
        space=at("hall-c", "pink"), **laid("hall-c", 2, 1), dice=[DOUBLE, DOUBLE, SKULL, SKULL]
    )
    roll(scene, 2)
    scene.shows(test={"hall-c": "passed"}, tokens={"blue-1": True})
    assert scene.state.position()["life"]["pink"] == 5


@pytest.mark.parametrize(
    ("skulls", "shields", "lost"),
    [
        pytest.param(1, 2, 0, marks=rule("TIME-EX-35")),
        pytest.param(1, 3, 1, marks=rule("TIME-EX-35")),
        pytest.param(3, 6, 1, marks=rule("TIME-EX-35")),
    ],
)
def test_retaliation_costs_one_point_however_strong(skulls: int, shields: int, lost: int) -> None:
    dice = [SKULL] * skulls + [BLANK] * (3 - skulls)
    scene = table(space=at("hall-c", "green"), **laid("hall-c", 2, shields), dice=dice)
    roll(scene, 1)
    scene.do(1, "receptacle-elizia.1 no")
    assert scene.state.position()["life"]["green"] == 6 - lost


@rule("TIME-EX-5", "TIME-ROL-2", "TIME-TU-6")
def test_the_characteristic_says_how_many_dice_are_rolled() -> None:
    scene = table(space=at("hall-c", "blue"), **laid("hall-c", 2, 3), dice=[BLANK])
    for seat, key in enumerate(("roll", "nothing", "nothing")):
        scene.do(seat, key)
    (rolled,) = [event for event in scene.do(0, "rest") if event.kind == "rolled"]
    assert rolled.data["face"] == ["blank"]
    scene.shows(time=19)


@rule("TIME-EX-27", "TIME-EX-28", "TIME-RCP-3", "TIME-NOP-6", "TIME-POW-12")
def test_who_lacks_the_characteristic_cannot_roll() -> None:
    spaces = dict.fromkeys(("blue", "green", "pink"), "roof-h")
    bodies = {"blue": "altace", "green": "elizia"}
    scene = table(bodies=bodies, here="roof", space=spaces, **laid("roof-h", 1, 1))
    assert "roll" in scene.keys(0)
    assert "roll" not in scene.keys(1)


@rule("TIME-TST-16", "TIME-TST-14", "TIME-TEN-5", "TIME-TEN-3")
def test_only_agents_on_the_space_take_part_and_broken_shields_stay_broken() -> None:
    scene = table(space=at("hall-c", "blue"), **laid("hall-c", 1, 3))
    assert "roll" not in scene.keys(1)
    for seat, key in enumerate(("hall-b", "nothing", "nothing")):
        scene.do(seat, key)
    scene.do(0, "rest")
    assert piles(scene, "hall-c") == [1, 3, 0]


@rule("TIME-SEV-1", "TIME-SEV-2", "TIME-SEV-3", "TIME-SEV-5", "TIME-TST-13")
def test_each_agent_rolls_for_itself_and_the_last_shield_frees_the_others() -> None:
    scene = table(
        space=at("hall-c", "green", "pink"),
        **laid("hall-c", 0, 2),
        dice=[DOUBLE, SKULL, SKULL, SKULL],
    )
    for seat, key in enumerate(("nothing", "roll", "roll")):
        scene.do(seat, key)
    events = scene.do(0, "pink", "rest")
    assert [event.data["agent"] for event in events if event.kind == "rolled"] == ["pink"]
    assert scene.state.position()["life"] == {"blue": 2, "green": 6, "pink": 5}


@rule("TIME-EX-33", "TIME-NOP-1", "TIME-NOP-2", "TIME-NOP-3")
def test_doing_nothing_before_skulls_and_hearts_costs_life_whatever_the_resistance() -> None:
    scene = table(space=at("hall-d", "pink"), **laid("hall-d", 0, 1, 1))
    for seat in range(3):
        scene.do(seat, "nothing")
    scene.do(0, "rest")
    assert scene.state.position()["life"]["pink"] == 3


@rule("TIME-NOP-4")
def test_doing_nothing_before_skulls_lets_time_shields_work() -> None:
    scene = table(space=at("hall-e", "pink"), **laid("hall-e", 1, 2, 0))
    for seat in range(3):
        scene.do(seat, "nothing")
    scene.do(0, "rest")
    scene.shows(time=17)


@pytest.mark.parametrize(
    ("always", "life"),
    [
        pytest.param(False, 5, marks=rule("TIME-NOP-7")),
        pytest.param(True, 4, marks=rule("TIME-NOP-7")),
    ],
)
def test_without_a_skull_shield_doing_nothing_is_harmless_unless_set(
    always: bool, life: int
) -> None:
    scene = table(idle_always=always, space=at("hall-d", "pink"), **laid("hall-d", 1, 0, 1))
    for seat in range(3):
        scene.do(seat, "nothing")
    scene.do(0, "rest")
    assert scene.state.position()["life"]["pink"] == life


@rule("TIME-NOP-8", "TIME-TEN-2", "TIME-TEN-4", "TIME-LEV-1")
def test_leaving_a_test_is_a_move_and_costs_nothing_more() -> None:
    scene = table(space=at("hall-c", "pink"), **laid("hall-c", 2, 3))
    scene.do(0, "hall-c")
    scene.do(1, "nothing")
    scene.do(2, "hall-b")
    scene.do(0, "rest")
    scene.shows(time=19, life={"blue": 2, "green": 6, "pink": 5})


@rule("TIME-NOP-9", "TIME-TU-10", "TIME-EX-4")
def test_order_counts_a_test_passed_before_does_no_harm_and_idling_elsewhere_neither() -> None:
    scene = table(
        space=at("hall-c", "green", "pink"), **laid("hall-c", 0, 1), dice=[HIT, BLANK, BLANK, BLANK]
    )
    for seat, key in enumerate(("nothing", "nothing", "roll")):
        scene.do(seat, key)
    scene.do(0, "pink", "rest")
    scene.shows(time=19, life={"blue": 2, "green": 6, "pink": 5})
