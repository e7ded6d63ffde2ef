"""The eras that Foo has visited in this cycle, as the headquarters show them in mode ultramachina, which has no Foo cards."""

from typing import Any

import pytest

from looptable.games.the_loop import GAME
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import ERAS, table
from looptable.testing import Table, rule, zones

TURNS = 21
"""In three cycles."""


def ultra(**position: Any) -> Table[LoopState]:
    """Mode ultramachina without anything that could end the match before its time: no rift is left to fall."""
    start: dict[str, Any] = {
        "mode": "ultramachina",
        "foo_row": [],
        "foo_deck": [],
        "rift_supply": 0,
    }
    return table(**{**start, **position})


def visited(board: Table[LoopState]) -> list[str]:
    """The eras in the zone, which counts them, as everybody sees it."""
    shown = [zones(GAME.view(board.state, seat))["visits"] for seat in (0, 1, None)]
    assert shown[0] == shown[1] == shown[2]
    assert shown[0].count == len(shown[0].pieces)
    return [piece.id.removeprefix("visit-") for piece in shown[0].pieces]


@rule("LOOP-ULTRA-5", "LOOP-ULTRA-6")
@pytest.mark.parametrize("agents", ["mr-time,v-girl", "mr-time,v-girl,cztwyzzek"])
def test_nothing_is_visited_when_the_match_begins_though_the_machine_faces_the_end(
    agents: str,
) -> None:
    players = agents.count(",") + 1
    given = {"mode": "ultramachina", "agents": agents}
    board = Table(GAME, GAME.start(players, given, 1).position())
    board.shows(foo="end", phase="gift")
    assert visited(board) == []
    for _ in range(players):
        seat = board.state.pending()[0]
        assert visited(board) == []
        board.do(seat, board.keys(seat)[0])
    board.shows(foo="dawn")
    assert visited(board) == ["dawn"]


@rule("LOOP-ULTRA-6", "LOOP-ULTRA-12", "LOOP-ULTRA-13")
def test_the_eras_come_in_order_once_in_each_cycle() -> None:
    board = ultra(phase="clones")
    for turn in range(TURNS):
        place = turn % len(ERAS)
        board.shows(foo=ERAS[place], phase="actions")
        assert visited(board) == list(ERAS[: place + 1])
        board.do(board.state.pending()[0], "end")
    board.shows(phase="over", ending="time-up")
    assert visited(board) == list(ERAS)


@rule("LOOP-ULTRA-6")
@pytest.mark.parametrize(("foo", "been"), [("end", 0), ("dawn", 1), ("robots", 6)])
@pytest.mark.parametrize(
    "before",
    [
        pytest.param(
            {"phase": "visit", "doomed": ["captcha", "steam-engine"]}, id="lost artifacts"
        ),
        pytest.param({"phase": "deal", "solo": True, "tray": ["captcha"]}, id="solo deal"),
    ],
)
def test_an_era_is_visited_only_when_foo_has_moved(
    before: dict[str, Any], foo: str, been: int
) -> None:
    """Only there is anything asked before Foo moves; from the end of times he starts a new cycle."""
    board = ultra(foo=foo, **before)
    board.shows(foo=foo)
    assert visited(board) == list(ERAS[:been])


@rule("LOOP-ULTRA-12", "LOOP-SOLO-14")
def test_a_new_cycle_has_seen_no_visit_while_its_first_cards_are_dealt() -> None:
    board = ultra(solo=True, draw={"mr-time": ["captcha", "kettle", "steam-engine"]})
    assert visited(board) == list(ERAS), "the last turn of a cycle"
    board.do(0, "end")
    board.shows(foo="end", cycle=2, phase="deal")
    assert visited(board) == []
    while "end" not in board.keys(0):
        assert visited(board) == []
        board.do(0, "mr-time")
    board.shows(foo="dawn", cycle=2)
    assert visited(board) == ["dawn"]


@rule("LOOP-ULTRA-6", "LOOP-ULTRA-7")
def test_while_the_cards_of_an_era_work_it_is_visited() -> None:
    cards = {"demographic-boom": True, "prim-automato": True}
    board = ultra(phase="visit", foo="end", machina_in_play=cards)
    board.shows(foo="dawn", phase="drop")
    assert visited(board) == ["dawn"]


@rule("LOOP-FOO-16")
def test_with_foo_cards_their_row_is_what_is_visited() -> None:
    board = table(foo="dawn", foo_row=["end", "dawn"], foo_deck=[])
    assert visited(board) == ["end", "dawn"]
