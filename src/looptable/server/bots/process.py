"""One process beside the server, which does one piece of work at a time."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from looptable.core.interrupts import ignoring_sigint

__all__ = ["WorkerDied", "WorkerProcess"]

MOST_SECONDS: Final = 60
"""Work that takes longer has failed."""

T = TypeVar("T")


class WorkerDied(Exception):
    """The process ended in the middle of the work."""


class WorkerProcess:
    """A process that is started when it is first asked, and again after it died or hung.

    What waits, waits here and not in the process: it does not go down with it, and the time it waits
    is not held against it.
    """

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Lock()

    async def ask(self, work: Callable[..., T], *args: Any, seconds: float | None = None) -> T:
        """The result of a function that the process can import.

        Raises `WorkerDied`, or TimeoutError if it worked longer than `seconds`.
        """
        async with self._free:
            pool = self._started()
            try:
                async with asyncio.timeout(MOST_SECONDS if seconds is None else seconds):
                    with ignoring_sigint():
                        asked = asyncio.get_running_loop().run_in_executor(pool, work, *args)
                    return await asked
            except BrokenProcessPool as error:
                self.close()
                raise WorkerDied from error
            except (TimeoutError, asyncio.CancelledError):
                self.close()  # it would go on, and let the next one wait
                raise

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, context, _end_with_the_server)
        return self._pool

    def close(self) -> None:
        """Ends the process, whatever it is doing; the next question starts another."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            pool.shutdown(wait=False, cancel_futures=True)


def _end_with_the_server() -> None:
    """A worker whose server was killed would wait for questions forever."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker is started by a server"

    def watch() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
