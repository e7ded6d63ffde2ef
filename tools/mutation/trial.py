"""Put a mutant on trial: do the tests that touch its line notice it?"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Literal

from mutation.baseline import Baseline, BaselineError
from mutation.child import Ended, run_tests
from mutation.mutant import Mutant
from mutation.overlay import Overlay
from mutation.plan import FOREIGN_PACKAGE, Plan

__all__ = ["Court", "Patience", "Trial", "Verdict"]

Verdict = Literal["failed", "out of time", "survived", "not covered"]


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a test may take: a multiple of its unbroken time, and some seconds of grace."""

    factor: float = 5.0
    grace: float = 5.0

    def limit(self, seconds: float) -> float:
        """The limit for something that took so long unbroken."""
        return self.grace + self.factor * seconds


@dataclass(frozen=True, slots=True)
class Trial:
    """A mutant, what became of it, how many tests could have noticed it, and how long that took."""

    mutant: Mutant
    verdict: Verdict
    tests: int
    seconds: float = 0.0

    @property
    def is_noticed(self) -> bool:
        """A test failed, did not end, or could not even be collected."""
        return self.verdict in ("failed", "out of time")


@dataclass(frozen=True, slots=True)
class Court:
    """What all trials share."""

    baseline: Baseline
    uses_hypothesis: bool
    patience: Patience

    def check_unbroken(self, overlay: Overlay) -> None:
        """The same run as for a mutant, without one: it must pass, or every verdict is worthless."""
        ended = self._run(overlay, tuple(self.baseline.seconds))
        if ended.status:
            tail = "\n".join(ended.output.strip().splitlines()[-30:])
            raise BaselineError(f"the tests fail when run fastest first ({ended.status}):\n{tail}")

    def try_all(
        self,
        mutants: Sequence[Mutant],
        overlays: Sequence[Overlay],
        done: Callable[[Trial], None] = lambda _: None,
    ) -> tuple[Trial, ...]:
        """Try mutants, one at a time in each overlay; trials come in the order of the mutants."""
        free: SimpleQueue[Overlay] = SimpleQueue()
        for overlay in overlays:
            free.put(overlay)

        def one(mutant: Mutant) -> Trial:
            overlay = free.get()
            try:
                trial = self.try_one(mutant, overlay)
            finally:
                free.put(overlay)
            done(trial)
            return trial

        with ThreadPoolExecutor(len(overlays)) as workers:
            try:
                return tuple(workers.map(one, mutants))
            except BaseException:
                # Who interrupts does not wait for all the mutants that were not yet tried.
                workers.shutdown(wait=False, cancel_futures=True)
                raise

    def try_one(self, mutant: Mutant, overlay: Overlay) -> Trial:
        """Try one mutant in an overlay."""
        tests = self.baseline.tests_for(mutant)
        if not tests:
            return Trial(mutant, "not covered", 0)
        started = time.monotonic()
        with overlay.holding(mutant):
            ended = self._run(overlay, tests)
        took = round(time.monotonic() - started, 1)
        if ended.status == FOREIGN_PACKAGE:
            raise BaselineError(ended.output)
        return Trial(mutant, _verdict(ended), len(tests), took)

    def _run(self, overlay: Overlay, tests: Sequence[str]) -> Ended:
        limits = tuple((test, self.patience.limit(self.baseline.seconds[test])) for test in tests)
        start = self.patience.limit(self.baseline.start_seconds)
        package = str(overlay.root / "src" / "looptable")
        plan = Plan(package, self.uses_hypothesis, tests=limits, start_seconds=start)
        files = dict.fromkeys(test.partition("::")[0] for test in tests)
        whole = start + sum(seconds for _, seconds in limits)
        return run_tests(overlay, plan, tuple(files), whole)


def _verdict(ended: Ended) -> Verdict:
    if ended.status == 0:
        return "survived"
    return "out of time" if ended.is_out_of_time else "failed"
