"""Diagnostics: collected, ordered, and shown to people."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from looptable.content.diagnostics.diagnostics import (
    Diagnostic,
    Diagnostics,
    Place,
    closest,
    did_you_mean,
    render,
)
from looptable.content.text.texts import Text, system_texts
from looptable.core.errors import ContentError


def only(report: Diagnostics) -> Diagnostic:
    (diagnostic,) = report
    return diagnostic


def test_diagnostics_come_in_the_order_of_the_files() -> None:
    report = Diagnostics()
    for file, line in (("b", 1), ("a", 9), ("a", 2)):
        report.error("table/unknown", Place(file, line, 1), table="x", accepted=())
    assert [(d.file, d.line) for d in report] == [("a", 2), ("a", 9), ("b", 1)]


def test_only_errors_raise_and_they_bring_everything_along() -> None:
    report = Diagnostics()
    report.warning("table/unknown", Place("a", 1, 1), table="x", accepted=())
    report.raise_errors()
    report.error("field/missing", Place("a", 2, 1), field="cost")
    with pytest.raises(ContentError) as caught:
        report.raise_errors()
    assert caught.value.diagnostics == tuple(report)
    assert [d.code for d in report.errors] == ["field/missing"]


def test_a_diagnostic_is_shown_with_its_line_a_mark_and_a_hint() -> None:
    report = Diagnostics()
    place = Place("pack/cards.toml", 12, 3, "  cots = 3")
    hint = did_you_mean("cots", ["cost"])
    report.error("field/unknown", place, hint=hint, width=4, field="cots", accepted=("cost",))
    assert render(only(report), system_texts(), "en").splitlines() == [
        "pack/cards.toml:12:3: error field/unknown: There is no field “cots”; accepted: cost.",
        "  12 |   cots = 3",
        "     |   ^^^^",
        "  hint: Did you mean “cost”?",
    ]
    assert "erreur field/unknown" in render(only(report), system_texts(), "fr")


def test_a_whole_file_has_no_line() -> None:
    report = Diagnostics()
    report.error("file/too-large", Place("a.toml"), limit=1)
    assert render(only(report), system_texts(), "en") == (
        "a.toml: error file/too-large: The file is larger than 1 byte."
    )


def test_commands_to_the_terminal_are_not_passed_on() -> None:
    report = Diagnostics()
    report.error("field/missing", Place("a", 1, 2, "\ta\x1b[2J"), field="\x1b[31m\u2028\x9b")
    shown = render(only(report), system_texts(), "en")
    assert "\x1b" not in shown
    assert "\x9b" not in shown
    assert shown.splitlines()[1:] == ["  1 |  a\ufffd[2J", "    |  ^"]


def test_a_long_line_is_cut_around_its_mark() -> None:
    report = Diagnostics()
    line = "x" * 5000 + "!" + "y" * 5000
    report.error("field/missing", Place("a", 1, 5001, line), width=9999, field="f")
    _, excerpt, mark = render(only(report), system_texts(), "en").splitlines()
    assert len(excerpt) < 140
    assert excerpt[mark.index("^")] == "!"
    assert len(mark) <= len(excerpt)


@given(st.text(), st.integers(1, 300), st.integers(1, 300))
def test_any_place_can_be_shown(line: str, column: int, width: int) -> None:
    report = Diagnostics()
    report.error("field/missing", Place("a", 1, column, line), width=width, field=line)
    shown = render(only(report), system_texts(), "fr")
    assert len(shown.split("\n")) == (3 if line else 1)


@pytest.mark.parametrize(
    ("word", "candidates", "expected"),
    [
        ("cots", ["cost", "count", "id"], "cost"),
        ("Card", ["card"], "card"),
        ("agent_count", ["agent-count", "agents"], "agent-count"),
        ("the loop", ["the-loop", "loop-inc"], "the-loop"),
        ("zzz", ["cost"], None),
        ("", ["cost"], None),
        ("cost", [], None),
        ("ab", ["abd", "abc"], "abc"),
        ("x" * 10_000, ["x"], None),
    ],
)
def test_what_was_probably_meant(word: str, candidates: list[str], expected: str | None) -> None:
    assert closest(word, candidates) == expected


@given(st.lists(st.text(min_size=1, max_size=8), min_size=1))
def test_the_order_of_the_candidates_does_not_matter(words: list[str]) -> None:
    assert closest(words[0], words) == closest(words[0], reversed(words))


def test_a_hint_is_given_only_if_something_is_near() -> None:
    assert did_you_mean("cots", ["cost"]) == Text.of("hint.did-you-mean", closest="cost")
    assert did_you_mean("zzz", ["cost"]) is None
