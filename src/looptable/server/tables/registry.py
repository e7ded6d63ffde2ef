"""Registry of the tables in memory, backed by the store."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, TypeVar
from weakref import WeakValueDictionary

import msgspec

from looptable.core.errors import Refusal
from looptable.engine.contract.state import State
from looptable.engine.match.match import Choice
from looptable.server.bots.pool import WorkerPool
from looptable.server.net.cluster_presence import ClusterPresence
from looptable.server.net.limits import Limiter, Limits
from looptable.server.tables.broadcast import (
    broadcast,
    broadcast_page,
    broadcast_presence,
    close_all,
)
from looptable.server.tables.results import keep_results
from looptable.server.tables.table import LiveTable
from looptable.storage.bodies import Body, MatchStarted, SeatChanged
from looptable.storage.errors import Conflict, NotFound, Unavailable
from looptable.storage.rows import LogRow
from looptable.storage.store import Store
from looptable.wire.frames import Turned

__all__ = ["TableRegistry", "one_change"]

MOST_IDLE: Final = 500
"""Tables kept in memory while nobody uses them."""

LONGEST_ID: Final = 64
"""Ids of tables are shorter. Longer words from an address are not even looked up."""

TRIES: Final = 40
"""Retries on write conflicts; in the worst case every other attempt conflicts."""

T = TypeVar("T")
log = logging.getLogger(__name__)


class TableRegistry:
    """Finds tables and changes them, one change at a time for each: append, commit, then broadcast."""

    def __init__(self, store: Store, workers: WorkerPool, limits: Limits | None = None) -> None:
        self.store = store
        self.workers = workers
        self.limits = limits or Limits()
        self.requests = Limiter(*self.limits.requests)
        self.guests = Limiter(*self.limits.guests)
        self.passwords = Limiter(*self.limits.passwords)
        self.snapshots = Limiter(*self.limits.snapshots)
        # Every table that anybody still holds: a socket, a request, a thinking bot. So there are
        # never two of one table, however many are in use.
        self._lives: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.changed: list[Callable[[LiveTable], None]] = []
        self._elsewhere = ClusterPresence(self)

    async def open(self) -> None:
        """To be called before anything else."""
        await self.store.migrate()
        loop = asyncio.get_running_loop()

        def heard(match: str, version: int) -> None:
            loop.call_soon_threadsafe(self._heard, match, version)

        def seated(match: str, origin: str, seats: tuple[int, ...]) -> None:
            loop.call_soon_threadsafe(self._elsewhere.heard, match, origin, seats)

        def turned(match: str, seat: int, scene: str, page: int) -> None:
            loop.call_soon_threadsafe(self._turned, match, Turned(seat, scene, page))

        # The store may hear in a thread of its own.
        await self.store.listen(heard, seated, turned)
        self.spawn(self._elsewhere.beat())

    async def close(self) -> None:
        """Ends what is under way."""
        lives = list(self._lives.values())
        tasks = [*self._tasks, *(live.thinking for live in lives if live.thinking)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.workers.close()
        await self.store.close()

    # Finding

    async def find(self, table_id: str) -> LiveTable:
        """A table; refuses an unknown one."""
        if len(table_id) > LONGEST_ID:
            raise Refusal("table/unknown", table=table_id[:40])
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        async with lock:
            live = self._lives.get(table_id)
            if live is None:
                live = await self._load(table_id)
                self._lives[table_id] = live
                # Other processes answer with who is at this table there.
                self.store.announce_seats(table_id, ())
                self.notice(live)
            self._keep(live)
        return live

    async def _load(self, table_id: str) -> LiveTable:
        try:
            row = await self.store.table(table_id)
        except NotFound:
            raise Refusal("table/unknown", table=table_id[:40]) from None
        seats = await self.store.seats(table_id)
        rows = await self.store.log(table_id)
        live = LiveTable(row, seats)
        # A long match takes a moment to replay, and others are playing meanwhile.
        await asyncio.to_thread(live.take_all, rows)
        await self._settle(live)
        return live

    async def _settle(self, live: LiveTable) -> None:
        """Writes into the row what the log says, if the process ended between the two."""
        status = "over" if live.is_over else "playing" if live.match is not None else "open"
        row = await self.store.table(live.row.id)
        if row.status not in (status, "gone"):
            fields: dict[str, Any] = {"status": status}
            if live.match is not None:
                fields |= {"header": live.row.header, "nonces": live.row.nonces}
            await self.store.update_table(live.row.id, **fields)
        await keep_results(self.store, live)
        live.row = await self.store.table(live.row.id)

    def _keep(self, live: LiveTable) -> None:
        """Keeps a table in memory for a while after its last use, unless it was deleted."""
        if self._lives.get(live.row.id) is not live:
            return
        self._recent[live.row.id] = live
        self._recent.move_to_end(live.row.id)
        if len(self._recent) > MOST_IDLE:
            self._recent.popitem(last=False)

    def forget(self, live: LiveTable) -> None:
        """Drops a deleted table and closes its sockets."""
        self._lives.pop(live.row.id, None)
        self._recent.pop(live.row.id, None)
        close_all(live)

    def lives(self) -> list[LiveTable]:
        """The tables in memory."""
        return list(self._lives.values())

    def live(self, table_id: str) -> LiveTable | None:
        """A table, if it is in memory."""
        return self._lives.get(table_id)

    # Changing

    async def change(self, live: LiveTable, attempt: Callable[[], Awaitable[T]]) -> T:
        """Runs one change under the table's lock; reloads and retries on a conflicting write.

        It is carried through even if its caller goes away: what is stored must be broadcast.
        """
        task = asyncio.create_task(self._change(live, attempt))
        self._tasks.add(task)
        task.add_done_callback(self._settled)
        return await asyncio.shield(task)

    def _settled(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # the caller has seen it, or is gone

    async def _change(self, live: LiveTable, attempt: Callable[[], Awaitable[T]]) -> T:
        async with live.lock:
            for _ in range(TRIES):
                try:
                    return await attempt()
                except Conflict as conflict:
                    if conflict.what != "version":
                        raise
                    await self.catch_up(live)
            raise Refusal("table/busy")

    async def append(
        self, live: LiveTable, body: Body, tried: tuple[Choice, State] | None = None
    ) -> int:
        """Stores the next entry of a table's log, then broadcasts it; its version. In a change."""
        row = LogRow(live.row.id, live.version + 1, body)
        await self.store.append(row)
        live.take(row, tried)
        await self._took(live, [row])
        self._touch(live, row.time)
        return row.version

    def _touch(self, live: LiveTable, time: str) -> None:
        """Dates a table by its last entry, though not more often than lists need it."""
        if _minutes(time) > _minutes(live.row.touched):
            live.row = msgspec.structs.replace(live.row, touched=time)
            self.spawn(self._write_touched(live.row.id, time))

    async def _write_touched(self, table_id: str, time: str) -> None:
        with suppress(NotFound, Unavailable):  # it is only a date
            await self.store.update_table(table_id, touched=time)

    async def append_unchecked(self, live: LiveTable, body: Body) -> int:
        """Stores an entry for what is already done, whatever else was logged meanwhile. In a change."""
        while True:
            try:
                return await self.append(live, body)
            except Conflict:
                await self.catch_up(live)

    async def _took(self, live: LiveTable, rows: Sequence[LogRow]) -> None:
        is_seated_anew = any(isinstance(one.body, SeatChanged | MatchStarted) for one in rows)
        if is_seated_anew:
            live.seats = await self.store.seats(live.row.id)
        is_started = any(isinstance(one.body, MatchStarted) for one in rows)
        if is_started or live.is_over != (live.row.status == "over"):
            await self._settle(live)
        broadcast(live, rows)
        if is_seated_anew:
            self.show(live)
        self.notice(live)

    def _turned(self, match: str, page: Turned) -> None:
        """Somebody has turned a page at another process."""
        live = self.live(match)
        if live is not None:
            broadcast_page(live, page)

    def presence_changed(self, live: LiveTable) -> None:
        """Somebody came to a table, or went."""
        self._keep(live)
        broadcast_presence(live)
        self.show(live)
        self.notice(live)

    def show(self, live: LiveTable) -> None:
        """Reports to other processes which seats have somebody here."""
        self.store.announce_seats(live.row.id, live.seats_here())

    def notice(self, live: LiveTable) -> None:
        """A table has changed, or somebody came or went: perhaps a bot must move."""
        for react in self.changed:
            react(live)

    # Other processes

    async def refresh(self, live: LiveTable) -> None:
        """Catches up if another process has added entries without a notice reaching this one."""
        if await self.store.version(live.row.id) > live.version:
            await self.follow(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Takes what the store has beyond what is known here. Within `change`."""
        rows = await self.store.log(live.row.id, live.version)
        if rows:
            live.take_all(rows)
            await self._took(live, rows)

    def _heard(self, match: str, version: int) -> None:
        known = self._lives.get(match)
        for live in ([known] if known else []) if match else self.lives():
            if not match or version > live.version:
                self.spawn(self.follow(live))

    async def follow(self, live: LiveTable) -> None:
        """Reads what other processes may have added to a table."""
        async with live.lock:
            try:
                live.row = await self.store.table(live.row.id)
            except NotFound:
                self.forget(live)
                return
            await self.catch_up(live)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something on the side; a failure is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("work on the side failed", exc_info=task.exception())


def _minutes(time: str) -> str:
    """A time of a row, up to its minute."""
    return time[:16]


P = ParamSpec("P")
Change = Callable[Concatenate[TableRegistry, LiveTable, P], Coroutine[Any, Any, T]]


def one_change(work: Change[P, T]) -> Change[P, T]:
    """Makes a function of registry and table one change: alone at the table, and retried.

    Another process may write first. Then the function is called again, on the table as it is now.
    """

    @wraps(work)
    async def changed(
        registry: TableRegistry, live: LiveTable, /, *args: P.args, **more: P.kwargs
    ) -> T:
        return await registry.change(live, lambda: work(registry, live, *args, **more))

    return changed
