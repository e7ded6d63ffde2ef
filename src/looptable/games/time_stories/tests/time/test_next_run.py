"""A failure: what stays and what changes in later runs (sections 27 to 29)."""

from typing import Any

import pytest

from looptable.games.time_stories.game import StoryGame
from looptable.games.time_stories.tests.missions.builder import place
from looptable.games.time_stories.tests.missions.proving_ground import (
    ROOF,
    ground,
    heard,
    mission,
    table,
)
from looptable.games.time_stories.tests.view_helpers import has, reads, zone
from looptable.testing import Table, rule

pytestmark = pytest.mark.both_builds

AFTER = {"time": "gain 5 time; gain token sun", "caught": "choose: gain 1 yellow | go to roof"}


def with_after() -> StoryGame:
    """The proving ground, with failures that change the runs that follow, and without special shields.

    So they are the first effects of the mission.
    """
    name, text = mission(after=AFTER)
    plain = "".join(line for line in text.splitlines(True) if not line.startswith("special"))
    return ground((name, plain), place("roof", *ROOF[:-1]))


def failed(game: StoryGame, **position: Any) -> Table:
    """A run is over; the base position is that of the proving ground."""
    start = {"phase": "judging", "ending": "out-of-time", "failure": "time", "time": 0}
    return Table(game, {**table().state.position(), "captain": "2", **start, **position})


def again(of: Table) -> list[Any]:
    return [event for seat in range(3) for event in of.do(seat, "again")]


def choose(of: Table, *bodies: str) -> list[Any]:
    events: list[Any] = []
    for body in bodies:
        (seat,) = of.state.pending()
        events += of.do(seat, body)
    return events


@rule("TIME-RST-11", "TIME-OPEN-50", "TIME-OPEN-42")
def test_the_next_run_starts_with_receptacles_and_the_base_is_not_read_again() -> None:
    scene = failed(ground())
    events = again(scene)
    assert [kind for kind in heard(events, None) if kind != "decided"] == ["run"]
    assert [event.data for event in events if event.kind == "run"] == [{"n": 2}]
    assert scene.state.pending() == [0], "the office went on to the left"
    assert len(scene.keys(0)) == 5
    assert has(scene, None, "base-b"), "the base can still be looked up"
    scene.shows(run_number=2, phase=None, here=None, ending=None, failure=None, captain=None)


@rule("TIME-RST-3", "TIME-DCK-10", "TIME-ICO-4", "TIME-ADV-3")
def test_the_whole_deck_is_in_its_order_again() -> None:
    everything_gone = dict.fromkeys(("cellar-d", "hall-f", "hall-b"), True)
    scene = failed(
        ground(),
        gone=everything_gone,
        permitted={"cellar-c": True},
        taken={"hall-b-1": True},
        plan={"hall": True, "attic": True},
        visited={"hall": True},
    )
    again(scene)
    scene.shows(gone=None, permitted=None, taken=None, visited=None,
                plan={"hall": True, "cellar": True, "roof": True})  # fmt: skip
    full = Table(ground(), ground().start(3, {"mission": "ground"}, 1).position())
    assert zone(scene, None, "deck") == zone(full, None, "deck")


@rule("TIME-RST-7", "TIME-RST-2", "TIME-RST-6", "TIME-RCP-11")
def test_life_and_inventory_are_taken_anew_with_the_new_receptacles() -> None:
    scene = failed(ground(), green={"green": 1}, life={"blue": 1}, worn={"blue": 1},
                   skips={"pink": True}, did={"blue": "roll"})  # fmt: skip
    again(scene)
    scene.shows(green=None, life=None, worn=None, skips=None, did=None, receptacle=None)
    choose(scene, "elizia", "altace", "madeleine")
    scene.shows(
        receptacle={"blue": "elizia", "green": "altace", "pink": "madeleine"},
        life={"blue": 6, "green": 3, "pink": 3},
        green={"blue": 7},
        blue={"green": 6},
        phase="entering",
    )


@rule("TIME-OPEN-43", "TIME-RST-1", "TIME-OBJ-4")
def test_logo_elements_stay_with_their_holder_and_may_be_handed_over_before_the_entry() -> None:
    scene = failed(ground(), holder={"element-1": "blue", "element-2": "pink"})
    again(scene)
    choose(scene, "marie", "madeleine", "guard")
    scene.shows(holder={"element-2": "pink"}, phase="entering")
    scene.do(2, "first")
    assert scene.keys(2) == ["done", "give element-2 to blue", "give element-2 to green"]
    scene.do(2, "give element-2 to blue")
    scene.shows(holder={"element-2": "blue"}, time=20)


@rule("TIME-RST-10", "TIME-CPT-6")
def test_a_new_match_has_no_logo_elements_and_empty_notebooks() -> None:
    scene = Table(ground(), ground().start(3, {"mission": "ground"}, 3).position())
    scene.shows(holder=None, notebook=None, failed=None, run_number=None)


@rule("TIME-RST-9", "TIME-CPT-5")
def test_a_failure_changes_all_later_runs_once_for_each_time_it_was_read() -> None:
    scene = failed(with_after(), failed={"time": 1})
    again(scene)
    events = choose(scene, "marie", "madeleine", "guard")
    scene.shows(time=25, tokens={"blue-1": True}, phase="entering", here="hall", reminded=1)
    assert heard(events, None)[-4:] == ["chooses", "time-gained", "gains-token", "opens"]
    third = failed(with_after(), failed={"time": 2}, run_number=2)
    again(third)
    choose(third, "marie", "madeleine", "guard")
    third.shows(time=30, run_number=3, reminded=2)


