"""python -m looptable.conformance, as one types it."""

import json

import pytest
from click.testing import CliRunner, Result

from looptable.conformance.__main__ import main
from looptable.conformance.promises import PROMISES
from looptable.engine.registry import games

GAME = next(reversed(games()))


def run(*arguments: str) -> Result:
    return CliRunner().invoke(main, arguments)


def test_a_good_game_exits_with_0() -> None:
    result = run(GAME, "--games", "1")
    assert result.exit_code == 0
    assert result.stdout == f"{GAME}: all {len(PROMISES)} promises are kept.\n"


def test_a_bad_game_exits_with_1_and_says_how_to_see_it_again() -> None:
    name = "tests.conformance.order_faults:SET_ORDER"
    result = run(name, "--games", "1", "--players", "2")
    assert result.exit_code == 1
    assert "build: Both builds" in result.stdout
    assert f"python -m looptable.conformance {name} --games 1 --seed 0 --players 2" in result.stdout


def test_json_is_one_value() -> None:
    result = run("tests.conformance.order_faults:SET_ORDER", "--games", "1", "--json")
    assert result.exit_code == 1
    (first, *_) = json.loads(result.stdout)
    assert first["promise"] == "build"
    assert set(first) == {
        "promise",
        "message",
        "seed",
        "step",
        "players",
        "settings",
        "reproduce",
    }


def test_json_of_a_good_game_is_an_empty_list() -> None:
    result = run(GAME, "--games", "1", "--json")
    assert json.loads(result.stdout) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ("no-such-game",),
        ("no.such.module:GAME",),
        ("tests.conformance.order_faults:NOTHING",),
        ("tests.conformance.order_faults:FaultyGame",),
        (GAME, "--players", "99"),
    ],
)
def test_wrong_use_is_one_sentence_and_exits_with_2(arguments: tuple[str, ...]) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1


def test_no_matches_at_all_is_wrong_use() -> None:
    assert run(GAME, "--games", "0").exit_code == 2
