"""A worker process for requests of guests: one at a time for each, and few for all together."""

from collections.abc import Callable
from typing import Any, TypeVar

from looptable.core.errors import Refusal
from looptable.server.bots.process import WorkerDied, WorkerProcess

__all__ = ["Desk"]

T = TypeVar("T")


class Desk:
    """A short queue before a process of its own, so that nobody's requests hold up anything else."""

    def __init__(self, most: int, seconds: float) -> None:
        self._process = WorkerProcess()
        self._most = most
        self._seconds = seconds
        self._waiting: set[str] = set()

    async def ask(self, guest_id: str, work: Callable[..., T], *args: Any) -> T:
        """The result of the work; refuses a second request of a guest, and those beyond the queue.

        Raises TimeoutError if the work itself takes too long.
        """
        if guest_id in self._waiting:
            raise Refusal("limit/one-at-a-time")
        if len(self._waiting) >= self._most:
            raise Refusal("limit/busy")
        self._waiting.add(guest_id)
        try:
            return await self._done(work, *args)
        finally:
            self._waiting.discard(guest_id)

    async def _done(self, work: Callable[..., T], *args: Any) -> T:
        try:
            return await self._process.ask(work, *args, seconds=self._seconds)
        except WorkerDied:
            # It may have died of something else; of this, if it dies a second time.
            try:
                return await self._process.ask(work, *args, seconds=self._seconds)
            except WorkerDied:
                raise Refusal("limit/busy") from None

    def close(self) -> None:
        """Ends the process."""
        self._process.close()
