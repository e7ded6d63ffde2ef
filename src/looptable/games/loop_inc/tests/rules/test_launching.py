"""Launching: who may go where, and who takes a tear."""

from typing import Any

import pytest

from looptable.core.errors import Refusal
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.rules.players import is_out
from looptable.games.loop_inc.rules.trips import occupants
from looptable.games.loop_inc.tests.boards import (
    Board,
    end_day,
    last_turn,
    loads,
    points,
    score,
    table,
    tear_count,
)
from looptable.testing import rule

RACE = "mark-i to steam-races"


def ready(players: int = 3, day: int = 2, load: str = "wheel", **position: Any) -> Board:
    """Player 0 has just played a card and may launch Mark I; Mark II carries a propeller."""
    load_of_both = loads(0, i=load, ii="propeller" if day > 1 else "")
    return table(players, day=day, phase="launch", load=load_of_both, **position)


def launches(board: Board) -> list[str]:
    """The launches that player 0 is offered; none, if nobody was asked."""
    if board.state.pending() != [0] or "stay" not in board.keys(0):
        return []
    return [key for key in board.keys(0) if key != "stay"]


@rule("INC-LCH-1", "INC-LCH-27", "INC-TEAR-9", "INC-OPEN-31")
def test_nobody_has_to_launch_and_staying_costs_nothing() -> None:
    board = ready()
    assert launches(board) == [RACE]
    board.do(0, "stay")
    assert (score(board, 0), tear_count(board, 0)) == (0, 0)
    board = last_turn(1)
    end_day(board)
    assert score(board, 0) == 0, "nor does a machine that was never launched"


@rule("INC-LCH-4", "INC-ADV-8")
def test_the_two_trips_of_a_card_are_independent() -> None:
    board = ready(
        load="propeller camera armour",
        flight={"1-day-2-mark-i": "pompeii", "2-day-2-mark-i": "pompeii"},
        ad={"meteor-view": "1"},
    )
    assert "mark-i to pompeii" not in launches(board)
    assert "mark-i to colosseum" in launches(board)
    before = ready(load="propeller camera armour", flight={"0-day-1-mark-i": "pompeii"})
    assert "mark-i to pompeii" not in launches(before)
    assert "mark-i to colosseum" in launches(before)


@rule("INC-LCH-5", "INC-OPEN-27")
def test_a_launch_moves_the_token_then_scores_then_wastes_then_tears() -> None:
    board = ready(load="wheel net", ad={"steam-races": "1"})
    events = board.do(0, RACE)
    assert [event.kind for event in events[:4]] == ["launches", "wastes", "second", "tear"]
    board.shows(flight={"0-day-2-mark-i": "steam-races"})
    own = ready(load="wheel net", ad={"steam-races": "0"}, ads={"0": 2})
    assert [event.kind for event in own.do(0, RACE)[:3]] == ["launches", "fulfils", "wastes"]


@rule("INC-LCH-6", "INC-OPEN-28")
def test_one_machine_alone_must_hold_everything_as_often_as_required() -> None:
    assert launches(ready(load="net")) == []
    assert launches(ready(load="net net")) == ["mark-i to mammoth-shearing"]
    apart = ready(load="net camera")
    assert launches(apart) == ["mark-i to wet-paint"], "the propeller on Mark II does not help"


@rule("INC-LCH-7")
def test_superfluous_components_do_not_prevent_a_launch() -> None:
    assert launches(ready(load="wheel wheel net")) == [RACE]


@rule("INC-LCH-8")
def test_a_launch_without_the_components_is_refused_and_changes_nothing() -> None:
    board = ready()
    before = board.state.key()
    with pytest.raises(Refusal):
        board.do(0, "mark-i to hastings")
    assert board.state.key() == before


@rule("INC-LCH-9", "INC-EX-20", "INC-LCH-11", "INC-LCH-13")
def test_nobody_makes_a_trip_again_but_others_may_as_first_without_a_tear() -> None:
    assert launches(ready(flight={"0-day-1-mark-i": "steam-races"})) == []
    flight = {"1-day-1-mark-i": "steam-races", "2-day-1-mark-i": "steam-races"}
    board = ready(flight=flight)
    assert launches(board) == [RACE]
    board.do(0, RACE)
    assert tear_count(board, 0) == 0


