"""The end of Day 1 and of Day 2, step by step."""

from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.rules.machines import is_open, token_of
from looptable.games.loop_inc.rules.trips import guests_of, occupants, regulars_of
from looptable.games.loop_inc.tests.boards import (
    end_day,
    last_turn,
    loads,
    new,
    stock,
)
from looptable.testing import rule


@rule("INC-EOD-1", "INC-EOD-2", "INC-EX-22", "INC-OPEN-18")
def test_rooms_are_refilled_to_one_per_player_and_never_reduced() -> None:
    board = last_turn(2, 3, room=stock(3, net=2, camera=4, wheel=0), reserve=stock(6))
    board.do(2, "new store", "net", "mark-i")
    board.shows(
        day=3,
        room=stock(3, camera=4),
        reserve=stock(6, net=4, wheel=3),
    )


@rule("INC-EOD-3", "INC-EOD-4", "INC-EX-21")
def test_tokens_move_beside_their_trips_and_the_trips_are_free() -> None:
    board = last_turn(1, flight={"0-day-1-mark-i": "pompeii"})
    state = board.state
    pompeii = state.names.names["trip"].find("pompeii")
    assert (guests_of(state, pompeii), regulars_of(state, pompeii)) == (1, 0)
    end_day(board)
    assert (guests_of(state, pompeii), regulars_of(state, pompeii)) == (0, 1)
    assert occupants(state, pompeii) == 0
    zones = {zone.id: zone for card in GAME.view(state, 0).zones[0].zones for zone in card.zones}
    pieces = {piece.id: piece.marks for piece in zones["trip-pompeii"].pieces}
    assert pieces["old-token-0-pompeii"] == ("beside",)
    assert pieces["face-pompeii"] == ("up",), "the arrow says on which side"


@rule("INC-EOD-5", "INC-OPEN-19", "INC-DAY-11")
def test_the_token_of_a_machine_that_stayed_is_lost_but_not_the_machine() -> None:
    board = last_turn(1, load=loads(0, i="net"))
    end_day(board)
    state = board.state
    assert state.flight[token_of(0, 0, 1)] == -1
    assert [is_open(state, 0, mark) for mark in range(3)] == [True, True, False]
    assert token_of(0, 0, 2) != token_of(0, 0, 1), "Day 2 has tokens of its own"


@rule("INC-EOD-7")
def test_every_ad_on_a_trip_goes_to_its_owners_frame() -> None:
    board = last_turn(
        2, 3, ad={"pompeii": "0", "vinland": "1", "hastings": "1"}, ads={"0": 2, "1": 1}
    )
    end_day(board)
    board.shows(failed={"0": 1, "1": 2}, ad=None)


@rule("INC-EOD-9", "INC-ANOM-1")
def test_as_many_anomalies_as_players_are_revealed() -> None:
    pile = ["deja-vu", "lost-property", "coffee-spill", "bulk-order", "photocopier"]
    for day in (1, 2):
        board = last_turn(day, 3, anomalies=pile)
        (seat,) = board.state.pending()
        events = board.do(seat, "new store", "net") + (board.do(seat, "mark-i") if day == 2 else [])
        (revealed,) = [event for event in events if event.kind == "anomalies"]
        assert revealed.data["card"] == ["coffee-spill", "bulk-order", "photocopier"]
        assert revealed.reveals
        board.shows(anomalies=["deja-vu", "lost-property"])
        assert board.state.position()["display"]["photocopier"] == 1


@rule("INC-EOD-10", "INC-PAST-5")
def test_the_order_of_the_tableau_is_the_order_of_the_hand() -> None:
    tableau = ["move", "garage", "garage", "trash", "armory", "store"]
    board = last_turn(2, tableau={"0": tableau, "1": ["store"]})
    end_day(board)
    board.shows(hand={"0": tableau, "1": ["store", "store"]}, tableau=None)


@rule("INC-EOD-11", "INC-EOD-12", "INC-FIRST-2")
def test_the_next_day_starts_with_its_first_player_and_its_tokens() -> None:
    board = last_turn(2, bonus={"0": 4})
    end_day(board)
    state = board.state
    assert (state.day, state.first, state.active) == (3, 1, 1)
    assert [is_open(state, 1, mark) for mark in range(3)] == [True, True, True]


def test_the_steps_are_told_in_the_order_of_the_rulebook() -> None:
    board = last_turn(
        1,
        ad={"pompeii": "0"},
        ads={"0": 2},
        room=stock(2, wheel=0),
        anomalies=["deja-vu", "petty-cash"],
        tableau={"0": ["office"], "1": ["store"]},
        display=new("store", "move"),
    )
    events = board.do(1, "new store", "net")
    kinds = [event.kind for event in events if event.kind not in ("plays-new", "takes", "forced")]
    wanted = ["day-ends", "restocked", "restocked", "ad-fails", "office-points", "anomalies", "day"]
    assert kinds == wanted
