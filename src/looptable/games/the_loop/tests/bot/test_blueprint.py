"""The blueprint bot: what it sees and what it never does."""

from typing import Any

import pytest

from looptable.bots import decide
from looptable.games.the_loop import GAME
from looptable.games.the_loop.bot.bot import TurnSearchBot
from looptable.games.the_loop.rules.codes import MEGA_VORTEX, WON
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import MODE_NAMES
from looptable.games.the_loop.tests.hints import advice_of, chance_of, whole
from looptable.testing import Table

THREE = ["reruns", "reunite", "six-funerals"]


def play_turn(board: Table[LoopState], seed: int = 1) -> LoopState:
    """The bot plays until the turn is over."""
    state = board.state
    turn, chance = state.turn, chance_of(seed)
    while state.turn == turn and (pending := state.pending()):
        index = decide(TurnSearchBot(), GAME, state, pending[0], chance)
        state.apply(pending[0], state.legal(pending[0])[index])
    return state


# It sees a view, never a state.


@pytest.mark.parametrize(("players", "mode"), [(2, "sabotage"), (3, "ultramachina"), (1, "supa")])
def test_states_that_look_the_same_get_the_same_choice_and_advice(players: int, mode: str) -> None:
    state = GAME.start(players, {"mode": mode}, 5)
    walk = chance_of(5)
    for _ in range(12):
        (seat,) = state.pending()
        view = GAME.view(state, seat)
        twins = [GAME.guess(view, chance_of(seed)) for seed in (11, 12)]
        assert twins[0].key() != twins[1].key()
        assert {GAME.view(twin, seat).as_bytes() for twin in twins} == {view.as_bytes()}
        chosen = {
            decide(TurnSearchBot(), GAME, twin, seat, chance_of(3)) for twin in (state, *twins)
        }
        assert len(chosen) == 1
        legal = state.legal(seat)
        state.apply(seat, legal[walk.below(0, len(legal))])
    ranked = [
        TurnSearchBot().rank(GAME, view, seat, GAME.legal_options(twin, seat), chance_of(3))
        for twin in twins
    ]
    assert ranked[0] == ranked[1]


def test_choosing_and_ranking_change_nothing() -> None:
    board = whole(ready={"mr-time": ["spartan-shield"]}, rifts={"industrial": 3}, rift_supply=27)
    before = board.state.key()
    decide(TurnSearchBot(), GAME, board.state, 0, chance_of(1))
    advice_of(board)
    assert board.state.key() == before


# What it does and never does.


@pytest.mark.parametrize("difficulty", ["year", "infinity"])
@pytest.mark.parametrize(
    "means",
    [
        {},
        {"empty": {"mr-time": True}, "energy": {"industrial": 1}, "energy_supply": 29},
        {"empty": {"mr-time": True}, "ready": {"mr-time": ["square-wheel"]}},
        # Everything worth doing is here, and the battery gets it out again afterwards.
        {"ready": {"mr-time": ["spartan-shield"]}, "rifts": {"industrial": 3}, "rift_supply": 27},
    ],
)
def test_it_never_ends_in_a_mega_vortex_that_it_can_leave(
    difficulty: str, means: dict[str, Any]
) -> None:
    state = play_turn(whole(difficulty=difficulty, vortex={"industrial": True}, **means))
    assert state.position().get("ending") != "mega-vortex"
    assert state.turn == 2 or state.ending != MEGA_VORTEX


def test_it_does_not_enter_a_mega_vortex_to_stay() -> None:
    for seed in range(3):
        state = play_turn(
            whole(difficulty="year", vortex={"renaissance": True, "globalization": True}), seed
        )
        assert state.at[0] == 3


def test_it_completes_a_full_mission() -> None:
    board = whole(
        phase="complete",
        mission={"industrial": "clog-up"},
        revealed={"industrial": True},
        progress={"clog-up": 5},
    )
    assert board.keys(0) == ["yes", "no"]
    assert play_turn(board).position()["completed"] == ["clog-up"]


def test_it_goes_to_a_full_mission_and_completes_it() -> None:
    state = play_turn(
        whole(
            mission={"globalization": "clog-up"},
            revealed={"globalization": True},
            progress={"clog-up": 5},
        )
    )
    assert state.position()["completed"] == ["clog-up"]


@pytest.mark.parametrize("seed", range(3))
def test_it_wins_when_it_can_win_this_turn(seed: int) -> None:
    """One cube short, next door, with rifts that look more urgent here."""
    state = play_turn(
        whole(
            completed=THREE,
            mission={"globalization": "blow-the-meter"},
            revealed={"globalization": True},
            progress={"blow-the-meter": 5},
            ready={"mr-time": ["mixtape", "spartan-shield"]},
            rifts={"industrial": 3},
            vortex={"industrial": True},
            rift_supply=27,
        ),
        seed,
    )
    assert state.outcome() is not None
    assert state.ending == WON


def test_it_prefers_to_win_to_saving_what_no_longer_matters() -> None:
    """The free move wins; staying would save much more than a mission is usually worth."""
    state = play_turn(
        whole(
            completed=THREE,
            mission={"globalization": "clog-up"},
            revealed={"globalization": True},
            progress={"clog-up": 5},
            at={"mr-time": "robots", "time-prowler": "dawn"},
            ready={"mr-time": ["off-and-on-switch"]},
            rifts={"industrial": 3},
            vortex={"industrial": True},
            rift_supply=27,
        )
    )
    assert state.ending == WON
    assert state.outcome() is not None


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("mode", MODE_NAMES)
def test_all_that_it_chooses_is_legal(mode: str, players: int) -> None:
    state = GAME.start(players, {"mode": mode, "difficulty": "year"}, 8)
    chance = chance_of(8)
    for _ in range(20):
        if not state.pending():
            break
        seat = state.pending()[0]
        index = decide(TurnSearchBot(), GAME, state, seat, chance)
        state.apply(seat, state.legal(seat)[index])
