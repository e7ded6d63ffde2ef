"""The frame of a turn: whose it is, its phases, and that the end comes at once."""

import pytest

from looptable.core.errors import Refusal
from looptable.games.the_loop import GAME
from looptable.games.the_loop.tests.boards import ERAS, before_foo, foo_phase, table, whole
from looptable.testing import Table, rule

THREE = ["mr-time", "v-girl", "robofinisher-404"]


@rule("LOOP-TURN-1")
def test_players_take_turns_clockwise_one_at_a_time() -> None:
    board = table(agents=THREE, at=dict.fromkeys(THREE, "industrial"))
    for seat, following in ((0, 1), (1, 2), (2, 0), (0, 1)):
        assert board.state.pending() == [seat]
        board.do(seat, "end")
        assert board.state.pending() == [following]
        board.shows(active=None if following == 0 else THREE[following])


@rule("LOOP-TURN-1")
def test_nobody_acts_in_anothers_turn() -> None:
    board = table(agents=THREE, at={})
    with pytest.raises(Refusal, match="action/not-your-turn"):
        board.do(1, "end")


@rule("LOOP-TURN-1")
def test_a_turn_leaves_nothing_of_itself_to_the_next() -> None:
    """Loops paid, the ability, cubes that missions take once a turn, clones destroyed."""
    of_the_turn = {"loops": 2, "ability_used": True, "marked": 1, "killed": 2}
    board = table(**of_the_turn)
    board.do(0, "end")
    board.shows(active="time-prowler", ending_actions=None, **dict.fromkeys(of_the_turn))


@rule("LOOP-TURN-2")
def test_the_five_phases_come_in_their_order() -> None:
    board = table(
        agents=["mr-time", "v-girl"],
        at={"mr-time": "industrial", "v-girl": "dawn"},
        available={"industrial": ["steam-engine", "matryoshka"]},
        mission={"industrial": "reunite"},
        revealed={"industrial": True},
        progress={"reunite": 4},
        artifacts=["timenado", "night-light", "last-will", "kettle"],
        ready={"mr-time": ["quantum-bandage"]},
    )
    events = board.do(0, "use quantum-bandage", "end")
    assert board.keys(0) == ["steam-engine", "matryoshka", "none"]
    events += board.do(0, "steam-engine")
    assert board.keys(0) == ["yes", "no"]
    events += board.do(0, "yes", "last-will")
    events += board.do(1, "kettle")
    order = ["uses", "acquires", "mission-completed", "discards", "turn", "foo-visits"]
    kinds = [event.kind for event in events]
    assert sorted(order, key=kinds.index) == order
    assert board.state.pending() == [1]
    board.shows(phase="actions", active="v-girl")


@rule("LOOP-TURN-3")
def test_the_match_stops_in_the_middle_of_a_drop() -> None:
    # Foo's own era bursts a second time, so the rift beside it is never placed.
    board = foo_phase("end", [1, 1, 2], rifts={"end": 2}, vortex={"end": True}, clone_at=ONE_AT_END)
    board.shows(phase="over", ending="second-vortex", rifts={"end": 2})
    assert board.state.pending() == []


ONE_AT_END = {"end-medieval": "end"}


@rule("LOOP-TURN-3")
def test_the_match_stops_in_the_middle_of_an_action() -> None:
    board = table(
        mode="supa",
        clone_at={"supa-dawn": "industrial", "end-medieval": "industrial"},
        completed=["clog-up", "reunite", "reruns", "no-age-dark"],
        ready={"mr-time": ["mass-excommunication"]},
    )
    board.do(0, "use mass-excommunication", "supa-dawn")
    board.shows(phase="over")
    assert "end-medieval" in board.state.position()["clone_at"], "the second one is not destroyed"


@rule("LOOP-TURN-4")
def test_after_the_end_of_phase_two_no_action_is_left() -> None:
    board = table(
        energy={"industrial": 5},
        ready={"mr-time": ["quantum-bandage"]},
        available={"industrial": ["steam-engine"]},
    )
    offered = board.keys(0)
    assert {"move renaissance", "free-move renaissance", "ability"} < set(offered)
    board.do(0, "end")
    assert board.keys(0) == ["steam-engine", "none"]


@rule("LOOP-TURN-5")
def test_phase_two_may_be_empty_and_phases_three_and_four_declined() -> None:
    board = table(
        agents=["mr-time", "v-girl"],
        at={"mr-time": "industrial", "v-girl": "dawn"},
        available={"industrial": ["steam-engine"]},
        mission={"industrial": "reunite"},
        revealed={"industrial": True},
        progress={"reunite": 4},
    )
    board.do(0, "end", "none", "no")
    board.shows(
        active="v-girl",
        available={"industrial": ["steam-engine"]},
        progress={"reunite": 4},
        completed=None,
    )


@rule("LOOP-TURN-5")
def test_phases_one_and_five_ask_nobody() -> None:
    board = before_foo(
        "robots", [1, 1], ready={"v-girl": ["kettle"]}, empty={"v-girl": True}, rift_supply=30
    )
    board.do(1, "end")
    # V-Girl's card was discarded and drawn again, and Foo has come.
    board.shows(empty=None, foo="robots", rifts={"robots": 2}, phase="actions", active=None)
    assert board.state.pending() == [0]


@rule("LOOP-TURN-6")
def test_a_match_lasts_twenty_one_turns_at_most() -> None:
    board = Table(GAME, whole({"agents": ["mr-time", "v-girl"], "foo_deck": list(ERAS), "seed": 1}))
    turns = 0
    while board.state.pending() and turns < 30:
        # No rift is ever placed in these turns, or a vortex would end the match before.
        quiet = {"rifts": None, "landed": None, "rift_supply": 0, "clone_at": None}
        position = {**board.state.position(), **quiet}
        board = Table(GAME, {key: value for key, value in position.items() if value is not None})
        board.do(board.state.pending()[0], "end")
        turns += 1
    assert turns == 21
    board.shows(ending="time-up", turn=21, cycle=3)
