"""Many matches: the same whoever plays them, and counted rightly."""

import pytest

from looptable.core.errors import WrongUse
from looptable.lab.playing import Plan, Played, bots_at, play_match
from looptable.lab.simulate import simulate
from looptable.lab.summary import UNFINISHED, summarise

PLAN = Plan(game="template", players=3, options={}, bots=("random",), games=30, seed=11)


def test_one_process_and_two_find_the_same() -> None:
    told: list[int] = []
    alone = simulate(PLAN, 1)
    together = simulate(PLAN, 2, told.append)
    assert alone.summary == together.summary
    assert sum(told) == PLAN.games
    assert alone.games_per_s > 0


def test_another_seed_gives_other_matches() -> None:
    other = Plan("template", 3, {}, ("random",), 30, 12)
    assert simulate(PLAN, 1).summary != simulate(other, 1).summary


def test_a_match_depends_on_its_number_alone() -> None:
    assert play_match(PLAN, 5) == play_match(PLAN, 5)
    longer = Plan("template", 3, {}, ("random",), 3000, 11)
    assert play_match(longer, 5) == play_match(PLAN, 5)


def test_bots_move_on_by_a_seat_after_each_match() -> None:
    plan = Plan("template", 3, {}, ("a", "b"), 3, 0)
    assert [bots_at(plan, number) for number in range(3)] == [
        ("a", "b", "a"),
        ("b", "a", "a"),
        ("a", "a", "b"),
    ]


def test_wins_are_counted_by_seat_and_by_bot() -> None:
    plan = Plan("template", 2, {}, ("a", "b"), 4, 0)
    matches = [
        Played(("a", "b"), "most", (0,), (5, 2), 10),
        Played(("b", "a"), "most", (1,), (1, 4), 20),
        Played(("a", "b"), "tie", (0, 1), (3, 3), 12),
        Played(("b", "a"), None, (), (), 99),
    ]
    summary = summarise(plan, matches)
    assert {code: ending.count for code, ending in summary.endings.items()} == {
        "most": 2,
        "tie": 1,
        UNFINISHED: 1,
    }
    assert [seat.count for seat in summary.seats] == [2, 2]
    assert {name: won.count for name, won in summary.bots.items()} == {"a": 3, "b": 1}
    assert summary.bots["a"].share == 0.75
    assert (summary.decisions.least, summary.decisions.most) == (10, 99)
    assert [scores.mean for scores in summary.scores] == [3, 3]


@pytest.mark.parametrize(
    ("plan", "code"),
    [
        (Plan("moon", 2, {}, ("random",), 1, 0), "use/unknown-game"),
        (Plan("template", 9, {}, ("random",), 1, 0), "use/wrong-players"),
        (Plan("template", 2, {"speed": 1}, ("random",), 1, 0), "use/unknown-setting"),
        (Plan("template", 2, {}, ("clever",), 1, 0), "use/unknown-bot"),
    ],
)
def test_a_wrong_plan_is_refused_before_anything_is_started(plan: Plan, code: str) -> None:
    with pytest.raises(WrongUse) as caught:
        simulate(plan, 2)
    assert caught.value.code == code
