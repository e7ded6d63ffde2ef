"""Places that not everybody may enter, several cards that want somebody, choices that are none."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.missions import proving_ground
from looptable.games.time_stories.tests.missions.builder import card, offer, place
from looptable.games.time_stories.tests.missions.proving_ground import heard
from looptable.games.time_stories.tests.view_helpers import choices
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

CHANGES = (
    place(
        "attic",
        card("trunk", sign="required"),
        card("chest", sign="required", sealed={"receptacles": ["marie"]}),
        card(
            "beam",
            offer("look-out", "add garden to the plan"),
            offer("jump-down", "lose 2 life; gain 1 yellow"),
        ),
        card("bed", sealed={"group": True}),
    ),
    place(
        "garden",
        card("well", offer("dive", "go to garden"), sealed={"receptacles": ["marie"]}),
        card("maze", sealed={"receptacles": ["marie", "madeleine"]}),
    ),
)


def table(**position: Any) -> Table:
    """Blue is Marie, Green is Madeleine, Pink is the guard; attic and garden are others than usual."""
    return proving_ground.table(*CHANGES, bodies={"green": "madeleine"}, **position)


def before(place: str, **position: Any) -> Table:
    plan = {"hall": True, "attic": True, "garden": True}
    return table(here=place, phase="entering", space={}, plan=plan, **position)


def enter(of: Table, *keys: str) -> list[Any]:
    return [event for seat, key in enumerate(keys) for event in of.do(seat, key)]


@rule("TIME-OPEN-12", "TIME-ICO-6")
def test_as_many_cards_that_want_somebody_get_somebody_as_can() -> None:
    scene = before("attic")
    events = enter(scene, "attic-b", "attic-d", "attic-d")
    assert "entry-refused" in heard(events, None), (
        "Marie could go to the chest, another to the trunk"
    )
    scene.shows(phase="entering", intent=None, time=20)
    enter(scene, "attic-c", "attic-b", "attic-d")
    scene.shows(phase="exploring", space={"blue": "attic-c", "green": "attic-b", "pink": "attic-d"})


@rule("TIME-OPEN-12", "TIME-ICO-2")
def test_with_too_few_agents_one_of_these_cards_is_enough() -> None:
    dead = {"returns_at": {"green": 3, "pink": 3}, "life": {"blue": 2}}
    for wanted in ("attic-b", "attic-c"):
        scene = before("attic", **dead)
        scene.do(0, wanted)
        scene.shows(phase="exploring", space={"blue": wanted})
    scene = before("attic", **dead)
    events = scene.do(0, "attic-d")
    assert "entry-refused" in heard(events, None)


@rule("TIME-ICO-6", "TIME-OPEN-12")
def test_a_card_that_nobody_alive_may_go_to_wants_nobody() -> None:
    alive = {"returns_at": {"blue": 3}, "life": {"green": 3, "pink": 5}}
    scene = before("attic", **alive)
    assert "attic-c" not in scene.keys(1)
    scene.do(1, "attic-b")
    scene.do(2, "attic-d")
    scene.shows(phase="exploring")
    scene = before("attic", **alive, gone={"attic-b": True})
    assert "stay-out" in scene.keys(1)


@rule("TIME-EX-12", "TIME-OPEN-10")
def test_an_entry_on_a_card_for_the_group_needs_everybody() -> None:
    scene = before("attic", gone={"attic-b": True, "attic-c": True})
    events = enter(scene, "attic-e", "attic-d", "attic-e")
    (refused,) = [event.data for event in events if event.kind == "group-refused"]
    assert refused == {"agent": ["blue", "pink"]}
    assert scene.state.pending() == [0, 2], "Green need not choose again"
    scene.do(0, "attic-d")
    scene.do(2, "attic-d")
    scene.shows(space=dict.fromkeys(("blue", "green", "pink"), "attic-d"))
    scene = before("attic", gone={"attic-b": True, "attic-c": True})
    assert {one.key: [text.key for text in one.warnings]
            for one in scene.game.legal_options(scene.state, 0) if one.key.startswith("attic")} == {
        "attic-d": [], "attic-e": ["warning.group"],
    }  # fmt: skip
    enter(scene, "attic-e", "attic-e", "attic-e")
    scene.shows(space=dict.fromkeys(("blue", "green", "pink"), "attic-e"), phase="exploring")


@rule("TIME-OPEN-10", "TIME-SEA-13")
def test_who_is_on_a_card_for_the_group_may_stay_but_nobody_may_take_its_place() -> None:
    spaces = {"blue": "attic-e", "green": "attic-d", "pink": "attic-e"}
    scene = table(here="attic", space=spaces)
    enter(scene, "nothing", "nothing", "nothing")
    scene.shows(time=19, phase="acting")
    scene = table(here="attic", space=spaces)
    events = enter(scene, "attic-d", "attic-e", "nothing")
    assert [e.data for e in events if e.kind == "group-refused"] == [{"agent": ["green"]}]
    scene.shows(time=20, phase="exploring")
    assert scene.state.pending() == [1]
    scene = table(here="attic", space=spaces)
    enter(scene, "nothing", "attic-e", "nothing")
    scene.shows(time=19, phase="acting")


@rule("TIME-ENT-5", "TIME-ENT-8")
def test_who_may_go_nowhere_stays_off_the_board_and_holds_nobody_back() -> None:
    scene = before("garden")
    assert scene.keys(2) == ["stay-out"]
    enter(scene, "garden-b", "garden-c", "stay-out")
    scene.shows(phase="exploring", space={"blue": "garden-b", "green": "garden-c"}, time=20)
    assert choices(scene, 2) == {
        "nothing": "Pink does nothing (1 unit)",
        "leave": "Vote to leave (1 to 3 units)",
    }


@rule("TIME-ENT-5")
def test_the_others_must_enter_with_whoever_does() -> None:
    scene = before("garden")
    events = enter(scene, "garden-b", "stay-out", "stay-out")
    assert "must-enter" not in heard(events, None), "Madeleine has one way in, and takes it"
    scene.shows(phase="exploring", space={"blue": "garden-b", "green": "garden-c"})
    scene = before("garden")
    events = enter(scene, "stay-out", "garden-c", "stay-out")
    assert [e.data for e in events if e.kind == "must-enter"] == [{"agent": ["blue"]}]
    assert scene.state.pending() == [0]
    assert scene.keys(0) == ["garden-b", "garden-c"]


@rule("TIME-ENT-6")
def test_if_those_who_could_enter_do_not_the_group_goes_on() -> None:
    scene = before("garden", die=[0])
    events = enter(scene, "stay-out", "stay-out", "stay-out")
    assert heard(events, None)[-1] == "stays-out"
    scene.shows(phase="leaving", intent=None, time=20)


@rule("TIME-CHG-8")
def test_where_there_is_one_way_to_go_nobody_is_asked() -> None:
    scene = table(plan={"hall": True, "roof": True}, die=[1])
    events = enter(scene, "leave", "leave", "leave")
    assert [kind for kind in heard(events, None) if kind != "decided"] == [
        "leaves", "departs", "time", "opens",
    ]  # fmt: skip
    scene.shows(here="roof", time=18)


@rule("TIME-CHG-1", "TIME-CHG-23")
def test_where_there_is_nowhere_to_go_nobody_may_leave() -> None:
    scene = table(plan={"hall": True}, returns_at={"pink": 3}, life={"blue": 2, "green": 3},
                  space={"blue": "hall-b", "green": "hall-b"})  # fmt: skip
    assert "leave" not in scene.keys(0)
    assert scene.state.pending() == [0, 1], "who could only vote to stay is not asked"
    scene.do(0, "nothing")
    scene.do(1, "nothing")
    scene.shows(time=19)


@rule("TIME-OPEN-46", "TIME-CHG-13")
def test_an_effect_may_lead_back_to_the_place_and_costs_the_die_all_the_same() -> None:
    spaces = {"blue": "garden-b", "green": "garden-c", "pink": None}
    scene = table(here="garden", space=spaces, die=[2], captain=1,
                  plan={"hall": True, "garden": True})  # fmt: skip
    events = scene.do(0, "first", "offer garden-b-1")
    scene.shows(here="garden", left="garden", time=17, captain="2", phase="entering", space=None)
    assert heard(events, None)[-3:] == ["departs", "time", "opens"]


@rule("TIME-DTH-1", "TIME-FAI-5")
def test_who_dies_of_a_free_deed_does_nothing_more() -> None:
    spaces = dict.fromkeys(("blue", "green", "pink"), "attic-d")
    scene = table(here="attic", space=spaces)
    scene.do(0, "first", "offer attic-d-2")
    scene.shows(returns_at={"blue": 13}, freely=None, time=20)
    assert scene.keys(0) == ["stay", "leave"]
    assert scene.state.pending() == [0, 1, 2]


@rule("TIME-TU-16", "TIME-OPEN-4")
def test_a_move_that_became_impossible_is_not_made() -> None:
    spaces = dict.fromkeys(("blue", "green", "pink"), "hall-b")
    scene = table(space={**spaces, "pink": "hall-f"}, test={"hall-f": "laid"},
                  pile_1={"hall-f": 1}, dice=[2, 0, 0, 0])  # fmt: skip
    enter(scene, "hall-f", "nothing", "roll")
    scene.do(0, "pink")
    events = scene.do(0, "rest")
    assert "moves" not in heard(events, None), "the guardian is gone, and its space with it"
    scene.shows(
        gone={"hall-f": True}, space={"blue": "hall-b", "green": "hall-b", "pink": "hall-f"}
    )


@rule("TIME-OPEN-2", "TIME-CHG-12")
@pytest.mark.parametrize(("draw", "time"), [(0, 19), (1, 18), (2, 17)])
def test_the_captain_die_shows_one_two_or_three(draw: int, time: int) -> None:
    scene = table(phase="leaving", space={}, die=[draw], plan={"hall": True, "roof": True})
    scene.shows(time=time, here="roof")


@rule("TIME-OPEN-3", "TIME-FAI-4")
@pytest.mark.parametrize(("time", "left", "phase"), [(3, None, "judging"), (4, 1, "entering")])
def test_a_departure_that_takes_the_last_unit_ends_the_run(
    time: int, left: int | None, phase: str
) -> None:
    scene = table(phase="leaving", space={}, die=[2], time=time, plan={"hall": True, "roof": True})
    scene.shows(time=left, phase=phase)


@rule("TIME-TU-2", "TIME-INF-3")
def test_who_has_one_thing_to_do_is_not_asked_unless_that_would_tell_a_secret() -> None:
    stuck = {"here": "garden", "plan": {"garden": True},
             "space": {"blue": "garden-b", "green": "garden-c"}}  # fmt: skip
    assert table(**stuck).state.pending() == [0]
    holding = table(**stuck, holder={"element-1": "pink"})
    assert holding.state.pending() == [0, 2], "what it holds might have been of use"
    assert holding.keys(2) == ["nothing"]
    skipping = table(**stuck, holder={"element-1": "pink"}, skips={"pink": True})
    assert skipping.state.pending() == [0, 2], "a lost action takes nothing else"
    others = {"blue": "attic-d", "green": None, "pink": None}
    scene = table(here="attic", plan={"attic": True}, space=others,
                  gone=dict.fromkeys(("attic-b", "attic-c", "attic-e"), True),
                  taken={"attic-d-1": True, "attic-d-2": True})  # fmt: skip
    assert scene.keys(0) == ["nothing"], "there is nothing left to take, and nobody else knows it"
