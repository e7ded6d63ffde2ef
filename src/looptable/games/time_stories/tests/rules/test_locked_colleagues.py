"""Nobody is carried off from behind a lock by the choice of a colleague (TIME-LCK-2, TIME-OPEN-20)."""

from typing import Any

import pytest

from looptable.games.time_stories.tests.missions.proving_ground import AGENTS, FILES, heard, table
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

HALL = FILES["places/hall.toml"].replace(
    'effect = "choose: gain 1 yellow | gain 1 brown"\nagain = true',
    'effect = "go to roof"\nagain = true\n[[card.offer]]\nid = "leap"\neffect = "go to roof"\nblind = true',
)
FLIGHT = HALL.replace(
    'id = "guardian"',
    'id = "guardian"\noffer = [{ id = "flee", effect = "lose 1 life; go to roof" }]',
)


def guarded(hall: str = HALL, locked: str = "green", **position: Any) -> Table:
    """Green, or another agent, is behind the lock of the guardian, the others sit on the bench."""
    start: dict[str, Any] = {
        "space": {**dict.fromkeys(AGENTS, "hall-b"), locked: "hall-f"},
        "test": {"hall-f": "laid"},
        "pile_1": {"hall-f": 3},
        **position,
    }
    return table(("places/hall.toml", hall), **start)


EACH = pytest.mark.parametrize(("locked", "seat"), [("blue", 1), ("green", 2), ("pink", 0)])


@EACH
@rule("TIME-LCK-2", "TIME-OPEN-20", "TIME-CHG-23")
def test_an_offer_that_leads_away_is_not_open_while_a_colleague_is_locked(
    locked: str, seat: int
) -> None:
    scene = guarded(locked=locked)
    scene.do(seat, "first")
    assert "offer hall-b-2" not in scene.keys(seat)
    assert "offer hall-b-1" in scene.keys(seat)


@EACH
@rule("TIME-LCK-2", "TIME-INF-3")
def test_a_blind_one_does_not_tell_by_its_absence_and_waits_for_the_colleague(
    locked: str, seat: int
) -> None:
    scene = guarded(locked=locked)
    events = scene.do(seat, "first", "offer hall-b-3")
    assert [event.data for event in events if event.kind == "held-back"] == [{"agent": locked}]
    assert not {"departs", "tale"} & set(heard(events, seat))
    assert "offer hall-b-3" in scene.keys(seat)
    scene.shows(here="hall", time=20)


@rule("TIME-LCK-5", "TIME-CHG-13")
def test_without_a_lock_the_offer_leads_the_group_away() -> None:
    free = guarded(test={"hall-f": "passed"}, pile_1={})
    assert "departs" in heard(free.do(0, "first", "offer hall-b-2"), None)


@rule("TIME-LCK-2", "TIME-GLD-4")
def test_a_card_with_a_lock_may_itself_offer_the_way_out() -> None:
    scene = guarded(FLIGHT)
    assert "departs" in heard(scene.do(1, "first", "offer hall-f-1"), None)


@rule("TIME-LCK-2")
def test_in_older_matches_the_offer_carried_everybody_off() -> None:
    scene = guarded(firm_locks=False)
    assert "departs" in heard(scene.do(0, "first", "offer hall-b-2"), None)
