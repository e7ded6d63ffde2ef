"""Matches whose events are counted."""

from looptable.lab.playing import Plan, play_match
from looptable.lab.watching import watch_match

PLAN = Plan("the-loop", 2, {"agents": "mr-time,v-girl"}, ("random",), 1, 5)


def test_a_watched_match_is_the_same_match() -> None:
    assert watch_match(PLAN, 3, [("uses", "card")]).played == play_match(PLAN, 3)


def test_events_are_counted_by_their_subject() -> None:
    counts = watch_match(PLAN, 0, [("turn", "agent"), ("uses", "card")]).counts
    assert set(counts) == {"turn", "uses"}
    assert set(counts["turn"]) == {"mr-time", "v-girl"}
    turns = counts["turn"].values()
    assert max(turns) - min(turns) <= 1  # they take turns
    assert sum(counts["uses"].values()) > 0
