"""Position files that no match can have, and such as are merely odd: never a traceback, at any command."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

Run = Callable[..., Result]

WRONG: list[tuple[str, dict[str, Any], str]] = [
    ("the-loop", {"rifts": {"dawn": 4}}, "4 rifts lie in the Dawn of Time"),
    ("the-loop", {"energy": {"dawn": -1}}, "“energy” of “dawn” cannot be -1"),
    ("the-loop", {"unused": []}, "lies nowhere"),
    ("the-loop", {"completed": ["clog-up"], "lost": ["clog-up"]}, "lies in two places"),
    ("the-loop", {"turn": 10**30}, "“turn” cannot be 1000000"),
    ("the-loop", {"phase": "over", "ending": None}, "“ending” cannot be None"),
    ("loop-inc", {"active": None}, "“active” cannot be None"),
    ("loop-inc", {"waste": {"0": -3}}, "“waste” of “0” cannot be -3"),
    ("template", {"discard": ["early-bird", "early-bird"]}, "“Early Bird” lies in two places"),
    ("time-stories", {"time": -1}, "“time” cannot be -1"),
    ("time-stories", {"captain": None}, "“captain” cannot be None"),
]


def position_of(run: Run, game: str) -> dict[str, Any]:
    assert run("new", game, "--seed", 4, "-o", "begun").exit_code == 0
    found: dict[str, Any] = json.loads(run("position", "begun").stdout)
    return found


@pytest.mark.parametrize(("game", "change", "part"), WRONG, ids=str)
def test_a_wrong_position_is_refused_in_one_sentence(
    run: Run, game: str, change: dict[str, Any], part: str
) -> None:
    Path("p.json").write_text(json.dumps({**position_of(run, game), **change}), "utf-8")
    refused = run("new", game, "--position", "p.json", "-o", "x")
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert refused.stderr.count("\n") == 1
    assert part in refused.stderr
    assert not Path("x").exists()
    french = run("new", game, "--position", "p.json", "-o", "x", LOOPTABLE_LANG="fr")
    assert french.exit_code == 1
    assert french.stderr != refused.stderr


@pytest.mark.parametrize(
    "command", ["show", "hint", "act", "undo", "fork", "replay", "position", "play"]
)
def test_a_record_with_a_wrong_position_is_refused_by_every_command(run: Run, command: str) -> None:
    Path("p.json").write_text(json.dumps(position_of(run, "the-loop")), "utf-8")
    assert run("new", "the-loop", "--position", "p.json", "-o", "x").exit_code == 0
    header, *rest = Path("x").read_text("utf-8").splitlines()
    told = json.loads(header)
    told["position"]["rifts"] = {"dawn": 4}
    Path("x").write_text("\n".join([json.dumps(told), *rest, ""]), "utf-8")
    file = ["--record", "x"] if command == "play" else ["x"]
    more = {"act": ["end"], "fork": ["--at", "0", "-o", "y"]}
    refused = run(command, *file, *more.get(command, []))
    assert refused.exit_code == 1
    assert refused.stderr.count("\n") == 1
    assert "its position is impossible" in refused.stderr


def test_a_position_with_few_pieces_can_be_shown_hinted_and_played(run: Run) -> None:
    """Of The LOOP only the agents, a phase and where the missions are: the rest has its default."""
    missions = position_of(run, "the-loop")
    unused = [*missions["mission"].values(), *missions["unused"]]
    odd = {"players": 2, "agents": ["mr-time", "v-girl"], "phase": "actions", "unused": unused}
    Path("p.json").write_text(json.dumps(odd), "utf-8")
    assert run("new", "the-loop", "--position", "p.json", "-o", "x").exit_code == 0
    for words in (["show", "x"], ["hint", "x"], ["position", "x"], ["replay", "x"]):
        assert run(*words).exit_code == 0
    assert run("play", "--record", "x", "--seat", 0, typed="q\n").exit_code == 0
