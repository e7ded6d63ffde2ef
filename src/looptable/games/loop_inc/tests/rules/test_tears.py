"""Tears, what they cost, and elimination."""

from typing import Any

import pytest

from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.rules.trips import regulars_of
from looptable.games.loop_inc.tests.boards import (
    Board,
    end_day,
    last_turn,
    loads,
    new,
    score,
    stock,
    table,
    tear_count,
)
from looptable.testing import rule


def tear(board: Board) -> None:
    """Player 0 plays Move on Day 1, which always tears."""
    board.do(0, "new move")


@rule("INC-TEAR-1", "INC-TEAR-2", "INC-TEAR-3", "INC-TEAR-4", "INC-TEAR-5")
@pytest.mark.parametrize(("tears", "total", "change"), [(1, -1, -1), (2, -3, -2), (3, -6, -3)])
def test_tears_cost_one_three_and_six_points_in_total(tears: int, total: int, change: int) -> None:
    board = table(tears={"0": tears - 1})
    before = score(board, 0)
    tear(board)
    assert tear_count(board, 0) == tears
    assert score(board, 0) == total
    assert score(board, 0) - before == change
    (office,) = [zone for zone in GAME.view(board.state, 0).zones if zone.id == "office"]
    assert {zone.id: zone.count for zone in office.zones}["tears"] == 16 - tears


@rule("INC-EX-15", "INC-TEAR-6", "INC-OPEN-11")
def test_ten_points_become_nine_seven_and_four_and_then_one_is_out() -> None:
    board = table(
        3,
        display={"move": 9, "office": 9},
        bonus={"0": 10},
        sideways={"1": [1, 2, 3], "2": [1, 2, 3]},
    )
    scores = []
    for _ in range(3):
        board.state.sideways[0].clear()
        tear(board)
        scores.append(score(board, 0))
    assert scores == [9, 7, 4]


@rule("INC-TEAR-6", "INC-TEAR-13", "INC-OPEN-12")
def test_the_fourth_tear_eliminates_and_cards_and_components_leave_the_game() -> None:
    board = table(
        3,
        tears={"0": 3},
        load=loads(0, i="net wheel", ii="net"),
        hand={"0": ["store", "store"]},
        tableau={"0": ["garage"]},
    )
    census = GAME.census(board.state)
    events = board.do(0, "new move")
    assert "eliminated" in [event.kind for event in events]
    board.shows(
        tears={"0": 4},
        load=None,
        hand=None,
        tableau=None,
        sideways=None,
        spent={"net": 2, "wheel": 1},
        removed={"store": 2, "garage": 1, "move": 1},
    )
    assert GAME.census(board.state) == census


@rule("INC-TEAR-7")
def test_nothing_else_tears() -> None:
    board = table(
        day=2, load=loads(0, i="wheel net", ii="camera"), hand={"0": ["store"], "1": ["move"]}
    )
    board.do(0, "past store", "net", "mark-ii", "mark-ii to wet-paint")
    assert tear_count(board, 0) == 0, "a card carried out, a first visit, waste"


@rule("INC-TEAR-8", "INC-EOD-13")
def test_tears_waste_and_failed_ads_stay_in_the_frame() -> None:
    board = last_turn(1, tears={"0": 2}, waste={"0": 3}, failed={"0": 1}, ads={"0": 2})
    end_day(board)
    board.shows(tears={"0": 2}, waste={"0": 3}, failed={"0": 1})
    assert score(board, 0) == -3 - 3 - 3


@rule("INC-TEAR-10", "INC-TURN-4")
def test_an_eliminated_player_has_no_launch_and_no_further_turn() -> None:
    board = table(3, tears={"0": 3}, load=loads(0, i="wheel"))
    board.do(0, "new move")
    assert board.state.pending() == [1]
    board.do(1, "new store", "net")
    board.do(2, "new store", "net")
    assert board.state.pending() == [1]