@rule("INC-LCH-10", "INC-OPEN-14")
def test_not_even_with_another_machine_on_the_same_day() -> None:
    board = ready(flight={"0-day-2-mark-ii": "steam-races"})
    assert launches(board) == []


@rule("INC-LCH-12", "INC-LCH-20", "INC-EX-21")
def test_two_players_are_enough_for_a_trip() -> None:
    flight = {"1-day-2-mark-i": "steam-races", "2-day-2-mark-i": "steam-races"}
    assert launches(ready(flight=flight)) == []
    tomorrow = {"1-day-1-mark-i": "steam-races", "2-day-1-mark-i": "steam-races"}
    assert launches(ready(flight=tomorrow)) == [RACE]


@rule("INC-LCH-14", "INC-LCH-15", "INC-LCH-17", "INC-SCO-8")
def test_the_second_takes_one_tear_and_all_the_points() -> None:
    board = ready(flight={"1-day-2-mark-i": "steam-races"})
    board.do(0, RACE)
    board.shows(tears={"0": 1})
    assert score(board, 0) == points("steam-races") - 1


@rule("INC-LCH-13")
def test_the_first_takes_no_tear() -> None:
    board = ready()
    board.do(0, RACE)
    board.shows(tears=None)


@rule("INC-LCH-16", "INC-LCH-18")
def test_an_ad_of_another_player_counts_as_a_player() -> None:
    board = ready(ad={"steam-races": "1"})
    board.do(0, RACE)
    board.shows(tears={"0": 1}, ad={"steam-races": "1"})


@rule("INC-LCH-18", "INC-LCH-19", "INC-EX-12")
def test_an_ad_and_a_token_of_somebody_else_close_a_trip() -> None:
    board = ready(ad={"steam-races": "1"}, flight={"2-day-2-mark-i": "steam-races"})
    assert launches(board) == []


@rule("INC-LCH-19", "INC-LCH-24", "INC-EX-26", "INC-OPEN-15")
def test_the_advertiser_is_shut_out_too_unless_the_table_gives_priority() -> None:
    closed: dict[str, Any] = {
        "ad": {"steam-races": "0"},
        "flight": {"1-day-2-mark-i": "steam-races"},
    }
    assert launches(ready(**closed)) == []
    board = ready(**closed, advertiser_first=True)
    assert launches(board) == [RACE]
    board.do(0, RACE)
    board.shows(tears=None, fulfilled={"0": ["steam-races"]}, ad=None)
    late = last_turn(1, ad={"steam-races": "0"}, flight={"1-day-1-mark-i": "steam-races"})
    late.do(1, "new advertise", "pompeii")
    assert late.state.failed[0] == 1, "the Ad of the one who was shut out"


@rule("INC-LCH-24", "INC-LCH-23")
def test_priority_and_a_second_place_may_be_left() -> None:
    taken = {"1-day-2-mark-i": "steam-races"}
    owner = ready(ad={"steam-races": "0"}, flight=taken, advertiser_first=True)
    owner.do(0, "stay")
    owner.shows(ad={"steam-races": "0"}, tears=None, flight=taken)
    second = ready(flight=taken)
    second.do(0, "stay")
    second.shows(tears=None, flight=taken)


@rule("INC-LCH-28", "INC-LCH-29")
def test_a_second_machine_and_the_component_just_taken_may_stay_at_home() -> None:
    board = table(
        day=2,
        display={"armory": 9, "store": 9},
        load=loads(0, ii="wheel"),
        flight={"0-day-2-mark-i": "vinland"},
    )
    board.do(0, "new armory")
    assert set(board.keys(0)) == {"mark-ii to hastings", "mark-ii to steam-races", "stay"}
    board.do(0, "stay")
    board.shows(load=loads(0, ii="wheel armour"), waste=None, tears=None)


@rule("INC-LCH-24")
def test_priority_does_not_let_a_third_player_in() -> None:
    flight = {"1-day-2-mark-i": "steam-races", "2-day-2-mark-i": "steam-races"}
    board = ready(ad={"steam-races": "0"}, flight=flight, advertiser_first=True)
    assert launches(board) == []
    one = {"2-day-2-mark-i": "steam-races"}
    other = ready(ad={"steam-races": "1"}, flight=one, advertiser_first=True)
    assert launches(other) == [], "priority is the owner's alone"


