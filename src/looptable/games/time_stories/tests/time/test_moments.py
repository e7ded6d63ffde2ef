"""When powers and rules work, and in which order (TIME-POW-20, TIME-OPEN-26, TIME-OPEN-31)."""

from dataclasses import replace
from typing import Any

import pytest

from looptable.games.time_stories.tests.missions.builder import element, elements, law, place, power
from looptable.games.time_stories.tests.missions.five_receptacles import answer
from looptable.games.time_stories.tests.missions.proving_ground import (
    AGENTS,
    BLANK,
    CELLAR,
    DOUBLE,
    HALL,
    HIT,
    bodies_with,
    heard,
    mission,
    table,
)
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

# Marie gets a power for each moment; each leaves another trace. The hall and the base have rules.
MARIE = (
    power("run", "gain 1 yellow"),
    power("opening", "gain 1 brown"),
    power("enter", "gain 1 blue"),
    power("arrive", "gain 1 green"),
    power("hurt", "gain 2 brown"),
    power("action", "gain 3 blue"),
)
CHANGES = (
    bodies_with(marie=MARIE),
    mission(
        law("run", "lose 1 time"),
        law("unit", "gain 1 yellow"),
        law("leaving", "gain 2 yellow"),
        law("hurt", "gain 1 brown"),
    ),
    place("hall", *HALL, law("opening", "gain 4 yellow"), law("enter", "gain 1 blue")),
    place("cellar", *CELLAR, law("arrive", "gain 5 green"), law("free", "gain 1 brown"), red=True),
)


def moments(**position: Any) -> Table:
    return table(*CHANGES, **position)


def purses(scene: Table) -> dict[str, dict[str, int]]:
    position = scene.state.position()
    colours = ("yellow", "brown", "blue", "green")
    return {colour: position[colour] for colour in colours if colour in position}


def choose(captain: int) -> Table:
    plan = {"hall": True, "cellar": True}
    start = {"players": 3, "mission": "ground", "time": 20, "plan": plan, "captain": captain}
    scene = table(*CHANGES)
    scene = Table(scene.game, start)
    for body in ("elizia", "marie", "guard"):
        (seat,) = scene.state.pending()
        scene.do(seat, body)
    return scene


@rule("TIME-POW-20")
def test_the_start_of_a_run_and_the_opening_of_a_place_come_before_anybody_enters() -> None:
    scene = choose(0)
    # Green is Marie; rules for all work once, for the captain's agent.
    assert purses(scene) == {
        "yellow": {"blue": 4, "green": 1},
        "brown": {"green": 1},
        "green": {"blue": 7},
    }
    scene.shows(time=19, phase="entering", moments=None, comers=None, worked=None)


@rule("TIME-POW-20")
def test_a_rule_for_all_works_once_for_an_agent_of_the_captain() -> None:
    scene = choose(2)
    assert purses(scene)["yellow"] == {"pink": 4, "blue": 1}


@rule("TIME-POW-20")
def test_entering_and_arriving_are_moments_of_each_agent() -> None:
    scene = moments(phase="entering", space={})
    for seat in range(3):
        scene.do(seat, "hall-b")
    assert purses(scene) == {
        "blue": {"blue": 2, "green": 1, "pink": 1},
        "green": {"blue": 1},
    }


@rule("TIME-POW-20", "TIME-STA-7")
def test_a_moment_comes_after_the_card_is_read() -> None:
    spaces = {**dict.fromkeys(AGENTS, "hall-b")}
    scene = moments(space=spaces)
    for seat, key in enumerate(("hall-h", "nothing", "nothing")):
        scene.do(seat, key)
    events = scene.do(0, "blue")
    kinds = [kind for kind in heard(events, None) if kind in ("hurt", "uses")]
    assert kinds == ["hurt", "uses", "uses", "uses"], (
        "the trap; then arriving, and being hurt twice"
    )
    assert purses(scene) == {"brown": {"blue": 3}, "green": {"blue": 1}}


@rule("TIME-POW-20")
def test_the_end_of_a_unit_and_a_change_of_place_are_moments_for_all() -> None:
    scene = moments(die=[0])
    for seat in range(3):
        scene.do(seat, "nothing")
    scene.do(0, "rest")
    assert purses(scene) == {"yellow": {"blue": 1}}
    for seat in range(3):
        scene.do(seat, "leave")
    for seat in range(3):
        scene.do(seat, "cellar")
    # The unit of the way, leaving and opening; on opening Marie alone.
    assert purses(scene) == {"yellow": {"blue": 4}, "brown": {"blue": 1}}


@rule("TIME-GLD-3", "TIME-POW-20")
def test_rules_of_a_place_hold_there_only() -> None:
    spaces = dict.fromkeys(AGENTS, "cellar-b")
    scene = moments(here="cellar", space=spaces)
    for seat, key in enumerate(("nothing", "cellar-e", "nothing")):
        scene.do(seat, key)
    scene.do(0, "rest")
    assert purses(scene) == {"yellow": {"blue": 1}, "green": {"green": 5}}
    scene.do(2, "first", "use rule.cellar.2")
    assert purses(scene)["brown"] == {"pink": 1}
    assert "use rule.cellar.2" not in scene.keys(2), "once in a unit of time"


