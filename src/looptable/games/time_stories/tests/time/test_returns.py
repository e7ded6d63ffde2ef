"""Death and return: the vortex, due returns, putting one off (section 24)."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.missions import proving_ground
from looptable.games.time_stories.tests.missions.proving_ground import heard
from looptable.games.time_stories.tests.view_helpers import choices, has, piece, reads, words, zone
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds


def dead_blue(**position: Any) -> Table:
    """Blue is in the vortex until 13; the others stand apart; the marker is on 14."""
    start = {
        "time": 14,
        "returns_at": {"blue": 13},
        "life": {"green": 3, "pink": 5},
        "space": {"green": "hall-b", "pink": "hall-c"},
    }
    return proving_ground.table(bodies={"green": "madeleine"}, **{**start, **position})


def spend(of: Table) -> None:
    """A unit in which nobody does anything."""
    for seat in of.state.pending():
        of.do(seat, "stay" if "stay" in of.keys(seat) else "nothing")
    of.do(0, "rest")


def go(of: Table, place: str) -> None:
    for key in ("leave", place):
        for seat in range(3):
            of.do(seat, key)


@rule("TIME-OPEN-27", "TIME-DTH-6", "TIME-DTH-8")
def test_a_return_may_be_put_off_and_is_asked_for_again_after_the_next_unit() -> None:
    scene = dead_blue()
    spend(scene)
    assert choices(scene, 0) == {
        "hall-b": "Return at the bench (no time)",
        "hall-c": "Return at the gate (no time)",
        "wait": "Stay in the vortex for now (no time)",
    }
    scene.do(0, "wait")
    scene.shows(waits={"blue": True}, phase="exploring", time=13, returns_at={"blue": 13})
    assert scene.keys(0) == ["stay", "leave"]
    spend(scene)
    scene.shows(time=12, waits=None, phase="returning")
    scene.do(0, "hall-c")
    scene.shows(time=12, returns_at=None, life={"blue": 2, "green": 3, "pink": 5})
    assert "roll" in scene.keys(0), "it acts from the next unit on"


@rule("TIME-DTH-16", "TIME-DTH-9")
def test_who_returns_reads_the_card_of_the_space_at_once() -> None:
    scene = dead_blue()
    spend(scene)
    events = scene.do(0, "hall-c")
    assert [(e.data["card"], e.audience) for e in events if e.kind == "reads"] == [
        ("ground.hall-c", (0,))
    ]
    assert reads(scene, 0, "card-ground.hall-c")[0] == "Secret of the gate."
    scene.shows(test={"hall-c": "laid"}, time=13)


@rule("TIME-EX-32", "TIME-OPEN-27", "TIME-DTH-15")
def test_on_the_way_a_due_return_may_be_put_off() -> None:
    scene = dead_blue(die=[2])
    go(scene, "roof")
    scene.shows(time=11, here="roof", phase="entering", captain="1")
    assert choices(scene, 0) == {
        "return": "Return, and enter with the others (no time)",
        "wait": "Stay in the vortex for now (no time)",
    }
    assert scene.state.pending() == [0]
    scene.do(0, "wait")
    scene.shows(waits={"blue": True})
    assert scene.state.pending() == [1, 2]
    scene.do(1, "roof-g")
    scene.do(2, "roof-g")
    scene.shows(phase="exploring", space={"green": "roof-g", "pink": "roof-g"})
    scene.do(0, "stay")
    scene.do(1, "nothing")
    scene.do(2, "nothing")
    scene.do(1, "rest")
    assert scene.keys(0) == ["roof-g", "wait"]


@rule("TIME-DTH-15", "TIME-ENT-5")
def test_who_returns_on_the_way_enters_where_it_likes() -> None:
    scene = dead_blue(die=[2])
    go(scene, "roof")
    events = scene.do(0, "return")
    assert heard(events, 2) == ["returns"]
    scene.shows(life={"blue": 2, "green": 3, "pink": 5}, returns_at=None, waits=None)
    scene.do(0, "roof-e")
    scene.do(1, "roof-g")
    scene.do(2, "roof-g")
    scene.shows(space={"blue": "roof-e", "green": "roof-g", "pink": "roof-g"})


@rule("TIME-OPEN-27")
def test_what_was_put_off_is_asked_for_again_at_the_next_place() -> None:
    scene = dead_blue(die=[0, 0])
    go(scene, "roof")
    scene.do(0, "wait")
    for seat in (1, 2):
        scene.do(seat, "stay-out")
    for seat in range(3):
        scene.do(seat, "hall")
    scene.shows(here="hall", waits=None, time=12)
    assert scene.keys(0) == ["return", "wait"]


@rule("TIME-DTH-7", "TIME-DTH-6")
@pytest.mark.parametrize(("returns_at", "asked"), [(14, True), (13, True), (12, False), (0, False)])
def test_a_marker_that_has_reached_or_passed_the_pawn_lets_it_return(
    returns_at: int, asked: bool
) -> None:
    scene = dead_blue(returns_at={"blue": returns_at})
    spend(scene)
    scene.shows(time=13, phase="returning" if asked else "exploring")


@rule("TIME-DTH-14", "TIME-DTH-3")
def test_one_may_die_and_return_several_times() -> None:
    scene = dead_blue(time=20, returns_at={"blue": 19}, space={"green": "hall-h", "pink": "hall-b"})
    spend(scene)
    scene.do(0, "hall-h")
    scene.shows(life={"blue": 1, "green": 3, "pink": 5})
    for seat, key in enumerate(("hall-b", "nothing", "nothing")):
        scene.do(seat, key)
    scene.do(0, "rest")
    for seat, key in enumerate(("hall-h", "nothing", "nothing")):
        scene.do(seat, key)
    scene.do(0, "rest")
    scene.shows(time=17, returns_at={"blue": 10}, life={"green": 3, "pink": 5})


@rule("TIME-DTH-19", "TIME-RCP-6")
def test_healing_stops_at_the_printed_life_and_does_not_wake_the_dead() -> None:
    tonic = {"holder": {"element-4": "pink"}}
    scene = dead_blue(**tonic)
    scene.do(2, "first", "use element-4.1")
    scene.shows(life={"green": 3, "pink": 5}, returns_at={"blue": 13})
    scene = dead_blue(**tonic, life={"green": 3, "pink": 4})
    scene.do(2, "first", "use element-4.1")
    scene.shows(life={"green": 3, "pink": 5})
    elizia = proving_ground.table(
        phase="leaving", space={}, returns_at={"blue": 3}, life={"green": 5, "pink": 5},
        green={"green": 1}, die=[0],
    )  # fmt: skip
    for seat in range(3):
        elizia.do(seat, "roof")
    elizia.do(1, "receptacle-elizia.2 yes")
    assert elizia.keys(1) == ["receptacle-elizia.2+2 green", "receptacle-elizia.2+2 pink"]


@rule("TIME-CMP-2", "TIME-CMP-3", "TIME-DTH-2")
def test_main_pawns_show_where_agents_are_and_small_ones_when_they_return() -> None:
    scene = dead_blue()
    assert [one.id for one in zone(scene, None, "space-hall-b").pieces][-1] == "pawn-green"
    assert [one.id for one in zone(scene, None, "space-hall-c").pieces][-1] == "pawn-pink"
    assert not has(scene, None, "pawn-blue")
    assert (
        words(scene, piece(scene, None, "small-blue").name) == "In the vortex until 13 is reached"
    )
    assert not has(scene, None, "small-pink")


@rule("TIME-OPEN-7", "TIME-CAP-10")
def test_the_office_comes_to_a_player_whose_agent_is_dead() -> None:
    scene = dead_blue(captain=2, die=[0, 2], returns_at={"blue": 5})
    go(scene, "roof")
    scene.shows(captain=None)
    events = [e for seat in (1, 2) for e in scene.do(seat, "stay-out")]
    assert heard(events, None)[-1] == "stays-out"
    events = [e for seat in range(3) for e in scene.do(seat, "hall")]
    (departs,) = [e for e in events if e.kind == "departs"]
    assert (departs.data["seat"], departs.data["n"]) == (0, 3)


@rule("TIME-DTH-13", "TIME-FAI-2", "TIME-OPEN-3")
def test_the_death_of_the_last_ends_the_run_although_others_wait_to_return() -> None:
    scene = dead_blue(
        returns_at={"blue": 13, "green": 9}, life={"pink": 1}, space={"pink": "hall-b"}
    )
    scene.do(0, "stay")
    scene.do(1, "stay")
    events = scene.do(2, "hall-h")
    scene.shows(phase="judging", time=13, ending="all-dead", failed={"time": 1})
    assert "returns" not in heard(events, None)
