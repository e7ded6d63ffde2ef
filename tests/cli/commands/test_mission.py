"""`looptable mission`: new, check, play."""

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from looptable.cli.play import loop
from looptable.cli.play.keyboard import Leave

Run = Callable[..., Result]


def line_of(file: Path, words: str) -> int:
    """The number of the first line with these words."""
    lines = file.read_text("utf-8").split("\n")
    return next(number for number, line in enumerate(lines, 1) if words in line)


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
    line = line_of(place, "token trustet")
    assert f"fog/places/square.toml:{line}:22: error effect/unexpected" in result.stdout
    assert "Did you mean “trusted”?" in result.stdout
    (found,) = json.loads(run("mission", "check", folder, "--json").stdout)["diagnostics"]
    assert (found["line"], found["column"]) == (line, 22)


def test_a_mission_is_played_as_it_is_and_nothing_is_kept(run: Run, folder: Path) -> None:
    words = ("mission", "play", folder, "--seed", 1, "--seat", "0", "--bots", "random")
    result = run(*words, typed="1\n" * 12)
    assert result.exit_code == 0
    assert "The square" in result.stdout
    assert sorted(path.name for path in Path().iterdir()) == ["fog"]


GONE = ("", "", "")
Typing = Callable[[list[str | tuple[str, str, str]]], None]


@pytest.fixture
def typing(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Typing:
    """Somebody who types, and between two answers changes words of a file of the mission."""

    def use(script: list[str | tuple[str, str, str]]) -> None:
        steps = iter(script)

        def read_line(_: str) -> str:
            for step in steps:
                if isinstance(step, str):
                    return step
                if step == GONE:
                    shutil.rmtree(folder)
                    continue
                name, old, new = step
                path = folder / name
                text = path.read_text("utf-8")
                assert old in text
                path.write_text(text.replace(old, new), "utf-8")
            raise Leave

        monkeypatch.setattr(loop, "read_line", read_line)

    return use


PLAY = ("mission", "play", "fog", "--seed", 1, "--seat", "0", "--bots", "random")


def test_a_change_is_seen_at_once_and_choices_are_kept(run: Run, typing: Typing) -> None:
    typing(["1", "1", ("places/square.en.md", "# The square", "# The market"), "look", "q"])
    result = run(*PLAY)
    assert result.exit_code == 0
    before, after = result.stdout.split("Changed: places/square.en.md.\n")
    assert "The mission was reloaded; " in after
    kept, made = re.search(r"(\d+) of your (\d+) choices", after).groups()  # type: ignore[union-attr]
    assert int(kept) == int(made) >= 2
    assert "The market" in after
    assert "The market" not in before


def test_choices_that_fit_no_more_are_left_out(run: Run, typing: Typing) -> None:
    typing(["1", "1", ("receptacles.toml", 'id = "baker"', 'id = "miller"'),
            ("receptacles.en.md", "## baker", "## miller"), ("receptacles.fr.md", "## baker", "## miller"), "", "q"])  # fmt: skip
    after = run(*PLAY).stdout.split("Changed: ")[1]
    assert after.startswith("receptacles.en.md, receptacles.fr.md and receptacles.toml.\n")
    kept, made = re.search(r"(\d+) of your (\d+) choices", after).groups()  # type: ignore[union-attr]
    assert int(kept) < int(made)


def test_a_mistake_is_told_with_its_line_and_the_match_goes_on(
    run: Run, folder: Path, typing: Typing
) -> None:
    square, chapel = "places/square.toml", "places/chapel.toml"
    typing(["1", (square, "gain token trusted", "gian token trusted"), "1",
            (square, "gian token trusted", "gain token trusted"), "", (chapel, "[[card]]", "[[card"), "1", "q"])  # fmt: skip
    result = run(*PLAY)
    assert result.exit_code == 0
    first, second, third = result.stdout.split("Changed: ")[1:]
    line = line_of(folder / square, "gain token trusted")
    assert f"fog/places/square.toml:{line}:11: error effect/unknown-verb" in first
    assert "You continue with the mission as it was before the change." in first
    assert "The mission was reloaded" in second
    line = line_of(folder / chapel, "[[card")
    assert f"fog/places/chapel.toml:{line}:" in third
    assert "error toml/syntax" in third
    assert "You continue with the mission as it was before the change." in third


def test_a_mission_that_is_gone_is_told_and_the_match_goes_on(run: Run, typing: Typing) -> None:
    typing(["1", GONE, "1", "q"])
    result = run(*PLAY)
    assert result.exit_code == 0
    assert "fog/mission.toml: error file/unreadable" in result.stdout
    assert "You continue with the mission as it was before the change." in result.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("chek", "fog"), "There is no command “chek”. Did you mean “check”?"),
        (("check", "nowhere"), "There is no mission in “nowhere”"),
        (("new", "My Fog"), "“My Fog” is not"),
        (("new", "."), "already exists"),
    ],
)
def test_wrong_use_is_told_in_one_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    result = run("mission", *words)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.count("\n") == 1
