"""The check behind `make rules`: the coverage, and everything that must be fixed."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from looptable.engine.ledger.ledger import Ledger, closest_ids, ledgers
from rulescan.citations import Citation, find_test_files, scan_files
from rulescan.coverage import LedgerCoverage, cover, percent
from rulescan.maturity import maturities
from rulescan.waivers import MOST_PERCENT, Waivers, most_waivers, read_waivers

__all__ = ["Finding", "check_repository", "judge"]


@dataclass(frozen=True, slots=True)
class Finding:
    """The coverage of every ledger, and one sentence per problem; no problem means success."""

    ledgers: tuple[LedgerCoverage, ...]
    waivers: Mapping[str, str]
    problems: tuple[str, ...]


def check_repository(root: Path) -> Finding:
    """Check the repository at this folder."""
    scan = scan_files(root, find_test_files(root))
    waivers = read_waivers(root / "src" / "looptable" / "games")
    finding = judge(ledgers(), scan.citations, waivers, maturities())
    return Finding(finding.ledgers, finding.waivers, (*scan.problems, *finding.problems))


def judge(
    known: Mapping[str, Ledger],
    citations: Collection[Citation],
    waivers: Waivers,
    maturity: Mapping[str, str],
) -> Finding:
    """Set citations and waivers against the ledgers."""
    ids = tuple(rule.id for ledger in known.values() for rule in ledger.rules)
    cited = {citation.id for citation in citations if citation.covers}
    covered = tuple(
        cover(ledger, cited, waivers.reasons, maturity.get(prefix))
        for prefix, ledger in known.items()
    )
    problems = (
        *_unknown_citations(citations, ids),
        *waivers.problems,
        *_bad_waivers(known, waivers.reasons, cited, ids),
        *_unknown_ledgers(known, maturity),
        *_uncovered(covered),
    )
    return Finding(covered, waivers.reasons, problems)


def _unknown_citations(citations: Collection[Citation], ids: tuple[str, ...]) -> Iterator[str]:
    for citation in citations:
        if citation.id not in ids:
            yield f"{citation.file}:{citation.line}: {_unknown(citation.id, ids)}"


def _bad_waivers(
    known: Mapping[str, Ledger],
    reasons: Mapping[str, str],
    cited: Collection[str],
    ids: tuple[str, ...],
) -> Iterator[str]:
    for waived in reasons:
        if waived not in ids:
            yield f"waivers.toml: {_unknown(waived, ids)}"
        elif waived in cited:
            yield f"waivers.toml: {waived} is covered by a test and needs no waiver"
    for ledger in known.values():
        yield from _bad_waivers_of(ledger, reasons)


def _bad_waivers_of(ledger: Ledger, reasons: Mapping[str, str]) -> Iterator[str]:
    waived = [rule for rule in ledger.rules if rule.id in reasons]
    for rule in waived:
        if not rule.counted:
            yield f"waivers.toml: {rule.id} is not counted and needs no waiver"
    count, most = sum(rule.counted for rule in waived), most_waivers(ledger)
    if count > most:
        limit = f"{MOST_PERCENT} % allow {most}"
        yield f"waivers.toml: {count} rules of {ledger.prefix} are waived; {limit}"


def _unknown_ledgers(known: Mapping[str, Ledger], maturity: Mapping[str, str]) -> Iterator[str]:
    for prefix in maturity:
        if prefix not in known:
            yield f"a game names the ledger {prefix}; there are {', '.join(known)}"


def _uncovered(covered: Collection[LedgerCoverage]) -> Iterator[str]:
    for one in covered:
        if one.maturity == "complete" and one.missing:
            share = percent(one.covered, one.total)
            first = ", ".join(rule.id for rule in one.missing[:5])
            more = ", …" if len(one.missing) > 5 else ""
            yield (
                f"{one.ledger.name} is marked complete, but {len(one.missing)} of {one.total}"
                f" rules have no test ({share} covered): {first}{more}"
            )


def _unknown(rule_id: str, ids: tuple[str, ...]) -> str:
    closest = closest_ids(rule_id, ids)
    hint = f"; did you mean {' or '.join(closest[:2])}?" if closest else ""
    return f"there is no rule {rule_id}{hint}"
