"""Ledger, cited ids and waivers → what is covered, per section."""

from collections.abc import Collection
from dataclasses import dataclass

from looptable.engine.ledger.ledger import Ledger, Rule

__all__ = ["LedgerCoverage", "SectionCoverage", "cover", "percent"]


@dataclass(frozen=True, slots=True)
class SectionCoverage:
    """One heading of a ledger; `covered` includes what is waived."""

    name: str
    covered: int
    total: int
    missing: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class LedgerCoverage:
    """One game: its sections that hold counted rules, its waivers, the open points that tests cite."""

    ledger: Ledger
    maturity: str | None
    sections: tuple[SectionCoverage, ...]
    waived: tuple[str, ...]
    open_cited: int
    open_total: int

    @property
    def covered(self) -> int:
        return sum(section.covered for section in self.sections)

    @property
    def total(self) -> int:
        return sum(section.total for section in self.sections)

    @property
    def missing(self) -> tuple[Rule, ...]:
        return tuple(rule for section in self.sections for rule in section.missing)


def cover(
    ledger: Ledger, cited: Collection[str], waived: Collection[str], maturity: str | None
) -> LedgerCoverage:
    """Set the rules of a ledger against the ids that tests cite and the ids that are waived."""
    names = dict.fromkeys(rule.section for rule in ledger.rules if rule.counted)
    open_points = [rule for rule in ledger.rules if not rule.counted]
    return LedgerCoverage(
        ledger,
        maturity,
        tuple(_section(ledger, name, {*cited, *waived}) for name in names),
        tuple(rule.id for rule in ledger.rules if rule.id in waived),
        sum(rule.id in cited for rule in open_points),
        len(open_points),
    )


def percent(part: int, whole: int) -> str:
    """A share with one decimal, cut and never rounded up: 100.0 % means all."""
    tenths = part * 1000 // whole if whole else 1000
    return f"{tenths // 10}.{tenths % 10} %"


def _section(ledger: Ledger, name: str, done: Collection[str]) -> SectionCoverage:
    rules = [rule for rule in ledger.rules if rule.section == name and rule.counted]
    missing = tuple(rule for rule in rules if rule.id not in done)
    return SectionCoverage(name, len(rules) - len(missing), len(rules), missing)
