"""The judgement of the bot, number by number: a change of it is a change of how the bot plays."""

from typing import Any

import pytest

from looptable.core.chance import Chance
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.bot import evaluation
from looptable.games.loop_inc.bot.bot import PlanningBot
from looptable.games.loop_inc.bot.evaluation import BUDGET, Scout
from looptable.games.loop_inc.tests.boards import loads, points, stock, table

FLOWN = {
    "0-day-3-mark-i": "hastings",
    "0-day-3-mark-ii": "vinland",
    "0-day-3-mark-iii": "pompeii",
}


def habits_worth(**position: Any) -> int:
    state = table(**position).state
    return evaluation.evaluate_habits(state, 0, Scout(list(state.names.names["card"])).habits)


def machines_worth(**position: Any) -> int:
    return evaluation.evaluate_machines(table(day=3, **position).state, 0)


@pytest.mark.parametrize(
    ("load", "worth"),
    [
        ("wheel", 92 * points("steam-races")),
        ("wheel wheel", 92 * (points("steam-races") - 1)),  # one wheel would be waste
        ("wheel net armour", 92 * points("diplodocus-ride")),
        ("wheel net", 70 * points("diplodocus-ride")),  # with an armour to come
    ],
)
def test_a_machine_is_worth_its_best_trip_as_likely_as_that_is(load: str, worth: int) -> None:
    two_turns = {"0": [1]} if load == "wheel net" else {"0": [1, 2]}
    gone = {"0-day-3-mark-ii": "hastings", "0-day-3-mark-iii": "eiffel-tower"}
    if load in ("wheel", "wheel wheel"):
        gone |= {"0-day-1-mark-i": "vinland", "0-day-2-mark-i": "diplodocus-ride"}
    found = machines_worth(load=loads(0, i=load), sideways=two_turns, flight=gone)
    assert found == worth


def test_a_turn_is_not_spent_on_two_machines() -> None:
    load = loads(0, i="wheel net", ii="propeller camera")
    ride, view = points("diplodocus-ride"), points("meteor-view")
    assert machines_worth(load=load, sideways={"0": [1, 2]}) == 70 * ride, "Mark I needs the turn"
    assert machines_worth(load=load, sideways={"0": [1]}) == 70 * ride + 70 * view


@pytest.mark.parametrize(("load", "worth"), [("wheel", 40), ("net", -40)])
def test_an_ad_is_worth_less_the_more_is_lacking(load: str, worth: int) -> None:
    board = table(load=loads(0, i=load), ad={"steam-races": "0"}, ads={"0": 2})
    assert evaluation.evaluate_ads(board.state, 0) == worth


@pytest.mark.parametrize(
    ("card", "worth"),
    [
        ("garage", 80),
        ("trash", -30),
        ("exchange", 30),
        ("move", 0),
        ("office", 120),
        ("petty-cash", 120),
        ("press-release", 20),
        ("recall-notice", -120),
        ("deja-vu", 50),
    ],
)
def test_cards_are_worth_something_on_each_day_to_come(card: str, worth: int) -> None:
    assert habits_worth(day=1, tableau={"0": [card]}) == 2 * worth
    assert habits_worth(day=2, hand={"0": [card]}) == worth
    assert habits_worth(day=3, hand={"0": [card]}) == 0


@pytest.mark.parametrize(("room", "kinds"), [("garage", 2), ("store", 2), ("armory", 1)])
def test_cards_beyond_what_a_room_will_hold_are_feared(room: str, kinds: int) -> None:
    enough = 2 * kinds  # two players, so two of each kind tomorrow
    assert habits_worth(day=2, tableau={"0": [room] * enough}) == 80 * enough
    more = habits_worth(day=2, tableau={"0": [room] * (enough + 1)})
    assert more == 80 * (enough + 1) - evaluation.FAILURE


@pytest.mark.parametrize(("new", "price"), [([1, 2, 3], 0), ([1], 120), ([], 180)])
def test_new_cards_are_a_burden_when_all_machines_are_gone(new: list[int], price: int) -> None:
    board = table(day=3, flight=FLOWN, sideways={"0": new})
    assert evaluation.evaluate_tears(board.state, 0) == price


def test_tears_cost_more_each_time_and_the_fourth_is_the_end() -> None:
    hand = {"0": ["armory"] * 3}
    board = table(day=3, hand=hand, room=stock(0))
    assert evaluation.evaluate_tears(board.state, 0) == 100 + 200 + 300
    nearly = table(day=3, hand=hand, room=stock(0), tears={"0": 3})
    assert evaluation.evaluate_tears(nearly.state, 0) == 400 + 3000


def test_a_look_ahead_has_a_budget() -> None:
    state = table(day=2, timeline=["tails"]).state
    scout = Scout(list(state.names.names["card"]))
    scout.value(state, state.legal(0)[0])
    assert scout.left == BUDGET - (2 + 2 * 2), "2 kinds in the garage, each on 2 machines"


def test_advice_tells_how_far_an_option_is_from_the_best() -> None:
    board = table(load=loads(0, i="wheel"))
    options = GAME.legal_options(board.state, 0)
    chance = Chance(1)
    chance.seed(1)
    advice = PlanningBot().rank(GAME, GAME.view(board.state, 0), 0, options, chance)
    short = [one for one in advice if one.why.key == "advice.short"]
    assert short
    for one in short:
        distance = (advice[0].worth - one.worth) / 100
        assert one.why.args["n"] == int(distance + 0.5)
