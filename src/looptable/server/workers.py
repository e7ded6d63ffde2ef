"""The processes in which bots think, so that the loop of the server never waits for them."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from looptable.core.interrupts import deaf_to_interrupts
from looptable.engine.bot import Advice
from looptable.server.thinking import Job, choose, rank

__all__ = ["Workers"]

MOST_SECONDS: Final = 60
"""A bot that thinks longer has failed."""

T = TypeVar("T")


class Workers:
    """One or two processes, started when the first bot is asked."""

    def __init__(self, count: int | None = None) -> None:
        self._count = count or min(2, max(1, (os.cpu_count() or 1) - 1))
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, job: Job) -> str:
        """The key of the option that a bot takes."""
        return await self._ask(choose, job)

    async def rank(self, job: Job, seconds: float) -> list[Advice]:
        """Every option as the adviser of the game ranks them."""
        return await self._ask(rank, job, seconds)

    async def _ask(self, work: Callable[..., T], *args: Any) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._count, context, _end_with_the_server)
        pool = self._pool
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(MOST_SECONDS):
                with deaf_to_interrupts():
                    asked = loop.run_in_executor(pool, work, *args)
                return await asked
        except (BrokenProcessPool, TimeoutError):
            # A worker that died or hangs takes its neighbours along; the next question starts anew.
            if self._pool is pool:
                self.close()
            raise

    def close(self) -> None:
        """Ends the processes, also those that are thinking."""
        pool, self._pool = self._pool, None
        if pool is None:
            return
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
