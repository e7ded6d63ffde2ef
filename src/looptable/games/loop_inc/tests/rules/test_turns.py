"""A turn: a new card or the next past one."""

import pytest

from looptable.core.errors import Refusal
from looptable.games.loop_inc import GAME
from looptable.games.loop_inc.tests.boards import (
    end_day,
    last_turn,
    loads,
    new,
    stock,
    table,
    tear_count,
)
from looptable.testing import rule


def cards(board_keys: list[str]) -> set[str]:
    return {key.partition(" ")[0] for key in board_keys}


@rule("INC-TURN-2", "INC-TURN-3", "INC-TURN-9")
def test_with_cards_in_hand_and_new_ones_to_take_one_chooses_freely_but_cannot_pass() -> None:
    board = table(day=2, hand={"0": ["garage", "move"]}, display={"store": 9, "trash": 9})
    assert board.keys(0) == ["past garage", "new store", "new trash"]
    board.do(0, "new store", "net", "mark-i")
    assert board.state.pending() == [1], "exactly one card"


@rule("INC-TURN-4", "INC-TURN-5", "INC-LCH-1")
def test_a_launch_comes_after_the_card_and_may_be_left() -> None:
    board = table(load=loads(0, i="wheel"))
    assert cards(board.keys(0)) == {"new"}, "no launch before the card"
    board.do(0, "new store", "net")
    assert board.keys(0) == ["mark-i to steam-races", "stay"]
    board.do(0, "stay")
    board.shows(flight=None)
    assert board.state.pending() == [1]


@rule("INC-TURN-6")
def test_only_one_machine_is_launched_in_a_turn() -> None:
    display = {"office": 9, "store": 9}
    board = table(day=2, display=display, load=loads(0, i="wheel", ii="camera"))
    board.do(0, "new office", "mark-i to steam-races")
    assert board.state.pending() == [1]
    board.shows(flight={"0-day-2-mark-i": "steam-races"})


@rule("INC-TURN-7", "INC-EX-6", "INC-TURN-8")
def test_after_three_new_cards_only_past_ones_and_with_an_empty_hand_only_new_ones() -> None:
    hand = {"0": ["move", "garage", "trash"], "1": ["store"]}
    board = table(day=2, hand=hand, sideways={"0": [1, 2, 3]}, tableau={"0": ["store"] * 3})
    events = table(day=2, hand={"1": ["store"]}, display=new("store", "trash"))
    assert events.keys(0) == ["new store", "new trash"], "an empty hand: a new card"
    # Three new cards: the past one is the only option, so it is played already.
    assert board.state.pending() == [1]
    board.shows(tableau={"0": ["store", "store", "store", "move"]}, tears={"0": 1})


@rule("INC-EX-6")
def test_with_all_past_cards_played_the_last_turns_of_day_2_are_new() -> None:
    board = table(
        day=2,
        tableau={"0": ["garage", "store", "trash", "move"]},
        sideways={"0": [2], "1": [1, 2, 3]},
    )
    for key in ("net", "camera"):
        assert cards(board.keys(0)) == {"new"}
        board.do(0, "new store", key, "mark-i")
    assert "stay" in board.keys(0), "the sixth card was the last one"
    board.do(0, "stay")
    assert board.state.day == 3


@rule("INC-TURN-10")
@pytest.mark.parametrize("turn", range(6))
def test_new_cards_may_be_taken_on_any_turn_of_the_day(turn: int) -> None:
    past = ["store"] * 3
    board = table(
        day=2,
        hand={"0": past[min(turn, 3) :], "1": ["store"]},
        tableau={"0": past[: min(turn, 3)] + ["move"] * max(0, turn - 3)},
        sideways={"0": list(range(4, turn + 1))},
    )
    assert "new" in cards(board.keys(0))


@rule("INC-NEW-1", "INC-NEW-2", "INC-NEW-3", "INC-NEW-4")
def test_any_card_of_the_display_is_performed_and_laid_sideways_at_the_end() -> None:
    display = new("garage", "store", "armory", "exchange")
    board = table(display=display)
    assert board.keys(0) == [f"new {card}" for card in display]
    board.do(0, "new garage", "propeller")
    board.shows(
        display=new("store", "armory", "exchange"),
        tableau={"0": ["garage"]},
        sideways={"0": [1]},
        load=loads(0, i="propeller"),
    )
    board.do(1, "new exchange")
    board.do(0, "new store", "net")
    board.shows(
        tableau={"0": ["garage", "store"], "1": ["exchange"]}, sideways={"0": [1, 2], "1": [1]}
    )


