"""At the terminal a companion says what it proposes, beside the question; no record has it."""

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Run

FAILED = {
    "game": "time-stories",
    "players": 3,
    "mission": "low-tide",
    "phase": "judging",
    "ending": "out-of-time",
    "failure": "time",
    "captain": 0,
}
SENTENCES = {
    "en": "Player B proposes 1: We know more now than we did.",
    "fr": "Joueur B propose le 1 : Nous en savons plus qu’avant.",
}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_proposal_names_an_option_by_its_number_and_says_why(run: Run, lang: str) -> None:
    Path("p.json").write_text(json.dumps(FAILED), "utf-8")
    words = ("new", "time-stories", "--position", "p.json", "--seed", 5, "-o", "m.jsonl")
    made = run(*words)
    assert made.exit_code == 0, made.stderr
    played = ("play", "--record", "m.jsonl", "--seat", "0", "--lang", lang)
    told = run(*played, typed="stop\nq\n").stdout
    assert SENTENCES[lang] in told.replace("\u00a0", " ").replace("\u202f", " ")
    record = Path("m.jsonl").read_text("utf-8")
    assert '"stop"' in record, "nobody is bound"
    assert "propos" not in record


def test_a_bot_without_proposals_is_silent(run: Run) -> None:
    words = ("play", "time-stories", "--players", 3, "--seed", 21, "--seat", "0", "--bots", "team")
    typed = "".join(f"{key}\n" for key in ("odile", "quay-d", "q"))
    done = run(*words, "--record", "m.jsonl", typed=typed)
    assert done.exit_code == 0, done.stderr
    assert "propos" not in done.stdout