@rule("INC-TEAR-11", "INC-END-8")
def test_an_eliminated_player_does_not_win() -> None:
    board = last_turn(
        3, 3, tears={"0": 4}, bonus={"0": 50, "1": 5}, sideways={"1": [1, 2, 3], "2": [1, 2]}
    )
    end_day(board)
    outcome = board.state.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)
    assert outcome.scores[0] > outcome.scores[1]


@rule("INC-TEAR-12", "INC-OPEN-12")
def test_tokens_and_ads_of_an_eliminated_player_count_until_the_end_of_the_day() -> None:
    position: dict[str, Any] = {
        "tears": {"0": 4},
        "flight": {"0-day-1-mark-i": "steam-races"},
        "ad": {"hastings": "0"},
        "ads": {"0": 2},
        "sideways": {"1": [1, 2, 3], "2": [1, 2]},
    }
    board = last_turn(1, 3, **position, load=loads(2, i="wheel"))
    board.do(2, "new armory")
    warned = {o.key: [t.key for t in o.warnings] for o in GAME.legal_options(board.state, 2)}
    assert warned == {
        "mark-i to hastings": ["warning.waste", "warning.second"],
        "mark-i to steam-races": ["warning.waste", "warning.second"],
        "stay": [],
    }
    board.do(2, "stay")
    board.shows(day=2, flight=None, ad=None, failed=None, ads=None)


@rule("INC-TEAR-12", "INC-OPEN-12")
def test_tokens_of_earlier_days_of_an_eliminated_player_are_removed_too() -> None:
    board = last_turn(
        2,
        3,
        tears={"0": 4},
        flight={"0-day-1-mark-i": "pompeii", "1-day-1-mark-i": "vinland"},
        sideways={"1": [1, 2, 3], "2": [1, 2]},
    )
    end_day(board)
    board.shows(day=3, flight={"1-day-1-mark-i": "vinland"})
    trips = list(board.state.names.names["trip"])
    assert regulars_of(board.state, trips.index("pompeii")) == 0, (
        "nobody is told to have been there"
    )
    assert regulars_of(board.state, trips.index("vinland")) == 1 << 1


@rule("INC-TEAR-12")
def test_a_token_of_an_eliminated_player_takes_one_of_the_two_places() -> None:
    board = last_turn(
        1,
        4,
        tears={"0": 4},
        flight={"0-day-1-mark-i": "steam-races", "1-day-1-mark-i": "steam-races"},
        load=loads(3, i="wheel"),
        sideways={"1": [1, 2, 3], "2": [1, 2, 3], "3": [1, 2]},
    )
    board.do(3, "new store", "net")
    assert board.state.day == 2, "no launch was possible"


@rule("INC-TEAR-14", "INC-OPEN-13")
def test_the_last_player_left_wins_at_once() -> None:
    board = table(tears={"0": 3}, bonus={"0": 30})
    events = board.do(0, "new move")
    assert events[-1].kind == "over"
    outcome = board.state.outcome()
    assert outcome is not None
    assert (outcome.code, outcome.winners) == ("last-standing", (1,))


@rule("INC-OPEN-12", "INC-EOD-1", "INC-ANOM-1")
def test_restock_and_anomalies_go_by_the_number_of_players_at_the_start() -> None:
    board = last_turn(
        1,
        3,
        tears={"0": 4},
        room=stock(0, net=1),
        anomalies=["deja-vu", "petty-cash", "photocopier", "bulk-order"],
        sideways={"1": [1, 2, 3], "2": [1, 2]},
        display=new("store", "move"),
    )
    board.do(2, "new store", "net")
    board.shows(room=stock(3), anomalies=["deja-vu"])


@rule("INC-TEAR-10", "INC-EX-24")
def test_a_tear_taken_instead_of_a_component_may_eliminate_too() -> None:
    board = table(3, tears={"0": 3}, room=stock(3, wheel=0))
    board.do(0, "new garage")
    options = {o.key: [t.key for t in o.warnings] for o in GAME.legal_options(board.state, 0)}
    assert options["tear"] == ["warning.tear", "warning.out"]
    board.do(0, "tear")
    board.shows(pc=None, tears={"0": 4}, removed={"garage": 1})
    assert board.state.pending() == [1]
