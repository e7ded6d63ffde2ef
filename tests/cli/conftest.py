"""Runs commands as a user would, in a folder and a language of their own."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from looptable.cli import main

Run = Callable[..., Result]
Ask = Callable[..., Any]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("show", file)`: the command in English, a hundred columns wide, never with a traceback."""
    (tmp_path / "table").mkdir()
    monkeypatch.chdir(tmp_path / "table")
    environment = {
        "LOOPTABLE_LANG": "en",
        "LOOPTABLE_DATA": str(tmp_path / "data"),
        "COLUMNS": "100",
        "NO_COLOR": "1",
    }

    def run_one(*words: object, typed: str | None = None, **more: str) -> Result:
        env = {**environment, **more}
        result = CliRunner().invoke(main, [str(word) for word in words], input=typed, env=env)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run_one


@pytest.fixture
def ask(run: Run) -> Ask:
    """`ask("show", file)`: what the command says with --json."""

    def ask_one(*words: object) -> Any:
        result = run(*words, "--json")
        assert result.exit_code == 0, result.stderr
        return json.loads(result.stdout)

    return ask_one


@pytest.fixture
def record(run: Run) -> Path:
    """A new match for two."""
    file = Path("match.jsonl")
    assert run("new", "template", "--seed", 7, "-o", file).exit_code == 0
    return file


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A pack that replaces a card of the example game, by another with the same minute."""
    folder = tmp_path / "night-shift"
    folder.mkdir()
    (folder / "pack.toml").write_text(
        'format = 1\nid = "night-shift"\ngame = "template"\nversion = "1.2"\n'
        'licence = "CC0"\ntitle = { en = "Night Shift", fr = "Service de nuit" }\n',
        "utf-8",
    )
    (folder / "cards.toml").write_text(
        '[[card]]\nid = "paradox"\nminute = 11\neffect = "gain 3 sparks"\n', "utf-8"
    )
    return folder
