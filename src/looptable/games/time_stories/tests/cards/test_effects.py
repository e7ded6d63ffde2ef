"""The words of the notation at work: resources, bodies, places, conditions."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.missions.five_receptacles import answer
from looptable.games.time_stories.tests.missions.one_offer_per_word import (
    AGENTS,
    CONDITIONS,
    LIFE,
    lab,
    offer,
)
from looptable.testing import rule

pytestmark = pytest.mark.both_builds


# Resources.


@pytest.mark.parametrize(("had", "left"), [(5, 2), (3, None), (1, None), (0, None)])
def test_one_loses_as_much_as_there_is(had: int, left: int | None) -> None:
    scene = lab(yellow={"blue": had})
    events = scene.do(0, "first", "offer lab-place-b-1")
    scene.shows(yellow=None if left is None else {"blue": left})
    lost = [event.data["n"] for event in events if event.kind == "pays"]
    assert lost == ([had - (left or 0)] if had else [])


@rule("TIME-SYM-11", "TIME-SYM-10")
def test_any_resource_is_of_the_colour_that_one_chooses() -> None:
    scene = offer("any-gain")
    assert [key.split()[-1] for key in scene.keys(0)] == ["yellow", "brown", "blue", "green"]
    answer(scene, 0, "brown", "green")
    scene.shows(brown={"blue": 1}, green={"blue": 1}, yellow=None, blue=None)


@rule("TIME-SYM-11")
def test_any_resource_is_paid_from_what_one_has() -> None:
    life = {**LIFE, "blue": 1}
    scene = offer("any-pay", yellow={"blue": 1}, green={"blue": 2}, life=life)
    answer(scene, 0, "green")
    assert [key.split()[-1] for key in scene.keys(0)] == ["yellow", "green"]
    answer(scene, 0, "yellow")
    scene.shows(yellow=None, green={"blue": 1}, life=LIFE)


@rule("TIME-SYM-11")
def test_whoever_has_too_few_of_all_colours_is_not_offered_what_costs_them() -> None:
    for leaves, able in ((0, False), (1, True)):
        scene = lab(yellow={"blue": 1}, green={"blue": leaves})
        scene.do(0, "first")
        assert ("offer lab-place-b-3" in scene.keys(0)) == able


@rule("TIME-POW-4")
def test_tokens_are_put_on_a_card() -> None:
    offer("put").shows(store={"blue": 2}, yellow=None)


@pytest.mark.parametrize(
    ("purse", "able"),
    [
        ({"yellow": {"blue": 1}, "brown": {"blue": 1}}, ["1", "2", "3"]),
        ({"brown": {"blue": 1}}, ["2", "3"]),
    ],
)
def test_only_what_one_can_pay_is_offered_to_choose(
    purse: dict[str, dict[str, int]], able: list[str]
) -> None:
    scene = offer("choose-paid", **purse)
    assert [key.split()[-1] for key in scene.keys(0)] == able
    answer(scene, 0, "2")
    scene.shows(green={"blue": 3})


def test_the_only_answer_that_one_can_pay_is_taken() -> None:
    offer("choose-paid").shows(blue={"blue": 1}, yellow=None)


def test_nothing_follows_where_no_answer_can_be_paid() -> None:
    offer("choose-poor").shows(blue=None, green=None)


@pytest.mark.parametrize(("coins", "asked"), [(1, True), (0, False)])
def test_whoever_cannot_pay_is_not_asked_and_goes_on(coins: int, asked: bool) -> None:
    scene = offer("maybe", yellow={"blue": coins})
    assert scene.keys(0)[0].endswith("yes") == asked
    if asked:
        answer(scene, 0, "yes")
    scene.shows(blue={"blue": 4} if asked else None, green={"blue": 1})


def test_one_is_asked_again_while_one_can_pay() -> None:
    scene = offer("often", yellow={"blue": 5})
    answer(scene, 0, "yes", "yes")
    scene.shows(yellow={"blue": 1}, blue={"blue": 2}, pc=None)


# Bodies.


@rule("TIME-SYM-14", "TIME-POW-7")
def test_resistance_is_lost_for_the_rest_of_the_run() -> None:
    offer("weaken").shows(worn={"blue": 1})


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        ("harm-all", LIFE, {"blue": 1, "green": 5, "pink": 4}),
        ("harm-here", LIFE, {"blue": 1, "green": 5, "pink": 5}),
        ("cheer-all", {"blue": 1, "green": 5, "pink": 4}, LIFE),
        ("cheer-here", {"blue": 1, "green": 5, "pink": 4}, {**LIFE, "pink": 4}),
    ],
)
def test_life_is_taken_and_given_here_or_everywhere(
    name: str, before: dict[str, int], after: dict[str, int]
) -> None:
    offer(name, life=before).shows(life=after)


@rule("TIME-SYM-12", "TIME-FAI-2")
def test_everybody_may_die_of_an_effect() -> None:
    scene = offer("harm-all", life=dict.fromkeys(AGENTS, 1))
    scene.shows(phase="judging", ending="all-dead", moments=None)


# Places and cards.


@pytest.mark.parametrize(
    ("name", "space"),
    [("walk", "lab-place-e"), ("walk-off", "lab-place-c"), ("walk-none", "lab-place-b")],
)
def test_an_effect_moves_an_agent_within_the_place_only(name: str, space: str) -> None:
    scene = offer(name, gone={"lab-place-b": True} if name == "walk-none" else {})
    here = "lab-place-c" if name == "walk-none" else space
    assert scene.state.position()["space"]["blue"] == here
    scene.shows(time=20)


@pytest.mark.parametrize(
    ("plan", "here", "time"),
    [
        pytest.param({"near": True, "plain": True}, "near", 19, marks=rule("TIME-POW-17")),
        pytest.param({"plain": True}, "lab-place", 20, marks=rule("TIME-POW-17")),
    ],
)
def test_the_group_goes_to_a_marked_place_of_the_plan(
    plan: dict[str, bool], here: str, time: int
) -> None:
    scene = offer("trip", plan={"lab-place": True, **plan}, die=[0])
    scene.shows(here=here, time=time)


@rule("TIME-POW-17")
def test_of_several_marked_places_one_is_chosen() -> None:
    plan = dict.fromkeys(("lab-place", "far", "near", "plain"), True)
    scene = offer("trip", plan=plan, die=[0])
    assert [key.split()[-1] for key in scene.keys(0)] == ["far", "near"]
    answer(scene, 0, "far")
    scene.shows(here="far")


@rule("TIME-POW-17", "TIME-CHG-7")
def test_the_place_that_the_group_is_in_is_no_way_to_go() -> None:
    spaces = dict.fromkeys(AGENTS, "near-b")
    scene = lab(here="near", space=spaces, die=[0])
    scene.do(0, "first", "offer near-b-2")
    scene.shows(here="lab-place", time=19)


@rule("TIME-OBJ-11", "TIME-ELC-4")
def test_elements_are_found_and_put_back() -> None:
    held = {"element-1": "blue"}
    offer("find", holder=held).shows(holder={"element-1": "blue", "element-2": "blue"})
    scene = offer("drop", holder=held)
    scene.shows(holder=None)


@rule("TIME-SYM-18")
def test_an_action_is_lost_once() -> None:
    scene = offer("rest")
    scene.shows(skips={"blue": True})


# Conditions.

AWAY = {"blue": "lab-place-f", "green": "lab-place-e", "pink": "lab-place-e"}
SAME = dict.fromkeys(AGENTS, "lab-place-f")
HURT = {**LIFE, "blue": 1}


@pytest.mark.parametrize(
    ("name", "true", "false"),
    [
        ("alone", {"space": AWAY}, {}),
        ("together", {"space": SAME}, {}),
        ("wounded", {"life": HURT}, {}),
        ("holds", {"holder": {"element-1": "blue"}}, {"holder": {"element-1": "green"}}),
        ("lacks", {"holder": {"element-1": "green"}}, {"holder": {"element-1": "blue"}}),
        ("holds-tag", {"holder": {"element-2": "blue"}}, {"holder": {"element-1": "blue"}}),
        ("owns", {"yellow": {"blue": 2}}, {"yellow": {"blue": 1}}),
        ("owns-stored", {"store": {"blue": 2}}, {"store": {"blue": 1}, "yellow": {"blue": 3}}),
        ("has", {"tokens": {"blue-1": True}}, {}),
        ("has-not", {}, {"tokens": {"blue-1": True}}),
        ("plays", {}, {"bodies": {"blue": "altace"}}),
        ("in-place", {}, None),
        ("marked", {}, None),
        ("tests", None, {}),
        ("run-is", {"run_number": 2}, {}),
        ("time-left", {"time": 20}, {"time": 19}),
        ("time-low", {"time": 19}, {"time": 20}),
    ],
)
def test_a_condition_holds_or_not(
    name: str, true: dict[str, Any] | None, false: dict[str, Any] | None
) -> None:
    for position, colour in ((true, "blue"), (false, "green")):
        if position is None:
            continue
        number = list(CONDITIONS).index(name)
        card = f"lab-place-{'fgh'[number // 8]}"
        space = {a: card if s == "lab-place-f" else s for a, s in position.get("space", {}).items()}
        given = {**position, "space": space} if space else position
        scene = offer(name, **given)
        assert scene.state.position().get(colour, {}).get("blue") == 1
