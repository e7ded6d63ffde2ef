"""A trial: one mutant before the tests that could notice it, in a process of its own."""

import subprocess
from collections.abc import Iterable, Sequence
from enum import Enum

from mutate.guard import TIMED_OUT
from mutate.mutants import Mutant
from mutate.witnesses import Witness, witnesses_of
from mutate.workplace import PYTHON, Workplace

__all__ = ["Outcome", "try_mutant"]

PASSED, WRONG_USE, NOTHING_RUN = 0, 4, 5  # exit codes of pytest
FEW = 6  # test files that are tried first: to collect all of them takes longer than most trials
PATIENCE = 10  # seconds on a clock for each that the tests took, before a trial that waits is ended


class Outcome(Enum):
    """The end of a trial."""

    NOTICED = "noticed"
    TIMED_OUT = "timed out"
    SURVIVED = "survived"
    UNTESTED = "without a test"
    EQUIVALENT = "equivalent"

    @property
    def is_found(self) -> bool:
        """Whether the tests came out differently; a test that never ends is noticed by all."""
        return self in (Outcome.NOTICED, Outcome.TIMED_OUT)


def try_mutant(
    mutant: Mutant, witnesses: Iterable[Witness], place: Workplace, seconds: int
) -> Outcome:
    """Runs the test files that run the broken lines until one fails: a few first, then the others."""
    called = witnesses_of(mutant.path, mutant.lines, witnesses)
    outcome = Outcome.UNTESTED
    with place.broken(mutant.path, mutant.source()):
        for group in (called[:FEW], called[FEW:]):
            if group and not outcome.is_found:
                found = _run(group, place, seconds)
                outcome = outcome if found is Outcome.UNTESTED else found
    return outcome


def _run(called: Sequence[Witness], place: Workplace, seconds: int) -> Outcome:
    command = [PYTHON, *place.pytest(*(witness.file for witness in called))]
    most = 60 + PATIENCE * sum(witness.seconds for witness in called)
    try:
        code = subprocess.run(
            command,
            cwd=place.folder,
            env={**place.environment, "MUTATE_SECONDS": str(seconds)},
            capture_output=True,
            timeout=most,
            check=False,
        ).returncode
    except subprocess.TimeoutExpired:
        return Outcome.TIMED_OUT
    if code == WRONG_USE:
        raise RuntimeError(f"pytest did not understand: {' '.join(command)}")
    named = {PASSED: Outcome.SURVIVED, NOTHING_RUN: Outcome.UNTESTED, TIMED_OUT: Outcome.TIMED_OUT}
    return named.get(code, Outcome.NOTICED)
