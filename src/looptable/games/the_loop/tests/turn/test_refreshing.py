"""Phase V: batteries, hands, and the next turn."""

from typing import Any

from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import table
from looptable.testing import Table, rule

DRAW = {
    "mr-time": ["spare-face", "table-for-thirteen", "remote-quill", "gutenbergs-wormhole"],
    "cztwyzzek": ["square-wheel", "mammoth-cab", "takeaway-fire"],
}


def two(**position: Any) -> Table[LoopState]:
    """Mr Time and Cztwyzzek, with cards to draw."""
    start: dict[str, Any] = {
        "agents": ["mr-time", "cztwyzzek"],
        "at": {"mr-time": "industrial", "cztwyzzek": "dawn"},
        "draw": DRAW,
    }
    return table(**{**start, **position})


@rule("LOOP-REFR-1")
def test_your_batteries_are_charged_again() -> None:
    board = two(empty={"mr-time": True})
    board.do(0, "end")
    board.shows(active="cztwyzzek", empty=None)


@rule("LOOP-REFR-1")
def test_the_batteries_of_others_are_not() -> None:
    board = two(empty={"mr-time": True, "cztwyzzek": True})
    board.do(0, "end")
    board.shows(active="cztwyzzek", empty={"cztwyzzek": True})


@rule("LOOP-REFR-2")
def test_the_whole_hand_is_discarded_whatever_its_size() -> None:
    board = two(
        ready={"mr-time": ["mixtape", "prank-call"]},
        exhausted={"mr-time": ["quantum-bandage", "long-arm-mop"]},
    )
    board.do(0, "end")
    board.shows(
        discard={"mr-time": ["mixtape", "prank-call", "quantum-bandage", "long-arm-mop"]},
        exhausted=None,
    )


@rule("LOOP-REFR-2")
def test_a_small_hand_is_discarded_too() -> None:
    board = two(ready={"mr-time": ["mixtape"]})
    board.do(0, "end")
    board.shows(discard={"mr-time": ["mixtape"]})


@rule("LOOP-REFR-3")
def test_every_player_draws_up_to_three_cards() -> None:
    board = two(ready={"cztwyzzek": ["polite-bulldozer"]})
    board.do(0, "end")
    board.shows(
        ready={
            "mr-time": ["gutenbergs-wormhole", "remote-quill", "table-for-thirteen"],
            "cztwyzzek": ["polite-bulldozer", "takeaway-fire", "mammoth-cab"],
        },
        draw={"mr-time": ["spare-face"], "cztwyzzek": ["square-wheel"]},
    )


@rule("LOOP-REFR-3")
def test_exhausted_cards_of_others_count_for_their_hand() -> None:
    board = two(exhausted={"cztwyzzek": ["polite-bulldozer", "ejector-seat"]})
    board.do(0, "end")
    board.shows(exhausted={"cztwyzzek": ["polite-bulldozer", "ejector-seat"]})
    assert board.state.position()["ready"]["cztwyzzek"] == ["takeaway-fire"]


@rule("LOOP-REFR-4", "LOOP-REFR-5")
def test_another_player_with_more_cards_neither_draws_nor_discards() -> None:
    hand = ["polite-bulldozer", "ejector-seat", "page-not-found", "clone-dynamo"]
    board = two(ready={"cztwyzzek": hand})
    board.do(0, "end")
    position = board.state.position()
    assert position["ready"]["cztwyzzek"] == hand
    assert position["draw"]["cztwyzzek"] == DRAW["cztwyzzek"]
    board.shows(discard=None)


@rule("LOOP-REFR-4", "LOOP-REFR-5")
def test_three_cards_are_enough() -> None:
    hand = ["polite-bulldozer", "ejector-seat", "page-not-found"]
    board = two(ready={"cztwyzzek": hand, "mr-time": ["mixtape"]})
    board.do(0, "end")
    assert board.state.position()["ready"]["cztwyzzek"] == hand
    board.shows(discard={"mr-time": ["mixtape"]})


@rule("LOOP-REFR-6")
def test_with_an_empty_foo_deck_a_new_cycle_starts_after_the_draws() -> None:
    row = ["dawn", "medieval", "renaissance", "industrial", "globalization", "robots", "end"]
    board = two(foo_deck=[], foo_row=row)
    kinds = [event.kind for event in board.do(0, "end")]
    board.shows(cycle=2, active="cztwyzzek")
    assert kinds.index("cycle") > max(i for i, kind in enumerate(kinds) if kind == "draws")
    assert kinds.index("cycle") < kinds.index("turn")


@rule("LOOP-REFR-6")
def test_with_a_card_left_the_cycle_goes_on() -> None:
    board = two(foo_deck=["dawn"])
    board.do(0, "end")
    board.shows(cycle=None, foo="dawn")


@rule("LOOP-REFR-7")
def test_the_next_player_clockwise_begins_a_turn() -> None:
    board = two(agents=["mr-time", "cztwyzzek", "v-girl"])
    board.do(0, "end")
    board.shows(turn=2, active="cztwyzzek")
    board.do(1, "end")
    board.shows(turn=3, active="v-girl")
    board.do(2, "end")
    board.shows(turn=4, active=None)
    assert board.state.pending() == [0]
