"""Findings as a person reads them: which promise, where, and how to see it again."""

from collections.abc import Iterator, Sequence

from looptable.conformance.finding import Finding
from looptable.conformance.promises import PROMISES

__all__ = ["as_text", "reproduce"]


def as_text(name: str, findings: Sequence[Finding]) -> str:
    """All findings, grouped by the promise they break."""
    return "\n".join(_lines(name, findings))


def reproduce(name: str, finding: Finding) -> str:
    """The command that meets the same match again."""
    command = f"python -m looptable.conformance {name} --games 1 --seed {finding.seed}"
    return f"{command} --players {finding.players}" if finding.players else command


def _lines(name: str, findings: Sequence[Finding]) -> Iterator[str]:
    sentences = {promise.id: promise.says for promise in PROMISES}
    broken = [id for id in sentences if any(finding.promise == id for finding in findings)]
    if not broken:
        yield f"{name}: all {len(sentences)} promises are kept."
        return
    yield f"{name}: {len(broken)} of {len(sentences)} promises broken."
    for id in broken:
        yield ""
        yield f"{id}: {sentences[id]}"
        for finding in findings:
            if finding.promise == id:
                yield f"  - {_place(finding)}: {finding.message}"
                yield f"    {reproduce(name, finding)}"


def _place(finding: Finding) -> str:
    if not finding.players:
        return "anywhere"
    settings = "".join(f", {name}={value}" for name, value in finding.settings.items())
    return f"seed {finding.seed}, {finding.players} players{settings}, after {finding.step} choices"
