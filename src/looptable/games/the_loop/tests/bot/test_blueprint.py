"""The blueprint bot: what it sees, what it never does, and the advice it gives."""

from typing import Any

import pytest

from looptable.bots import decide
from looptable.content.text.texts import LANGUAGES
from looptable.core.chance import Chance
from looptable.engine.contract.bot import Advice, Adviser
from looptable.games.the_loop import GAME
from looptable.games.the_loop.bot.bot import TurnSearchBot
from looptable.games.the_loop.rules.codes import MEGA_VORTEX, WON
from looptable.games.the_loop.rules.state import LoopState
from looptable.games.the_loop.tests.boards import MODE_NAMES, table
from looptable.testing import Table

MISSIONS = (
    "clog-up dizzy-doctor reunite spring-cleaning reruns six-funerals "
    "no-age-dark doctor-sandwich quantum-sealant blow-the-meter"
).split()
THREE = ["reruns", "reunite", "six-funerals"]


def whole(**position: Any) -> Table[LoopState]:
    """A board on which the missions add up, so that a view of it can be guessed from."""
    placed = {*position.get("mission", {}).values(), *position.get("completed", ())}
    unused = [mission for mission in MISSIONS if mission not in placed]
    return table(**{"unused": unused, "mission": {}, **position})


def chance_of(seed: int) -> Chance:
    chance = Chance(1)
    chance.seed(seed)
    return chance


def play_turn(board: Table[LoopState], seed: int = 1) -> LoopState:
    """The bot plays until the turn is over."""
    state = board.state
    turn, chance = state.turn, chance_of(seed)
    while state.turn == turn and (pending := state.pending()):
        index = decide(TurnSearchBot(), GAME, state, pending[0], chance)
        state.apply(pending[0], state.legal(pending[0])[index])
    return state


def advice_of(
    board: Table[LoopState], seat: int = 0, effort: int = 1, seed: int = 1
) -> dict[str, Advice]:
    """The advice by the keys of the options, the best first."""
    options = GAME.legal_options(board.state, seat)
    view = GAME.view(board.state, seat)
    found = TurnSearchBot().rank(GAME, view, seat, options, chance_of(seed), effort)
    assert sorted(advice.index for advice in found) == list(range(len(options)))
    worths = [advice.worth for advice in found]
    assert worths == sorted(worths, reverse=True)
    return {options[advice.index].key: advice for advice in found}


def said(advice: Advice, lang: str = "en") -> str:
    return GAME.texts().say(advice.why, lang)


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


# Advice.


def test_it_is_an_adviser() -> None:
    assert isinstance(TurnSearchBot(), Adviser)


@pytest.mark.parametrize(("players", "mode"), [*enumerate(MODE_NAMES, 1)])
def test_every_question_gets_advice_that_can_be_said(players: int, mode: str) -> None:
    state = GAME.start(players, {"mode": mode, "difficulty": "year"}, 4)
    board = whole()
    walk = chance_of(6)
    asked = set()
    for _ in range(600):
        if not state.pending():
            break
        seat = state.pending()[0]
        prompt = state.prompt
        if prompt not in asked:
            asked.add(prompt)
            board.state = state
            for advice in advice_of(board, seat).values():
                for lang in LANGUAGES:
                    assert said(advice, lang).endswith(".")
        legal = state.legal(seat)
        state.apply(seat, legal[walk.below(0, len(legal))])
    assert len(asked) > 5


