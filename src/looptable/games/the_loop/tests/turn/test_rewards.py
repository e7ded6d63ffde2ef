"""The attendance reward: a card for every player, and one more."""

from typing import Any

from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import table
from looptable.testing import Table, rule

THREE = ["mr-time", "time-prowler", "v-girl"]


def finished(**position: Any) -> Table[LoopState]:
    """Mr Time has ended Phase II where Clog Up is full; he completes it with `yes`."""
    start: dict[str, Any] = {
        "phase": "complete",
        "mission": {"industrial": "clog-up", "medieval": "reunite", "end": "reruns"},
        "revealed": {"industrial": True, "medieval": True},
        "progress": {"clog-up": 5},
        "artifacts": ["holy-grail", "captcha", "meteorite", "steam-engine", "night-light"],
    }
    return table(**{**start, **position})


@rule("LOOP-ATT-1")
def test_two_players_get_three_cards_to_choose_from() -> None:
    board = finished()
    board.do(0, "yes")
    board.shows(
        phase="reward",
        tray=["night-light", "steam-engine", "meteorite"],
        artifacts=["holy-grail", "captcha"],
    )


@rule("LOOP-ATT-1")
def test_three_players_get_four_cards_to_choose_from() -> None:
    board = finished(agents=THREE)
    board.do(0, "yes")
    board.shows(tray=["night-light", "steam-engine", "meteorite", "captcha"])


@rule("LOOP-ATT-2", "LOOP-ATT-3", "LOOP-ATT-4")
def test_every_player_takes_one_and_the_last_is_destroyed() -> None:
    hand = ["mixtape", "prank-call", "quantum-bandage"]
    board = finished(draw={"time-prowler": ["long-arm-mop"]}, ready={"time-prowler": hand})
    board.do(0, "yes", "steam-engine")
    board.shows(draw={"mr-time": ["steam-engine"], "time-prowler": ["long-arm-mop"]})
    assert board.keys(1) == ["night-light", "meteorite"], "one each, and declining is no option"
    board.do(1, "meteorite")
    board.shows(
        draw={"time-prowler": ["long-arm-mop", "meteorite"]},
        ready={"mr-time": ["steam-engine"], "time-prowler": hand},
        destroyed=["night-light"],
        tray=None,
    )


@rule("LOOP-ATT-5")
def test_players_choose_in_turn_order_from_the_active_one() -> None:
    board = finished(
        agents=THREE, active="time-prowler", at={"mr-time": "dawn", "time-prowler": "industrial"}
    )
    board.do(1, "yes")
    assert board.state.pending() == [1]
    board.do(1, "meteorite")
    assert board.state.pending() == [2]
    board.do(2, "captcha")
    assert board.state.pending() == [0]
    assert board.keys(0) == ["night-light", "steam-engine"]


@rule("LOOP-ATT-6")
def test_vortexes_do_not_affect_the_revealed_cards() -> None:
    board = finished(vortex={"dawn": True, "robots": True})
    board.do(0, "yes")
    board.shows(tray=["night-light", "steam-engine", "meteorite"], available=None, destroyed=None)
    assert board.keys(0) == ["night-light", "steam-engine", "meteorite"]


@rule("LOOP-ATT-7")
def test_the_reward_lies_above_the_card_acquired_in_the_same_turn() -> None:
    board = finished(phase="acquire", available={"industrial": ["matryoshka"]})
    board.do(0, "matryoshka", "yes", "steam-engine")
    board.shows(draw={"mr-time": ["matryoshka", "steam-engine"]})


@rule("LOOP-ATT-8")
def test_the_new_mission_is_revealed_before_the_reward_cards() -> None:
    kinds = [event.kind for event in finished().do(0, "yes")]
    assert kinds == [
        "mission-completed",
        "mission-revealed",
        "reward-revealed",
        "reward-revealed",
        "reward-revealed",
    ]


@rule("LOOP-ATT-1", "LOOP-ATT-4")
def test_without_a_completed_mission_there_is_no_reward() -> None:
    board = finished()
    board.do(0, "no")
    board.shows(active="time-prowler", tray=None, draw=None, destroyed=None)