@rule("TIME-RST-9")
def test_what_a_failure_says_of_later_runs_is_public_and_asked_of_the_captain() -> None:
    scene = failed(with_after(), failed={"caught": 1}, failure="caught", ending="failed")
    again(scene)
    choose(scene, "marie", "madeleine", "guard")
    assert scene.state.pending() == [0]
    assert scene.keys(0) == ["after-caught 1", "after-caught 2"]
    for seat in (1, None):
        assert scene.game.view(scene.state, seat).known["pc"] == "after-caught"
    other = Table(scene.game, scene.state.position())
    scene.do(0, "after-caught 2")
    scene.shows(here="roof", time=20, phase="entering", captain=None)
    other.do(0, "after-caught 1")
    other.shows(here="hall", yellow={"blue": 1})


@rule("TIME-RST-9", "TIME-FAI-1")
def test_the_failure_card_says_what_it_changes() -> None:
    time = {"failed": {"time": 1}}
    assert reads(failed(with_after(), **time), None, "end") == [
        "About failure.",
        "In all later runs: Gain 5 units of time, then gain the state token: sun.",
    ]
    assert reads(failed(ground(), **time), None, "end") == ["About failure."]
    won = failed(with_after(), phase="over", ending="success", failure=None)
    assert reads(won, None, "end") == ["About success."]


@rule("TIME-FAI-1", "TIME-FAI-3", "TIME-RST-9")
def test_every_failure_that_is_read_is_counted() -> None:
    scene = table(time=1, failed={"caught": 1})
    for seat in range(3):
        scene.do(seat, "nothing")
    scene.shows(failed={"time": 1, "caught": 1}, ending="out-of-time")
    scene = table(space={"blue": "hall-h", "green": "hall-b", "pink": "hall-b"})
    scene.do(0, "first", "offer hall-h-1")
    scene.shows(failed={"caught": 1})


@rule("TIME-CPT-3", "TIME-WIN-1", "TIME-WIN-2")
def test_a_success_tells_how_many_runs_it_took_and_only_its_card_makes_it() -> None:
    everything = {f"element-{number}": "blue" for number in range(1, 5)}
    tokens = {"blue-1": True, "green-1": True, "grey-1": True}
    scene = table(run_number=3, holder=everything, tokens=tokens, dice=[2, 0, 0],
                  space={"blue": "hall-g", "green": "hall-b", "pink": "hall-b"},
                  test={"hall-g": "laid"}, pile_1={"hall-g": 1})  # fmt: skip
    assert scene.state.outcome() is None, "having everything wins nothing"
    for seat, key in enumerate(("roll", "nothing", "nothing")):
        scene.do(seat, key)
    events = scene.do(0, "blue", "receptacle-marie.1 no")
    (success,) = [event for event in events if event.kind == "success"]
    assert (success.data, success.reveals) == ({"end": "ground.success", "n": 3}, True)
    outcome = scene.state.outcome()
    assert outcome is not None
    assert outcome.code == "success"
    assert scene.state.pending() == []


@rule("TIME-CPT-5")
@pytest.mark.parametrize(
    ("captain", "keys", "goes_on"),
    [
        ("0", ("again", "stop", "again"), True),
        ("0", ("again", "stop", "stop"), False),
    ],
)
def test_most_decide_whether_there_is_another_run(
    captain: str, keys: tuple[str, ...], goes_on: bool
) -> None:
    scene = failed(ground(), captain=captain)
    for seat, key in enumerate(keys):
        scene.do(seat, key)
    assert (scene.state.outcome() is None) == goes_on
    scene.shows(run_number=2 if goes_on else None)


@rule("TIME-CPT-5", "TIME-OPEN-5")
@pytest.mark.parametrize(("captain", "goes_on"), [(0, True), (1, False)])
def test_with_two_the_captain_decides_whether_there_is_another_run(
    captain: int, goes_on: bool
) -> None:
    scene = table(players=2, bodies={"yellow": "altace"}, phase="judging", ending="all-dead",
                  failure="time", captain=captain)  # fmt: skip
    scene.do(0, "again")
    scene.do(1, "stop")
    assert (scene.state.outcome() is None) == goes_on


@rule("TIME-RST-2", "TIME-CHG-20")
def test_tests_and_revealed_cards_are_as_printed_in_the_next_run() -> None:
    scene = table(
        test={"hall-c": "passed", "hall-d": "laid"},
        pile_1={"hall-d": 1},
        over_card={"hall-e": "cellar-c"},
        phase="judging",
        ending="failed",
        failure="caught",
    )
    for seat in range(3):
        scene.do(seat, "again")
    scene.do(1, "elizia")
    scene.do(2, "guard")
    scene.do(0, "marie")
    scene.shows(phase="entering", here="hall", test=None, pile_1=None, over_card=None)
    for seat in range(3):
        scene.do(seat, "hall-c")
    scene.shows(test={"hall-c": "laid"}, pile_1={"hall-c": 2}, pile_2={"hall-c": 3})
