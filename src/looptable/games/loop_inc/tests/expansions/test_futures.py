"""Expansion: Futures."""

from typing import Any

import pytest

from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.definitions import Trip, Tripcard
from looptable.games.loop_inc.rules.players import is_out
from looptable.games.loop_inc.tests.boards import (
    Board,
    loads,
    points,
    score,
    stock,
    table,
    tables,
)
from looptable.testing import rule

FUTURES = ["rush", "nursery", "rerun", "sunscreen", "terminus"]


def arrive(trip: str, ii: str = "", **position: Any) -> Board:
    """Player 0 has just gone to a Future with exactly what it requires; Mark II is open."""
    requires = " ".join(tables().get(Trip, trip).requires)
    start: dict[str, Any] = {
        "day": 2,
        "phase": "launch",
        "timeline": FUTURES,
        "load": loads(0, i=requires, ii=ii),
    }
    board = table(**{**start, **position})
    board.do(0, f"mark-i to {trip}")
    return board


@rule("INC-FUT-1")
def test_there_are_five_future_cards() -> None:
    assert [card.id for card in tables().all(Tripcard) if card.era == "future"] == FUTURES


@rule("INC-FUT-2", "INC-FUT-3", "INC-FUT-4", "INC-FUT-9", "INC-XPN-1")
@pytest.mark.parametrize(
    ("players", "bc", "ad", "future"), [(2, 1, 3, 1), (3, 2, 3, 2), (4, 2, 4, 2)]
)
def test_so_many_cards_of_each_era_are_dealt_the_future_last(
    players: int, bc: int, ad: int, future: int
) -> None:
    for seed in range(5):
        state = GAME.start(players, {"futures": True}, seed)
        eras = [tables().get(Tripcard, card).era for card in state.position()["timeline"]]
        assert eras == ["bc"] * bc + ["ad"] * ad + ["future"] * future


@rule("INC-XPN-1", "INC-OPEN-32")
def test_each_expansion_is_switched_on_by_itself() -> None:
    for futures in (False, True):
        for more in (False, True):
            for office in (False, True):
                options = {"futures": futures, "more_anomalies": more, "office": office}
                told = GAME.start(3, options, 4).position()
                eras = {tables().get(Tripcard, card).era for card in told["timeline"]}
                assert ("future" in eras) == futures
                assert (len(told["anomalies"]) == 12) == more
                assert ("office" in told["display"]) == office


@rule("INC-FUT-5", "INC-FUT-6", "INC-FUT-7", "INC-OPEN-21")
def test_the_bonus_comes_at_once_and_may_be_left() -> None:
    board = arrive("mars-timeshare")
    assert board.keys(0) == ["yes", "no"]
    view = GAME.view(board.state, 0)
    assert [text.key for text in view.trail] == ["trip.mars-timeshare"]
    board.do(0, "no")
    board.shows(bonus=None, tears=None)
    assert board.state.pending() == [1]


@rule("INC-FUT-5")
@pytest.mark.parametrize(("trip", "paid"), [("mars-timeshare", 1), ("heat-death-gala", 2)])
def test_on_day_3_points_are_scored_unasked_since_declining_could_not_matter(
    trip: str, paid: int
) -> None:
    board = arrive(trip, day=3)
    assert board.state.pending() == [1]
    board.shows(bonus={"0": paid})
    assert arrive(trip, day=3, idle_unasked=False).keys(0) == ["yes", "no"], "older matches ask"


@rule("INC-FUT-5")
def test_a_point_declined_on_day_2_can_make_one_start() -> None:
    def starter(answer: str) -> int:
        last = {"0": [1, 2, 3], "1": [1, 2, 3]}
        same = {"1": points("mars-timeshare")}
        board = arrive("mars-timeshare", sideways=last, bonus=same, first="0")
        board.do(0, answer)
        assert board.state.day == 3
        return board.state.first

    assert (starter("no"), starter("yes")) == (0, 1)


@rule("INC-FUT-7")
@pytest.mark.parametrize("strict", [False, True])
def test_discarding_waste_is_not_offered_to_who_has_none(strict: bool) -> None:
    board = arrive("robot-nursery", office_tears=strict)
    assert board.state.pending() == [1]
    asked = arrive("robot-nursery", office_tears=False, idle_unasked=False)
    assert asked.keys(0) == ["yes", "no"], "older matches ask"


