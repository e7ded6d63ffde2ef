"""Run a game's tests unbroken: which tests touch which line, and how long each takes."""

import json
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from coverage import CoverageData

from mutation.child import Ended, run_tests
from mutation.mutant import Mutant
from mutation.overlay import Overlay
from mutation.plan import Plan

__all__ = ["Baseline", "BaselineError", "measure"]

_DATA = "mutate-lines"


class BaselineError(Exception):
    """The tests do not pass without any mutant, so nothing can be said about mutants."""


@dataclass(frozen=True, slots=True)
class Baseline:
    """What the unbroken run has shown.

    `seconds` holds the tests that pass, fastest first. `lines` holds file → line → tests; the
    empty name stands for what no single test runs: imports, and fixtures that tests share.
    """

    seconds: Mapping[str, float]
    lines: Mapping[str, Mapping[int, frozenset[str]]]
    start_seconds: float

    def tests_for(self, mutant: Mutant) -> tuple[str, ...]:
        """The tests that could notice a mutant, fastest first; none if no test runs its line.

        A line run at import, or by one test alone, may have made something that all tests use
        (a constant, content loaded once): then all tests are asked, those that touch it first.
        """
        known = self.lines.get(mutant.file, {})
        first, last = mutant.reach
        names = frozenset[str]().union(*(known.get(n, ()) for n in range(first, last + 1)))
        if not names:
            return ()
        touching = tuple(test for test in self.seconds if test in names)
        if "" in names or len(touching) <= 1:
            return touching + tuple(test for test in self.seconds if test not in names)
        return touching


def measure(
    overlay: Overlay, files: Sequence[str], tests: Sequence[str], uses_hypothesis: bool
) -> Baseline:
    """Run all tests of the game once, under coverage."""
    data_file = overlay.root / _DATA
    sources = tuple(str(overlay.root / file) for file in files)
    package = str(overlay.root / "src" / "looptable")
    plan = Plan(package, uses_hypothesis, measure=str(data_file), sources=sources)
    started = time.monotonic()
    ended = run_tests(overlay, plan, tests, None)
    whole = time.monotonic() - started
    if ended.status:
        raise BaselineError(_complaint(ended))
    seconds = json.loads((overlay.root / f"{_DATA}.json").read_text(encoding="utf-8"))
    data = CoverageData(str(data_file))
    data.read()
    return Baseline(
        dict(sorted(seconds.items(), key=lambda pair: (pair[1], pair[0]))),
        {file: _lines(data, str(overlay.root / file)) for file in files},
        max(0.0, whole - sum(seconds.values())),
    )


def _lines(data: CoverageData, file: str) -> dict[int, frozenset[str]]:
    contexts = data.contexts_by_lineno(file)
    return {line: frozenset(tests) for line, tests in contexts.items()}


def _complaint(ended: Ended) -> str:
    tail = "\n".join(ended.output.strip().splitlines()[-30:])
    return f"the tests fail without any mutant (status {ended.status}):\n{tail}"
