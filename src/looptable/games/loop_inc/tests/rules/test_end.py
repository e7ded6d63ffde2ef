"""The end of Day 3, and who wins."""

from typing import Any

import pytest

from looptable.engine.contract.outcome import Outcome
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.rules.scores import score_of
from looptable.games.loop_inc.tests.boards import last_turn, stock, table
from looptable.testing import rule, zones


def end(players: int = 2, **position: Any) -> Outcome:
    """The outcome of a match after its last card, a Store that nobody regrets."""
    board = last_turn(3, players, **position)
    board.do(players - 1, "new store", "net", "mark-i")
    outcome = board.state.outcome()
    assert outcome is not None
    return outcome


@rule("INC-END-1", "INC-DAY-1")
def test_after_day_3_nothing_is_made_ready_for_another_day() -> None:
    board = last_turn(3, room=stock(1), anomalies=["deja-vu"])
    events = board.do(1, "new store", "net", "mark-i")
    assert board.state.pending() == []
    board.shows(
        day=3, phase="over", anomalies=["deja-vu"], room={k: 1 for k in stock() if k != "net"}
    )
    assert [event.kind for event in events][-2:] == ["day-ends", "over"]


def said(outcome: Outcome, lang: str = "en") -> str:
    assert outcome.sentence is not None
    return GAME.texts().say(outcome.sentence, lang)


@rule("INC-END-4", "INC-END-5", "INC-END-7")
def test_the_end_names_winners_and_scores_in_one_sentence() -> None:
    clear = end(3, bonus={"0": 5, "1": 7, "2": 3})
    assert said(clear) == "Player B wins with 7 points, ahead of Player A (5) and Player C (3)"
    assert said(clear, "fr") == "Joueur B gagne avec 7 points, devant Joueur A (5) et Joueur C (3)"
    close = end(bonus={"0": 5, "1": 6}, waste={"1": 1})
    assert said(close) == (
        "Player A wins with 5 points and the fewest penalties, ahead of Player B (5)"
    )
    assert (
        said(end(bonus={"0": 5, "1": 5})) == "Player A and Player B share the victory with 5 points"
    )


@rule("INC-TEAR-14")
def test_the_sentence_says_who_is_out() -> None:
    board = table(tears={"0": 3}, bonus={"1": 4})
    board.do(0, "new move")
    outcome = board.state.outcome()
    assert outcome is not None
    assert said(outcome) == "Player B wins with 4 points, as the only one left: Player A (out)"


@rule("INC-SCO-5")
def test_final_score_curve_and_mat_agree() -> None:
    board = last_turn(3, fulfilled={"0": ["pompeii"]}, bonus={"0": 4})
    assert GAME.gauges(board.state)["points"] == (4, 0), "the point of an Ad is still to come"
    board.do(1, "new store", "net", "mark-i")
    outcome = board.state.outcome()
    assert outcome is not None
    assert outcome.scores == GAME.gauges(board.state)["points"] == (5, 0)
    view = zones(GAME.view(board.state, 0))
    assert view["score-0"].count == 5 == sum(zone.count for zone in view["score-0"].zones)


@rule("INC-END-2", "INC-ADV-16")
def test_ads_still_on_trips_are_penalties() -> None:
    outcome = end(ad={"pompeii": "0"}, ads={"0": 2}, bonus={"0": 4, "1": 2})
    assert (outcome.scores, outcome.winners) == ((1, 2), (1,))


@rule("INC-END-3")
def test_fulfilled_ads_of_any_day_score_now() -> None:
    outcome = end(fulfilled={"0": ["pompeii"], "1": ["vinland", "hastings"]}, ads={"0": 2, "1": 1})
    assert outcome.scores == (1, 2)


@rule("INC-END-3", "INC-OPEN-3")
def test_with_early_ads_they_are_not_counted_twice() -> None:
    outcome = end(fulfilled={"0": ["pompeii"]}, ads={"0": 2}, early_ads=True)
    assert outcome.scores == (1, 0)


@rule("INC-END-4")
@pytest.mark.parametrize(("scores", "winner"), [([1, 5, 3], 1), ([6, 5, 3], 0), ([-5, -4, -1], 2)])
def test_the_highest_final_score_wins(scores: list[int], winner: int) -> None:
    outcome = end(3, bonus={str(player): points for player, points in enumerate(scores)})
    assert (outcome.code, outcome.winners) == ("most-points", (winner,))


@rule("INC-END-5", "INC-END-6", "INC-OPEN-20")
def test_of_equal_scores_the_fewest_penalty_points_win() -> None:
    # Player 0 has one token worth 3 points, player 1 two tokens worth 2.
    position: dict[str, Any] = {
        "bonus": {"0": 6, "1": 5},
        "failed": {"0": 1},
        "ads": {"0": 2},
        "waste": {"1": 2},
    }
    outcome = end(**position)
    assert outcome.scores == (3, 3)
    assert (outcome.code, outcome.winners) == ("fewest-penalties", (1,))
    by_tokens = end(**position, penalty_tokens=True)
    assert (by_tokens.code, by_tokens.winners) == ("fewest-penalties", (0,))


@rule("INC-END-6")
def test_tears_count_with_their_total_among_the_penalties() -> None:
    # Two tears are 3 points; two waste and one tear are 3 points too; four waste are 4.
    outcome = end(
        4,
        bonus={"0": 6, "1": 6, "2": 7, "3": 3},
        tears={"0": 2, "1": 1},
        waste={"1": 2, "2": 4},
    )
    assert outcome.scores == (3, 3, 3, 3)
    assert outcome.winners == (3,)


@rule("INC-END-7", "INC-OPEN-20")
def test_who_is_still_tied_shares_the_victory() -> None:
    outcome = end(3, bonus={"0": 5, "1": 9, "2": 9}, tears={"1": 2}, waste={"2": 3})
    assert (outcome.code, outcome.winners) == ("shared", (1, 2))


@rule("INC-END-8", "INC-TEAR-11")
def test_the_eliminated_are_not_ranked() -> None:
    outcome = end(
        3,
        tears={"0": 4},
        bonus={"0": 99, "1": 1},
        sideways={"1": [1, 2, 3], "2": [1, 2]},
    )
    assert outcome.winners == (1,)


def test_the_score_during_the_match_leaves_out_the_ads() -> None:
    board = last_turn(3, fulfilled={"0": ["pompeii"]}, ads={"0": 2})
    assert score_of(board.state, 0) == 0


@rule("INC-END-4", "INC-OPEN-12")
def test_whoever_is_out_does_not_win_with_the_most_points() -> None:
    board = table(3, phase="over", ending="most-points", tears={"2": 4}, bonus={"0": 1, "2": 30})
    outcome = board.state.outcome()
    assert outcome is not None
    assert outcome.winners == (0,)
