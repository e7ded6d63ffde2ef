"""A lost unit of time takes the action and nothing else (TIME-SYM-18, TIME-OPEN-47)."""

import pytest

from looptable.games.time_stories.tests.missions.proving_ground import FILES, heard, table
from looptable.testing import rule

pytestmark = pytest.mark.both_builds


@rule("TIME-SYM-18", "TIME-OPEN-47")
def test_who_has_lost_an_action_votes_takes_offers_and_hands_over() -> None:
    scene = table(
        skips={"pink": True}, holder={"element-4": "pink"}, life={"blue": 2, "green": 6, "pink": 3}
    )
    assert scene.keys(2) == ["nothing", "first", "leave"]
    scene.do(2, "first")
    assert {"offer hall-b-1", "use element-4.1", "give element-4 to blue"} <= set(scene.keys(2))


@rule("TIME-TU-18", "TIME-SYM-18")
def test_two_of_three_who_have_lost_an_action_may_lead_the_group_away() -> None:
    scene = table(skips={"green": True, "pink": True})
    scene.do(0, "nothing")
    scene.do(1, "leave")
    assert "leaves" in heard(scene.do(2, "leave"), None)


@rule("TIME-SYM-18")
def test_who_declines_to_leave_loses_the_action_and_acts_in_the_next_unit() -> None:
    scene = table(skips={"pink": True})
    for seat in range(3):
        scene.do(seat, "nothing")
    scene.do(0, "rest")
    scene.shows(skips=None, time=19)
    assert "hall-c" in scene.keys(2)


@rule("TIME-SYM-18", "TIME-DTH-1", "TIME-DTH-17")
def test_a_lost_action_does_not_wait_beyond_the_vortex() -> None:
    scene = table(skips={"blue": True}, life={"blue": 1, "green": 6, "pink": 5}, space={
        "blue": "hall-d", "green": "hall-b", "pink": "hall-b"}, test={"hall-d": "laid"},
        pile_2={"hall-d": 2})  # fmt: skip
    for seat in range(3):
        scene.do(seat, "nothing")
    scene.do(0, "rest")
    scene.shows(returns_at={"blue": 12}, skips=None)


@rule("TIME-DTH-1", "TIME-SYM-18")
@pytest.mark.parametrize(("lost_action", "keys"), [(True, "hall-c"), (False, "nothing")])
def test_who_dies_before_it_could_lose_the_action_has_it_after_the_return(
    lost_action: bool, keys: str
) -> None:
    trap = FILES["places/hall.toml"].replace(
        "gain element key; gain element badge",
        "gain element key; gain element badge; skip your next action; lose 9 life",
    )
    scene = table(("places/hall.toml", trap), time=9, lost_action=lost_action)
    scene.do(0, "first", "offer hall-b-1")
    for _ in range(7):
        scene.do(0, "stay")
        scene.do(1, "nothing")
        scene.do(2, "nothing")
        scene.do(0, "rest")
        if "hall-b" in scene.keys(0):
            break
    scene.do(0, "hall-b")
    assert scene.keys(0)[0] == keys


@rule("TIME-SYM-18")
def test_in_older_matches_it_took_the_vote_too() -> None:
    scene = table(skips={"pink": True}, lost_action=False)
    assert scene.keys(2) == ["nothing"]
