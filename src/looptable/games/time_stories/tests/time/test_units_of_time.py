"""Spending time: declaring, acting, the order, what ends a run (sections 7, 8, 13, 24, 28)."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.missions.proving_ground import heard, table
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds


def declare(of: Table, *keys: str) -> list[Any]:
    return [event for seat, key in enumerate(keys) for event in of.do(seat, key)]


def life(of: Table) -> dict[str, int]:
    found: dict[str, int] = of.state.position()["life"]
    return found


@rule("TIME-TU-1", "TIME-TU-2", "TIME-TU-3", "TIME-TU-4")
def test_time_is_spent_once_for_all_after_everybody_has_decided() -> None:
    scene = table()
    declare(scene, "hall-c", "nothing")
    scene.shows(time=20)
    scene.do(2, "nothing")
    scene.shows(time=19, phase="acting")


@rule("TIME-EX-2", "TIME-TU-9", "TIME-INF-4", "TIME-TU-7", "TIME-TU-8")
def test_a_move_leads_to_any_space_and_the_card_is_read_at_once() -> None:
    scene = table()
    declare(scene, "nothing", "hall-h", "nothing")
    events = scene.do(0, "rest")
    read = [event.data["card"] for event in events if event.kind == "reads"]
    assert read == ["ground.hall-h"]
    scene.shows(time=19, space={"blue": "hall-b", "green": "hall-h", "pink": "hall-b"})


@rule("TIME-EX-3", "TIME-TU-14", "TIME-TU-15", "TIME-TU-13")
def test_one_unit_serves_rolls_and_moves_and_a_newcomer_rolls_in_the_next() -> None:
    spaces = {"blue": "hall-b", "green": "hall-c", "pink": "hall-b"}
    piles = {"pile_1": {"hall-c": 2}, "pile_2": {"hall-c": 3}}
    scene = table(space=spaces, test={"hall-c": "laid"}, **piles, dice=[0, 0, 0])
    assert "roll" not in scene.keys(2)
    declare(scene, "nothing", "roll", "hall-c")
    scene.do(0, "rest")
    scene.do(1, "receptacle-elizia.1 no")
    scene.shows(time=19)
    assert "roll" in scene.keys(2)


@rule("TIME-TU-12", "TIME-TU-5")
def test_the_captain_says_in_which_order_the_actions_come() -> None:
    scene = table()
    declare(scene, "hall-c", "hall-d", "hall-e")
    assert scene.keys(0) == ["blue", "green", "pink", "rest"]
    events = scene.do(0, "pink", "green")
    assert [e.data["agent"] for e in events if e.kind == "moves"] == ["pink", "green", "blue"]


@rule("TIME-TU-16")
def test_an_action_that_became_impossible_is_a_harmless_nothing() -> None:
    spaces = {"blue": "hall-b", "green": "hall-c", "pink": "hall-c"}
    scene = table(space=spaces, test={"hall-c": "laid"}, pile_2={"hall-c": 1}, dice=[2, 0, 0, 0])
    declare(scene, "nothing", "roll", "roll")
    events = scene.do(0, "pink", "rest")
    assert [e.data["agent"] for e in events if e.kind == "rolled"] == ["pink"]
    assert life(scene) == {"blue": 2, "green": 6, "pink": 5}


@rule("TIME-TU-17", "TIME-CPT-4", "TIME-RUN-4")
def test_the_last_unit_ends_the_run_before_anybody_acts() -> None:
    scene = table(time=1)
    events = declare(scene, "hall-c", "nothing", "nothing")
    scene.shows(phase="judging", time=None, failure="time", ending="out-of-time")
    assert "moves" not in heard(events, None)


@rule("TIME-EX-29", "TIME-DTH-1", "TIME-DTH-2", "TIME-DTH-3")
def test_who_loses_the_last_point_dies_and_waits_seven_units() -> None:
    scene = table(time=21, life={"blue": 1, "green": 6, "pink": 5})
    declare(scene, "hall-h", "nothing", "nothing")
    scene.do(0, "rest")
    scene.shows(time=20, returns_at={"blue": 13}, space={"green": "hall-b", "pink": "hall-b"})


@rule("TIME-DTH-6", "TIME-DTH-8", "TIME-DTH-9", "TIME-DTH-10", "TIME-DTH-17")
def test_the_dead_return_where_another_stands_with_full_life() -> None:
    spaces = {"green": "hall-b", "pink": "hall-c"}
    scene = table(time=14, returns_at={"blue": 13}, life={"green": 6, "pink": 5}, space=spaces)
    scene.do(0, "stay")
    scene.do(1, "nothing")
    scene.do(2, "nothing")
    scene.do(0, "rest")
    assert scene.keys(0) == ["hall-b", "hall-c", "wait"]
    scene.do(0, "hall-b")
    scene.shows(time=13, returns_at=None)
    assert life(scene)["blue"] == 2


@pytest.mark.parametrize(
    ("time", "returns"),
    [
        pytest.param(9, 1, marks=rule("TIME-EX-31")),
        pytest.param(8, 0, marks=rule("TIME-EX-31", "TIME-DTH-12")),
    ],
)
def test_a_death_with_seven_units_left_or_fewer_is_final(time: int, returns: int) -> None:
    scene = table(time=time, life={"blue": 1, "green": 6, "pink": 5})
    declare(scene, "hall-h", "nothing", "nothing")
    scene.do(0, "rest")
    scene.shows(returns_at={"blue": returns})


@rule("TIME-EX-32", "TIME-DTH-7", "TIME-DTH-15")
def test_a_return_on_the_way_is_an_entry_with_the_others() -> None:
    scene = table(
        bodies={"green": "madeleine"},
        time=14,
        returns_at={"blue": 13},
        life={"green": 3, "pink": 5},
        space={"green": "hall-b", "pink": "hall-b"},
        die=[2],
    )
    declare(scene, "leave", "leave", "leave")
    declare(scene, "roof", "roof", "roof")
    scene.shows(time=11, phase="entering", returns_at={"blue": 13})
    assert scene.keys(0) == ["return", "wait"]
    scene.do(0, "return")
    scene.shows(returns_at=None)
    assert life(scene)["blue"] == 2
    assert scene.state.pending() == [0, 1, 2]


@rule("TIME-DTH-13", "TIME-FAI-2")
def test_when_all_are_dead_the_run_ends_at_once() -> None:
    scene = table(
        returns_at={"blue": 5, "green": 6},
        life={"pink": 1},
        space={"pink": "hall-b"},
    )
    declare(scene, "stay", "stay", "hall-h")
    scene.shows(phase="judging", failure="time", ending="all-dead", time=19)


@rule("TIME-DTH-4", "TIME-INF-12", "TIME-CAP-10")
def test_a_player_whose_agent_is_dead_votes_and_reads_nothing() -> None:
    scene = table(
        returns_at={"blue": 5},
        life={"green": 6, "pink": 5},
        space={"green": "hall-b", "pink": "hall-b"},
    )
    assert scene.keys(0) == ["stay", "leave"]
    view = scene.game.view(scene.state, 0).as_bytes()
    assert b"card.ground.hall-b.text" not in view


@rule("TIME-DTH-18")
def test_who_dies_before_its_action_loses_it() -> None:
    spaces = {"blue": "hall-e", "green": "hall-b", "pink": "hall-b"}
    piles = {"pile_1": {"hall-e": 1}, "pile_3": {"hall-e": 1}}
    scene = table(space=spaces, test={"hall-e": "laid"}, **piles)
    declare(scene, "nothing", "nothing", "nothing")
    scene.do(0, "blue", "rest")
    scene.shows(returns_at={"blue": 12}, phase="exploring")


@rule("TIME-SYM-13", "TIME-SYM-18")
def test_time_gained_and_an_action_lost() -> None:
    spaces = {"blue": "cellar-e", "green": "cellar-b", "pink": "cellar-b"}
    scene = table(here="cellar", space=spaces)
    scene.do(0, "first", "offer cellar-e-3", "done")
    scene.shows(time=23, skips={"blue": True})
    scene.do(1, "nothing")
    scene.do(2, "nothing")
    scene.do(0, "nothing", "rest")
    scene.shows(time=22, skips=None)


@rule("TIME-FAI-3", "TIME-MIS-3")
def test_a_text_names_the_failure_that_is_read() -> None:
    scene = table(space={"blue": "hall-h", "green": "hall-b", "pink": "hall-b"})
    scene.do(0, "first", "offer hall-h-1")
    scene.shows(phase="judging", failure="caught", ending="failed", time=20)


@rule("TIME-WIN-1", "TIME-WIN-3", "TIME-CPT-2", "TIME-MIS-1")
def test_only_the_success_card_wins_and_all_win_together() -> None:
    spaces = {"blue": "hall-g", "green": "hall-b", "pink": "hall-b"}
    scene = table(space=spaces, test={"hall-g": "laid"}, pile_1={"hall-g": 1}, dice=[2, 0, 0])
    declare(scene, "roll", "nothing", "nothing")
    scene.do(0, "blue", "receptacle-marie.1 no")
    outcome = scene.state.outcome()
    assert outcome is not None
    assert (outcome.code, outcome.winners) == ("success", (0, 1, 2))
    scene.shows(time=19)
