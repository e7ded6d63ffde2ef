"""Advertise, and what becomes of an Ad."""

import pytest

from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.rules.scores import final_score, score_of
from looptable.games.loop_inc.tests.boards import (
    end_day,
    last_turn,
    loads,
    points,
    score,
    table,
    tear_count,
)
from looptable.testing import rule

TRIPS = [
    "diplodocus-ride",
    "meteor-view",
    "wet-paint",
    "mammoth-shearing",
    "pompeii",
    "colosseum",
    "vinland",
    "hastings",
    "steam-races",
    "eiffel-tower",
]


@rule("INC-ADV-1", "INC-ADV-7")
def test_an_ad_goes_on_any_trip_whatever_the_machine_carries() -> None:
    board = table()
    board.do(0, "new advertise")
    assert board.keys(0) == TRIPS
    board.do(0, "meteor-view")
    board.shows(ad={"meteor-view": "0"}, ads={"0": 2})


@rule("INC-ADV-2", "INC-ADV-8", "INC-EX-21")
def test_no_ad_on_a_trip_where_somebody_is_today_but_on_its_neighbour() -> None:
    board = table(3, flight={"1-day-1-mark-i": "pompeii", "2-day-1-mark-i": "pompeii"})
    board.do(0, "new advertise")
    assert "pompeii" not in board.keys(0)
    assert "colosseum" in board.keys(0)


@rule("INC-ADV-3", "INC-ADV-8")
@pytest.mark.parametrize("owner", ["0", "1"])
def test_no_ad_on_a_trip_that_has_one(owner: str) -> None:
    board = table(ad={"pompeii": owner}, ads={owner: 2})
    board.do(0, "new advertise")
    assert "pompeii" not in board.keys(0)
    assert "colosseum" in board.keys(0)


@rule("INC-ADV-4", "INC-OPEN-9", "INC-EX-21")
def test_tokens_of_earlier_days_do_not_prevent_an_ad() -> None:
    board = table(3, day=2, flight={"1-day-1-mark-i": "pompeii", "2-day-1-mark-i": "pompeii"})
    board.do(0, "new advertise", "pompeii")
    board.shows(ad={"pompeii": "0"})


@rule("INC-ADV-5", "INC-OPEN-10")
def test_no_ad_where_one_is_today() -> None:
    board = table(day=2, flight={"0-day-2-mark-i": "pompeii"})
    board.do(0, "new advertise")
    assert "pompeii" not in board.keys(0)


@rule("INC-ADV-6", "INC-OPEN-10")
def test_an_ad_where_one_was_before_is_allowed_with_a_warning() -> None:
    board = table(day=2, flight={"0-day-1-mark-i": "pompeii", "1-day-1-mark-i": "vinland"})
    board.do(0, "new advertise")
    options = {option.key: option for option in GAME.legal_options(board.state, 0)}
    assert [text.key for text in options["pompeii"].warnings] == ["warning.hopeless-ad"]
    assert options["vinland"].warnings == ()


@rule("INC-ADV-9", "INC-ADV-11", "INC-EX-11")
def test_after_three_ads_advertise_tears() -> None:
    board = table(display={"advertise": 9, "store": 9}, sideways={"1": [1, 2, 3]})
    board.do(0, "new advertise", "pompeii")
    board.do(0, "new advertise", "vinland")
    board.do(0, "new advertise", "hastings")
    assert board.state.ads[0] == 0
    board = table(ads={"0": 0}, ad={"pompeii": "0", "vinland": "0", "hastings": "0"})
    board.do(0, "new advertise")
    assert tear_count(board, 0) == 1


@rule("INC-ADV-10", "INC-ADV-11")
def test_fulfilled_and_failed_ads_are_used_up() -> None:
    board = table(
        day=3, ads={"0": 0}, fulfilled={"0": ["pompeii"]}, failed={"0": 2}, sideways={"1": [1]}
    )
    board.do(0, "new advertise")
    board.shows(tears={"0": 1}, ads={"0": 0}, fulfilled={"0": ["pompeii"]}, failed={"0": 2})


@rule("INC-ADV-12")
def test_without_an_allowed_trip_advertise_tears() -> None:
    board = table(timeline=["ashes"], ad={"pompeii": "1", "colosseum": "1"}, ads={"1": 1})
    board.do(0, "new advertise")
    board.shows(tears={"0": 1}, ads={"1": 1})


@rule("INC-ADV-13", "INC-EX-13", "INC-LCH-16")
def test_whoever_goes_to_an_advertised_trip_takes_a_tear_and_scores_it() -> None:
    board = table(load=loads(0, i="wheel"), ad={"steam-races": "1"})
    board.do(0, "new armory", "mark-i to steam-races")
    board.shows(flight={"0-day-1-mark-i": "steam-races"}, tears={"0": 1}, ad={"steam-races": "1"})
    assert score(board, 0) == points("steam-races") - 1 - 1, "the tear, and the armour as waste"


@rule("INC-ADV-14", "INC-ADV-15", "INC-EX-14", "INC-LCH-21", "INC-LCH-22")
def test_the_owner_fulfils_the_ad_without_a_tear_for_a_point_at_the_end() -> None:
    board = table(load=loads(0, i="wheel"), ad={"steam-races": "0"}, ads={"0": 2})
    board.do(0, "new armory", "mark-i to steam-races")
    board.shows(fulfilled={"0": ["steam-races"]}, ad=None, tears=None, ads={"0": 2})
    state = board.state
    assert final_score(state, 0) - score_of(state, 0) == 1


@rule("INC-ADV-14")
def test_the_owner_may_come_later_the_same_day() -> None:
    board = table(display={"advertise": 9, "garage": 9}, sideways={"1": [1, 2, 3]})
    board.do(0, "new advertise", "steam-races")
    board.do(0, "new garage", "wheel", "mark-i to steam-races")
    board.shows(fulfilled={"0": ["steam-races"]}, ad=None)


@rule("INC-ADV-16", "INC-EX-16", "INC-EOD-7", "INC-EOD-8")
def test_an_ad_not_fulfilled_by_the_end_of_its_day_costs_three() -> None:
    board = last_turn(1, ad={"pompeii": "0"}, ads={"0": 2})
    events = board.do(1, "new store", "net")
    assert [event.data["trip"] for event in events if event.kind == "ad-fails"] == ["pompeii"]
    board.shows(failed={"0": 1}, ad=None, ads={"0": 2})
    assert score(board, 0) == -3


@rule("INC-ADV-17", "INC-PAST-9")
def test_a_replayed_advertise_needs_another_ad() -> None:
    hand = {"0": ["advertise", "store"], "1": ["move"]}
    board = table(day=2, hand=hand, ads={"0": 1}, fulfilled={"0": ["hastings"]}, failed={"0": 1})
    board.do(0, "past advertise", "pompeii")
    board.shows(ads={"0": 0}, ad={"pompeii": "0"})


@rule("INC-EOD-14", "INC-ADV-15")
def test_fulfilled_ads_stay_beside_their_trips() -> None:
    board = last_turn(2, fulfilled={"0": ["pompeii"]}, ads={"0": 2})
    end_day(board)
    board.shows(fulfilled={"0": ["pompeii"]}, failed=None)
    zones = {
        zone.id: zone for card in GAME.view(board.state, 0).zones[0].zones for zone in card.zones
    }
    marks = {piece.id: piece.marks for piece in zones["trip-pompeii"].pieces}
    assert marks["fulfilled-ad-0-pompeii"] == ("beside",)
