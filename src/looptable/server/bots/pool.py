"""The processes in which bots think, so that the loop of the server never waits for them."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar
from zlib import crc32

from looptable.core.interrupts import ignoring_sigint
from looptable.engine.contract.bot import Advice
from looptable.server.bots.worker import Job, Turn, choose, rank

__all__ = ["WorkerPool"]

MOST_SECONDS: Final = 60
"""A bot that thinks longer has failed."""

T = TypeVar("T")


class WorkerPool:
    """One or two processes, each started when it is first asked.

    The bot of a seat is always asked in the same one, where it may have a plan.
    """

    def __init__(self, count: int | None = None) -> None:
        self._count = count or min(2, max(1, (os.cpu_count() or 1) - 1))
        self._pools: dict[int, ProcessPoolExecutor] = {}

    async def choose(self, turn: Turn) -> str:
        """The key of the option that a bot takes."""
        return await self._ask(self._place(f"{turn.match}:{turn.seat}"), choose, turn)

    async def rank(self, job: Job, seconds: float) -> list[Advice]:
        """Every option as the adviser of the game ranks them."""
        return await self._ask(self._place(str(job.seed)), rank, job, seconds)

    def _place(self, who: str) -> int:
        return crc32(who.encode()) % self._count

    async def _ask(self, place: int, work: Callable[..., T], *args: Any) -> T:
        pool = self._pools.get(place)
        if pool is None:
            context = multiprocessing.get_context("spawn")
            pool = self._pools[place] = ProcessPoolExecutor(1, context, _end_with_the_server)
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(MOST_SECONDS):
                with ignoring_sigint():
                    asked = loop.run_in_executor(pool, work, *args)
                return await asked
        except (BrokenProcessPool, TimeoutError):
            # A worker that died or hangs takes all its questions along; the next question starts a new one.
            if self._pools.get(place) is pool:
                _end(self._pools.pop(place))
            raise

    def close(self) -> None:
        """Ends the processes, also those that are thinking."""
        while self._pools:
            _end(self._pools.popitem()[1])


def _end(pool: ProcessPoolExecutor) -> None:
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
