"""The Time Captain: what the office does, when it passes, what it decides (section 7)."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.missions import proving_ground
from looptable.games.time_stories.tests.missions.proving_ground import heard
from looptable.games.time_stories.tests.view_helpers import reads, words
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds


def table(**position: Any) -> Table:
    return proving_ground.table(bodies={"green": "madeleine"}, **position)


def all_say(of: Table, *keys: str) -> list[Any]:
    """Each of these keys by all three in turn."""
    return [event for key in keys for seat in range(3) for event in of.do(seat, key)]


def told(events: list[Any], kind: str) -> list[dict[str, Any]]:
    return [event.data for event in events if event.kind == kind]


@rule("TIME-CAP-2", "TIME-CAP-7", "TIME-CAP-8", "TIME-CHG-18")
def test_the_captain_rolls_the_die_then_the_next_opens_the_place() -> None:
    scene = table(captain=1, die=[1])
    events = all_say(scene, "leave", "roof")
    assert told(events, "departs") == [{"seat": 1, "place": "ground.roof", "n": 2, "extra": 0}]
    assert told(events, "opens") == [{"seat": 2, "place": "ground.roof"}]
    scene.shows(captain="2", time=18)
    kinds = [kind for kind in heard(events, None) if kind != "decided"]
    assert kinds == ["leaves", "departs", "time", "opens"]


@rule("TIME-CHG-2", "TIME-CHG-3", "TIME-CHG-17", "TIME-RUN-3")
def test_a_change_of_place_takes_its_five_steps_in_order() -> None:
    scene = proving_ground.table(
        die=[0], green={"green": 1}, life={"blue": 1, "green": 6, "pink": 5}
    )
    events = all_say(scene, "leave", "roof")
    kinds = [kind for kind in heard(events, None) if kind != "decided"]
    assert kinds == ["leaves", "departs", "time", "uses"]
    scene.shows(phase="travelling", space=None, captain=None, here="hall", time=19)
    events = scene.do(1, "receptacle-elizia.2 no")
    assert heard(events, None) == ["opens"]
    scene.shows(phase="entering", captain="1", here="roof", left="hall")


@rule("TIME-CAP-8", "TIME-CAP-1")
def test_the_office_goes_round_and_comes_back_to_the_first() -> None:
    scene = table(captain=2, die=[0])
    all_say(scene, "leave", "roof")
    scene.shows(captain=None)


@rule("TIME-CAP-9", "TIME-CAP-4", "TIME-CHG-16")
def test_the_office_stays_through_units_of_time_deaths_and_returns() -> None:
    scene = table(captain=1, time=9, life={"blue": 1, "green": 3, "pink": 5})
    for seat, key in enumerate(("hall-h", "nothing", "nothing")):
        scene.do(seat, key)
    events = scene.do(1, "rest")
    assert "dies" in heard(events, None)
    scene.shows(captain="1", time=8)


@rule("TIME-CHG-16", "TIME-CHG-5")
def test_nobody_acts_for_the_time_of_a_change_of_place_and_all_go_together() -> None:
    spaces = {"blue": "hall-c", "green": "hall-b", "pink": "hall-b"}
    laid = {"test": {"hall-c": "laid"}, "pile_2": {"hall-c": 3}}
    scene = table(space=spaces, die=[2], **laid)
    scene.do(0, "nothing")
    scene.do(1, "leave")
    events = scene.do(2, "leave")
    events += all_say(scene, "cellar")
    kinds = heard(events, None)
    assert kinds.count("time") == 1
    assert not {"plans", "moves", "rolled", "hurt"}.intersection(kinds)
    scene.shows(time=17, space=None, here="cellar", intent=None)


@rule("TIME-CPT-8", "TIME-CHG-5", "TIME-CMP-5")
def test_the_group_is_in_one_place() -> None:
    scene = table(space={"blue": "hall-b", "green": "hall-c", "pink": "hall-d"}, die=[0])
    all_say(scene, "leave", "roof")
    assert not [key for seat in range(3) for key in scene.keys(seat) if key.startswith("hall")]
    markers = [zone.id for zone in scene.game.view(scene.state, None).zones if zone.id == "plan"
               for place in zone.zones for one in place.pieces if one.id == "group"]  # fmt: skip
    assert markers == ["plan"]


@rule("TIME-TU-18", "TIME-CAP-5", "TIME-OPEN-5")
@pytest.mark.parametrize(
    ("captain", "keys", "phase"),
    [
        (0, ("leave", "leave", "nothing", "nothing"), "leaving"),
        (2, ("leave", "leave", "nothing", "nothing"), "exploring"),
        (2, ("leave", "leave", "leave", "nothing"), "leaving"),
        (0, ("leave", "nothing", "nothing", "nothing"), "exploring"),
    ],
)
def test_a_majority_leaves_and_the_captain_decides_a_tie(
    captain: int, keys: tuple[str, ...], phase: str
) -> None:
    bodies = {"green": "madeleine", "yellow": "altace"}
    scene = proving_ground.table(players=4, bodies=bodies, captain=captain)
    events = [event for seat, key in enumerate(keys) for event in scene.do(seat, key)]
    scene.shows(phase=phase, time=20)
    leavers = [seat for seat, key in enumerate(keys) if key == "leave"]
    if phase == "exploring":
        assert told(events, "stays") == [{"seat": leavers}]
        scene.shows(settled=True, outvoted={str(seat): True for seat in leavers})
        assert scene.state.pending() == leavers, "whoever wanted to leave acts like the others"
        assert "leave" not in scene.keys(0)


@rule("TIME-OPEN-8", "TIME-CHG-9")
@pytest.mark.parametrize(("captain", "place"), [(0, "cellar"), (1, "roof")])
def test_with_two_players_one_vote_each_and_the_captain_breaks_the_tie(
    captain: int, place: str
) -> None:
    bodies = {"green": "madeleine", "yellow": "altace"}
    scene = proving_ground.table(players=2, bodies=bodies, captain=captain, phase="leaving", space={},
                         die=[0])  # fmt: skip
    scene.do(0, "cellar")
    scene.do(1, "roof")
    scene.shows(here=place, time=19)


@rule("TIME-CHG-9", "TIME-CAP-5")
def test_where_all_want_to_go_elsewhere_the_captain_decides() -> None:
    bodies = {"green": "madeleine", "yellow": "altace"}
    plan = {"hall": True, "cellar": True, "roof": True, "attic": True, "garden": True}
    scene = proving_ground.table(players=4, bodies=bodies, phase="leaving", space={}, plan=plan, die=[0],
                         vote={"1": "to cellar", "2": "to roof"}, left="hall")  # fmt: skip
    scene.do(0, "attic")
    scene.do(3, "garden")
    scene.shows(here="attic", time=19)


@rule("TIME-TU-12", "TIME-OPEN-49")
def test_only_the_captain_says_the_order() -> None:
    scene = table(captain=2)
    for seat, key in enumerate(("hall-c", "hall-d", "nothing")):
        scene.do(seat, key)
    assert scene.state.pending() == [2]
    assert scene.keys(2) == ["blue", "green", "pink", "rest"]
    scene.do(2, "green")
    assert scene.keys(2) == ["blue", "pink", "rest"]
    events = scene.do(2, "pink")
    assert [data["agent"] for data in told(events, "moves")] == ["blue"], "the last acts alone"


@rule("TIME-CAP-3", "TIME-LAY-5", "TIME-CAP-11")
def test_card_a_is_read_to_all_before_anybody_enters() -> None:
    scene = table(phase="leaving", space={}, die=[0])
    events = all_say(scene, "roof")
    (opens,) = [event for event in events if event.kind == "opens"]
    assert opens.audience is None
    assert opens.reveals
    scene.shows(phase="entering", space=None)
    for seat in (0, 1, 2, None):
        assert reads(scene, seat, "a-2")[0] == "What all hear."
    assert words(scene, scene.game.view(scene.state, 0).prompt) == "Where do you enter?"


@rule("TIME-TU-18")
def test_who_wanted_to_leave_is_remembered_until_the_next_vote() -> None:
    scene = table()
    scene.do(0, "leave")
    for seat in (1, 2):
        scene.do(seat, "nothing")
    scene.do(0, "nothing")
    scene.shows(time=19, phase="acting", settled=None, outvoted={"0": True})
    scene.do(0, "rest")
    scene.shows(outvoted={"0": True})
    for seat in range(3):
        scene.do(seat, "nothing")
    scene.shows(time=18, outvoted=None)
    scene = table(outvoted={"1": True}, die=[0])
    all_say(scene, "leave", "roof")
    scene.shows(outvoted=None)


@rule("TIME-TU-18", "TIME-FAI-1")
def test_who_wanted_to_leave_is_remembered_when_the_last_unit_ends_the_run() -> None:
    scene = table(time=1)
    scene.do(0, "leave")
    for seat in (1, 2):
        scene.do(seat, "nothing")
    scene.do(0, "nothing")
    scene.shows(phase="judging", outvoted={"0": True})
    all_say(scene, "again")
    scene.shows(phase=None, outvoted=None)
