"""Rules as players read them."""

import re

import pytest

from looptable.content.text.texts import system_texts
from looptable.engine.ledger.ledger import Rule, ledgers
from looptable.engine.ledger.rule_text import readable, rule_notes


def rule(text: str, name: str = "LOOP-FOO-7") -> Rule:
    return Rule(name, "5. Phase I", text)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Rifts drop. (FR §I-B, EN §I-B, PG §Tiles (General))", "Rifts drop."),
        ("It is `month` here. [INF] (FR §Solo)", "It is month here."),
        ("Hidden (see OPEN-4).", "Hidden (see LOOP-OPEN-4)."),
        ("Up to n. Editions: PG says so. Default PG. (PG §A)", None),
        ("M4 to M6: one each.", "Mission 4 to mission 6: one each."),
        ("One tear. [derived] (§ Causer une déchirure)", "One tear."),
    ],
)
def test_sources_and_marks_are_left_out(text: str, shown: str | None) -> None:
    expected = shown or (
        "Up to n. Editions differ: the second English edition says so. "
        "Default: the second English edition."
    )
    assert readable(rule(text)) == expected


def test_what_marks_mean_is_told_apart() -> None:
    texts = system_texts()
    notes = [texts.say(note, "en") for note in rule_notes(rule("So. [INF for the piece, OPEN-19]"))]
    assert notes == ["Not printed in words; it follows from the rest.", "See LOOP-OPEN-19."]
    (note,) = rule_notes(rule("Given this, then that.", "LOOP-EX-2"))
    assert texts.say(note, "fr") == "Un exemple traité."
    assert rule_notes(rule("Plain.")) == []


def test_no_rule_of_any_ledger_shows_a_mark_of_its_authors() -> None:
    mark = re.compile(r"[\[\]`§]|\b(?:FR|EN|PG|INF|DATA)\b|(?<![A-Z]-)\bOPEN-\d| {2}| [.,;]")
    shown = [(one.id, readable(one)) for ledger in ledgers().values() for one in ledger.rules]
    assert len(shown) > 1000
    assert [name for name, text in shown if mark.search(text) or not text] == []
