"""The evaluation of the bot, by order: which of two positions is worth more, part by part."""

from itertools import pairwise
from typing import Any

import pytest

from looptable.games.loop_inc.bot import evaluation
from looptable.games.loop_inc.bot.evaluation import BUDGET, OUT, Scout
from looptable.games.loop_inc.bot.office import evaluate_office
from looptable.games.loop_inc.tests.boards import Board, loads, stock, table

FLOWN = {
    "0-day-3-mark-i": "hastings",
    "0-day-3-mark-ii": "vinland",
    "0-day-3-mark-iii": "pompeii",
}


def scout(board: Board) -> Scout:
    return Scout(list(board.state.names.names["card"]))


def worth(board: Board, player: int = 0) -> int:
    return evaluation.evaluate(board.state, player, scout(board).habits)


def habits_worth(**position: Any) -> int:
    board = table(**position)
    return evaluation.evaluate_habits(board.state, 0, scout(board).habits)


def machines_worth(i: str, turns: int = 3, ii: str = "", **position: Any) -> int:
    """On Day 3, with these loads and as many cards left to play."""
    played = {"0": [1, 2, 3][: 3 - turns]}
    board = table(**{"day": 3, "load": loads(0, i, ii), "sideways": played, **position})
    return evaluation.evaluate_machines(board.state, 0)


def ads_worth(**position: Any) -> int:
    return evaluation.evaluate_ads(
        table(ad={"steam-races": "0"}, ads={"0": 2}, **position).state, 0
    )


def tears_price(**position: Any) -> int:
    return evaluation.evaluate_tears(table(**position).state, 0)


def test_points_are_better_than_none() -> None:
    assert worth(table(bonus={"0": 2})) == worth(table(bonus={"0": 1})) + evaluation.POINT


def test_being_out_is_the_worst() -> None:
    assert worth(table(3, tears={"0": 4}, active="1")) == OUT
    assert worth(table(3, tears={"0": 3}, waste={"0": 9})) > OUT


def test_winning_is_the_best() -> None:
    over = table(phase="over", ending="most-points", bonus={"0": 3, "1": 2})
    assert worth(over, 0) > 50_000 > worth(over, 1)


def test_a_machine_nearer_to_a_trip_is_worth_more() -> None:
    assert machines_worth("", day=1) < machines_worth("wheel", day=1)
    assert machines_worth("wheel net") < machines_worth("wheel net armour")


def test_waste_takes_from_the_worth_of_a_machine() -> None:
    elsewhere = {"0-day-1-mark-i": "vinland", "0-day-2-mark-i": "diplodocus-ride"}
    clean = machines_worth("wheel", 1, flight=elsewhere)
    assert 0 < machines_worth("wheel wheel", 1, flight=elsewhere) < clean


def test_a_machine_is_worth_nothing_when_no_turn_is_left() -> None:
    assert machines_worth("wheel", 0) == 0


def test_a_turn_is_not_spent_on_two_machines() -> None:
    alone = machines_worth("wheel net", 1)
    assert machines_worth("wheel net", 1, "propeller camera") == alone, "Mark I needs the turn"
    assert machines_worth("wheel net", 2, "propeller camera") > alone


def test_an_ad_is_worth_less_the_more_is_lacking() -> None:
    flown = {"0-day-1-mark-i": "hastings"}
    found = [
        ads_worth(load=loads(0, i="wheel")),
        ads_worth(load=loads(0, i="net")),
        ads_worth(load=loads(0, i="wheel"), flight=flown),
    ]
    assert found[0] > 0 > found[1] > found[2]


@pytest.mark.parametrize("good", ["exchange", "petty-cash", "deja-vu"])
def test_a_good_card_is_worth_something_on_each_day_to_come(good: str) -> None:
    today, tomorrow = habits_worth(day=1, tableau={"0": [good]}), habits_worth(hand={"0": [good]})
    assert today == tomorrow == 2 * habits_worth(day=2, hand={"0": [good]}) > 0
    assert habits_worth(day=3, hand={"0": [good]}) == 0


