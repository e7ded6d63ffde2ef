"""`looptable simulate` and `looptable bench`."""

from collections.abc import Callable
from typing import Any

import pytest
from click.testing import Result

Run = Callable[..., Result]
Ask = Callable[..., Any]

WORDS = ("simulate", "template", "--games", 40, "--seed", 3)
TIMES = {"jobs", "seconds", "games_per_s"}


def without_times(figures: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in figures.items() if key not in TIMES}


def test_the_result_does_not_depend_on_the_number_of_processes(ask: Ask) -> None:
    alone = ask(*WORDS, "--jobs", 1)
    together = ask(*WORDS, "--jobs", 2)
    assert without_times(alone) == without_times(together)
    assert (alone["jobs"], together["jobs"]) == (1, 2)


def test_all_that_was_asked_and_found_is_told(ask: Ask) -> None:
    told = ask(*WORDS, "--jobs", 1, "--players", 3, "--set", "rounds=2", "--bots", "random,random")
    assert (told["players"], told["games"], told["seed"]) == (3, 40, 3)
    assert told["options"]["rounds"] == 2
    assert sum(ending["count"] for ending in told["outcomes"].values()) == 40
    assert len(told["wins_by_seat"]) == 3
    assert set(told["wins_by_bot"]) == {"random"}
    assert told["decisions_per_game"]["mean"] > 0


@pytest.mark.parametrize(
    ("lang", "word"), [("en", "95 % interval"), ("fr", "intervalle à 95\u202f%")]
)
def test_the_tables_fit_a_narrow_terminal(run: Run, lang: str, word: str) -> None:
    page = run(*WORDS, "--jobs", 1, "--lang", lang, COLUMNS="60").stdout
    assert word.replace("\u202f", " ") in page.replace("\u202f", " ")
    assert max(map(len, page.splitlines())) <= 60


def test_bench_measures_a_game_in_both_builds(ask: Ask, run: Run) -> None:
    measured = ask("bench", "template", "--seconds", "0.01")
    assert list(measured) == ["template"]
    figures = measured["template"]
    assert set(figures) == {"compiled", "interpreted"}
    for build in figures.values():
        assert build is None or {"decisions_per_s", "games_per_s", "clone_us"} <= set(build)
    assert figures["interpreted"]["decisions_per_s"] > 0
    page = run("bench", "template", "--seconds", "0.01", "--lang", "fr").stdout
    assert "décisions par seconde" in page
