"""A rule of a ledger as a player reads it: without the marks that its authors need.

Ledgers name their sources in brackets, editions by two letters, and what is not printed in words by marks such
as `[INF]`. Here sources and marks go; their meaning for a player is said separately.
"""

import re
from typing import Final

from looptable.content.text.texts import Text
from looptable.engine.ledger.ledger import Rule

__all__ = ["readable", "rule_notes"]

_SOURCE: Final = re.compile(r"\s*\((?:FR |EN |PG |§)(?:[^()]|\([^()]*\))*\)")
_MARK: Final = re.compile(r"\s*\[(?P<said>[^\]]*)\]")
_INFERRED: Final = re.compile(r"INF|derived|icon")
_OPEN: Final = re.compile(r"(?:[A-Z]+-)?(OPEN-\d+)")
_MISSIONS: Final = re.compile(r"\bM(\d+)\b")
_WORDS: Final = (
    (re.compile(r"\bFR/EN\b"), "the French and first English editions"),
    (re.compile(r"\bEN/PG\b"), "the English editions"),
    (re.compile(r"\bFR\b"), "the French edition"),
    (re.compile(r"\bEN\b"), "the first English edition"),
    (re.compile(r"\bPG\b"), "the second English edition"),
    (re.compile(r"\bDefault (?=the )"), "Default: "),
    (re.compile(r"\bEditions: "), "Editions differ: "),
    (re.compile(r"`"), ""),
    (re.compile(r" {2,}"), " "),
    (re.compile(r" +(?=[.,;])"), ""),
)


def readable(rule: Rule) -> str:
    """The sentences of a rule, without sources and marks."""
    prefix = rule.id.partition("-")[0]
    text = _MARK.sub("", _SOURCE.sub("", rule.text))
    text = _OPEN.sub(rf"{prefix}-\1", text)
    text = _MISSIONS.sub(r"mission \1", text)
    for pattern, words in _WORDS:
        text = pattern.sub(words, text)
    text = text.strip()
    return text[:1].upper() + text[1:]


def rule_notes(rule: Rule) -> list[Text]:
    """Notes on a rule beside its sentences: its kind, and how certain it is."""
    marks = [found["said"] for found in _MARK.finditer(rule.text)]
    notes = [] if rule.kind == "rule" else [Text(f"rule.{rule.kind}")]
    if any(_INFERRED.search(mark) for mark in marks):
        notes.append(Text("rule.inferred"))
    prefix = rule.id.partition("-")[0]
    see = [f"{prefix}-{number}" for mark in marks for number in _OPEN.findall(mark)]
    if see:
        notes.append(Text.of("rule.see", ids=tuple(dict.fromkeys(see))))
    return notes
