"""Positions and settings that cannot be, copies, and what a seat may guess."""

from typing import Any

import pytest

from looptable.core.chance import Chance
from looptable.core.errors import PositionError, WrongUse
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.missions.proving_ground import ground, table
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

START = table().state.position()


def without(field: str) -> dict[str, Any]:
    return {name: value for name, value in START.items() if name != field}


@pytest.mark.parametrize(
    ("position", "field"),
    [
        ({**START, "mission": "grond"}, "mission"),
        ({**START, "phase": "over"}, "ending"),
        (without("receptacle"), "receptacle"),
        ({**START, "receptacle": {"blue": "marie", "green": "guard"}}, "receptacle"),
        (without("here"), "here"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_the_field(
    position: dict[str, Any], field: str
) -> None:
    with pytest.raises(PositionError, match="position/bad-value") as refused:
        ground().load(position)
    assert refused.value.data["field"] == field


@pytest.mark.parametrize("phase", ["choosing", "judging"])
def test_between_runs_nobody_needs_a_body(phase: str) -> None:
    position = {"players": 3, "mission": "ground", "phase": phase, "failure": "time",
                "ending": "out-of-time"}  # fmt: skip
    assert ground().load(position).pending() == ([0] if phase == "choosing" else [0, 1, 2])


def test_an_unknown_mission_is_refused_with_the_closest() -> None:
    with pytest.raises(WrongUse, match="use/bad-setting-value") as refused:
        ground().start(3, {"mission": "grund"}, 1)
    assert refused.value.data["closest"] == "ground"


@rule("TIME-TWO-2", "TIME-TWO-3", "TIME-TWO-9")
@pytest.mark.parametrize(
    ("players", "way", "agents", "leaves"),
    [(2, "two-each", 4, 9), (2, "shared", 3, 7), (3, "shared", 3, 7), (4, "two-each", 4, 9)],
)
def test_how_many_receptacles_are_in_play(players: int, way: str, agents: int, leaves: int) -> None:
    state = ground().start(players, {"mission": "ground", "two_players": way}, 1)
    scene = Table(ground(), state.position())
    bodies = iter(["elizia", "altace", "guard", "marie"])
    while scene.state.position().get("phase") is None:
        (seat,) = scene.state.pending()
        scene.do(seat, next(bodies))
    position = scene.state.position()
    assert len(position["receptacle"]) == agents
    assert list(position["green"].values()) == [leaves]
    assert ground().census(scene.state)["agents"] == agents


def test_settings_reach_the_state() -> None:
    options = {"mission": "ground", "idle_malus": "always", "notebook": "notes"}
    position = ground().start(3, options, 1).position()
    assert (position["idle_always"], position["notes_only"]) == (True, True)
    plain = ground().start(3, {"mission": "ground"}, 1).position()
    assert "idle_always" not in plain
    assert "notes_only" not in plain


def test_a_copy_is_equal_and_goes_its_own_way() -> None:
    scene = table(notebook={"0": ["hall-b"]}, dice=[2, 0, 0])
    before = scene.state.key()
    twin = scene.state.clone()
    assert isinstance(twin, StoryState)
    assert twin.key() == before
    twin.apply(0, ground().parse(twin, 0, "nothing"))
    assert (scene.state.key(), twin.key() == before) == (before, False)


def seeded(seed: int) -> Chance:
    chance = Chance(1)
    chance.seed(seed)
    return chance


def guessed(of: Table, viewer: int | None, field: str, count: int = 16) -> set[str]:
    """The values of a field in many guesses; all of them keep the view."""
    view, chance = of.game.view(of.state, viewer), seeded(3)
    found = []
    for _ in range(count):
        guess = of.game.guess(view, chance)
        assert of.game.view(guess, viewer).as_bytes() == view.as_bytes()
        found.append(str(guess.position().get(field)))
    return set(found)


@rule("TIME-TU-2")
def test_what_others_have_declared_is_guessed_and_the_own_is_known() -> None:
    scene = table()
    scene.do(0, "hall-e")
    assert len(guessed(scene, 1, "intent")) > 2
    assert "None" in guessed(scene, 1, "intent", 48), "it may have voted to leave"
    assert guessed(scene, 0, "intent") == {"{'blue': 'hall-e'}"}
    assert {"None", "{'0': 'leave'}"} == guessed(scene, 1, "vote", 48)


def test_where_others_enter_is_guessed() -> None:
    scene = table(phase="entering", space={})
    scene.do(1, "stay-out")
    assert len(guessed(scene, 0, "intent")) > 2


@rule("TIME-CHG-8")
def test_votes_on_the_next_place_are_guessed() -> None:
    scene = table(phase="leaving", space={})
    scene.do(1, "roof")
    assert guessed(scene, 0, "vote") == {"{'1': 'to cellar'}", "{'1': 'to roof'}"}
    assert guessed(scene, 1, "vote") == {"{'1': 'to roof'}"}


def test_votes_on_another_run_and_of_bystanders_are_guessed() -> None:
    scene = table(phase="judging", failure="time", ending="out-of-time")
    scene.do(2, "stop")
    assert guessed(scene, None, "vote") == {"{'2': 'again'}", "{'2': 'stop'}"}
    scene = table(returns_at={"pink": 3}, life={"blue": 2, "green": 6},
                  space={"blue": "hall-b", "green": "hall-b"})  # fmt: skip
    scene.do(2, "leave")
    assert guessed(scene, 0, "vote") == {"{'2': 'leave'}", "{'2': 'stay'}"}


def test_with_two_agents_a_vote_to_leave_looks_like_two_decisions() -> None:
    bodies = {"green": "madeleine", "yellow": "altace"}
    scene = table(players=2, bodies=bodies)
    scene.do(0, "nothing")
    assert guessed(scene, 1, "vote", 32) == {"None"}, "only one of its agents has decided"
    scene.do(0, "nothing")
    told = guessed(scene, 1, "vote", 48)
    assert told == {"None", "{'0': 'leave'}"}
