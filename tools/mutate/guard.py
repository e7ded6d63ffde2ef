"""A plugin of pytest that ends the process when one test, or the import of all, computes too long.

A mutant may loop for ever; time that the processor spends is counted, so that a busy machine makes no difference.
"""

import os
import resource
import signal

__all__ = ["TIMED_OUT"]

TIMED_OUT = 124
SECONDS = int(os.environ.get("MUTATE_SECONDS", "60"))
MEMORY = 3 << 30  # a loop that fills a list ends with a MemoryError, a failed test


def _start() -> None:
    signal.setitimer(signal.ITIMER_PROF, SECONDS)


def pytest_configure() -> None:
    """Starts the time for imports."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGPROF, lambda *_: os._exit(TIMED_OUT))
    _start()


def pytest_runtest_logstart() -> None:
    """Starts the time of a test."""
    _start()


def pytest_unconfigure() -> None:
    """Stops the time."""
    signal.setitimer(signal.ITIMER_PROF, 0)
