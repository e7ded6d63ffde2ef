"""Mistakes of users: one sentence with the value and what would have done, and nothing changed."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]

# `match.jsonl` is a new match for two; nothing else exists.
MISTAKES: list[tuple[int, str, list[str]]] = [
    (2, "new templat -o x", ["“templat”", "Did you mean “template”?"]),
    (2, "new template -o match.jsonl", ["“match.jsonl”", "--force"]),
    (2, "new template -o nowhere/x", ["“nowhere/x”", "its folder does not exist"]),
    (2, "new template --players 9 -o x", ["9 players", "2 to 3"]),
    (2, "new template --players two -o x", ["--players", "“two”", "a whole number, 1 or more"]),
    (2, "new template --players 0 -o x", ["--players", "“0”"]),
    (2, "new template --seed soon -o x", ["--seed", "“soon”", "a whole number"]),
    (2, "new template --set speed=1 -o x", ["“speed”", "calm or rounds"]),
    (2, "new template --set rounds=99 -o x", ["“rounds”", "“99”", "2–4"]),
    (2, "new template --set rounds -o x", ["“rounds”", "KEY=VALUE"]),
    (2, "new template --pack moon -o x", ["“moon”", "packs"]),
    (2, "new template --position nothing.json -o x", ["“nothing.json”"]),
    (1, "new template --position match.txt -o x", ["“match.txt”", "JSON object"]),
    (2, "new template", ["Missing -o FILE", "looptable new [OPTIONS] GAME -o FILE"]),
    (2, "new -o x", ["Missing GAME"]),
    (2, "new template more words -o x", ["“more, words”", "looptable new"]),
    (2, "new template --plyers 2 -o x", ["--plyers", "Did you mean --players?", "--position"]),
    (2, "new template --players", ["--players needs a value: --players N"]),
    (2, "games --json=1", ["--json takes no value"]),
    (2, "gmes", ["“gmes”", "Did you mean “games”?", "play, serve, games"]),
    (2, "--loud", ["--loud", "--version"]),
    (2, "games --lang de", ["“de”", "en or fr"]),
    (2, "show nothing.jsonl", ["“nothing.jsonl”"]),
    (2, "show match.jsonl --seat 2", ["seat 2", "0 or 1"]),
    (2, "show match.jsonl --seat -1", ["--seat", "“-1”", "“all”"]),
    (2, "act match.jsonl overtime", ["Seats 0 and 1", "--seat N"]),
    (2, "act match.jsonl --seat 2 overtime", ["seat 2", "0 or 1"]),
    (2, "act match.jsonl 7:overtime", ["seat 7", "0 or 1"]),
    (2, "act match.jsonl", ["Missing KEY"]),
    (1, "act match.jsonl 0:moon", ["“moon”", "Accepted: "]),
    (1, "undo match.jsonl", ["no choice has been made yet"]),
    (2, "undo match.jsonl 0", ["N cannot be “0”"]),
    (2, "fork match.jsonl --at 1 -o x", ["choice number 1", "no choices yet"]),
    (2, "fork match.jsonl --at 0 -o match.jsonl", ["“match.jsonl”", "--force"]),
    (2, "fork match.jsonl --at 0 --seat 4 -o x", ["seat 4", "0 or 1"]),
    (2, "fork match.jsonl -o x", ["Missing --at N"]),
    (2, "position match.jsonl --at 1", ["choice number 1"]),
    (2, "rules moon", ["“moon”", "the-loop"]),
    (2, "rules the-loop LOOP-OO-7", ["“LOOP-OO-7”", "LOOP-FOO-7"]),
    (2, "rules template X-1", ["“X-1”", "no list of rules"]),
    (2, "cards moon", ["“moon”", "template"]),
    (2, "cards template --check moon", ["“moon”", "packs"]),
    (2, "cards template --pack moon", ["“moon”", "packs"]),
    (2, "simulate template --bots clever", ["“clever”", "random"]),
    (2, "simulate template --games 0", ["--games", "“0”"]),
    (2, "simulate template --players 5 --games 1", ["5 players", "2 to 3"]),
    (2, "simulate template --set calm=maybe --games 1", ["“calm”", "“maybe”", "yes or no"]),
    (2, "bench --seconds 0", ["--seconds", "“0”", "0.5"]),
    (2, "play moon", ["“moon”", "template"]),
    (2, "play template --seat 5", ["seat 5", "0 or 1"]),
    (2, "play template --bots clever", ["“clever”", "random"]),
    (2, "play --record match.jsonl --seed 1", ["“match.jsonl”", "--seed", "leave it out"]),
]


@pytest.mark.parametrize(
    ("status", "line", "parts"), MISTAKES, ids=[line for _, line, _ in MISTAKES]
)
def test_a_mistake_is_told_in_one_sentence_and_changes_nothing(
    run: Run, record: Path, status: int, line: str, parts: list[str]
) -> None:
    Path("match.txt").write_text("[]", "utf-8")
    before = record.read_bytes()
    result = run(*line.split())
    assert (result.exit_code, result.stdout) == (status, "")
    assert result.stderr.count("\n") == 1
    for part in parts:
        assert part in result.stderr
    assert record.read_bytes() == before
    assert sorted(path.name for path in Path().iterdir()) == ["match.jsonl", "match.txt"]

    french = run(*line.split(), LOOPTABLE_LANG="fr")
    assert french.exit_code == status
    assert french.stderr != result.stderr


def test_a_choice_out_of_turn_is_refused(run: Run, record: Path) -> None:
    hand = run("show", record, "--seat", 0, "--json")
    assert hand.exit_code == 0
    key = _first_key(run, record, 0)
    assert run("act", record, f"0:{key}").exit_code == 0
    before = record.read_bytes()
    result = run("act", record, "--seat", 0, key)
    assert result.exit_code == 1
    assert result.stderr == "Seat 0 has nothing to choose now; seat 1 must choose first.\n"
    assert record.read_bytes() == before


def test_of_several_choices_none_is_made_if_one_is_refused(run: Run, record: Path) -> None:
    before = record.read_bytes()
    key = _first_key(run, record, 0)
    result = run("act", record, f"0:{key}", "1:moon", "1:sun")
    assert result.exit_code == 1
    assert result.stderr.startswith("Choice 2 of 3, “1:moon”, was refused, so none was made.")
    assert record.read_bytes() == before


def _first_key(run: Run, record: Path, seat: int) -> str:
    import json

    shown = json.loads(run("show", record, "--seat", seat, "--json").stdout)
    return str(shown["options"][str(seat)][0]["key"])


COMMANDS = ["show", "act", "undo", "fork", "replay", "position", "play"]
ARGUMENTS = {"act": ["x"], "fork": ["--at", "0", "-o", "x"]}


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize(
    ("damage", "part"),
    [
        (lambda _: "", "not a Looptable record"),
        (lambda _: "hello\n", "not a Looptable record"),
        (lambda _: '{"a": 1}\n', "not a Looptable record"),
        (lambda text: text[: len(text) // 3], "not a Looptable record"),
        (lambda text: text + "broken\n" + text, "Line 2"),
        (lambda text: text + '{"n":5,"seat":0,"do":"x"}\n', "Line 2"),
        (lambda text: text + '{"n":1,"seat":0,"do":"moon"}\n', "Line 2"),
        (lambda text: text.replace('"players":2', '"players":20'), "does not begin"),
        (lambda text: text.replace('"rounds":4', '"rounds":44'), "does not begin"),
        (lambda text: text.replace('"format":1', '"format":9'), "format 9"),
        (lambda text: text.replace('"rules":', '"rules":9'), "of the rules"),
        (lambda text: text.replace('"content":"', '"content":"0'), "other content"),
        (lambda text: text.replace('"template"', '"moon"'), "“moon”"),
        (
            lambda text: text.replace(
                '"players"', '"packs":[{"id":"moon","version":"3"}],"players"'
            ),
            "the pack “moon” in version 3",
        ),
        (lambda text: text.replace('"seed":7', '"commit":"0"'), "secret"),
    ],
)
def test_a_broken_or_foreign_record_is_refused_and_left_alone(
    run: Run, record: Path, command: str, damage: Callable[[str], str], part: str
) -> None:
    record.write_text(damage(record.read_text("utf-8")), "utf-8")
    before = record.read_bytes()
    words = ["--record", str(record)] if command == "play" else [str(record)]
    result = run(command, *words, *ARGUMENTS.get(command, []))
    assert result.exit_code in (1, 2)
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    assert part in result.stderr
    assert record.read_bytes() == before
    assert not Path("x").exists()


def test_a_record_cut_in_the_middle_of_a_line_is_recovered_with_a_warning(
    run: Run, record: Path
) -> None:
    key = _first_key(run, record, 0)
    assert run("act", record, f"0:{key}").exit_code == 0
    whole = record.read_bytes()
    record.write_bytes(whole[:-9])
    shown = run("show", record, "--json")
    assert shown.exit_code == 0
    assert shown.stderr.count("\n") == 1
    assert "cut short" in shown.stderr
    assert '"choices": 0' in shown.stdout
    assert run("act", record, f"0:{key}").exit_code == 0
    assert record.read_bytes() == whole


def test_a_folder_is_no_record(run: Run) -> None:
    result = run("show", ".")
    assert result.exit_code in (1, 2)
    assert "it is a folder" in result.stderr


def test_what_strangers_write_cannot_command_the_terminal(run: Run, record: Path) -> None:
    result = run("act", record, "0:\x1b[2J")
    assert result.exit_code == 1
    assert "\x1b" not in result.stderr
