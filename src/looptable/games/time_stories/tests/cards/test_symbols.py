"""Symbols of the iconography that no other page shows on its own (section 31)."""

import pytest

from looptable.games.time_stories.tests.missions.proving_ground import BLANK, table
from looptable.testing import rule

pytestmark = pytest.mark.both_builds

AGENTS = ("blue", "green", "pink")


@pytest.mark.parametrize(
    ("hearts", "life"),
    [pytest.param(1, 4, marks=rule("TIME-SYM-6")), pytest.param(3, 2, marks=rule("TIME-SYM-6"))],
)
def test_each_heart_shield_left_costs_the_roller_a_point_of_life(hearts: int, life: int) -> None:
    laid = {"test": {"hall-d": "laid"}, "pile_3": {"hall-d": hearts}}
    spaces = {"blue": "hall-b", "green": "hall-d", "pink": "hall-d"}
    scene = table(space=spaces, dice=[BLANK] * 4, **laid)
    for seat, key in enumerate(("nothing", "nothing", "roll")):
        scene.do(seat, key)
    scene.do(0, "pink")
    scene.shows(life={"blue": 2, "green": 6, "pink": life})


@pytest.mark.parametrize(
    ("visit", "gone"),
    [
        pytest.param("cellar-b", {"cellar-d": True}, marks=rule("TIME-SYM-19")),
        pytest.param("cellar-d", None, marks=rule("TIME-SYM-19", "TIME-SYM-20")),
    ],
)
def test_a_card_with_the_discard_sign_goes_unless_somebody_goes_there(
    visit: str, gone: dict[str, bool] | None
) -> None:
    scene = table(here="cellar", phase="entering", space={})
    for seat, key in enumerate((visit, "cellar-b", "cellar-b")):
        scene.do(seat, key)
    scene.shows(gone=gone)


@rule("TIME-SYM-22", "TIME-OBJ-9", "TIME-OBJ-10")
def test_an_element_with_the_logo_survives_a_failed_run() -> None:
    held = {"element-1": "blue", "element-2": "green"}
    scene = table(holder=held, space=dict.fromkeys(AGENTS, "hall-h"))
    scene.do(0, "first", "offer hall-h-1")
    for seat in range(3):
        scene.do(seat, "again")
    scene.shows(holder={"element-2": "green"})


@rule("TIME-SYM-13", "TIME-SYM-17", "TIME-OPEN-44")
def test_time_is_gained_beyond_the_start_and_lost_without_an_action() -> None:
    scene = table(here="cellar", space=dict.fromkeys(AGENTS, "cellar-e"), die=[0])
    scene.do(0, "first", "offer cellar-e-3")
    scene.shows(time=23, did=None)
    scene.do(0, "offer cellar-e-4")
    scene.shows(time=23 - 2 - 1 - 2, did=None, here="roof")
