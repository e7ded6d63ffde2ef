"""The summary of a match: time, cards that were never found as a count, and the deeds of each seat."""

from looptable.engine.contract.event import Event
from looptable.games.time_stories import GAME
from looptable.games.time_stories.rules.state import StoryState
from looptable.games.time_stories.tests.low_tide import NAMES, night, unit
from looptable.testing import Table


def story(table: Table) -> StoryState:
    """The state, as one of this game."""
    assert isinstance(table.state, StoryState)
    return table.state


def test_unread_cards_are_those_that_no_seat_has_read() -> None:
    all_cards = len(NAMES.cards)
    fresh = night("quay", notebook={"0": [], "1": [], "2": []})
    assert GAME.gauges(story(fresh))["unread"] == all_cards
    read = night("quay", notebook={"0": ["quay-b"], "1": ["quay-b", "quay-c", "quay-a"]})
    assert GAME.gauges(story(read))["unread"] == all_cards - 2


def test_cards_of_an_earlier_run_stay_read() -> None:
    scene = night("quay", run_number=2, notebook={"0": ["quay-b", "next-run"]})
    assert GAME.gauges(story(scene))["unread"] == len(NAMES.cards) - 1


def test_a_deed_counts_for_the_seat_of_its_agent_whoever_decided_last() -> None:
    scene = night("quay")
    events = unit(scene, NAMES.cards["fisherman"], NAMES.cards["crates"], "nothing")
    moves = [event for event in events if event.kind == "moves"]
    assert [GAME.doer(story(scene), event) for event in moves] == [0, 1]
    assert [GAME.tally(event) for event in moves] == [{"moved": 1}, {"moved": 1}]


def test_an_event_without_an_agent_counts_for_who_chose() -> None:
    scene = night("quay")
    assert GAME.doer(story(scene), Event("time", {"units": 1, "n": 3})) is None
    assert GAME.tally(Event("time", {"units": 1, "n": 3})) == {}