@rule("TIME-POW-20", "TIME-TU-4")
def test_an_action_without_dice_takes_the_action_of_the_unit() -> None:
    scene = moments()
    events = []
    for seat, key in enumerate(("use receptacle-marie.6", "nothing", "nothing")):
        events += scene.do(seat, key)
    events += scene.do(0, "blue")
    assert [event.data["action"] for event in events if event.kind == "plans"] == [
        "act", "nothing", "nothing"]  # fmt: skip
    assert purses(scene)["blue"] == {"blue": 3}
    scene.shows(time=19, phase="acting")


# Powers that wake each other.


@rule("TIME-POW-20")
def test_powers_that_wake_each_other_for_ever_are_cut_short() -> None:
    hurt = power("hurt", "gain 1 life; lose 1 life; gain 1 yellow")
    scene = table(bodies_with(marie=(hurt,)), space=dict.fromkeys(AGENTS, "hall-b"))
    for seat, key in enumerate(("hall-h", "nothing", "nothing")):
        scene.do(seat, key)
    scene.do(0, "rest")
    assert 50 < scene.state.position()["yellow"]["blue"] <= 100
    scene.shows(phase="exploring", life={"blue": 1, "green": 6, "pink": 5})


@rule("TIME-STA-6")
def test_cards_that_lead_to_each_other_for_ever_are_cut_short() -> None:
    gate, trap = (replace(HALL[at], fields={**HALL[at].fields, "read": f"move to {other}"})
                  for at, other in ((1, "trap"), (6, "gate")))  # fmt: skip
    scene = table(
        place("hall", HALL[0], gate, *HALL[2:6], trap), space=dict.fromkeys(AGENTS, "hall-b")
    )
    for seat, key in enumerate(("hall-h", "nothing", "nothing")):
        scene.do(seat, key)
    scene.do(0, "rest")
    scene.shows(phase="exploring")
    assert scene.state.position()["space"]["blue"] in ("hall-c", "hall-h")


# The order around a roll.

ORDERED = elements(
    element(
        "knife",
        power("after-roll", "add 1 hit"),
        power("after-roll", "may: turn a die into a hit"),
        power("after-roll", "may: reroll a die"),
    ),
    element("badge", logo=True),
    element("key", power("before-roll", "lose 1 life; add 1 dice")),
    element("tonic", power("free", "gain 1 life")),
)
GATE = {"test": {"hall-c": "laid"}, "pile_1": {"hall-c": 9}}


def at_gate(agent: str, **position: Any) -> Table:
    spaces = {**dict.fromkeys(AGENTS, "hall-b"), agent: "hall-c"}
    scene = table(ORDERED, space=spaces, **{**GATE, **position})
    for seat, other in enumerate(AGENTS):
        scene.do(seat, "roll" if other == agent else "nothing")
    scene.do(0, agent)
    return scene


@rule("TIME-OPEN-26", "TIME-ROL-3", "TIME-SYM-2")
def test_rerolls_come_first_then_changes_of_dice_then_added_hits() -> None:
    held = {"element-1": "pink"}
    scene = at_gate("pink", holder=held, dice=[BLANK, BLANK, BLANK, BLANK, DOUBLE])
    assert scene.keys(2) == ["element-1.3 yes", "element-1.3 no"]
    answer(scene, 2, "yes", "1")
    assert scene.keys(2) == ["element-1.2 yes", "element-1.2 no"]
    answer(scene, 2, "yes", "2")
    scene.shows(pile_1={"hall-c": 9 - 2 - 1 - 1})


@rule("TIME-OPEN-26")
def test_the_roller_chooses_among_equals() -> None:
    held = {"element-1": "green"}
    scene = at_gate("green", holder=held, dice=[BLANK, BLANK, BLANK, HIT, HIT])
    assert scene.keys(1) == ["use element-1.3", "use receptacle-elizia.1"]
    scene.do(1, "use receptacle-elizia.1")
    answer(scene, 1, "yes", "1")
    assert scene.keys(1) == ["element-1.3 yes", "element-1.3 no"], "the other follows by itself"
    answer(scene, 1, "yes", "2", "no")
    scene.shows(pile_1={"hall-c": 9 - 2 - 1})


# What the dead leave.


def dead_blue(**position: Any) -> Table:
    start: dict[str, Any] = {
        "returns_at": {"blue": 5},
        "life": {"green": 4, "pink": 5},
        "space": {"green": "hall-b", "pink": "hall-c"},
        **GATE,
    }
    return table(ORDERED, **{**start, **position})


@rule("TIME-OPEN-31", "TIME-DTH-5")
def test_the_living_use_elements_of_the_dead_which_stay_theirs() -> None:
    scene = dead_blue(holder={"element-4": "blue"})
    scene.do(1, "first", "use element-4.1")
    scene.shows(life={"green": 5, "pink": 5}, holder={"element-4": "blue"})
    scene.do(1, "done")
    scene.do(2, "first")
    assert "use element-4.1" not in scene.keys(2), "one receptacle in a unit (TIME-OBJ-7)"


