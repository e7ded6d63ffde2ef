"""The rules ledgers: one id per rule, for tests to cite and players to look up.

A ledger is the file `ledger.md` of a game. Its sections are the `##` and `###` headings; a rule is a bullet
`- **LOOP-FOO-7** text` with the indented lines below it.
"""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import lru_cache
from importlib.resources import files
from typing import Literal

__all__ = ["Kind", "Ledger", "Rule", "closest_ids", "ledgers", "parse_ledger"]

Kind = Literal["rule", "example", "open"]

_TITLE = re.compile(r"# (?P<title>.+?)(?:(?:: | — )rules ledger)?$")
_HEADING = re.compile(r"###? (?P<section>.+)")
_RULE = re.compile(r"\s*- \*\*(?P<id>(?P<prefix>[A-Z]+)-(?P<topic>[A-Z]+)-\d+)\*\* (?P<text>.*)")
_KINDS: dict[str, Kind] = {"EX": "example", "OPEN": "open"}


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: its id, the heading it stands under, and its text in one line."""

    id: str
    section: str
    text: str

    @property
    def kind(self) -> Kind:
        """A rule, a worked example (`EX`) or an open point (`OPEN`)."""
        return _KINDS.get(self.id.split("-")[1], "rule")

    @property
    def counted(self) -> bool:
        """Whether coverage asks for a test: open points may be cited, but need none."""
        return self.kind != "open"


@dataclass(frozen=True, slots=True)
class Ledger:
    """All rules of one game, in the order of the file. `name` is the file's, without `.md`."""

    prefix: str
    name: str
    title: str
    rules: tuple[Rule, ...]

    def find(self, rule_id: str) -> Rule | None:
        """The rule with this id, or `None`."""
        return next((rule for rule in self.rules if rule.id == rule_id), None)

    def closest(self, rule_id: str) -> tuple[str, ...]:
        """Up to three ids of this ledger that an unknown id was probably meant to be."""
        return closest_ids(rule_id, tuple(rule.id for rule in self.rules))


def ledgers() -> dict[str, Ledger]:
    """Every ledger by its prefix, in the order of the file names."""
    return {ledger.prefix: ledger for ledger in _read_all()}


def closest_ids(rule_id: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """Up to three of the known ids, nearest first; a forgotten prefix or small letters are seen."""
    wanted = rule_id.strip().upper()
    without_prefix = [other for other in known if other.endswith(f"-{wanted}")]
    similar = get_close_matches(wanted, known, n=3, cutoff=0.6)
    return tuple(dict.fromkeys(without_prefix + similar))[:3]


def parse_ledger(name: str, source: str) -> Ledger | None:
    """Read the text of one ledger file; `None` if it holds no rule."""
    found = _rules_in(source.splitlines())
    if not found:
        return None
    _refuse_doubles(name, found)
    title = next(
        (match["title"] for match in map(_TITLE.match, source.splitlines()) if match), name
    )
    return Ledger(found[0].id.split("-")[0], name, title, tuple(found))


@lru_cache(maxsize=1)
def _read_all() -> tuple[Ledger, ...]:
    """The `ledger.md` of every game that has one."""
    folders = sorted((files("looptable") / "games").iterdir(), key=lambda folder: folder.name)
    pages = ((folder.name.replace("_", "-"), folder / "ledger.md") for folder in folders)
    parsed = (parse_ledger(name, page.read_text("utf-8")) for name, page in pages if page.is_file())
    return tuple(ledger for ledger in parsed if ledger is not None)


def _rules_in(lines: list[str]) -> list[Rule]:
    found: list[Rule] = []
    section = ""
    is_open = False  # whether an indented line still belongs to the last rule
    for line in lines:
        if heading := _HEADING.match(line):
            section, is_open = heading["section"].strip(), False
        elif bullet := _RULE.match(line):
            found.append(Rule(bullet["id"], section, bullet["text"].strip()))
            is_open = True
        elif is_open and line.startswith((" ", "\t")) and line.strip():
            last = found.pop()
            found.append(Rule(last.id, last.section, f"{last.text} {line.strip()}".strip()))
        else:
            is_open = False
    return found


def _refuse_doubles(name: str, found: list[Rule]) -> None:
    prefix = found[0].id.split("-")[0]
    seen: set[str] = set()
    for rule in found:
        if rule.id in seen:
            raise ValueError(f"{name}.md: {rule.id} is given twice")
        if not rule.id.startswith(f"{prefix}-"):
            raise ValueError(f"{name}.md: {rule.id} does not begin with {prefix}")
        seen.add(rule.id)
