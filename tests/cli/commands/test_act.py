"""`looptable act`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from click.testing import Result

Run = Callable[..., Result]
Ask = Callable[..., Any]

# One card is on the table whose choices have blanks in their keys.
POSITION = {
    "players": 2,
    "hands": {"0": ["grandfather-clock"], "1": ["lamplighter"]},
    "sparks": {"dawn": 2, "noon": 2, "dusk": 2},
    "supply": 12,
}


def start(run: Run) -> None:
    Path("p.json").write_text(json.dumps(POSITION), "utf-8")
    assert run("new", "template", "--position", "p.json", "-o", "m").exit_code == 0


def test_choices_are_made_in_their_order_and_told(run: Run) -> None:
    start(run)
    told = run("act", "m", "0:grandfather-clock", "lamplighter", "gain 2 sparks").stdout
    lines = told.splitlines()
    assert lines[0] == "1. Player A: Commit Grandfather Clock (minute 4)"
    assert lines[1] == "  Player A has committed a card."
    assert "  Player A gains 2 sparks." in lines
    assert told.count("\n3. Player A: Gain 2 sparks") == 1


def test_a_nested_choice_is_one_more_choice(run: Run, ask: Ask) -> None:
    start(run)
    run("act", "m", "0:grandfather-clock", "1:lamplighter", "move; take 2 sparks here")
    shown = ask("show", "m")
    assert shown["pending"] == [0]
    assert [option["key"] for option in shown["options"]["0"]] == ["noon", "dusk"]
    assert shown["views"]["0"]["trail"] == ["Grandfather Clock"]
    told = run("act", "m", "noon", "--lang", "fr").stdout
    assert "  Joueur A va à Midi." in told


def test_the_one_who_chooses_is_not_told_what_others_alone_may_know(run: Run, ask: Ask) -> None:
    run("new", "template", "--seed", 7, "-o", "m")
    keys = [ask("show", "m")["options"][seat][0]["key"] for seat in ("0", "1")]
    told = run("act", "m", f"0:{keys[0]}", f"1:{keys[1]}").stdout
    events = [event for step in ask("replay", "m")["choices"] for event in step["events"]]
    for event in events:
        if event["audience"] is not None and event["text"] not in [
            other["text"] for other in events if other["audience"] in (None, [1])
        ]:
            assert event["text"] not in told


def test_the_next_question_is_shown_to_the_one_who_must_answer_it_alone(run: Run) -> None:
    start(run)
    told = run("act", "m", "0:grandfather-clock").stdout
    assert told.endswith("Player B (seat 1) must choose.\n"), "another one's options are not shown"
    told = run("act", "m", "1:lamplighter", "0:move; take 2 sparks here").stdout
    assert told.splitlines()[-3].startswith("Grandfather Clock › ")
    assert [line.split()[0] for line in told.splitlines()[-2:]] == ["noon", "dusk"]