@rule("TIME-OPEN-31")
def test_a_roller_is_asked_which_elements_of_the_dead_to_use() -> None:
    scene = dead_blue(holder={"element-1": "blue"}, dice=[BLANK] * 4)
    scene.do(0, "stay")
    scene.do(1, "nothing")
    scene.do(2, "roll")
    scene.do(0, "pink")
    assert scene.keys(2) == ["use element-1.1", "use element-1.2", "use element-1.3", "none"]
    scene.do(2, "use element-1.1", "none")
    scene.shows(pile_1={"hall-c": 9 - 1}, holder={"element-1": "blue"}, worked=None)


@rule("TIME-OPEN-31", "TIME-OPEN-30", "TIME-DTH-11")
def test_the_living_take_elements_and_resources_of_the_dead_but_not_what_lies_on_a_card() -> None:
    scene = dead_blue(holder={"element-2": "blue"}, yellow={"blue": 2}, store={"blue": 3})
    scene.do(2, "first")
    left = ["take element-2", "claim yellow from blue"]
    assert scene.keys(2) == ["done", *left]
    events = scene.do(2, "claim yellow from blue", "take element-2")
    assert "hands" in heard(events, None)
    scene.shows(
        yellow={"blue": 1, "pink": 1}, holder={"element-2": "pink"}, store={"blue": 3}, time=20
    )


@rule("TIME-OPEN-30", "TIME-OBJ-6", "TIME-OPEN-48")
def test_things_change_hands_between_two_actions_of_a_unit() -> None:
    spaces = dict.fromkeys(AGENTS, "hall-b")
    life = {"blue": 1, "green": 6, "pink": 5}
    scene = table(space=spaces, life=life, yellow={"pink": 1}, holder={"element-4": "pink"})
    for seat, key in enumerate(("hall-c", "nothing", "nothing")):
        scene.do(seat, key)
    assert scene.keys(0) == ["blue", "green", "pink", "rest", "first pink"]
    scene.do(0, "first pink")
    assert scene.keys(2)[0] == "done"
    scene.do(2, "hand yellow to blue", "give element-4 to blue")
    scene.do(0, "first blue", "use element-4.1", "done", "blue")
    scene.shows(yellow={"blue": 1}, life={"blue": 2, "green": 6, "pink": 5}, time=19)
    assert scene.state.position()["space"]["blue"] == "hall-c"


@rule("TIME-DTH-18", "TIME-POW-20")
def test_whoever_a_power_kills_before_the_roll_does_not_roll() -> None:
    life = {"blue": 2, "green": 6, "pink": 1}
    spaces = {**dict.fromkeys(AGENTS, "hall-b"), "pink": "hall-c"}
    held = {"element-3": "pink"}
    scene = table(ORDERED, space=spaces, life=life, holder=held, dice=[DOUBLE] * 9, **GATE)
    events = []
    for seat, key in enumerate(("nothing", "hall-d", "roll")):
        events += scene.do(seat, key)
    events += scene.do(0, "pink", "green")
    assert "rolled" not in heard(events, None)
    scene.shows(pile_1={"hall-c": 9, "hall-d": 2}, returns_at={"pink": 12}, roller=None)


@rule("TIME-POW-20", "TIME-CAP-10")
def test_a_rule_for_all_works_for_the_first_living_agent_when_the_captain_is_dead() -> None:
    scene = moments(returns_at={"blue": 1}, life={"green": 6, "pink": 5},
                    space={"green": "hall-b", "pink": "hall-b"})  # fmt: skip
    scene.do(0, "stay")
    for seat in (1, 2):
        scene.do(seat, "nothing")
    scene.do(0, "rest")
    assert purses(scene) == {"yellow": {"green": 1}}


@rule("TIME-POW-20")
def test_a_choice_of_one_does_not_break_a_chain() -> None:
    hurt = power("hurt", "heal 1 life of an agent; lose 1 life; gain 1 yellow")
    scene = table(bodies_with(marie=(hurt,)), space={"blue": "hall-b"}, life={"blue": 2},
                  returns_at={"green": 1, "pink": 1})  # fmt: skip
    scene.do(0, "hall-h")
    for seat in (1, 2):
        scene.do(seat, "stay")
    assert 50 < scene.state.position()["yellow"]["blue"] <= 100


@rule("TIME-INF-13", "TIME-OPEN-30")
def test_the_captain_does_not_learn_from_a_question_what_an_element_can_do() -> None:
    spaces = {"blue": "hall-b", "green": "hall-c", "pink": "hall-d"}
    for held in ("element-1", "element-4"):  # a key that does nothing, a tonic that does
        scene = table(space=spaces, holder={held: "green"})
        for seat in range(3):
            scene.do(seat, "nothing")
        assert scene.keys(0) == ["blue", "green", "pink", "rest", "first green"]
        scene.do(0, "first green")
        asked = ["done", "use element-4.1"] if held == "element-4" else []
        assert scene.keys(1) == asked
