"""`looptable undo` and `looptable fork`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

Run = Callable[..., Result]
Ask = Callable[..., Any]


@pytest.fixture
def keys(ask: Ask, record: Path) -> list[str]:
    return [f"{seat}:{ask('show', record)['options'][str(seat)][0]['key']}" for seat in (0, 1)]


def test_undo_takes_back_as_many_as_asked(run: Run, record: Path, keys: list[str]) -> None:
    new = record.read_bytes()
    run("act", record, *keys)
    undone = run("undo", record, 2)
    assert undone.stdout.startswith("The last 2 choices are undone:\n  2. Player B")
    assert record.read_bytes() == new


def test_undo_says_when_something_had_been_revealed(
    run: Run, record: Path, keys: list[str]
) -> None:
    run("act", record, *keys)
    assert "Something had been revealed" in run("undo", record).stdout
    quiet = run("undo", record).stdout
    assert quiet.startswith("The last choice is undone:")
    assert "revealed" not in quiet


def test_undo_of_too_many_leaves_the_file_alone(run: Run, record: Path, keys: list[str]) -> None:
    run("act", record, *keys)
    before = record.read_bytes()
    refused = run("undo", record, 3)
    assert refused.exit_code == 1
    assert "3 choices cannot be undone: the record has only 2" in refused.stderr
    assert record.read_bytes() == before


def test_a_fork_of_an_unfinished_match_keeps_what_its_owner_knows(
    run: Run, ask: Ask, record: Path, keys: list[str]
) -> None:
    run("act", record, keys[0])
    said = run("fork", record, "--at", 1, "--seat", 0, "--seed", 3, "-o", "fork.jsonl").stdout
    assert "everything that Player A cannot know was drawn again, with seed 3" in said
    own, other = (ask("show", file, "--seat", 0)["views"]["0"] for file in (record, "fork.jsonl"))
    assert own["known"] == other["known"]
    header = json.loads(Path("fork.jsonl").read_text("utf-8").splitlines()[0])
    assert "seed" not in header


def test_forks_with_one_seed_are_one_match(run: Run, record: Path) -> None:
    for name, seed in (("a", 3), ("b", 3), ("c", 4)):
        run("fork", record, "--at", 0, "--seed", seed, "-o", name)
    assert Path("a").read_bytes() == Path("b").read_bytes() != Path("c").read_bytes()
