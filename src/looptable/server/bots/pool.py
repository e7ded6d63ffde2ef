"""The processes in which bots think and guests' questions are worked out: the loop never waits for them."""

import os
from typing import Final
from zlib import crc32

from looptable.core.errors import Refusal
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Advice, Proposal
from looptable.server.bots.desk import Desk
from looptable.server.bots.process import WorkerDied, WorkerProcess
from looptable.server.bots.worker import Job, Turn, choose, propose, rank
from looptable.server.lobby.upload import Upload, read_upload

__all__ = ["WorkerPool"]

MOST_HINTS: Final = 6
"""Guests who may wait for a hint; each takes about a second."""

MOST_HINT_SECONDS: Final = 20

MOST_RECORDS, MOST_RECORD_SECONDS = 4, 10
"""Guests who may wait for a record to be replayed, and how long one may take."""

MOST_DEATHS: Final = 3
"""Processes that may die over one question to a bot."""


class WorkerPool:
    """One or two processes for bots, one for hints and one for records, started when first asked.

    The bot of a seat is always asked in the same one, where it may have a plan.
    """

    def __init__(self, count: int | None = None) -> None:
        count = count or min(2, max(1, (os.cpu_count() or 1) - 1))
        self._bots = tuple(WorkerProcess() for _ in range(count))
        self._hints = Desk(MOST_HINTS, MOST_HINT_SECONDS)
        self._records = Desk(MOST_RECORDS, MOST_RECORD_SECONDS)

    async def choose(self, turn: Turn) -> str:
        """The key of the option that a bot takes; asks again if the process dies."""
        process = self._process(turn.match, turn.seat)
        for _ in range(MOST_DEATHS - 1):
            try:
                return await process.ask(choose, turn)
            except WorkerDied:
                continue
        return await process.ask(choose, turn)

    async def propose(self, match: str, job: Job, bot: str) -> tuple[Proposal, ...]:
        """The proposals of a bot to the people at its table."""
        return await self._process(match, job.seat).ask(propose, job, bot)

    def _process(self, match: str, seat: Seat) -> WorkerProcess:
        return self._bots[crc32(f"{match}:{seat}".encode()) % len(self._bots)]

    async def rank(self, guest_id: str, job: Job, seconds: float) -> list[Advice]:
        """Every option as the adviser of the game ranks them; refuses what cannot be had soon."""
        try:
            return await self._hints.ask(guest_id, rank, job, seconds)
        except TimeoutError:
            raise Refusal("limit/busy") from None

    async def replay(self, guest_id: str, text: str) -> Upload:
        """The end of a record that a guest sent; refuses one that takes too long."""
        try:
            return await self._records.ask(guest_id, read_upload, text)
        except TimeoutError:
            raise Refusal("record/too-long") from None

    def close(self) -> None:
        """Ends the processes, also those that are thinking."""
        for workers in self._bots:
            workers.close()
        self._hints.close()
        self._records.close()
