"""A step for which there is nothing is left out, and the card goes on after it (LOOP-USE-6)."""

from pathlib import Path
from typing import Any

import pytest

from looptable.games.the_loop.tests.boards import game_where, table
from looptable.testing import Table, rule

CARD = "ctrl-z"
TOGETHER = {"mr-time": "industrial", "time-prowler": "industrial"}


def use_trial(effect: str, folder: Path, **position: Any) -> Table:
    """Mr Time has just used a card with this effect: his only one."""
    start = table(ready={"mr-time": [CARD]}).state.position()
    board = Table(game_where(CARD, effect, folder), {**start, **position})
    board.do(0, f"use {CARD}")
    return board


CLONES = [
    "push 1 clone",
    "push 2 clones in an adjacent era",
    "pull 1 clone",
    "destroy 1 clone here",
    "destroy 1 clone in any era",
    "destroy 1 clone with another agent",
    "swap a clone with a clone in any era",
]
AGENTS = ["swap with another agent", "bring another agent here"]
CUBES = [
    "remove 1 rift here",
    "remove 1 rift in any era",
    "remove 1 rift with any agent",
    "remove 1 rift on a vortex",
    "remove rifts here until as many as energy",
]
CARDS = [
    "acquire an artifact in any era",
    "apply an artifact in any era",
    "apply the destroyed artifact",
    "draw 1 card",
    "let any agent draw 1 card",
    "let each agent draw 1 card",
    "let another agent apply a card",
]


@rule("LOOP-USE-6")
@pytest.mark.parametrize("steps", [CLONES, AGENTS, CUBES, CARDS])
def test_an_empty_board_leaves_every_step_out_and_all_others_are_done(
    steps: list[str], tmp_path: Path
) -> None:
    """No clone, no rift, no artifact, no card but this one, and everybody is here."""
    effect = "; ".join(f"{step}; add 1 energy here" for step in steps)
    board = use_trial(effect, tmp_path, at=TOGETHER)
    board.shows(
        pc=None,
        energy={"industrial": len(steps)},
        exhausted={"mr-time": [CARD]},
        ready=None,
        at=TOGETHER,
        clone_at=None,
        rifts=None,
        phase="actions",
    )
    assert "end" in board.keys(0)


@rule("LOOP-USE-6")
@pytest.mark.parametrize("place", ["here", "at foo"])
def test_two_clones_of_one_era_do_not_swap_places(place: str, tmp_path: Path) -> None:
    clones = {"dawn-renaissance": "industrial", "dawn-robots": "industrial"}
    board = use_trial(
        f"swap a clone with a clone {place}; add 1 energy here",
        tmp_path,
        clone_at=clones,
        foo="industrial",
    )
    board.do(0, "dawn-robots")
    board.shows(pc=None, energy={"industrial": 1}, clone_at=clones)
