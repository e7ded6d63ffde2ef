"""TOML files that cannot be read: the place, and the reason in both languages."""

import importlib
import inspect
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from looptable.content.diagnostics.diagnostics import Diagnostic, Diagnostics
from looptable.content.sources import Source
from looptable.content.tables.document import _REASONS, parse_document
from looptable.content.text.texts import Text, system_texts


def mistakes(text: str) -> list[Diagnostic]:
    report = Diagnostics()
    document = parse_document(Source("a.toml", text), report)
    assert (document is None) is (len(report) > 0)
    return list(report)


@pytest.mark.parametrize(
    ("text", "line", "column", "reason"),
    [
        ('a = "x', 1, 7, "string-not-closed"),
        ('a = "x\nb = 1', 1, 7, "string-not-closed"),
        ('a = """x', 1, 9, "string-not-closed"),
        ("a = '''x", 1, 9, "string-not-closed"),
        ("a = 1 2", 1, 7, "text-after-value"),
        ("a 1", 1, 3, "no-equals"),
        ("\n[a", 2, 3, "header-not-closed"),
        ("[[a]\n", 1, 4, "header-not-closed"),
        ("= 1", 1, 1, "no-key"),
        ("a. = 1", 1, 4, "no-key"),
        ("a = 1\na = 2", 2, 6, "twice"),
        ("[a]\n[a]", 2, 3, "twice"),
        ("a = {b=1, b=2}", 1, 14, "twice"),
        ("a = [1\nb = 2", 2, 1, "list-not-closed"),
        ("a = {b=1", 1, 9, "inline-table-not-closed"),
        (r'a = "\q"', 1, 8, "bad-escape"),
        (r'a = "\u12"', 1, 8, "bad-escape"),
        ("a = 1979-02-31", 1, 5, "bad-date"),
        ("a = push", 1, 5, "bad-value"),
        ("a =", 1, 4, "bad-value"),
        ("a = 1\x01", 1, 6, "text-after-value"),
        ("# \x01", 1, 3, "bad-character"),
        ("a = " + "1" * 5000, 1, 1, "bad-value"),
    ],
)
def test_a_syntax_error_has_its_place_and_reason(
    text: str, line: int, column: int, reason: str
) -> None:
    (found,) = mistakes(text)
    assert found.code == "toml/syntax"
    assert found.message.args["reason"] == Text(f"toml.{reason}")
    assert (found.line, found.column) == (line, column)


def test_every_message_of_the_reader_is_known_in_both_languages() -> None:
    source = inspect.getsource(importlib.import_module("tomllib._parser"))
    messages = [
        match[1].replace("\\\\", "\\")
        for match in re.finditer(r"suffixed_err\(\s*src,\s*pos,\s*f?\"(.*?)\"\s*\)", source, re.S)
    ]
    assert len(messages) > 20
    unknown = [m for m in messages if not any(re.match(pattern, m) for pattern, _ in _REASONS)]
    assert not unknown
    for _, slug in _REASONS:
        assert system_texts().has(f"toml.{slug}", "fr")


@pytest.mark.parametrize("depth", [40, 100_000])
def test_deep_nesting_is_refused_and_does_not_exhaust_the_program(depth: int) -> None:
    assert [d.code for d in mistakes("a = " + "[" * depth + "]" * depth)] == ["toml/too-deep"]


@given(st.text())
def test_any_text_is_read_or_refused(text: str) -> None:
    assert all(d.code == "toml/syntax" for d in mistakes(text.replace("\r\n", "\n")))


@given(st.text(alphabet="[]{}=\"'\\#.,\n a1", max_size=40))
def test_any_signs_are_read_or_refused(text: str) -> None:
    assert all(d.code in ("toml/syntax", "toml/too-deep") for d in mistakes(text))
