"""Anomalies: when they come, and what each of them does."""

from typing import Any

import pytest

from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.definitions import Card
from looptable.games.loop_inc.tests.boards import (
    Board,
    end_day,
    last_turn,
    loads,
    score,
    stock,
    table,
    tables,
    tear_count,
)
from looptable.testing import rule


def holding(card: str, **position: Any) -> Board:
    """Player 0 may take an anomaly on Day 2."""
    return table(**{"day": 2, "display": {card: 1, "store": 9, "move": 9}, **position})


def take(card: str, **position: Any) -> Board:
    """Player 0 has just taken it."""
    board = holding(card, **position)
    board.do(0, f"new {card}")
    return board


@rule("INC-ANOM-2", "INC-ANOM-4")
@pytest.mark.parametrize("day", [2, 3])
def test_a_face_up_anomaly_may_be_taken_on_any_later_day(day: int) -> None:
    assert "new petty-cash" in holding("petty-cash", day=day).keys(0)


@rule("INC-ANOM-4")
def test_an_anomaly_that_nobody_took_stays_in_the_display() -> None:
    board = last_turn(2, display={"store": 9, "petty-cash": 1}, anomalies=["deja-vu"])
    end_day(board)
    display = board.state.position()["display"]
    assert (display["petty-cash"], display["deja-vu"]) == (1, 1)


@rule("INC-ANOM-5", "INC-ANOM-7", "INC-PAST-6")
def test_a_taken_anomaly_is_a_new_card_and_is_replayed() -> None:
    board = last_turn(2, display={"store": 9, "petty-cash": 1})
    board.do(1, "new petty-cash")
    board.shows(hand={"1": ["store", "store", "petty-cash"]})
    again = table(day=3, hand={"0": ["petty-cash"], "1": ["move"]})
    again.do(0, "past petty-cash")
    assert score(again, 0) == 2
    counted = holding(
        "petty-cash", sideways={"0": [1, 2], "1": [1, 2, 3]}, tableau={"0": ["move"] * 2}
    )
    counted.do(0, "new petty-cash")
    assert counted.state.day == 3, "it was the third new card"


@rule("INC-ANOM-6", "INC-OPEN-5")
@pytest.mark.parametrize(
    "card", [card.id for card in tables().all(Card) if card.id not in ("office", "petty-cash")]
)
def test_a_card_that_cannot_be_carried_out_tears_and_does_nothing_else(card: str) -> None:
    """No component anywhere, no machine, no Ad, no card before: nothing can be done."""
    position: dict[str, Any] = {
        "room": {},
        "reserve": {},
        "ads": {"0": 0},
        "flight": {"0-day-2-mark-i": "hastings", "0-day-2-mark-ii": "vinland"},
        "display": {card: 1, "store": 9, "office": 9},
    }
    board = table(day=2, **position)
    (option,) = [o for o in GAME.legal_options(board.state, 0) if o.key == f"new {card}"]
    assert [text.key for text in option.warnings] == ["warning.fails"]
    before = score(board, 0)
    board.do(0, f"new {card}")
    assert tear_count(board, 0) == 1
    assert score(board, 0) == before - 1
    board.shows(load=None, spent=None, ad=None, pc=None)


@rule("INC-ANOM-3")
def test_the_text_of_a_card_is_made_from_what_it_does() -> None:
    texts = GAME.texts()
    for card in GAME.cards():
        if card.text is not None:
            for lang in ("en", "fr"):
                assert texts.say(card.text, lang).endswith("."), card.id


@rule("INC-MAN-1", "INC-XPN-1")
def test_the_expansion_shuffles_four_more_in() -> None:
    base = GAME.start(2, {}, 1).position()["anomalies"]
    more = GAME.start(2, {"more_anomalies": True}, 1).position()["anomalies"]
    sets = {card.id: card.set for card in tables().all(Card)}
    assert (len(base), len(more)) == (8, 12)
    assert set(base) < set(more)
    assert {sets[card] for card in set(more) - set(base)} == {"more-anomalies"}
    first = {
        GAME.start(2, {"more_anomalies": True}, seed).position()["anomalies"][0]
        for seed in range(60)
    }
    assert len(first) == 12, "shuffled together"