@rule("INC-FUT-7")
def test_a_bonus_that_cannot_be_performed_is_not_offered_and_does_not_tear() -> None:
    board = arrive("dinosaur-comeback")
    assert board.state.pending() == [1]
    board.shows(tears=None, phase=None)


@rule("INC-FUT-8", "INC-OPEN-29")
def test_everything_else_is_as_on_all_trips() -> None:
    board = table(
        3,
        day=2,
        phase="launch",
        timeline=FUTURES,
        load=loads(0, i="propeller propeller armour net"),
        ad={"mars-timeshare": "1"},
    )
    (option,) = [
        o for o in GAME.legal_options(board.state, 0) if o.key == "mark-i to mars-timeshare"
    ]
    assert [text.key for text in option.warnings] == ["warning.waste", "warning.second"]
    board.do(0, "mark-i to mars-timeshare", "no")
    board.shows(tears={"0": 1}, waste={"0": 1}, flight={"0-day-2-mark-i": "mars-timeshare"})
    assert score(board, 0) == points("mars-timeshare") - 2
    taken = {"1-day-2-mark-i": "mars-timeshare", "2-day-2-mark-i": "mars-timeshare"}
    closed = table(
        3,
        day=2,
        phase="launch",
        timeline=FUTURES,
        load=loads(0, i="propeller propeller armour"),
        flight=taken,
    )
    assert "mark-i to mars-timeshare" not in closed.keys(0)


def test_an_eliminated_player_has_no_bonus() -> None:
    board = table(
        3,
        day=2,
        phase="launch",
        timeline=FUTURES,
        load=loads(0, i="propeller propeller armour"),
        ad={"mars-timeshare": "1"},
        tears={"0": 3},
    )
    board.do(0, "mark-i to mars-timeshare")
    assert is_out(board.state, 0)
    assert board.state.pending() == [1]
    board.shows(bonus=None, pc=None)


# Every Future trip by name.


def test_sky_rush_hour_moves_a_component() -> None:
    board = arrive("sky-rush-hour", day=3, load=loads(0, i="wheel net", ii="net"))
    board.do(0, "yes")
    board.shows(load=loads(0, i="wheel net", iii="net"))


def test_mars_timeshare_scores_a_point() -> None:
    board = arrive("mars-timeshare")
    board.do(0, "yes")
    board.shows(bonus={"0": 1})


def test_robot_nursery_discards_two_waste() -> None:
    board = arrive("robot-nursery", waste={"0": 3})
    board.do(0, "yes")
    board.shows(waste={"0": 1})


def test_password_museum_takes_a_component() -> None:
    board = arrive("password-museum", room=stock(1))
    board.do(0, "yes", "net")
    board.shows(load=loads(0, i="wheel camera camera", ii="net"))


def test_second_moon_swaps_two_machines() -> None:
    board = arrive("second-moon", day=3, load=loads(0, i="wheel wheel propeller", ii="net"))
    board.do(0, "yes", "mark-ii")
    board.shows(load=loads(0, i="wheel wheel propeller", iii="net"))


def test_dinosaur_comeback_copies_a_component() -> None:
    board = arrive("dinosaur-comeback", ii="net")
    board.do(0, "yes")
    board.shows(load=loads(0, i="camera net net", ii="net net"))


def test_sun_deck_trades_a_component_for_a_point() -> None:
    board = arrive("sun-deck", ii="net")
    board.do(0, "yes")
    board.shows(load=loads(0, i="armour armour"), bonus={"0": 1}, spent={"net": 1})


def test_quiet_century_advertises() -> None:
    board = arrive("quiet-century")
    board.do(0, "yes", "last-bus")
    board.shows(ad={"last-bus": "0"})


def test_last_bus_takes_a_component() -> None:
    board = arrive("last-bus")
    board.do(0, "yes", "net")
    board.shows(load=loads(0, i="wheel wheel camera", ii="net"))


def test_heat_death_gala_scores_two_points() -> None:
    board = arrive("heat-death-gala")
    board.do(0, "yes")
    board.shows(bonus={"0": 2})
