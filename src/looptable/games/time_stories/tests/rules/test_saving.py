"""Saving at any moment: what is loaded is what was saved, for every seat (section 30)."""

import json
from typing import Any

import pytest

from looptable.core.chance import Chance
from looptable.games.time_stories.tests.missions.proving_ground import ground, table
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds


def loaded(of: Table) -> Table:
    return Table(of.game, json.loads(json.dumps(of.state.position())))


def same(one: Table, other: Table) -> None:
    """Equal states, that ask the same, and show each seat the same."""
    assert other.state.key() == one.state.key()
    pending = one.state.pending()
    assert other.state.pending() == pending
    assert [other.keys(seat) for seat in pending] == [one.keys(seat) for seat in pending]
    for seat in (*range(3), None):
        view = one.game.view(one.state, seat).as_bytes()
        assert other.game.view(other.state, seat).as_bytes() == view


@rule("TIME-SAV-1", "TIME-SAV-7", "TIME-SAV-8")
@pytest.mark.parametrize("seed", [1, 2])
def test_every_moment_of_a_match_can_be_saved(seed: int) -> None:
    chance = Chance(1)
    chance.seed(seed)
    game = ground()
    scene = Table(game, game.start(3, {"mission": "ground"}, seed).position())
    for _ in range(60):
        pending = scene.state.pending()
        if not pending:
            break
        same(scene, loaded(scene))
        seat = pending[chance.below(0, len(pending))]
        legal = scene.state.legal(seat)
        scene.state.apply(seat, legal[chance.below(0, len(legal))])


@rule("TIME-SAV-1", "TIME-SAV-7")
def test_in_the_middle_of_a_roll_nothing_is_lost() -> None:
    scene = table(space={"blue": "hall-b", "green": "hall-c", "pink": "hall-b"},
                  test={"hall-c": "laid"}, pile_1={"hall-c": 2}, pile_2={"hall-c": 3},
                  dice=[2, 0, 5, 4])  # fmt: skip
    for seat, key in enumerate(("hall-d", "roll", "nothing")):
        scene.do(seat, key)
    scene.do(0, "green")
    scene.do(1, "receptacle-elizia.1 yes")
    again = loaded(scene)
    same(scene, again)
    again.shows(dice=["hit", "blank", "skull"], roller="green", stage="after")
    for of in (scene, again):
        of.do(1, "receptacle-elizia.1+1 2")
        of.shows(pile_1=None, pile_2={"hall-c": 2}, life={"blue": 2, "green": 6, "pink": 5})
    same(scene, again)


@rule("TIME-SAV-2", "TIME-SAV-3", "TIME-SAV-4", "TIME-SAV-6")
def test_a_save_keeps_what_the_log_keeps() -> None:
    kept: dict[str, Any] = {
        "here": "cellar",
        "plan": {"hall": True, "cellar": True, "roof": True, "attic": True},
        "over_card": {"cellar-e": "cellar-c"},
        "gone": {"cellar-d": True},
        "receptacle": {"blue": "marie", "green": "elizia", "pink": "guard"},
        "holder": {"element-1": "blue", "element-2": "pink"},
        "life": {"blue": 1, "green": 6, "pink": 5},
        "yellow": {"blue": 2},
        "green": {"green": 7},
        "tokens": {"green-1": True},
        "space": {"blue": "cellar-e", "green": "cellar-b", "pink": "cellar-b"},
    }
    scene = loaded(table(**kept))
    scene.shows(**kept)
    for seat in range(3):
        scene.do(seat, "nothing")
    scene.do(0, "rest")
    loaded(scene).shows(**kept)


@rule("TIME-SAV-5", "TIME-EX-30")
def test_every_number_of_units_left_is_kept() -> None:
    for time in (1, 9, 10, 20, 23, 50, 59):
        loaded(table(time=time)).shows(time=time)