def test_cards_are_ranked_by_what_they_bring_when_replayed() -> None:
    order = ["petty-cash", "deja-vu", "exchange", "press-release", "move", "trash"]
    found = [habits_worth(tableau={"0": [card]}) for card in [*order, "recall-notice"]]
    assert found == sorted(found, reverse=True)
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("room", ["garage", "store", "armory"])
def test_a_room_card_is_no_better_than_another_for_being_replayed(room: str) -> None:
    assert habits_worth(tableau={"0": [room]}) == 0, (
        "or the first to choose fill their day with them"
    )


def office_worth(**position: Any) -> int:
    return evaluate_office(table(**position).state, 0)


def test_office_is_worth_its_points_by_place_on_the_last_day_too() -> None:
    def last(place: int) -> int:
        played = ["store"] * place
        return office_worth(day=3, tableau={"0": [*played, "office"]})

    assert [last(place) for place in (0, 3, 6)] == [200, 100, 0]
    assert office_worth(day=3, hand={"0": ["store", "office"]}) == 200
    assert office_worth(day=3, hand={"0": ["store"] * 4}) == 0


def test_office_is_worth_more_the_earlier_it_is_taken() -> None:
    days = [office_worth(day=day, tableau={"0": ["office"]}) for day in (1, 2, 3)]
    assert days == sorted(days, reverse=True)
    assert days[0] >= 600, "2 points on each of three days"


def test_office_without_waste_is_worth_little_where_it_tears() -> None:
    strict: dict[str, Any] = {"day": 2, "hand": {"0": ["office"]}, "office_tears": True}
    bare, stocked = office_worth(**strict), office_worth(waste={"0": 2}, **strict)
    assert bare <= 0 < stocked
    assert office_worth(day=3, torn={"0": 1}, tableau={"0": ["office"]}) == 0


@pytest.mark.parametrize(("room", "kinds"), [("garage", 2), ("store", 2), ("armory", 1)])
def test_cards_beyond_the_stock_of_a_room_are_feared(room: str, kinds: int) -> None:
    enough = 2 * kinds  # two players, so two of each kind tomorrow
    found = [habits_worth(day=2, tableau={"0": [room] * count}) for count in range(enough + 2)]
    assert found[:-1] == [0] * (enough + 1)
    assert found[-1] < found[-2]


def test_past_cards_that_will_find_an_empty_room_are_feared() -> None:
    hand = {"0": ["armory"], "1": ["armory"]}
    prices = [tears_price(day=2, hand=hand, room=stock(2, armour=left)) for left in (2, 1, 0)]
    assert prices[0] == 0 < prices[2]
    assert prices == sorted(prices)


def test_past_cards_without_an_open_machine_are_feared() -> None:
    hand = {"0": ["garage", "store"], "1": ["move"]}
    flown = {"0-day-2-mark-i": "hastings", "0-day-2-mark-ii": "vinland"}
    assert tears_price(day=2, hand=hand, flight=flown) > tears_price(day=2, hand=hand) == 0


def test_new_cards_are_a_burden_when_all_machines_are_gone() -> None:
    prices = [tears_price(day=3, flight=FLOWN, sideways={"0": new}) for new in ([1, 2, 3], [1], [])]
    assert prices[0] == 0 < prices[1] < prices[2]


def test_tears_cost_more_each_time_and_the_fourth_is_the_end() -> None:
    empty = stock(0)
    prices = [tears_price(day=3, hand={"0": ["armory"] * n}, room=empty) for n in range(4)]
    steps = [after - before for before, after in pairwise(prices)]
    assert 0 < steps[0] < steps[1] < steps[2]
    last = tears_price(day=3, hand={"0": ["armory"]}, room=empty, tears={"0": 3})
    assert last > 2 * prices[-1]


def test_a_look_ahead_has_a_budget() -> None:
    board = table(day=2, timeline=["tails"])
    looking = scout(board)
    looking.value(board.state, board.state.legal(0)[0])
    assert looking.left == BUDGET - (2 + 2 * 2), "2 kinds in the garage, each on 2 machines"
