"""Modes and difficulties: what all of them share, and the first one, sabotage."""

from typing import Any

import pytest

from looptable.content.text.texts import Text
from looptable.core.errors import WrongUse
from looptable.games.the_loop import GAME
from looptable.games.the_loop.tests.boards import table
from looptable.testing import rule

MODES = ["sabotage", "supa", "centrifuges", "ultramachina"]
DIFFICULTIES = ["month", "year", "infinity"]


def start(mode: str, difficulty: str, seed: int = 3, players: int = 2) -> dict[str, Any]:
    """The position at the first choice of a match."""
    agents = "mr-time,v-girl,cztwyzzek,robofinisher-404".split(",")[:players]
    given = {"mode": mode, "difficulty": difficulty, "agents": ",".join(agents)}
    position: dict[str, Any] = GAME.start(players, given, seed).position()
    return position


# All modes.


@rule("LOOP-MODE-1")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_mode_and_difficulty_are_chosen_independently(mode: str, difficulty: str) -> None:
    position = start(mode, difficulty)
    assert position.get("mode", "sabotage") == mode
    assert position.get("difficulty", "month") == difficulty


@rule("LOOP-MODE-1")
def test_there_are_four_modes_of_three_difficulties() -> None:
    choices = {setting.id: list(setting.choices) for setting in GAME.settings()}
    assert choices["mode"] == MODES
    assert choices["difficulty"] == DIFFICULTIES
    with pytest.raises(WrongUse):
        GAME.start(2, {"mode": "hypermachina"}, 1)


@rule("LOOP-MODE-2")
@pytest.mark.parametrize("mode", MODES)
def test_a_loop_is_paid_in_every_mode(mode: str) -> None:
    board = table(
        mode=mode,
        energy={"industrial": 3},
        energy_supply=27,
        exhausted={"mr-time": ["kettle", "meteorite"]},
        ready={"mr-time": ["steam-engine"]},
    )
    board.do(0, "loop spiral")
    board.shows(energy={"industrial": 2}, energy_supply=28, exhausted=None)
    board.do(0, "loop star")
    board.shows(energy=None, energy_supply=None, loops=2)


@rule("LOOP-MODE-2")
@pytest.mark.parametrize("mode", MODES)
def test_a_fourth_vortex_loses_in_every_mode(mode: str) -> None:
    board = table(
        mode=mode,
        phase="drop",
        foo="robots",
        rifts={"robots": 3},
        vortex={"dawn": True, "medieval": True, "renaissance": True},
        chance={"draws": {"machine": [1, 1]}},
    )
    board.shows(phase="over", ending="fourth-vortex")


@rule("LOOP-MODE-3")
@pytest.mark.parametrize("mode", MODES)
def test_every_mode_starts_from_the_standard_setup(mode: str) -> None:
    position = start(mode, "month")
    revealed = set(position["revealed"])
    assert len(revealed) == 2
    assert len(position["mission"]) == 7
    assert len(position["unused"]) == 3
    assert all(cubes == 1 for cubes in position["energy"].values())
    assert len(position["energy"]) == 5
    assert not revealed & set(position["energy"]), "energy goes where no rift does"
    assert revealed <= set(position["rifts"])
    assert len(position["agents"]) == 2


@rule("LOOP-MODE-4")
@pytest.mark.parametrize(
    ("mode", "english", "french"),
    [
        ("sabotage", "low complexity", "complexité faible"),
        ("supa", "medium complexity", "complexité moyenne"),
        ("centrifuges", "medium complexity", "complexité moyenne"),
        ("ultramachina", "high complexity", "complexité élevée"),
    ],
)
def test_each_mode_states_its_complexity(mode: str, english: str, french: str) -> None:
    key = Text(f"setting.mode.{mode}")
    assert english in GAME.texts().say(key, "en").lower()
    assert french in GAME.texts().say(key, "fr").lower()


@rule("LOOP-MODE-5")
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("difficulty", "ending"),
    [("month", None), ("year", "mega-vortex"), ("infinity", "mega-vortex")],
)
def test_vortexes_are_mega_from_the_second_difficulty_on(
    mode: str, difficulty: str, ending: str | None
) -> None:
    board = table(mode=mode, difficulty=difficulty, vortex={"industrial": True}, foo="dawn")
    board.do(0, "end")
    board.shows(ending=ending)


@rule("LOOP-MODE-7")
def test_sabotage_for_the_employee_of_the_month_is_the_proposal() -> None:
    options = GAME.options({})
    assert options["mode"] == "sabotage"
    assert options["difficulty"] == "month"


# Sabotage.


@rule("LOOP-SAB-1")
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_sabotage_has_no_pieces_of_its_own(difficulty: str) -> None:
    position = start("sabotage", difficulty)
    assert not any(clone.startswith("supa") for clone in position["clone_at"])
    assert not {"centrifuge_at", "machina_in_play", "machina_deck", "perpetual"} & set(position)


@rule("LOOP-SAB-2")
@pytest.mark.parametrize(("before", "ending"), [(2, None), (3, "won")])
def test_sabotage_is_won_by_the_fourth_mission(before: int, ending: str | None) -> None:
    board = table(
        mission={"industrial": "clog-up"},
        revealed={"industrial": True},
        progress={"clog-up": 5},
        completed=["reunite", "reruns", "six-funerals"][:before],
    )
    board.do(0, "end", "yes")
    board.shows(ending=ending)


@rule("LOOP-SAB-3", "LOOP-SAB-4", "LOOP-SAB-5", "LOOP-OPEN-19")
@pytest.mark.parametrize(
    ("players", "difficulty", "clones"),
    [
        (2, "month", 7),
        (2, "year", 8),
        (2, "infinity", 10),
        (4, "month", 4),
        (4, "year", 5),
        (4, "infinity", 7),
    ],
)
def test_sabotage_starts_with_more_clones_when_harder(
    players: int, difficulty: str, clones: int
) -> None:
    position = start("sabotage", difficulty, players=players)
    assert len(position["clone_at"]) == clones + 1, "and one of the first turn"


@rule("LOOP-SAB-4", "LOOP-SAB-5")
@pytest.mark.parametrize("difficulty", ["year", "infinity"])
def test_harder_sabotage_has_mega_vortexes(difficulty: str) -> None:
    board = table(difficulty=difficulty, vortex={"industrial": True})
    board.do(0, "end")
    board.shows(phase="over", ending="mega-vortex")


@rule("LOOP-SAB-3")
def test_plain_sabotage_has_plain_vortexes() -> None:
    board = table(vortex={"industrial": True})
    board.do(0, "end")
    board.shows(ending=None, turn=2)
