"""Phase III: one artifact of your era goes on top of your draw pile, if you like."""

from typing import Any

from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import table
from looptable.testing import Table, rule

MARKET = {
    "industrial": ["steam-engine", "matryoshka"],
    "globalization": ["double-joystick"],
    "dawn": ["meteorite"],
}


def market(**position: Any) -> Table[LoopState]:
    """Artifacts in several eras; Mr Time's deck has cards enough."""
    start: dict[str, Any] = {
        "available": MARKET,
        "draw": {"mr-time": ["spare-face", "remote-quill", "mixtape"]},
    }
    return table(**{**start, **position})


@rule("LOOP-ACQ-1")
def test_you_choose_among_the_artifacts_of_your_era() -> None:
    board = market()
    board.do(0, "end")
    assert board.keys(0) == ["steam-engine", "matryoshka", "none"]


@rule("LOOP-ACQ-1")
def test_your_era_is_where_you_ended_phase_two() -> None:
    board = market()
    board.do(0, "free-move globalization", "end")
    assert board.keys(0) == ["double-joystick", "none"]


@rule("LOOP-ACQ-1")
def test_where_nothing_is_available_nothing_is_asked() -> None:
    board = market(at={"mr-time": "robots"})
    board.do(0, "end")
    board.shows(active="time-prowler", available=MARKET)


@rule("LOOP-ACQ-2", "LOOP-ACQ-5")
def test_none_may_be_taken() -> None:
    board = market()
    board.do(0, "end", "none")
    board.shows(active="time-prowler", available=MARKET, draw=None)
    board.shows(ready={"mr-time": ["mixtape", "remote-quill", "spare-face"]})


@rule("LOOP-ACQ-2", "LOOP-ACQ-5")
def test_never_more_than_one_is_taken() -> None:
    board = market()
    board.do(0, "end", "matryoshka")
    board.shows(active="time-prowler", available={**MARKET, "industrial": ["steam-engine"]})


@rule("LOOP-ACQ-3")
def test_an_acquired_artifact_lies_on_top_of_your_own_draw_pile() -> None:
    board = market(
        mission={"industrial": "clog-up"}, revealed={"industrial": True}, progress={"clog-up": 5}
    )
    board.do(0, "end", "matryoshka")
    board.shows(
        phase="complete",
        draw={"mr-time": ["spare-face", "remote-quill", "mixtape", "matryoshka"]},
        ready=None,
        discard=None,
    )


@rule("LOOP-ACQ-3")
def test_an_acquired_artifact_belongs_to_your_deck_from_then_on() -> None:
    board = market(
        agents=["mr-time", "cztwyzzek"],
        at={"mr-time": "industrial", "cztwyzzek": "end"},
        available={"industrial": ["matryoshka"]},
    )
    board.do(0, "end", "matryoshka")
    board.do(1, "end")
    board.do(0, "end")
    # The hand, matryoshka in it, is discarded; the last card is drawn; then all are reshuffled.
    board.shows(active="cztwyzzek", discard=None, available=None)
    position = board.state.position()
    deck = [*position["ready"]["mr-time"], *position["draw"]["mr-time"]]
    assert sorted(deck) == ["matryoshka", "mixtape", "remote-quill", "spare-face"]


@rule("LOOP-ACQ-4")
def test_acquiring_costs_nothing() -> None:
    board = market(energy={"industrial": 2}, ready={"mr-time": ["table-for-thirteen"]})
    board.do(0, "end", "matryoshka")
    board.shows(
        energy={"industrial": 2}, energy_supply=None, discard={"mr-time": ["table-for-thirteen"]}
    )


@rule("LOOP-ACQ-6")
def test_an_acquired_artifact_is_drawn_in_phase_five_of_the_same_turn() -> None:
    board = market()
    board.do(0, "end", "matryoshka")
    board.shows(
        ready={"mr-time": ["matryoshka", "mixtape", "remote-quill"]},
        draw={"mr-time": ["spare-face"]},
    )
