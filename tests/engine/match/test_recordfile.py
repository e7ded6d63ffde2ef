"""Records as text: read back as written, and damage is found at its line."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from looptable.content.text.texts import explain, system_texts
from looptable.core.errors import LooptableError, RecordError
from looptable.engine.match import recordfile
from looptable.engine.match.record import ChoiceLine, Header, PackRef, Record, Reveal
from looptable.engine.match.recordfile import (
    as_lines,
    parse_record,
)

HEADER = Header("template", 1, "abc", 2, {"rounds": 4, "calm": False}, seed=7)
CHOICES = tuple(
    ChoiceLine(n, n % 2, key, f"{n:012x}") for n, key in enumerate(["fox", "owl", "côté jardin"], 1)
)
RECORD = Record(HEADER, CHOICES)
REVEAL = Reveal("swordfish", "pepper", {"0": "a", "1": "b"})

# Everything JSON can say, with the signs that some take for the end of a line.
WORDS = st.text(st.characters(exclude_categories=["Cs"]))
LINE_ENDS = st.sampled_from(["\u2028", "\u2029", "\x85", "\x0b", "\x1c", "\r", "\n"])
TEXTS = st.lists(WORDS | LINE_ENDS, max_size=4).map("".join)
HEADERS = st.builds(
    Header,
    game=TEXTS,
    rules=st.integers(1, 9),
    content=TEXTS,
    players=st.integers(1, 4),
    options=st.dictionaries(TEXTS, TEXTS | st.integers(-9, 9) | st.booleans(), max_size=3),
    packs=st.lists(st.builds(PackRef, TEXTS, TEXTS), max_size=2).map(tuple),
    seed=st.integers(-(2**256), 2**256),
    commit=st.none() | TEXTS,
    position=st.none() | st.dictionaries(TEXTS, TEXTS | st.none(), max_size=3),
    seats=st.lists(TEXTS, max_size=3).map(tuple),
)


@st.composite
def records(draw: st.DrawFn) -> Record:
    keys = draw(st.lists(st.tuples(st.integers(0, 3), TEXTS, TEXTS), max_size=5))
    choices = tuple(ChoiceLine(n, *key) for n, key in enumerate(keys, 1))
    reveal = st.builds(Reveal, TEXTS, TEXTS, st.dictionaries(TEXTS, TEXTS, max_size=2))
    return Record(draw(HEADERS), choices, draw(st.none() | reveal))


def rows(record: Record = RECORD) -> list[dict[str, Any]]:
    return [json.loads(line) for line in as_lines(record).splitlines()]


def text_of(rows: list[Any]) -> str:
    return "".join(json.dumps(row) + "\n" for row in rows)


def refusal(data: bytes | str) -> LooptableError:
    with pytest.raises(LooptableError) as refused:
        parse_record(data, "match.jsonl")
    for lang in ("en", "fr"):
        assert explain(refused.value, lang)
    return refused.value


def damage(data: bytes | str) -> tuple[object, object]:
    error = refusal(data)
    assert error.code == "record/damaged-line"
    return error.data["line"], error.data["reason"]


@given(records())
def test_a_record_is_read_back_as_it_was_written(record: Record) -> None:
    assert parse_record(as_lines(record).encode(), "x") == (record, ())
    assert parse_record(as_lines(record), "x") == (record, ())


def test_the_header_says_what_was_played() -> None:
    head = rows()[0]
    assert head == {
        "looptable": "record",
        "format": 1,
        "game": "template",
        "rules": 1,
        "content": "abc",
        "players": 2,
        "options": {"rounds": 4, "calm": False},
        "seed": 7,
    }


def test_there_is_one_line_for_each_choice() -> None:
    assert rows()[1] == {"n": 1, "seat": 1, "do": "fox", "h": "000000000001"}
    assert as_lines(RECORD).count("\n") == 4


def test_the_secret_stands_in_the_last_line() -> None:
    record = Record(HEADER, CHOICES, REVEAL)
    assert rows(record)[-1] == {"reveal": msgspec.to_builtins(REVEAL)}


@given(records(), st.data())
def test_a_record_cut_in_its_last_line_is_recovered(record: Record, data: st.DataObject) -> None:
    whole = as_lines(record).encode()
    *before, last = whole.removesuffix(b"\n").split(b"\n")
    if not before:
        return
    kept = b"".join(line + b"\n" for line in before)
    cut = data.draw(st.integers(1, len(last) - 1))
    recovered, (warning,) = parse_record(kept + last[:cut], "match.jsonl")
    assert recovered == parse_record(kept, "match.jsonl")[0]
    assert warning.args == {
        "file": "match.jsonl",
        "line": len(before) + 1,
        "kept": len(recovered.choices),
    }


def test_every_cut_of_the_last_line_is_recovered_with_a_warning() -> None:
    whole = as_lines(RECORD).encode()
    start = whole.rstrip(b"\n").rfind(b"\n") + 1
    for end in range(start + 1, len(whole) - 1):  # also in the middle of a letter
        record, warnings = parse_record(whole[:end], "match.jsonl")
        assert record.choices == CHOICES[:2]
        assert [system_texts().say(warning, "en") for warning in warnings] == [
            "The last line (4) of “match.jsonl” is cut short and was left out; "
            "the 2 choices before it are kept."
        ]


def test_a_last_line_that_only_lacks_its_end_is_whole() -> None:
    assert parse_record(as_lines(RECORD).rstrip("\n"), "x") == (RECORD, ())


def test_a_record_cut_in_its_header_has_nothing_to_recover() -> None:
    head = as_lines(RECORD).encode().split(b"\n")[0]
    for end in range(len(head)):
        assert refusal(head[:end]).code == "record/not-a-record"


@pytest.mark.parametrize("line", [2, 3, 4])
@pytest.mark.parametrize(
    "junk", ['{"n": 1', "", "null", "[]", '"x"', "{} {}", "\x00", "[" * 100_000]
)
def test_damage_is_refused_at_its_line(line: int, junk: str) -> None:
    lines = as_lines(RECORD).split("\n")
    lines[line - 1] = junk
    assert damage("\n".join(lines)) == (line, "json")


def test_bytes_that_are_no_text_are_refused_at_their_line() -> None:
    lines = as_lines(RECORD).encode().split(b"\n")
    lines[2] = b'{"n": 2, "seat": 0, "do": "\xff\xfe"}'
    assert damage(b"\n".join(lines)) == (3, "json")


CHANGES: list[tuple[str, Callable[[list[Any]], object], int, str]] = [
    ("a choice left out", lambda rows: rows.pop(2), 3, "number"),
    ("a choice twice", lambda rows: rows.insert(2, rows[1]), 3, "number"),
    ("a number from 0", lambda rows: rows[1].update(n=0), 2, "number"),
    ("no seat", lambda rows: rows[2].pop("seat"), 3, "fields"),
    ("a seat in words", lambda rows: rows[2].update(seat="one"), 3, "fields"),
    ("an unknown field", lambda rows: rows[2].update(mood="good"), 3, "fields"),
    ("a key that is no text", lambda rows: rows[3].update(do=7), 4, "fields"),
    ("no game", lambda rows: rows[0].pop("game"), 1, "fields"),
    ("players in words", lambda rows: rows[0].update(players="two"), 1, "fields"),
    ("an unknown header", lambda rows: rows[0].update(mood="good"), 1, "fields"),
    ("options as a list", lambda rows: rows[0].update(options=[]), 1, "fields"),
    ("no seed", lambda rows: rows[0].pop("seed"), 1, "no-start"),
    ("no format", lambda rows: rows[0].pop("format"), 1, "format"),
    ("a format in words", lambda rows: rows[0].update(format="1"), 1, "format"),
    ("a format that is true", lambda rows: rows[0].update(format=True), 1, "format"),
    ("a secret in the middle", lambda rows: rows.insert(2, _reveal()), 4, "after-reveal"),
    ("half a secret", lambda rows: rows.append({"reveal": {"secret": "x"}}), 5, "fields"),
]


def _reveal() -> dict[str, object]:
    return {"reveal": msgspec.to_builtins(REVEAL)}


@pytest.mark.parametrize(
    ("change", "line", "reason"), [case[1:] for case in CHANGES], ids=[case[0] for case in CHANGES]
)
def test_a_wrong_line_is_refused_with_its_number_and_the_reason(
    change: Callable[[list[Any]], object], line: int, reason: str
) -> None:
    changed = rows()
    change(changed)
    assert damage(text_of(changed)) == (line, reason)


@pytest.mark.parametrize(
    "reason", ["json", "format", "number", "fields", "after-reveal", "no-start"]
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_reason_reads_as_a_sentence(reason: str, lang: str) -> None:
    error = RecordError("record/damaged-line", file="m.jsonl", line=3, reason=reason)
    assert not explain(error, lang).endswith(f" {reason}.")
    assert system_texts().has(f"reason.{reason}", lang)


def test_what_is_wrong_with_a_field_is_told() -> None:
    changed = rows()
    changed[2]["seat"] = "one"
    assert "`$.seat`" in str(refusal(text_of(changed)).data["detail"])


@pytest.mark.parametrize(
    "data",
    [
        "",
        "\n",
        "\n\n\n",
        "hello\n",
        "{}\n",
        "[1, 2]\n",
        '{"looptable": "position", "format": 1}\n',
        '{"name": "package", "version": "1.0"}',
        b"\x89PNG\r\n\x1a\n\x00\x00\x00",
        b"\xff" * 100,
        b"\x00" * 100,
        "[" * 100_000,
    ],
)
def test_what_is_no_record_is_refused(data: bytes | str) -> None:
    assert refusal(data).code == "record/not-a-record"


def test_a_newer_format_is_refused_and_not_misread() -> None:
    newer = rows()
    newer[0].update(format=2, mood="unheard of")
    error = refusal(text_of(newer))
    assert (error.code, error.data["format"], error.data["newest"]) == (
        "record/newer-format",
        2,
        1,
    )


def test_an_older_format_is_upgraded_step_by_step() -> None:
    def no_longer_called_name(old: list[dict[str, Any]]) -> list[dict[str, Any]]:
        head = {**old[0], "game": old[0]["name"]}
        del head["name"]
        return [head, *old[1:]]

    def keys_are_words(old: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return [
            old[0],
            *({**row, "do": ["fox", "owl", "côté jardin"][row["do"]]} for row in old[1:]),
        ]

    ancient = rows()
    ancient[0]["name"] = ancient[0].pop("game")
    ancient[0]["format"] = 1
    for index, row in enumerate(ancient[1:]):
        row["do"] = index
    upgrades = {1: no_longer_called_name, 2: keys_are_words}
    assert parse_record(text_of(ancient), "x", upgrades, newest=3) == (RECORD, ())


@pytest.mark.parametrize("number", [0, -1, 1])
def test_a_format_that_no_upgrade_leads_from_is_too_old(number: int) -> None:
    old = rows()
    old[0]["format"] = number
    with pytest.raises(RecordError) as refused:
        parse_record(text_of(old), "x", {2: lambda rows: rows}, newest=3)
    assert (refused.value.code, refused.value.data["format"]) == ("record/too-old", number)


def test_a_file_saved_by_another_editor_is_still_a_record() -> None:
    data = as_lines(RECORD).replace("\n", "\r\n").encode("utf-8-sig")
    assert parse_record(data, "x") == (RECORD, ())


def test_a_line_longer_than_any_is_damage(monkeypatch: pytest.MonkeyPatch) -> None:
    long = rows()
    long[2]["do"] = "x" * 500
    monkeypatch.setattr(recordfile, "LONGEST_LINE", 400)
    assert damage(text_of(long)) == (3, "json")