@rule("INC-LCH-21", "INC-LCH-22")
def test_ones_own_ad_moves_beside_the_trip() -> None:
    board = ready(ad={"steam-races": "0"}, ads={"0": 2})
    board.do(0, RACE)
    board.shows(ad=None, fulfilled={"0": ["steam-races"]}, tears=None)


@rule("INC-LCH-23")
def test_after_that_one_more_player_may_follow_with_a_tear() -> None:
    board = table(
        3,
        day=2,
        phase="launch",
        active="1",
        load={**loads(1, i="wheel"), **loads(0, i="wheel"), **loads(2, i="wheel")},
        ad={"steam-races": "1"},
        ads={"1": 2},
        display={"office": 9, "store": 9},
    )
    board.do(1, RACE)
    board.do(2, "new office", RACE)
    board.shows(tears={"2": 1})
    board.do(0, "new office")
    assert board.state.pending() == [1], "the third was not even asked"


@rule("INC-LCH-29")
def test_a_launch_may_use_the_component_of_the_same_turn() -> None:
    board = table()
    board.do(0, "new garage", "wheel", RACE)
    board.shows(flight={"0-day-1-mark-i": "steam-races"}, waste=None)


@rule("INC-LCH-26", "INC-OPEN-16")
def test_required_components_stay_unless_the_table_plays_otherwise() -> None:
    board = ready(load="wheel net")
    board.do(0, RACE)
    board.shows(load=loads(0, i="wheel", ii="propeller"), spent={"net": 1}, waste={"0": 1})
    board = ready(load="wheel net", used_leave=True)
    board.do(0, RACE)
    board.shows(load=loads(0, ii="propeller"), spent={"wheel": 1, "net": 1}, waste={"0": 1})


@rule("INC-OPEN-26", "INC-TEAR-6", "INC-TEAR-12", "INC-TEAR-10")
def test_a_fourth_tear_by_a_launch_is_warned_of_and_the_token_stays_for_the_day() -> None:
    board = ready(tears={"0": 3}, ad={"steam-races": "1"})
    (option, _) = GAME.legal_options(board.state, 0)
    assert [text.key for text in option.warnings] == ["warning.second", "warning.out"]
    board.do(0, RACE)
    state = board.state
    assert is_out(state, 0)
    board.shows(flight={"0-day-2-mark-i": "steam-races"})
    assert occupants(state, state.names.names["trip"].find("steam-races")) == 2
    assert board.state.pending() == [1]


@rule("INC-WST-1", "INC-WST-5", "INC-EX-17", "INC-WST-2", "INC-WST-3")
def test_what_a_trip_does_not_require_is_waste() -> None:
    board = ready(load="wheel wheel net")
    board.do(0, RACE)
    board.shows(
        load=loads(0, i="wheel", ii="propeller"), waste={"0": 2}, spent={"wheel": 1, "net": 1}
    )
    assert score(board, 0) == points("steam-races") - 2


@rule("INC-WST-4")
def test_waste_never_comes_back() -> None:
    board = last_turn(1, waste={"0": 2}, spent={"net": 2}, reserve={"net": 0}, room={"camera": 2})
    before = GAME.census(board.state)["net"]
    board.do(1, "new store", "tear")
    state = board.state
    net = 3
    assert (state.day, state.spent[net], state.room[net]) == (2, 2, 0)
    assert GAME.census(board.state)["net"] == before == 2


@rule("INC-WST-6")
def test_no_waste_without_a_launch() -> None:
    board = ready(load="wheel wheel net")
    board.do(0, "stay")
    board.shows(waste=None)
    over = last_turn(3, load=loads(0, i="net net net"))
    over.do(1, "new store", "net", "mark-i")
    outcome = over.state.outcome()
    assert outcome is not None
    assert outcome.scores == (0, 0)


@rule("INC-WST-7", "INC-WST-8")
def test_only_the_launched_machine_is_checked_and_without_asking() -> None:
    board = table(
        day=3, phase="launch", load=loads(0, i="wheel net", ii="net net camera", iii="armour wheel")
    )
    board.do(0, RACE)
    board.shows(waste={"0": 1}, load=loads(0, i="wheel", ii="net net camera", iii="armour wheel"))