@rule("INC-MAN-2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_as_before_are_revealed(players: int) -> None:
    pile = [card.id for card in tables().all(Card) if "anomal" in card.set]
    board = last_turn(1, players, anomalies=pile)
    end_day(board)
    assert len(board.state.position()["anomalies"]) == len(pile) - players


# Every anomaly by name.


@rule("INC-ANOM-3")
def test_deja_vu_repeats_the_card_before() -> None:
    board = take("deja-vu", tableau={"0": ["trash", "armory"]})
    assert board.keys(0) == ["mark-i", "mark-ii"], "an armour, and where to put it"
    board.do(0, "mark-i", "stay")
    board.shows(load=loads(0, i="armour"), tableau={"0": ["trash", "armory", "deja-vu"]})


def test_deja_vu_of_a_card_that_fails_tears_once() -> None:
    board = take("deja-vu", tableau={"0": ["move"]})
    board.shows(tears={"0": 1}, pc=None)


def test_deja_vu_as_the_first_card_of_the_day_tears() -> None:
    assert tear_count(take("deja-vu"), 0) == 1


def test_deja_vu_after_a_deja_vu_goes_one_card_further_back() -> None:
    board = take("deja-vu", tableau={"0": ["petty-cash", "deja-vu"]}, bonus={"0": 3})
    assert score(board, 0) == 4


def test_deja_vu_stops_when_the_repeated_card_eliminates() -> None:
    board = table(
        3,
        day=2,
        tears={"0": 3},
        tableau={"0": ["move"]},
        display={"deja-vu": 1, "store": 9, "move": 9},
    )
    board.do(0, "new deja-vu")
    board.shows(tears={"0": 4}, pc=None, returns=None, saved=None)
    assert board.state.pending() == [1]


def test_lost_property_takes_any_component() -> None:
    board = take("lost-property", room=stock(1, net=0))
    assert board.keys(0) == ["wheel", "propeller", "camera", "armour"]
    board.do(0, "propeller", "mark-ii")
    board.shows(load=loads(0, ii="propeller"))


def test_coffee_spill_trashes_one_and_takes_one() -> None:
    board = take("coffee-spill", load=loads(0, i="net propeller"))
    board.do(0, "net of mark-i", "wheel", "mark-ii", "stay")
    board.shows(load=loads(0, i="propeller", ii="wheel"), spent={"net": 1}, room=stock(2, wheel=1))


def test_coffee_spill_needs_both_a_component_and_stock() -> None:
    board = take("coffee-spill", load=loads(0, i="net"), room={})
    board.shows(tears={"0": 1}, load=loads(0, i="net"), spent=None)


def test_bulk_order_takes_two_of_the_garage() -> None:
    board = take("bulk-order")
    board.do(0, "propeller", "mark-i", "propeller", "mark-ii")
    board.shows(load=loads(0, i="propeller", ii="propeller"))


def test_bulk_order_with_one_component_left_tears() -> None:
    board = take("bulk-order", room=stock(3, wheel=1, propeller=0))
    board.shows(tears={"0": 1}, load=None)


def test_photocopier_doubles_a_component_from_the_reserve() -> None:
    board = take("photocopier", load=loads(0, i="net", ii="propeller"), reserve=stock(4))
    board.do(0, "propeller of mark-ii")
    board.shows(load=loads(0, i="net", ii="propeller propeller"), reserve=stock(4, propeller=3))
    assert board.state.room[1] == 2


@rule("INC-COMP-19")
def test_photocopier_leaves_the_reserve_what_the_refill_of_the_night_may_need() -> None:
    board = holding("photocopier", load=loads(0, i="net"), reserve=stock(4, net=2))
    board.do(0, "new photocopier")
    board.shows(load=loads(0, i="net net"), reserve=stock(4, net=2), room=stock(2, net=1))
    last = holding("photocopier", day=3, load=loads(0, i="net"), reserve=stock(4, net=2))
    last.do(0, "new photocopier")
    last.shows(reserve=stock(4, net=1), room=stock(2))  # no refill is to come
    old = {"reserve": stock(4, net=2), "reserve_kept": False}
    before = holding("photocopier", load=loads(0, i="net"), **old)
    before.do(0, "new photocopier")
    before.shows(reserve=stock(4, net=1), room=stock(2))  # older matches take it all the same


def test_photocopier_does_not_offer_a_kind_that_nobody_can_spare() -> None:
    board = holding(
        "photocopier",
        load=loads(0, i="net", ii="propeller"),
        room=stock(2, propeller=0),
        reserve=stock(2, net=3),
    )
    board.do(0, "new photocopier")
    board.shows(load=loads(0, i="net net", ii="propeller"))


def test_moving_day_moves_up_to_three() -> None:
    board = take("moving-day", load=loads(0, i="net propeller"))
    board.do(0, "net of mark-i", "yes", "net of mark-ii", "yes", "net of mark-i")
    board.shows(load=loads(0, i="propeller", ii="net"))


def test_moving_day_may_stop_after_the_first() -> None:
    board = take("moving-day", load=loads(0, i="net propeller"))
    board.do(0, "net of mark-i", "no")
    board.shows(load=loads(0, i="propeller", ii="net"), pc=None)


@pytest.mark.parametrize(("other", "gained"), [(-1, 1), (0, 2), (1, 2), (5, 2)])
def test_petty_cash_pays_more_to_the_lowest_score(other: int, gained: int) -> None:
    board = take("petty-cash", bonus={"1": other})
    assert score(board, 0) == gained


def test_press_release_advertises_and_scores() -> None:
    board = take("press-release")
    board.do(0, "pompeii")
    board.shows(ad={"pompeii": "0"}, ads={"0": 2}, bonus={"0": 1})


def test_revolving_door_swaps_two_loads() -> None:
    load = loads(0, i="net", ii="propeller propeller", iii="camera")
    board = take("revolving-door", day=3, load=load)
    board.do(0, "mark-i")
    assert board.keys(0) == ["mark-ii", "mark-iii"]
    board.do(0, "mark-ii", "stay")
    board.shows(load=loads(0, i="propeller propeller", ii="net", iii="camera"))


def test_revolving_door_does_not_offer_to_swap_nothing() -> None:
    board = take("revolving-door", day=3, load=loads(0, iii="net"))
    board.do(0, "mark-i")
    board.shows(load=loads(0, i="net"))


def test_back_order_takes_one_and_restocks_every_room() -> None:
    board = take("back-order", room={"net": 1}, reserve=stock(5, wheel=0))
    board.do(0, "mark-i")
    board.shows(
        load=loads(0, i="net"),
        room={"propeller": 1, "camera": 1, "net": 1, "armour": 1},
        reserve={"propeller": 4, "camera": 4, "net": 4, "armour": 4},
    )


@rule("INC-COMP-19")
def test_back_order_leaves_the_reserve_what_the_refill_of_the_night_may_need() -> None:
    board = take("back-order", room={"net": 1}, reserve=stock(2, net=3))
    board.do(0, "mark-i")
    board.shows(room={"net": 1}, reserve=stock(2))


def test_recall_notice_takes_an_ad_back() -> None:
    board = take(
        "recall-notice", ad={"pompeii": "0", "vinland": "0", "hastings": "1"}, ads={"0": 1}
    )
    assert board.keys(0) == ["pompeii", "vinland"]
    board.do(0, "vinland")
    board.shows(ad={"pompeii": "0", "hastings": "1"}, ads={"0": 2}, bonus={"0": 1})


def test_gift_shop_takes_a_camera_and_may_advertise() -> None:
    board = take("gift-shop")
    board.do(0, "mark-ii")
    assert board.keys(0) == ["yes", "no"]
    board.do(0, "yes", "pompeii", "stay")
    board.shows(load=loads(0, ii="camera"), ad={"pompeii": "0"})


def test_gift_shop_does_not_make_anybody_advertise() -> None:
    board = take("gift-shop")
    board.do(0, "mark-ii", "no", "stay")
    board.shows(load=loads(0, ii="camera"), ad=None, ads=None, tears=None)


def test_gift_shop_without_an_ad_only_takes_a_camera() -> None:
    board = take("gift-shop", ads={"0": 0})
    board.do(0, "mark-ii")
    assert board.keys(0) == ["mark-ii to wet-paint", "stay"]
