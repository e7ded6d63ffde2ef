"""`looptable replay`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from looptable.engine.match.commitment import commitment, derive_seed
from looptable.engine.registry import find_game

Run = Callable[..., Result]
Ask = Callable[..., Any]


@pytest.fixture
def played(run: Run, ask: Ask, record: Path) -> Path:
    keys = [ask("show", record)["options"][seat][0]["key"] for seat in ("0", "1")]
    assert run("act", record, *(f"{seat}:{key}" for seat, key in enumerate(keys))).exit_code == 0
    return record


def test_the_story_has_choices_and_what_followed(run: Run, played: Path) -> None:
    story = run("replay", played).stdout
    assert story.startswith("1. Player A: Commit ")
    assert "\n2. Player B: Commit " in story
    assert "turns up" in story
    assert run("replay", played, "--lang", "fr").stdout.startswith("1. Joueur A\u202f: Engager ")


def test_private_events_say_whose_they_are(run: Run, ask: Ask, record: Path) -> None:
    while not any(
        event["audience"] for step in ask("replay", record)["choices"] for event in step["events"]
    ):
        shown = ask("show", record)
        seat = shown["pending"][0]
        run("act", record, f"{seat}:{shown['options'][str(seat)][0]['key']}")
    assert "[only Player " in run("replay", record).stdout


def test_the_machine_form_has_every_event(ask: Ask, played: Path) -> None:
    told = ask("replay", played)
    assert [step["n"] for step in told["choices"]] == [1, 2]
    assert told["choices"][0]["events"] == [
        {
            "kind": "committed",
            "data": {"seat": 0},
            "audience": None,
            "reveals": False,
            "text": "Player A has committed a card.",
        }
    ]
    assert told["seed"] == 7


def test_a_right_record_is_verified(run: Run, ask: Ask, played: Path) -> None:
    assert run("replay", played, "--verify").stdout == (
        "Verified: 2 choices, every state as recorded.\n"
    )
    verdict = ask("replay", played, "--verify")
    assert (verdict["verified"], verdict["checked"], verdict["line"]) == (True, 2, None)


def test_a_divergence_names_its_line(run: Run, played: Path) -> None:
    lines = played.read_text("utf-8").splitlines()
    last = json.loads(lines[-1])
    lines[-1] = json.dumps({**last, "h": "0" * 12})
    played.write_text("\n".join(lines) + "\n", "utf-8")
    result = run("replay", played, "--verify")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "line 3" in result.stderr

    told = run("replay", played, "--verify", "--json")
    assert told.exit_code == 1
    assert json.loads(told.stdout)["reason"] == "record/diverged"
    assert told.stderr == ""


def test_a_foreign_choice_names_its_line_and_key(run: Run, played: Path) -> None:
    lines = played.read_text("utf-8").splitlines()
    lines[-1] = '{"n":2,"seat":1,"do":"moon"}'
    played.write_text("\n".join(lines) + "\n", "utf-8")
    result = run("replay", played, "--verify")
    assert result.exit_code == 1
    assert "Line 3" in result.stderr
    assert "“moon”" in result.stderr


def test_lines_without_a_hash_are_counted(run: Run, played: Path) -> None:
    lines = played.read_text("utf-8").splitlines()
    lines[-1] = json.dumps({k: v for k, v in json.loads(lines[-1]).items() if k != "h"})
    played.write_text("\n".join(lines) + "\n", "utf-8")
    result = run("replay", played, "--verify")
    assert result.exit_code == 0
    assert "1 line has no hash to compare" in result.stdout


SECRET, SALT, NONCES = "tea", "leaves", {"0": "one", "1": "two"}


@pytest.fixture
def committed(run: Run, ask: Ask) -> Path:
    """A record whose header has a commitment in place of the seed, as a server writes it."""
    seed = derive_seed(SECRET, NONCES)
    run("new", "template", "--seed", seed, "-o", "c.jsonl")
    key = ask("show", "c.jsonl")["options"]["0"][0]["key"]
    run("act", "c.jsonl", f"0:{key}")
    file = Path("c.jsonl")
    lines = file.read_text("utf-8").splitlines()
    head = {k: v for k, v in json.loads(lines[0]).items() if k != "seed"}
    lines[0] = json.dumps({**head, "commit": commitment(SECRET, SALT)})
    file.write_text("\n".join(lines) + "\n", "utf-8")
    return file


def reveal(file: Path, secret: str) -> None:
    line = json.dumps({"reveal": {"secret": secret, "salt": SALT, "nonces": NONCES}})
    file.write_text(file.read_text("utf-8") + line + "\n", "utf-8")


def test_an_unrevealed_secret_is_not_yet_verifiable(run: Run, committed: Path) -> None:
    result = run("replay", committed, "--verify")
    assert (result.exit_code, result.stdout) == (1, "")
    assert "cannot be verified yet" in result.stderr


def test_a_revealed_secret_is_checked(run: Run, ask: Ask, committed: Path) -> None:
    reveal(committed, SECRET)
    result = run("replay", committed, "--verify")
    assert result.exit_code == 0
    assert "the secret fits its commitment" in result.stdout
    assert ask("replay", committed, "--verify")["committed"] is True


def test_another_secret_is_found_out(run: Run, committed: Path) -> None:
    reveal(committed, "coffee")
    result = run("replay", committed, "--verify")
    assert result.exit_code == 1
    assert "does not fit the commitment" in result.stderr


def test_a_finished_match_can_be_summed_up(run: Run, ask: Ask, record: Path) -> None:
    refused = run("replay", record, "--summary")
    assert (refused.exit_code, "not over" in refused.stderr) == (2, True)
    while pending := ask("show", record)["pending"]:
        seat = pending[0]
        key = ask("show", record)["options"][str(seat)][0]["key"]
        assert run("act", record, f"{seat}:{key}").exit_code == 0
    told = run("replay", record, "--summary").stdout
    made = [step["seat"] for step in ask("replay", record)["choices"]]
    assert f"Choices: {made.count(0)} · {made.count(1)}" in told
    assert told.startswith("The match is over: ")
    summary = ask("replay", record, "--summary")
    assert summary["choices"] == len(made)
    assert summary["outcome"]["code"] in find_game("template").meta.endings
