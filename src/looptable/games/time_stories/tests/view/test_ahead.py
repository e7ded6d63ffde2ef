"""Looking ahead: a person with several agents sees the questions about all of them before the first declares."""

import pytest

from looptable.engine.match.ahead import Ahead, look_ahead
from looptable.games.time_stories.tests.missions.proving_ground import table
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

FOUR = {"yellow": "altace"}
"""Two players: seat 0 has Blue and Pink, seat 1 Green and Yellow."""
GATE = {"blue": "hall-c", "green": "hall-b", "pink": "hall-b", "yellow": "hall-b"}


def ahead(of: Table, seat: int) -> dict[tuple[str, ...], Ahead]:
    return {one.after: one for one in look_ahead(of.game, of.state, seat)}


def keys(one: Ahead) -> list[str]:
    return [option.key for option in one.options]


def agents(one: Ahead) -> set[str]:
    """The agents that the options of a question are about."""
    return {target.id for option in one.options for target in option.targets
            if target.kind == "agent"}  # fmt: skip


@rule("TIME-TU-2")
def test_the_options_of_the_second_agent_are_seen_before_the_first_has_declared() -> None:
    scene = table(players=2, bodies=FOUR, space=GATE)
    second = ahead(scene, 0)["nothing",]
    assert agents(second) == {"pink"}
    scene.do(0, "hall-d")
    assert keys(second) == scene.keys(0)
    assert list(second.options) == scene.game.legal_options(scene.state, 0)


@rule("TIME-TU-2")
def test_they_are_seen_by_the_last_to_decide_too() -> None:
    scene = table(players=2, bodies=FOUR, space=GATE)
    scene.do(1, "nothing", "nothing")
    second = ahead(scene, 0)["nothing",]
    scene.do(0, "hall-d")
    assert list(second.options) == scene.game.legal_options(scene.state, 0)
    assert not [one for one in ahead(scene, 0) if "nothing" in one]


@rule("TIME-OPEN-30")
def test_free_deeds_are_seen_and_behind_them_the_declarations() -> None:
    scene = table(players=2, bodies=FOUR)
    free = ahead(scene, 0)["first",]
    assert agents(free) == {"blue"}
    assert keys(free)[:2] == ["done", "offer hall-b-1"]
    declared = scene.keys(0)
    scene.do(0, "first")
    behind = ahead(scene, 0)
    assert list(behind) == [("done",), ("done", "nothing")]
    assert keys(behind["done",]) == declared
    assert agents(behind["done", "nothing"]) == {"pink"}


@rule("TIME-ENT-3")
def test_the_entry_of_the_second_agent_is_seen_too() -> None:
    scene = table(players=2, bodies=FOUR, phase="entering", here="cellar", space={})
    (second,) = [one for one in ahead(scene, 0).values() if agents(one) == {"pink"}]
    assert second.after == ("cellar-b",)
    scene.do(0, "cellar-d")
    assert list(second.options) == scene.game.legal_options(scene.state, 0)


@rule("TIME-TU-1")
def test_nothing_is_seen_behind_what_spends_the_unit() -> None:
    scene = table(players=2, bodies=FOUR, space=GATE)
    scene.do(1, "nothing", "nothing")
    scene.do(0, "nothing")
    assert [after for after in ahead(scene, 0) if after != ("first",)] == []


@rule("TIME-OPEN-30")
def test_what_is_free_for_every_agent_of_a_seat_is_seen_at_once() -> None:
    scene = table(players=2, bodies=FOUR, planned_order=True)
    found = ahead(scene, 0)
    assert list(found) == [("nothing",), ("first",), ("first-pink",)]
    assert agents(found["first-pink",]) == {"pink"}
    scene.do(0, "first-pink")
    assert list(found["first-pink",].options) == scene.game.legal_options(scene.state, 0)
    behind = ahead(scene, 0)
    assert list(behind) == [("done",), ("done", "nothing"), ("done", "first")]
    assert behind["done", "first"].options == found["first",].options


def test_who_is_not_asked_sees_nothing_ahead() -> None:
    scene = table(players=2, bodies=FOUR)
    scene.do(1, "nothing", "nothing")
    assert ahead(scene, 1) == {}
