"""Shields that are left: special ones, those after a death, and those of an agent who does nothing."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.missions.builder import card, power, trial
from looptable.games.time_stories.tests.missions.proving_ground import (
    AGENTS,
    BLANK,
    HALL,
    HIT,
    SKULL,
    bodies_with,
    hall_with,
    heard,
    mission,
    table,
)
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

# The bench gets a test with all kinds of shields that strike, in an order of its own.
ARMED = hall_with(
    card(
        "bench",
        trial("combat", "2 special", "1 skull", "1 time"),
        trial("magic", "20 normal", "20 skull", "20 heart"),
        *HALL[0].rows,
    )
)
# A special shield costs a bead, or else nothing; then a point of life and the next action.
PAID = mission(special="lose 1 life; pay 1 blue; gain 1 yellow")


def bench(*counts: int, agents: tuple[str, ...] = ("pink",), **position: Any) -> Table:
    """Agents at the bench with so many special, skull and time shields; the others at the trap."""
    spaces = {agent: "hall-b" if agent in agents else "hall-h" for agent in AGENTS}
    piles = {f"pile_{number}": {"hall-b": count} for number, count in enumerate(counts, 1)}
    start: dict[str, Any] = {"space": spaces, "test": {"hall-b": "laid"}, **piles}
    return table(ARMED, PAID, **{**start, **position})


def act(scene: Table, *keys: str) -> list[str]:
    events = []
    for seat, key in enumerate(keys):
        events += scene.do(seat, key)
    events += scene.do(0, "rest")
    return heard(events, None)


@rule("TIME-TST-9", "TIME-TST-17", "TIME-OPEN-15", "TIME-OPEN-24")
def test_shields_lie_in_the_order_of_the_card_without_a_limit() -> None:
    scene = table(ARMED, PAID, space=dict.fromkeys(AGENTS, "hall-h"))
    act(scene, "hall-b", "nothing", "nothing")
    scene.shows(
        test={"hall-b": "laid", "hall-b-2": "laid"},
        pile_1={"hall-b": 2, "hall-b-2": 20},
        pile_2={"hall-b": 1, "hall-b-2": 20},
        pile_3={"hall-b": 1, "hall-b-2": 20},
    )


@rule("TIME-ROL-13", "TIME-TST-6", "TIME-SYM-7", "TIME-SYM-5")
def test_each_special_shield_left_after_a_roll_does_what_the_mission_says() -> None:
    scene = bench(2, 1, 1, blue={"pink": 1}, dice=[BLANK] * 4)
    act(scene, "nothing", "nothing", "roll")
    # Twice a point of life; the one bead pays once, and only then a coin follows.
    scene.shows(life={"blue": 2, "green": 6, "pink": 3}, blue=None, yellow={"pink": 1}, time=18)


@rule("TIME-ROL-13")
def test_special_shields_that_a_roll_eliminates_do_nothing() -> None:
    scene = bench(2, 1, 1, dice=[HIT, HIT, BLANK, BLANK])
    act(scene, "nothing", "nothing", "roll")
    scene.shows(life={"blue": 2, "green": 6, "pink": 5}, time=18)


@rule("TIME-OPEN-19", "TIME-ROL-12", "TIME-ROL-13")
def test_time_and_special_shields_work_when_retaliation_has_killed_the_roller() -> None:
    life = {"blue": 2, "green": 1, "pink": 5}
    dice = [SKULL, SKULL, SKULL]
    scene = bench(2, 1, 1, agents=("green",), life=life, blue={"green": 2}, dice=dice)
    for seat, key in enumerate(("nothing", "roll", "nothing")):
        scene.do(seat, key)
    scene.do(0, "rest")
    events = scene.do(1, "receptacle-elizia.1 no")
    assert [kind for kind in heard(events, None) if kind in ("dies", "time", "pays")] == [
        "dies", "time", "pays", "pays"]  # fmt: skip
    scene.shows(time=18, blue=None, yellow={"green": 2}, returns_at={"green": 12})


@rule("TIME-OPEN-19", "TIME-ROL-11")
def test_hearts_are_void_for_whoever_retaliation_has_killed() -> None:
    piles = {"test": {"hall-d": "laid"}, "pile_2": {"hall-d": 2}, "pile_3": {"hall-d": 1}}
    spaces = {**dict.fromkeys(AGENTS, "hall-h"), "blue": "hall-d"}
    life = {"blue": 1, "green": 6, "pink": 5}
    scene = table(space=spaces, life=life, dice=[SKULL], **piles)
    for seat, key in enumerate(("roll", "nothing", "nothing")):
        scene.do(seat, key)
    scene.do(0, "rest")
    events = scene.do(0, "receptacle-marie.1 no")
    assert heard(events, None).count("hurt") == 1


@rule("TIME-OPEN-19", "TIME-FAI-5")
def test_nothing_more_is_resolved_when_the_last_agent_dies_of_a_roll() -> None:
    dead = {"blue": 1, "green": 1}
    scene = bench(2, 2, 1, returns_at=dead, space={"pink": "hall-b"},
                  life={"pink": 1}, blue={"pink": 2}, dice=[SKULL] * 4)  # fmt: skip
    for seat in (0, 1):
        scene.do(seat, "stay")
    scene.do(2, "roll")
    scene.shows(phase="judging", time=19, blue={"pink": 2})


@rule("TIME-NOP-5", "TIME-TU-11")
def test_special_shields_strike_whoever_does_nothing_before_a_skull() -> None:
    scene = bench(2, 1, 1, blue={"pink": 1})
    act(scene, "nothing", "nothing", "nothing")
    scene.shows(life={"blue": 2, "green": 6, "pink": 5 - 1 - 2}, yellow={"pink": 1}, time=18)


@pytest.mark.parametrize(
    ("always", "life", "time"),
    [
        pytest.param(False, 5, 19, marks=rule("TIME-NOP-7", "TIME-OPEN-17")),
        pytest.param(True, 3, 18, marks=rule("TIME-NOP-7", "TIME-OPEN-17")),
    ],
)
def test_without_a_skull_shield_they_strike_only_by_the_setting(
    always: bool, life: int, time: int
) -> None:
    scene = bench(2, 0, 1, idle_always=always)
    act(scene, "nothing", "nothing", "nothing")
    scene.shows(life={"blue": 2, "green": 6, "pink": life}, time=time)


@rule("TIME-SEV-4", "TIME-OPEN-18")
def test_time_shields_cost_for_each_roll_and_for_each_who_does_nothing() -> None:
    scene = bench(2, 1, 1, agents=("blue", "green", "pink"), dice=[BLANK] * 5)
    for seat, key in enumerate(("roll", "nothing", "roll")):
        scene.do(seat, key)
    scene.do(0, "rest", "receptacle-marie.1 no")
    scene.shows(time=20 - 1 - 3)


@rule("TIME-ROL-21")
def test_time_lost_in_a_roll_leaves_the_others_their_actions() -> None:
    scene = bench(0, 1, 1, agents=("blue", "green"), dice=[BLANK])
    for seat, key in enumerate(("roll", "hall-h", "hall-c")):
        scene.do(seat, key)
    scene.do(0, "rest", "receptacle-marie.1 no")
    scene.shows(time=18, space={"blue": "hall-b", "green": "hall-h", "pink": "hall-c"})


@rule("TIME-ROL-21", "TIME-FAI-1")
def test_time_lost_in_a_roll_may_end_the_run_before_the_others_act() -> None:
    scene = bench(0, 1, 1, agents=("blue",), dice=[BLANK], time=2)
    for seat, key in enumerate(("roll", "nothing", "hall-c")):
        scene.do(seat, key)
    scene.do(0, "rest", "receptacle-marie.1 no")
    scene.shows(time=None, phase="judging")


@rule("TIME-OPEN-16", "TIME-NOP-8", "TIME-TST-18")
def test_whoever_comes_to_a_test_is_not_struck_in_that_unit() -> None:
    scene = bench(2, 1, 1, agents=("pink",), dice=[BLANK] * 4)
    for seat, key in enumerate(("hall-b", "nothing", "hall-h")):
        scene.do(seat, key)
    scene.do(0, "blue", "pink")
    # The trap alone took a point.
    scene.shows(time=19, life={"blue": 2, "green": 6, "pink": 4})


@rule("TIME-OPEN-47", "TIME-SYM-18", "TIME-NOP-1")
def test_whoever_has_lost_an_action_is_struck_as_if_doing_nothing_and_acts_again_next() -> None:
    scene = bench(0, 1, 0, skips={"pink": True})
    assert "roll" not in scene.keys(2)
    act(scene, "nothing", "nothing", "nothing")
    scene.shows(life={"blue": 2, "green": 6, "pink": 4}, skips=None)
    assert "roll" in scene.keys(2)


@pytest.mark.parametrize(
    ("change", "struck"),
    [
        pytest.param("remove 3 dice", 1, marks=rule("TIME-ROL-20", "TIME-OPEN-23")),
        pytest.param("remove 2 dice", 1, marks=rule("TIME-ROL-20", "TIME-OPEN-23")),
        pytest.param("remove 1 dice", 0, marks=rule("TIME-ROL-20", "TIME-OPEN-23")),
        pytest.param("add 9 dice", 0, marks=rule("TIME-ROL-19", "TIME-OPEN-22")),
    ],
)
def test_without_dice_a_roll_is_doing_nothing_and_many_dice_may_be_rolled(
    change: str, struck: int
) -> None:
    bodies = bodies_with(madeleine=(power("before-roll", change),))
    spaces = {**dict.fromkeys(AGENTS, "hall-h"), "blue": "hall-c"}
    piles = {"test": {"hall-c": "laid"}, "pile_1": {"hall-c": 2}, "pile_2": {"hall-c": 3}}
    scene = table(bodies, bodies={"blue": "madeleine"}, space=spaces,
                  dice=[BLANK] * 11, **piles)  # fmt: skip
    kinds = act(scene, "roll", "nothing", "nothing")
    assert kinds.count("rolled") == 1 - struck
    assert scene.state.position()["life"]["blue"] == 3 - struck
