"""The Lamp at Low Tide as a whole: its size, ways to win, every team and every body."""

import itertools
import tomllib
from typing import Any

import pytest

from looptable.games.time_stories import GAME
from looptable.games.time_stories.rules.layout import SHIELDS
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.low_tide import (
    BODIES,
    MISSION,
    NAMES,
    guide,
    night,
)
from looptable.testing import rule


def _cards() -> list[dict[str, Any]]:
    return [
        card
        for place in NAMES.places
        for card in tomllib.loads((MISSION / f"places/{place}.toml").read_text("utf-8"))["card"]
    ]


def _started(players: int, seed: int, **options: str) -> StoryState:
    return GAME.start(players, {"mission": "low-tide", **options}, seed)


def test_nothing_is_wrong_with_the_mission() -> None:
    assert list(GAME.check_mission(MISSION)) == []


def test_the_mission_shows_everything_that_the_system_has() -> None:
    cards = _cards()
    tests = [test for card in cards for test in card.get("test", ())]
    seals = [frozenset(card["sealed"]) for card in cards if "sealed" in card]
    tokens = [len(card["sealed"]["tokens"]) for card in cards if "tokens" in card.get("sealed", {})]
    assert len(cards) >= 35
    assert len(NAMES.places) == 7
    assert {pile.split()[1] for test in tests for pile in test["shields"]} == set(SHIELDS)
    assert {test["characteristic"] for test in tests} == {"strength", "wits", "charm", "footing"}
    assert {frozenset({"group"}), frozenset({"receptacles"}), frozenset({"receptacles", "key"}),
            frozenset({"key"})} < set(seals)  # fmt: skip
    assert {1, 3} == set(tokens), "one token, and several"
    assert {card["sign"] for card in cards if "sign" in card} == {
        "forbidden",
        "required",
        "fleeting",
    }
    assert [card["id"] for card in cards if card.get("lock")] == ["brawler", "wreckers"]
    assert all(power["power"] for power in _receptacles())


def _receptacles() -> list[dict[str, Any]]:
    table = tomllib.loads((MISSION / "receptacles.toml").read_text("utf-8"))
    return list(table["receptacle"])


@pytest.mark.both_builds
@pytest.mark.parametrize(
    ("players", "variant"), [(2, "two-each"), (2, "shared"), (3, "two-each"), (4, "two-each")]
)
@rule("TIME-WIN-1", "TIME-TWO-1", "TIME-TWO-2")
def test_a_team_that_knows_the_way_lights_the_lamp(players: int, variant: str) -> None:
    state = _started(players, 1, two_players=variant)
    guide().play(state)
    outcome = state.outcome()
    assert outcome is not None
    assert (outcome.code, outcome.winners) == ("success", tuple(range(players)))
    assert state.time >= 1


@pytest.mark.parametrize(
    "bodies",
    [*itertools.combinations(BODIES, 3), *itertools.combinations(BODIES, 4)],
    ids="-".join,
)
def test_no_choice_of_receptacles_is_a_dead_end(bodies: tuple[str, ...]) -> None:
    def wins(seed: int) -> bool:
        state = guide(*bodies).play(_started(len(bodies), seed))
        outcome = state.outcome()
        return outcome is not None and outcome.code == "success"

    assert any(wins(seed) for seed in range(5)), "bad luck five times over is no luck"


@rule("TIME-OBJ-9", "TIME-RST-2")
def test_the_tide_table_stays_and_opens_the_way_to_the_cave_at_once() -> None:
    dawn = night(
        "quay", held={"tide-table": "green", "rope": "blue"}, time=1, tokens=["tide-known"]
    )
    for seat in range(3):
        dawn.do(seat, "nothing")
    for seat in range(3):
        dawn.do(seat, "again")
    dawn.shows(run_number=2, holder={NAMES.elements["tide-table"]: "green"}, tokens=None, time=28)
    while dawn.state.position().get("phase", "choosing") == "choosing":
        (seat,) = dawn.state.pending()
        dawn.do(seat, dawn.keys(seat)[0])
    slip = NAMES.cards["slip"]
    assert slip not in dawn.keys(1)
    dawn.do(1, "first", f"use {NAMES.elements['tide-table']}.1", "done")
    assert slip in dawn.keys(1)
    assert dawn.state.position()["plan"]["cave"]


def test_a_lost_night_is_followed_by_one_that_can_be_won() -> None:
    state = _started(3, 4)
    for _ in range(400):
        if state.position().get("phase") == "judging":
            break
        seat = state.pending()[0]
        keys = {GAME.describe(state, seat, one).key: one for one in state.legal(seat)}
        state.apply(seat, keys["nothing" if "nothing" in keys else next(iter(keys))])
    assert state.position()["failure"] == "time"
    while state.position().get("phase") == "judging":
        state.apply(state.pending()[0], state.legal(state.pending()[0])[0])
    assert state.run_number == 2
    guide().play(state)
    assert state.position()["ending"] == "success"


@pytest.mark.parametrize(("run", "time"), [(1, 28), (2, 32), (4, 32)])
def test_from_the_third_night_on_there_is_a_little_more_time(run: int, time: int) -> None:
    dawn = night("quay", phase="judging", ending="out-of-time", failure="time", run_number=run)
    for seat in range(3):
        dawn.do(seat, "again")
    while dawn.state.position().get("phase", "choosing") == "choosing":
        (seat,) = dawn.state.pending()
        dawn.do(seat, dawn.keys(seat)[0])
    dawn.shows(time=time, run_number=run + 1)
