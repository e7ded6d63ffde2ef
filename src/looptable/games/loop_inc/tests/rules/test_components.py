"""The contents of the box."""

from collections import Counter
from typing import Any

import pytest

from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.definitions import Card, Trip, Tripcard
from looptable.games.loop_inc.rules.layout import COMPONENTS
from looptable.games.loop_inc.tests.boards import last_turn, loads, stock, table, tables
from looptable.testing import rule

DONE = {str(player): [1, 2, 3] for player in range(4)}
ROOMS = {"garage": ["wheel", "propeller"], "store": ["camera", "net"], "armory": ["armour"]}


@rule("INC-COMP-2", "INC-COMP-20")
def test_sixteen_trip_cards_have_two_trips_each() -> None:
    eras = Counter(card.era for card in tables().all(Tripcard))
    assert (eras["bc"], eras["ad"]) == (8, 8)
    assert set(Counter(trip.card for trip in tables().all(Trip)).values()) == {2}
    assert len({trip.date for trip in tables().all(Trip)}) == len(tables().all(Trip))


@rule("INC-OPEN-23")
def test_what_the_rulebook_does_not_print_is_our_own_and_comes_from_tables() -> None:
    eras = Counter(card.era for card in tables().all(Tripcard))
    assert eras == {"bc": 8, "ad": 8, "future": 5}
    sets = Counter(card.set for card in tables().all(Card) if card.ours)
    assert sets == {"anomaly": 8, "more-anomalies": 4}
    assert all(card.effect for card in tables().all(Card))
    futures = {card.id for card in tables().all(Tripcard) if card.era == "future"}
    assert {trip.card for trip in tables().all(Trip) if trip.bonus} == futures


@rule("INC-OPEN-1")
def test_there_is_one_machine_token_for_each_machine_and_day_and_no_other() -> None:
    tokens = list(table(4).state.names.names["token"])
    assert len(tokens) == len(set(tokens)) == 24, "not the forty of the rulebook's list"


@rule("INC-COMP-3", "INC-COMP-4", "INC-COMP-5")
def test_four_players_use_forty_three_ordinary_cards_and_eight_anomalies() -> None:
    state = GAME.start(4, {}, 1)
    pieces = GAME.census(state)
    sets = {card.id: card.set for card in tables().all(Card)}
    ordinary = {card: count for card, count in pieces.items() if sets.get(card) == "base"}
    assert ordinary == {
        "garage": 9,
        "store": 9,
        "armory": 5,
        "trash": 5,
        "exchange": 5,
        "advertise": 5,
        "move": 5,
    }
    anomalies = [card for card in pieces if sets.get(card) == "anomaly" and pieces[card]]
    assert len(anomalies) == 8
    assert sum(ordinary.values()) + len(anomalies) == 51


@rule("INC-COMP-6", "INC-COMP-19")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_twelve_components_of_each_kind_enough_for_two_restocks(players: int) -> None:
    pieces = GAME.census(GAME.start(players, {}, 1))
    assert {kind: pieces[kind] for kind in COMPONENTS} == dict.fromkeys(COMPONENTS, 12)
    assert 3 * players <= 12


@rule("INC-COMP-19", "INC-EOD-1")
@pytest.mark.parametrize("card", ["photocopier", "back-order", "dinosaur-comeback"])
def test_rooms_are_refilled_whatever_our_own_cards_take_from_the_reserve(card: str) -> None:
    """The last turn of Day 2 among four, with empty rooms and just enough for one refill of each."""
    start: dict[str, Any] = {"room": stock(0, net=1), "reserve": stock(4)}
    if card == "dinosaur-comeback":
        start |= {"phase": "launch", "timeline": ["rerun"], "sideways": DONE}
        start |= {"load": loads(3, i="camera net net", ii="net")}
    else:
        start |= {"display": {card: 1, "store": 9}, "load": loads(3, i="net")}
    board = last_turn(2, 4, **start)
    board.do(3, *(["mark-i to dinosaur-comeback", "yes"] if "phase" in start else [f"new {card}"]))
    while board.state.day == 2:
        board.do(3, board.keys(3)[-1])
    assert min(board.state.room) >= 4


@rule("INC-COMP-15", "INC-COMP-16", "INC-COMP-17", "INC-COMP-18")
def test_the_component_board_has_three_rooms_with_their_own_components() -> None:
    (board,) = [zone for zone in GAME.view(table().state, 0).zones if zone.id == "rooms"]
    found = {
        zone.id.removeprefix("room-"): [
            piece.id.removeprefix("component-") for piece in zone.pieces
        ]
        for zone in board.zones
    }
    assert found == ROOMS


@rule("INC-COMP-16", "INC-COMP-17", "INC-COMP-18")
@pytest.mark.parametrize("room", ROOMS)
def test_a_room_card_gives_the_components_of_its_room_only(room: str) -> None:
    board = table(day=2)
    board.do(0, f"new {room}")
    keys = board.keys(0) if len(ROOMS[room]) > 1 else ROOMS[room]
    assert keys == ROOMS[room]


@rule("INC-COMP-7", "INC-COMP-13")
def test_waste_costs_one_and_a_failed_ad_three() -> None:
    board = table(waste={"0": 1}, failed={"1": 1})
    (zero, one) = (zone for zone in GAME.view(board.state, 0).zones if zone.owner is not None)
    scores = {zone.id: zone.count for board in (zero, one) for zone in board.zones}
    assert (scores["score-0"], scores["score-1"]) == (-1, -3)


@rule("INC-COMP-11", "INC-SETUP-3")
def test_sixteen_tears_are_four_for_each_possible_player() -> None:
    board = table(4, tears={"0": 4, "1": 3, "2": 3}, active="1")
    (office,) = [zone for zone in GAME.view(board.state, 0).zones if zone.id == "office"]
    (supply,) = [zone for zone in office.zones if zone.id == "tears"]
    assert supply.count == 16 - 10
