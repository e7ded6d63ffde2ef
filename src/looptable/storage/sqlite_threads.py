"""The threads of an SQLite store. What waits together is committed together.

A commit waits until the disk has it, which takes longer than all else: one commit for each choice
would let a few hundred players wait for each other. So the writer takes all that has gathered while
it was busy, does it piece by piece in one transaction, and tells everybody after its commit.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Lock
from typing import Any, TypeVar

from looptable.storage.errors import Unavailable
from looptable.storage.sql_store import Duplicate, Orphan

__all__ = ["Reader", "Writer", "transaction"]

PATIENCE = 10.0
"""Seconds that a write waits for the writes of other processes."""

Result = TypeVar("Result")
Work = Callable[[sqlite3.Connection], Result]
Waiting = tuple[Work[Any], "asyncio.Future[Any]"]


class Reader:
    """One thread and its connection, which is opened at its first work."""

    def __init__(self, path: Path, name: str = "looptable-reader") -> None:
        self._path = path
        self._executor = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._connection: sqlite3.Connection | None = None
        self._is_closed = False

    async def run(self, work: Work[Result]) -> Result:
        """Does one piece of work."""
        self._check_open()
        return await asyncio.get_running_loop().run_in_executor(self._executor, self._do, work)

    def _check_open(self) -> None:
        if self._is_closed:
            raise Unavailable(str(self._path), "the store is closed")

    def _do(self, work: Work[Result]) -> Result:
        try:
            if self._connection is None:
                self._connection = _connect(self._path)
            return work(self._connection)
        except (sqlite3.ProgrammingError, sqlite3.InterfaceError):
            raise  # a bug of ours
        except sqlite3.Error as error:
            raise Unavailable(str(self._path), str(error)) from error

    def _close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    async def close(self) -> None:
        """After what is under way."""
        if self._is_closed:
            return
        self._is_closed = True
        await asyncio.get_running_loop().run_in_executor(self._executor, self._close)
        self._executor.shutdown()


class Writer(Reader):
    """The thread that writes."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, "looptable-writer")
        self._waiting: list[Waiting] = []
        self._lock = Lock()

    async def write(self, work: Work[Result]) -> Result:
        """Does one piece of work in a transaction that it may share; returns when it is durable."""
        self._check_open()
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        with self._lock:
            self._waiting.append((work, future))
            is_first = len(self._waiting) == 1
        if is_first:
            self._executor.submit(self._write_all, loop)
        return await future

    def _write_all(self, loop: asyncio.AbstractEventLoop) -> None:
        with self._lock:
            batch, self._waiting = self._waiting, []
        works = [work for work, _ in batch]
        found: Sequence[object]
        try:
            found = self._do(lambda connection: _together(connection, works))
        except Exception as error:  # nothing of it was written, and everybody must hear so
            found = [error] * len(batch)
        with suppress(RuntimeError):  # the loop is closed, and nobody waits any more
            loop.call_soon_threadsafe(_answer, [future for _, future in batch], found)


def _answer(futures: "Sequence[asyncio.Future[Any]]", found: Sequence[object]) -> None:
    for future, result in zip(futures, found, strict=True):
        if future.done():
            continue  # the caller has gone
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)


def _together(connection: sqlite3.Connection, works: Sequence[Work[Any]]) -> list[object]:
    """Results and refusals of all works, once they are durable."""
    with transaction(connection):
        return [_alone(connection, work) for work in works]


def _alone(connection: sqlite3.Connection, work: Work[Any]) -> object:
    """The result of one work, or why it could not be done; then it has changed nothing."""
    connection.execute("SAVEPOINT alone")
    try:
        result: object = work(connection)
    except sqlite3.IntegrityError as error:
        orphan = error.sqlite_errorname == "SQLITE_CONSTRAINT_FOREIGNKEY"
        result = (Orphan if orphan else Duplicate)(str(error))
        connection.execute("ROLLBACK TO alone")
    except (sqlite3.ProgrammingError, sqlite3.InterfaceError) as error:
        result = error  # a bug of ours
        connection.execute("ROLLBACK TO alone")
    connection.execute("RELEASE alone")
    return result


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=PATIENCE, isolation_level=None)
    try:
        _use_wal(connection)
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _use_wal(connection: sqlite3.Connection) -> None:
    """Two processes may open a new file at once; SQLite itself does not wait for this change."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All or nothing."""
    # IMMEDIATE: a transaction that begins by reading could not become a writer while another writes.
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
