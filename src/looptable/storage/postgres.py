"""The store in PostgreSQL: a pool of connections, and one statement for each choice.

Several processes may share it. The key of the log lets one of two writers win; the other gets a Conflict.
Other processes hear of an entry after its commit, never inside the transaction: NOTIFY holds a lock of the
whole database until it ends.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from looptable.storage.columns import Value
from looptable.storage.errors import Conflict, NotFound, Unavailable
from looptable.storage.migrating import REVISION, pending
from looptable.storage.notices import Notices
from looptable.storage.queries import Step
from looptable.storage.rows import LogRow
from looptable.storage.sql_store import Duplicate, Orphan, SqlStore
from looptable.storage.store import Heard, PageTurned, Seated

__all__ = ["PostgresStore"]

MOST_CONNECTIONS = 10
PATIENCE = 30.0
"""Seconds that a connection or a statement may take."""
LAST_STATEMENTS = 5.0
"""Seconds that statements may still take when the store is closed."""

_LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InternalClientError,
    asyncpg.exceptions.OperatorInterventionError,
    asyncpg.exceptions.InsufficientResourcesError,
    asyncpg.exceptions.ReadOnlySQLTransactionError,
)


class PostgresStore(SqlStore):
    """A store in a PostgreSQL database; `shown` is its address without password."""

    def __init__(self, url: str, shown: str) -> None:
        super().__init__("postgresql")
        self._url = url
        self._shown = shown
        self._opened: asyncpg.Pool[asyncpg.Record] | None = None
        self._opening = asyncio.Lock()
        self._is_closed = False
        self._notices = Notices(self._connect, self._notify)

    async def migrate(self) -> None:
        async with self._connection() as connection, connection.transaction():
            # One process migrates, the others wait and then find it done.
            await connection.execute("SELECT pg_advisory_xact_lock(hashtext('looptable migrate'))")
            known = None
            if await connection.fetchval("SELECT to_regclass('alembic_version')") is not None:
                known = await connection.fetchval(REVISION)
            for statement in await asyncio.to_thread(pending, "postgresql", known):
                await connection.execute(statement)

    async def close(self) -> None:
        await self._notices.close()
        self._is_closed = True
        if self._opened is not None:
            pool, self._opened = self._opened, None
            try:
                await asyncio.wait_for(pool.close(), LAST_STATEMENTS)
            except TimeoutError:
                pool.terminate()

    def announce_seats(self, match: str, seats: Sequence[int]) -> None:
        self._notices.announce_seats(match, seats)

    def announce_page(self, match: str, seat: int, scene: str, page: int) -> None:
        self._notices.announce_page(match, seat, scene, page)

    async def listen(
        self, heard: Heard, seated: Seated | None = None, turned: PageTurned | None = None
    ) -> None:
        try:
            await self._notices.listen(heard, seated, turned)
        except (*_LOST, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise self._away(error) from error

    async def append(self, entry: LogRow) -> None:
        with self._announcing(entry):
            await super().append(entry)

    async def delete_table(self, table_id: str) -> None:
        await super().delete_table(table_id)
        self._notices.announce(table_id, _BEYOND_ALL)

    @contextmanager
    def _announcing(self, entry: LogRow) -> Iterator[None]:
        """Announces the entry to the others, unless it is known not to be stored.

        A cancelled or disconnected writer may have stored it, and hearing of an entry that
        is not there does no harm.
        """
        try:
            yield
        except (Conflict, NotFound, ValueError):
            raise
        except BaseException:
            self._notices.announce(entry.match, entry.version)
            raise
        self._notices.announce(entry.match, entry.version)

    async def _fetch(self, text: str, values: Sequence[Value]) -> list[Sequence[Any]]:
        async with self._connection() as connection:
            return [tuple(found) for found in await connection.fetch(text, *values)]

    async def _apply(self, steps: Sequence[Step]) -> int:
        async with self._connection() as connection:
            if len(steps) == 1:
                return _count(await connection.execute(steps[0][0], *steps[0][1]))
            async with connection.transaction():
                states = [await connection.execute(text, *values) for text, values in steps]
            return _count(states[-1])

    async def _notify(self, channel: str, messages: Sequence[str]) -> None:
        async with self._connection() as connection:
            await connection.execute(_NOTIFY, channel, messages)

    async def _connect(self) -> "asyncpg.Connection[asyncpg.Record]":
        return await asyncpg.connect(self._url, timeout=PATIENCE, command_timeout=PATIENCE)

    async def _pool(self) -> "asyncpg.Pool[asyncpg.Record]":
        async with self._opening:
            if self._is_closed:
                raise asyncpg.InterfaceError("the store is closed")
            if self._opened is None:
                self._opened = await asyncpg.create_pool(
                    self._url,
                    min_size=1,
                    max_size=MOST_CONNECTIONS,
                    timeout=PATIENCE,
                    command_timeout=PATIENCE,
                    reset=_leave,
                    # A commit is durable when it returns, whatever the cluster's habit is.
                    server_settings={"synchronous_commit": "on", "application_name": "looptable"},
                )
            return self._opened

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        try:
            pool = await self._pool()
            connection = await pool.acquire(timeout=PATIENCE)
        except (*_LOST, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise self._away(error) from error
        try:
            yield connection
        except asyncpg.UniqueViolationError as error:
            raise Duplicate(str(error)) from error
        except asyncpg.ForeignKeyViolationError as error:
            raise Orphan(str(error)) from error
        except _LOST as error:
            raise self._away(error) from error
        except asyncpg.InterfaceError as error:
            if not connection.is_closed():
                raise  # a bug of ours
            raise self._away(error) from error
        finally:
            await pool.release(connection)

    def _away(self, error: Exception) -> Unavailable:
        return Unavailable(self._shown, str(error) or type(error).__name__)


async def _leave(connection: object) -> None:
    """Connections need no reset between two uses: no statement changes their settings."""


def _count(state: str) -> int:
    """The number of rows a statement touched: the last word of `INSERT 0 1`."""
    return int(state.rpartition(" ")[2])


_BEYOND_ALL = 2**62
"""A version that no log has, so that everybody looks: the table is gone."""
_NOTIFY = "SELECT pg_notify($1, message) FROM unnest(CAST($2 AS text[])) AS message"