@rule("INC-NEW-4", "INC-PAST-4")
def test_the_view_marks_new_cards_and_no_past_ones() -> None:
    board = table(day=2, hand={"0": ["store"], "1": ["move"]})
    board.do(0, "past store", "net", "mark-i")
    board.do(1, "new armory", "mark-i", "stay")
    zones = {
        zone.id: [piece.marks for piece in zone.pieces]
        for seat in GAME.view(board.state, 0).zones
        for zone in seat.zones
    }
    assert zones["tableau-0"] == [()]
    assert zones["tableau-1"] == [("new",)]
    board.shows(sideways={"1": [1]})


@rule("INC-NEW-5", "INC-NEW-6")
def test_a_card_taken_never_comes_back_and_only_anomalies_refill_the_display() -> None:
    board = last_turn(
        1, anomalies=["deja-vu", "petty-cash", "photocopier"], display=new("store", "move")
    )
    end_day(board)
    board.shows(
        display={"move": 1, "petty-cash": 1, "photocopier": 1},
        hand={"1": ["store", "store", "store"]},
        anomalies=["deja-vu"],
    )


@rule("INC-NEW-7")
def test_a_card_that_cannot_be_completed_may_be_chosen_and_tears() -> None:
    board = table()
    warned = [option.key for option in GAME.legal_options(board.state, 0) if option.warnings]
    assert warned == ["new trash", "new exchange", "new move"]
    board.do(0, "new move")
    assert tear_count(board, 0) == 1


@rule("INC-NEW-8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_display_outlasts_the_match(players: int) -> None:
    cards_at_start = sum(GAME.start(players, {}, 1).position()["display"].values())
    assert cards_at_start - 9 * players == 7


@rule("INC-PAST-1")
def test_on_day_1_there_are_no_past_actions() -> None:
    for seed in range(3):
        state = GAME.start(3, {}, seed)
        for _ in range(4):
            (seat,) = state.pending()
            keys = [option.key for option in GAME.legal_options(state, seat)]
            assert not any(key.startswith("past") for key in keys)
            state.apply(seat, state.legal(seat)[0])


@rule("INC-PAST-2", "INC-PAST-3", "INC-PAST-4", "INC-PAST-5")
def test_the_past_card_is_always_the_first_of_the_hand() -> None:
    board = table(day=2, hand={"0": ["store", "move", "garage"], "1": ["move"]})
    past = [key for key in board.keys(0) if key.startswith("past")]
    assert past == ["past store"]
    board.do(0, "past store", "net", "mark-ii")
    board.shows(
        hand={"0": ["move", "garage"], "1": ["move"]},
        tableau={"0": ["store"]},
        sideways=None,
        load=loads(0, ii="net"),
    )
    with pytest.raises(Refusal):
        board.do(1, "past store")


@rule("INC-EX-18", "INC-PAST-6")
def test_the_hand_of_day_3_is_the_tableau_of_day_2_new_cards_and_all() -> None:
    board = table(
        day=2,
        hand={"0": ["garage", "store", "move"]},
        sideways={"1": [1, 2, 3]},
        room=stock(9),
    )
    board.do(0, "new armory", "mark-i", "stay")
    board.do(0, "past garage", "propeller", "mark-i", "stay")
    board.do(0, "past store", "net", "mark-ii", "stay")
    board.do(0, "new trash", "net of mark-ii", "stop", "stay")
    board.do(0, "past move", "armour of mark-i", "stay")
    board.do(0, "new store", "net", "mark-ii", "stay")
    assert board.state.position()["hand"]["0"] == [
        "armory",
        "garage",
        "store",
        "trash",
        "move",
        "store",
    ]


@rule("INC-PAST-8")
def test_a_past_action_must_be_performed_even_if_it_tears() -> None:
    board = table(day=3, hand={"0": ["trash", "store"], "1": ["move"]}, sideways={"1": [1, 2, 3]})
    board.do(0, "past trash")
    assert (tear_count(board, 0), tear_count(board, 1)) == (1, 1), "the other had no choice either"


@rule("INC-PAST-9")
def test_only_the_order_is_inherited_all_choices_are_made_afresh() -> None:
    board = table(day=2, hand={"0": ["garage"], "1": ["move"]})
    board.do(0, "past garage")
    assert board.keys(0) == ["wheel", "propeller"]
    board.do(0, "wheel")
    assert board.keys(0) == ["mark-i", "mark-ii"]
