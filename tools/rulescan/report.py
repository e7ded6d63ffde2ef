"""Coverage as text for people, or as plain data for programs."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from textwrap import shorten, wrap

from looptable.engine.ledger.ledger import Rule
from rulescan.check import Finding
from rulescan.coverage import LedgerCoverage, SectionCoverage, percent

__all__ = ["as_data", "as_text", "missing_lines", "short_ids"]

_WIDTH = 100
_NAME = 46


def as_text(finding: Finding) -> str:
    """Per game and section: covered, total, share, and the missing ids."""
    blocks = ["\n".join(_ledger_lines(one, finding.waivers)) for one in finding.ledgers]
    return "\n\n".join(blocks)


def missing_lines(finding: Finding) -> Iterator[str]:
    """One line per missing rule: its id and the beginning of its text."""
    for one in finding.ledgers:
        for rule in one.missing:
            yield f"{rule.id:<14}  {shorten(rule.text, _WIDTH - 16, placeholder=' …')}"


def as_data(finding: Finding) -> dict[str, object]:
    """The same as plain data, for `--json`."""
    return {
        "ledgers": {one.ledger.prefix: _ledger_data(one) for one in finding.ledgers},
        "problems": list(finding.problems),
    }


def short_ids(ids: Sequence[str]) -> str:
    """Ids in few words: `LOOP-FOO-1 to 4, 7; LOOP-MOVE-2`."""
    numbered = [name.rpartition("-") for name in ids]
    topics = groupby(numbered, key=lambda parts: parts[0])
    return "; ".join(
        f"{topic}-{_ranges([int(part[2]) for part in parts])}" for topic, parts in topics
    )


def _ranges(numbers: Sequence[int]) -> str:
    # Numbers that follow each other keep the same distance to their place in the row.
    runs = groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0])
    texts = []
    for _, pairs in runs:
        run = [number for _, number in pairs]
        texts.append(f"{run[0]}" if len(run) == 1 else f"{run[0]} to {run[-1]}")
    return ", ".join(texts)


def _ledger_lines(one: LedgerCoverage, reasons: Mapping[str, str]) -> Iterator[str]:
    share = percent(one.covered, one.total)
    maturity = f", {one.maturity}" if one.maturity else ""
    yield f"{one.ledger.title} ({one.ledger.prefix}{maturity}): {one.covered}/{one.total}, {share}"
    for section in one.sections:
        yield from _section_lines(section)
    for name in one.waived:
        yield f"  waived {name}: {reasons[name]}"
    yield f"  open points cited, not counted: {one.open_cited}/{one.open_total}"


def _section_lines(section: SectionCoverage) -> Iterator[str]:
    share = percent(section.covered, section.total)
    name = shorten(section.name, _NAME, placeholder=" …")
    yield f"  {name:<{_NAME}} {section.covered:>4}/{section.total:<4} {share:>8}"
    if section.missing:
        text = f"missing {short_ids([rule.id for rule in section.missing])}"
        yield from wrap(
            text,
            _WIDTH,
            initial_indent="      ",
            subsequent_indent="      ",
            break_on_hyphens=False,
        )


def _ledger_data(one: LedgerCoverage) -> dict[str, object]:
    return {
        "name": one.ledger.name,
        "title": one.ledger.title,
        "maturity": one.maturity,
        "covered": one.covered,
        "total": one.total,
        "waived": list(one.waived),
        "open": {"cited": one.open_cited, "total": one.open_total},
        "sections": [_section_data(section) for section in one.sections],
    }


def _section_data(section: SectionCoverage) -> dict[str, object]:
    return {
        "section": section.name,
        "covered": section.covered,
        "total": section.total,
        "missing": _ids(section.missing),
    }


def _ids(rules: Sequence[Rule]) -> list[str]:
    return [rule.id for rule in rules]
