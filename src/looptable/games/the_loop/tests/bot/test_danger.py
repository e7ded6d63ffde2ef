"""The danger of vortexes, a part of the judgement: what the next visit of Foo may do."""

from itertools import product
from math import comb
from typing import Any

import pytest

from looptable.games.the_loop.bot.evaluation import (
    PARTS,
    judge_danger,
    judge_parts,
    worth_of_next_vortex,
)
from looptable.games.the_loop.definitions import Chute
from looptable.games.the_loop.library import _tails
from looptable.games.the_loop.rules.kinds import ERAS as ERA_COUNT
from looptable.games.the_loop.rules.numbers import CUBES, SLOTS
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS, foo_phase, table, tables

DAWN, MEDIEVAL, ROBOTS, END = 0, 1, 5, 6
CLOG = {"mission": {"robots": "clog-up"}, "revealed": {"robots": True}, "progress": {"clog-up": 4}}


def state_of(**position: Any) -> LoopState:
    return table(**position).state


def dangers(**position: Any) -> dict[str, int]:
    """The danger of every era that is in some."""
    state = state_of(**position)
    found = [judge_danger(state, era) for era in range(ERA_COUNT)]
    assert judge_parts(state)[PARTS.index("danger")] == sum(found)
    return {ERAS[era]: danger for era, danger in enumerate(found) if danger}


def tail(n: int, p: float, least: int) -> float:
    """The chance that at least this many of n cubes take a chute that each takes with probability p.

    Counted from the other end: one, less the probabilities of fewer cubes.
    """
    return 1 - sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(least))


# Where Foo may come next.


def visits(**position: Any) -> list[int]:
    state = state_of(**position)
    return [state.mode_rules.chance_of_visit(state, era) for era in range(ERA_COUNT)]


@pytest.mark.parametrize(
    ("deck", "hundredths"),
    [
        (["robots"], [0, 0, 0, 0, 0, 100, 0]),
        (["robots", "dawn"], [50, 0, 0, 0, 0, 50, 0]),
        (["robots", "dawn", "medieval"], [33, 33, 0, 0, 0, 33, 0]),
        (list(ERAS), [14] * 7),
        ([], [14] * 7),  # a new cycle begins: all seven cards are shuffled
    ],
)
def test_foo_comes_to_each_era_of_his_deck_equally_likely(
    deck: list[str], hundredths: list[int]
) -> None:
    assert visits(foo_deck=deck) == hundredths


@pytest.mark.parametrize(("foo", "after"), [("dawn", MEDIEVAL), ("robots", END), ("end", DAWN)])
def test_in_ultramachina_foo_comes_to_the_next_era_for_certain(foo: str, after: int) -> None:
    """There Foo walks round (ULTRA-6), whatever a deck of his may hold."""
    expected = [100 * (era == after) for era in range(ERA_COUNT)]
    assert visits(mode="ultramachina", foo=foo, foo_deck=[]) == expected


# What a vortex would mean.


@pytest.mark.parametrize(
    ("worth", "position"),
    [
        (-3_000, {}),
        (-4_500, {"vortex": {"dawn": True}}),
        (-9_000, {"vortex": {"dawn": True, "end": True}}),
        (-40_000, {"vortex": {"dawn": True, "end": True, "medieval": True}}),
        (-40_000, {"vortex": {"robots": True}}),
        (-3_000 - 1_440, CLOG),
        (-4_500 - 1_440, {**CLOG, "vortex": {"dawn": True}}),
        (-3_000, {**CLOG, "revealed": {}}),
    ],
)
def test_the_next_vortex_costs_more_the_fewer_are_left_and_the_cubes_of_its_mission(
    worth: int, position: dict[str, Any]
) -> None:
    """Four of the five cubes of a mission are worth 1440; a fourth or second vortex is the end."""
    assert worth_of_next_vortex(state_of(**position), ROBOTS) == worth


# How likely enough cubes fall: the tails of the binomial distribution.


@pytest.mark.parametrize("cubes", [0, 1, 2, 3, 7, 29, 30])
def test_the_tails_are_those_of_the_binomial_distribution(cubes: int) -> None:
    numbers = state_of().numbers
    weights = [chute.weight for chute in tables().all(Chute)]
    for chute, weight in enumerate(weights):
        for least in range(SLOTS + 1):
            expected = 10_000 * tail(cubes, weight / sum(weights), least)
            assert numbers.tail(chute, cubes, least) == pytest.approx(expected, abs=0.501)


