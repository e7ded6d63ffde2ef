"""A whole session, as a README would show it."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from click.testing import Result

Run = Callable[..., Result]
Ask = Callable[..., Any]


def test_a_match_from_its_set_up_to_its_verification(run: Run, ask: Ask) -> None:
    assert "seed 42" in run("new", "template", "--seed", 42, "-o", "m.jsonl").stdout

    shown = ask("show", "m.jsonl", "--seat", "all")
    first, second = shown["options"]["0"][0]["key"], shown["options"]["1"][0]["key"]
    assert "has committed a card" in run("act", "m.jsonl", f"0:{first}").stdout
    assert run("act", "m.jsonl", "--seat", 1, second).exit_code == 0

    played = Path("m.jsonl").read_bytes()
    assert run("undo", "m.jsonl").exit_code == 0
    assert run("act", "m.jsonl", second).exit_code == 0
    assert Path("m.jsonl").read_bytes() == played, "undo never re-rolls"

    assert run("fork", "m.jsonl", "--at", 1, "-o", "fork.jsonl", "--seed", 5).exit_code == 0
    assert ask("show", "fork.jsonl")["pending"] == [1]

    position = run("position", "m.jsonl", "--at", 1)
    Path("position.json").write_text(position.stdout, "utf-8")
    assert run("new", "template", "--position", "position.json", "-o", "p.jsonl").exit_code == 0
    assert json.loads(run("position", "p.jsonl").stdout) == json.loads(position.stdout)
    assert run("act", "p.jsonl", second).exit_code == 0
    assert run("position", "p.jsonl").stdout == run("position", "m.jsonl").stdout

    for file in ("m.jsonl", "fork.jsonl", "p.jsonl"):
        verified = run("replay", file, "--verify")
        assert (verified.exit_code, verified.stderr) == (0, "")
        assert verified.stdout.startswith("Verified: ")


def test_a_match_to_its_end(run: Run, ask: Ask, record: Path) -> None:
    while pending := ask("show", record)["pending"]:
        seat = pending[0]
        key = ask("show", record, "--seat", seat)["options"][str(seat)][-1]["key"]
        assert run("act", record, f"{seat}:{key}").exit_code == 0
    shown = run("show", record)
    assert "The match is over" in shown.stdout
    assert "for everybody to see" in shown.stdout

    refused = run("act", record, "anything")
    assert (refused.exit_code, refused.stderr) == (
        1,
        "The match is over; no choice is left to make.\n",
    )
    forked = run("fork", record, "--at", 2, "-o", "fork.jsonl")
    assert "keeps its draws" in forked.stdout
    kept = Path("fork.jsonl").read_text("utf-8").splitlines()
    assert kept == record.read_text("utf-8").splitlines()[:3]
