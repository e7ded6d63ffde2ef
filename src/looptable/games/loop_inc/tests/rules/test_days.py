"""Three days, the tokens of each, and who starts."""

from collections import Counter
from typing import Any

import pytest

from looptable.games.loop_inc.rules.machines import is_open
from looptable.games.loop_inc.tests.boards import (
    end_day,
    last_turn,
    loads,
    points,
    score,
    table,
)
from looptable.testing import rule


def turns(players: int) -> Counter[tuple[int, int, str]]:
    """How many new and past cards each player plays on each day, when nobody plays but Office."""
    board = table(players, display={"office": 40, "trash": 9})
    found: Counter[tuple[int, int, str]] = Counter()
    day = 1
    while board.state.outcome() is None:
        (seat,) = board.state.pending()
        key = "new office" if "new office" in board.keys(seat) else "past office"
        for event in board.do(seat, key):
            day += event.kind == "day"
            if event.kind.startswith("plays-"):
                found[int(str(event.data["seat"])), day, event.kind] += 1
    return found


@rule("INC-DAY-1", "INC-DAY-3", "INC-DAY-4", "INC-DAY-5", "INC-EX-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_day_has_three_new_actions_and_all_those_of_the_day_before(players: int) -> None:
    found = turns(players)
    for player in range(players):
        new = [found[player, day, "plays-new"] for day in range(1, 5)]
        past = [found[player, day, "plays-past"] for day in range(1, 5)]
        assert (new, past) == ([3, 3, 3, 0], [0, 3, 6, 0])


@rule("INC-DAY-2")
def test_a_turn_is_one_card() -> None:
    board = table(day=2, hand={"0": ["garage"], "1": ["garage"]})
    board.do(0, "new store", "net", "mark-i")
    assert board.state.pending() == [1]


@rule("INC-DAY-6", "INC-DAY-7", "INC-DAY-8", "INC-DAY-9", "INC-DAY-10")
@pytest.mark.parametrize("day", [1, 2, 3])
def test_on_day_d_the_first_d_machines_have_their_token(day: int) -> None:
    board = table(day=day)
    state = board.state
    assert [is_open(state, 0, mark) for mark in range(3)] == [mark < day for mark in range(3)]
    board.do(0, "new store", "net")
    if day > 1:
        assert board.keys(0) == ["mark-i", "mark-ii", "mark-iii"][:day]
    else:
        board.shows(load=loads(0, i="net"))


@rule("INC-DAY-10", "INC-LCH-2", "INC-LCH-3")
def test_a_machine_whose_token_is_on_a_trip_cannot_be_launched_again() -> None:
    board = table(
        day=2, load=loads(0, i="wheel", ii="wheel"), flight={"0-day-2-mark-i": "hastings"}
    )
    board.do(0, "new store", "net")
    assert board.keys(0) == ["mark-ii to steam-races", "stay"]


@rule("INC-DAY-11", "INC-LCH-26", "INC-EX-19", "INC-EOD-6")
def test_a_launched_machine_has_a_new_token_and_its_components_the_next_day() -> None:
    board = last_turn(1, load=loads(1, i="wheel"))
    board.do(1, "new store", "net", "mark-i to steam-races")
    state = board.state
    assert (state.day, is_open(state, 1, 0), is_open(state, 1, 1)) == (2, True, True)
    board.shows(load=loads(1, i="wheel"), flight={"1-day-1-mark-i": "steam-races"})


@rule("INC-DAY-12", "INC-PAST-7")
def test_a_day_ends_when_everybody_has_had_all_turns() -> None:
    board = last_turn(2, hand={"0": ["store"]})
    end_day(board)
    assert board.state.day == 2, "player 0 has a card left"
    assert board.state.pending() == [0]
    board = last_turn(2)
    end_day(board)
    assert board.state.day == 3


@rule("INC-DAY-12", "INC-TEAR-10")
def test_a_day_does_not_wait_for_the_eliminated() -> None:
    board = last_turn(1, 3, sideways={"1": [1, 2, 3], "2": [1, 2]}, tears={"0": 4})
    end_day(board)
    assert board.state.day == 2


@rule("INC-DAY-13", "INC-LCH-28")
def test_three_machines_may_be_launched_on_day_3_in_different_turns_and_no_more() -> None:
    board = table(
        day=3,
        active="0",
        display={"office": 9, "store": 9},
        load=loads(0, i="wheel", ii="camera", iii="armour"),
        sideways={"1": [1, 2, 3]},
    )
    board.do(0, "new office", "mark-i to steam-races")
    board.do(0, "new office", "mark-ii to wet-paint")
    board.do(0, "new office", "mark-iii to hastings")
    assert list(board.state.position()["flight"]) == [
        "0-day-3-mark-i",
        "0-day-3-mark-ii",
        "0-day-3-mark-iii",
    ]
    assert len(board.state.flight) == 2 * (1 + 2 + 3)


@rule("INC-EX-5", "INC-EOD-10", "INC-EOD-12", "INC-PAST-6")
def test_day_2_starts_with_two_tokens_the_cards_of_day_1_and_an_empty_tableau() -> None:
    board = last_turn(1, tableau={"0": ["garage", "trash", "move"], "1": ["store", "store"]})
    end_day(board)
    state = board.state
    assert [is_open(state, 0, mark) for mark in range(3)] == [True, True, False]
    board.shows(
        day=2,
        hand={"0": ["garage", "trash", "move"], "1": ["store", "store", "store"]},
        tableau=None,
        sideways=None,
    )


def first_after(players: int, first: int, scores: list[int], **position: Any) -> int:
    """The seat that starts Day 2 after these bonus points at the end of Day 1."""
    board = last_turn(
        1,
        players,
        first=str(first),
        bonus={str(player): points for player, points in enumerate(scores)},
        **position,
    )
    end_day(board)
    state = board.state
    assert state.active == state.first
    return int(state.first)


@rule("INC-FIRST-2", "INC-EOD-11")
def test_the_lowest_score_starts_the_next_day() -> None:
    assert first_after(4, 0, [5, 4, 3, 4]) == 2
    assert first_after(4, 0, [5, 4, 6, 7]) == 1


@rule("INC-FIRST-3", "INC-EX-23")
def test_of_several_the_nearest_clockwise_to_the_first_player_starts() -> None:
    assert first_after(4, 2, [4, 2, 7, 2]) == 3
    assert first_after(4, 3, [4, 2, 7, 2], first_moves_on=True) == 1
    assert first_after(3, 1, [2, 5, 2]) == 2


@rule("INC-FIRST-4", "INC-OPEN-2")
def test_a_tied_first_player_stays_first() -> None:
    assert first_after(4, 2, [1, 1, 1, 1]) == 2
    assert first_after(4, 2, [1, 1, 1, 1], first_moves_on=True) == 3


@rule("INC-FIRST-3", "INC-OPEN-33")
def test_the_seat_of_an_eliminated_first_player_still_counts() -> None:
    tears = {"tears": {"1": 4}, "sideways": {"0": [1, 2, 3], "3": [1, 2], "2": [1, 2, 3]}}
    assert first_after(4, 1, [1, 0, 2, 1], **tears) == 3


@rule("INC-FIRST-5", "INC-EOD-8")
def test_failed_ads_count_before_the_first_player_is_chosen() -> None:
    assert first_after(2, 0, [3, 5], ad={"pompeii": "1"}) == 1, "5 - 3 is less than 3"


@rule("INC-FIRST-6", "INC-OPEN-3")
def test_fulfilled_ads_do_not_count_for_the_first_player() -> None:
    board: dict[str, Any] = {"fulfilled": {"0": ["pompeii", "vinland"]}, "ads": {"0": 1}}
    assert first_after(2, 0, [3, 4], **board) == 0
    assert first_after(2, 0, [3, 4], early_ads=True, **board) == 1, "unless the table plays so"


@rule("INC-TURN-1")
def test_turns_go_clockwise_from_the_first_player() -> None:
    board = table(4, first="2", active="2", display={"advertise": 9, "store": 9})
    seats = []
    for trip in ("pompeii", "vinland", "hastings", "wet-paint", "colosseum", "steam-races"):
        (seat,) = board.state.pending()
        seats.append(seat)
        board.do(seat, "new advertise", trip)
    assert seats == [2, 3, 0, 1, 2, 3]


@rule("INC-SCO-1", "INC-LCH-5", "INC-SCO-3")
def test_a_launch_scores_at_once_and_only_once() -> None:
    board = last_turn(1, load=loads(1, i="wheel"))
    board.do(1, "new store", "net", "mark-i to steam-races")
    state = board.state
    assert state.day == 2
    assert score(board, 1) == points("steam-races") - 1, "the net was waste"
    board = last_turn(2, flight={"1-day-1-mark-i": "steam-races"})
    end_day(board)
    assert score(board, 1) == points("steam-races"), "a token beside a trip does not score again"