@pytest.mark.parametrize("cubes", [1, 2, 30])
def test_the_tails_of_chutes_that_are_not_alike_lie_one_after_the_other(cubes: int) -> None:
    found = _tails([1, 2, 5])
    assert len(found) == 3 * (CUBES + 1) * (SLOTS + 1)
    for chute, weight in enumerate([1, 2, 5]):
        for least in range(SLOTS + 1):
            at = (chute * (CUBES + 1) + cubes) * (SLOTS + 1) + least
            assert found[at] == pytest.approx(10_000 * tail(cubes, weight / 8, least), abs=0.501)


def test_there_are_tails_for_all_the_cubes_of_the_box() -> None:
    """Thirty rifts in all: the machine never drops more."""
    assert state_of().rift_supply == CUBES


# All of it together.


def expected_danger(cubes: int, least: int, hundredths: int, worth: int) -> int:
    return round(10_000 * tail(cubes, 1 / 3, least)) * hundredths * worth // 1_000_000


def test_an_era_is_in_danger_by_its_rifts_and_by_the_cubes_that_fall() -> None:
    """Two cubes fall where Foo is and beside it, and more for every clone there."""
    for rifts in (2, 3):
        danger = expected_danger(2, 4 - rifts, 100, -3_000)
        assert dangers(foo_deck=["robots"], rifts={"robots": rifts}) == {"robots": danger}
    assert dangers(foo_deck=["robots"], rifts={"robots": 1}) == {}
    crowded = dangers(
        foo_deck=["robots"], rifts={"robots": 1}, clone_at={"dawn-renaissance": "robots"}
    )
    assert crowded == {"robots": expected_danger(3, 3, 100, -3_000)}
    elsewhere = dangers(
        foo_deck=["robots"], rifts={"robots": 1}, clone_at={"dawn-renaissance": "end"}
    )
    assert elsewhere == {}


@pytest.mark.parametrize(
    ("visited", "in_danger"),
    [
        ("industrial", ["renaissance", "industrial", "globalization"]),
        ("dawn", ["dawn", "medieval", "end"]),
        ("end", ["dawn", "robots", "end"]),
    ],
)
def test_the_era_of_the_visit_and_those_beside_it_are_in_danger(
    visited: str, in_danger: list[str]
) -> None:
    danger = expected_danger(2, 1, 100, -3_000)
    everywhere = dict.fromkeys(ERAS, 3)
    assert dangers(foo_deck=[visited], rifts=everywhere) == dict.fromkeys(in_danger, danger)
    before = ERAS[(ERAS.index(visited) - 1) % ERA_COUNT]
    walking: dict[str, Any] = {"mode": "ultramachina", "foo": before, "foo_deck": []}
    assert dangers(**walking, rifts=everywhere) == dict.fromkeys(in_danger, danger)


def test_dangers_of_several_visits_add_up() -> None:
    """Foo may come to the robots or to the end of times: both are beside one another."""
    once = round(10_000 * tail(2, 1 / 3, 1)) * 50
    found = dangers(foo_deck=["robots", "end"], rifts={"robots": 3, "dawn": 3})
    assert found == {
        "robots": 2 * once * -3_000 // 1_000_000,
        "dawn": once * -3_000 // 1_000_000,
    }


def test_a_fraction_of_danger_counts_as_a_whole() -> None:
    """Two visits, each one of three, each with two cubes that both fall there: 2933.04."""
    found = dangers(
        foo_deck=["robots", "end", "medieval"], rifts={"robots": 2}, vortex={"robots": True}
    )
    assert round(10_000 * tail(2, 1 / 3, 2)) == 1_111
    assert 2 * 1_111 * 33 * 40_000 == 2_933_040_000
    assert found == {"robots": -2_934}


def test_danger_is_counted_for_no_more_cubes_than_there_are() -> None:
    """A crowd larger than the table has clones for: a state that only a search could make up."""
    state = state_of(foo_deck=["robots"], rifts={"robots": 3})
    state.crowd[ROBOTS] = CUBES - 2
    most = judge_danger(state, ROBOTS)
    assert most == expected_danger(CUBES, 1, 100, -3_000)
    state.crowd[ROBOTS] = CUBES + 5
    assert judge_danger(state, ROBOTS) == most


def test_the_danger_is_as_great_as_the_falls_of_the_machine_make_it() -> None:
    """All nine falls of two cubes, played: five of them put one on the third rift of the robots."""
    vortexes = 0
    for falls in product(range(3), repeat=2):
        board = foo_phase("robots", list(falls), rifts={"robots": 3}, rift_supply=27)
        vortexes += bool(board.state.position().get("vortex", {}).get("robots"))
    assert vortexes == 5
    danger = dangers(foo_deck=["robots"], rifts={"robots": 3})["robots"]
    assert danger == pytest.approx(-3_000 * vortexes / 9, abs=1)
