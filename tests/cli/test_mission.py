"""`looptable mission`: new, check, play."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]


@pytest.fixture
def folder(run: Run) -> Path:
    """A new mission."""
    assert run("mission", "new", "fog").exit_code == 0
    return Path("fog")


@pytest.mark.parametrize(
    ("lang", "line"), [("en", "fog: 0 errors, 0 warnings.\n"), ("fr", "fog\u202f: 0 erreur, 0 avertissement.\n")]
)  # fmt: skip
def test_a_new_mission_has_no_mistakes(run: Run, folder: Path, lang: str, line: str) -> None:
    result = run("mission", "check", folder, "--lang", lang)
    assert (result.exit_code, result.stdout) == (0, line)


def test_a_mistake_is_told_with_its_place_and_what_was_meant(run: Run, folder: Path) -> None:
    place = folder / "places/square.toml"
    place.write_text(place.read_text("utf-8").replace("token trusted", "token trustet"), "utf-8")
    result = run("mission", "check", folder)
    assert result.exit_code == 1
    assert "fog/places/square.toml:15:22: error effect/unexpected" in result.stdout
    assert "Did you mean “trusted”?" in result.stdout
    (found,) = json.loads(run("mission", "check", folder, "--json").stdout)["diagnostics"]
    assert (found["line"], found["column"]) == (15, 22)


def test_a_mission_is_played_as_it_is_and_nothing_is_kept(run: Run, folder: Path) -> None:
    words = ("mission", "play", folder, "--seed", 1, "--seat", "0", "--bots", "random")
    result = run(*words, typed="1\n" * 12)
    assert result.exit_code == 0
    assert "The square" in result.stdout
    assert sorted(path.name for path in Path().iterdir()) == ["fog"]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chek", "fog"), "There is no command “chek”. Did you mean “check”?"),
        (("check", "nowhere"), "There is no mission in “nowhere”"),
        (("new", "My Fog"), "“My Fog” is not"),
        (("new", "."), "exists already"),
    ],
)
def test_wrong_use_is_told_in_one_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    result = run("mission", *words)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