REASONS: list[tuple[str, str, dict[str, Any]]] = [
    (
        "use spartan-shield",
        "Makes a vortex less likely.",
        {"ready": {"mr-time": ["spartan-shield"]}, "rifts": {"industrial": 3}, "rift_supply": 27},
    ),
    (
        "use meteorite",
        "Destroys 1 clone.",
        {"ready": {"mr-time": ["meteorite"]}, "clone_at": {"dawn-renaissance": "globalization"}},
    ),
    (
        "use contagious-campfire",
        "Adds 2 energy.",
        {"ready": {"mr-time": ["contagious-campfire"]}, "empty": {"mr-time": True}},
    ),
    (
        "use mixtape",
        "Completes the progress on “Blow the Meter!”, which can then be completed here.",
        {
            "ready": {"mr-time": ["mixtape"]},
            "mission": {"industrial": "blow-the-meter"},
            "revealed": {"industrial": True},
            "progress": {"blow-the-meter": 5},
        },
    ),
    (
        "use contagious-campfire",
        "Brings 1 cube for “Blow the Meter!” (3 of 6).",
        {
            "empty": {"mr-time": True},
            "ready": {"mr-time": ["contagious-campfire"]},
            "mission": {"globalization": "blow-the-meter"},
            "revealed": {"globalization": True},
            "progress": {"blow-the-meter": 2},
        },
    ),
    (
        "free-move globalization",
        "Stands ready to complete “Clog up Dr Foo’s Machine!”.",
        {
            "mission": {"globalization": "clog-up"},
            "revealed": {"globalization": True},
            "progress": {"clog-up": 5},
        },
    ),
    (
        "free-move globalization",
        "Stands ready to win by completing “Clog up Dr Foo’s Machine!”.",
        {
            "completed": THREE,
            "mission": {"globalization": "clog-up"},
            "revealed": {"globalization": True},
            "progress": {"clog-up": 5},
        },
    ),
    (
        "free-move globalization",
        "Stays out of the mega vortex.",
        {"difficulty": "year", "vortex": {"industrial": True, "renaissance": True}},
    ),
    ("end", "Nothing better is left to do.", {}),
    (
        "end",
        "“Clog up Dr Foo’s Machine!” has all its cubes and can be completed here.",
        {
            "mission": {"industrial": "clog-up"},
            "revealed": {"industrial": True},
            "progress": {"clog-up": 5},
        },
    ),
]


@pytest.mark.parametrize(("key", "sentence", "position"), REASONS)
def test_the_best_option_says_what_changes_most(
    key: str, sentence: str, position: dict[str, Any]
) -> None:
    advice = advice_of(whole(**position))
    assert next(iter(advice)) == key
    assert said(advice[key]) == sentence


def test_ending_too_early_or_in_the_wrong_place_is_said() -> None:
    early = advice_of(whole(ready={"mr-time": ["steam-engine"]}))["end"]
    assert said(early) == "Gives away what could still be done this turn."
    lost = advice_of(whole(difficulty="year", vortex={"industrial": True}))["end"]
    assert said(lost).startswith("Leaves the agent in a mega vortex")


def test_no_plan_looks_behind_the_end_of_the_turn() -> None:
    """The last card ends the turn by itself, and whatever Foo does then must not count."""
    board = whole(
        empty={"mr-time": True},
        ready={"mr-time": ["spartan-shield"]},
        rifts={"industrial": 2, "dawn": 3, "medieval": 3},
        vortex={"dawn": True, "medieval": True},
        rift_supply=22,
    )
    worths = {advice_of(board, seed=seed)["use spartan-shield"].worth for seed in range(6)}
    assert len(worths) == 1


def test_completing_marking_and_taking_cards_have_reasons_too() -> None:
    full = whole(
        phase="complete",
        mission={"industrial": "clog-up"},
        revealed={"industrial": True},
        progress={"clog-up": 5},
    )
    advice = advice_of(full)
    assert list(advice) == ["yes", "no"]
    assert said(advice["yes"]) == "Completes “Clog up Dr Foo’s Machine!”."
    last = whole(
        phase="complete",
        completed=THREE,
        mission={"industrial": "clog-up"},
        revealed={"industrial": True},
        progress={"clog-up": 5},
    )
    assert said(advice_of(last)["yes"]) == "Wins the match."

    mark = whole(
        mission={"industrial": "quantum-sealant"},
        revealed={"industrial": True},
        ending_actions=1,
    )
    advice = advice_of(mark)
    assert list(advice) == ["mark quantum-sealant", "none"]
    assert "Quantum Sealant" in said(advice["mark quantum-sealant"])

    cards = whole(
        phase="acquire",
        available={"industrial": ["steam-engine", "captcha"]},
        draw={"mr-time": ["mixtape"]},
    )
    advice = advice_of(cards)
    assert list(advice)[-1] == "none"
    assert said(advice["none"]) == "Leaves the deck as it is."


@pytest.mark.parametrize("effort", [1, 2, 4])
def test_more_effort_finds_what_less_effort_found(effort: int) -> None:
    board = whole(
        ready={"mr-time": ["spartan-shield", "mixtape", "meteorite"]},
        rifts={"globalization": 3, "industrial": 1},
        rift_supply=26,
        clone_at={"dawn-renaissance": "globalization"},
    )
    little = advice_of(board)
    much = advice_of(board, effort=effort)
    for key, advice in little.items():
        assert much[key].worth >= advice.worth
