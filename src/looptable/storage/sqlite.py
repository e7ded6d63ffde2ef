"""The store in an SQLite file: one thread writes, another reads, each by its own connection.

WAL lets them work side by side; `synchronous=FULL` makes a commit durable before it returns. Other
processes may use the same file: a write waits for theirs, and a conflicting one is refused.
"""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from looptable.storage.columns import Value
from looptable.storage.errors import Unavailable
from looptable.storage.migrating import REVISION, pending
from looptable.storage.queries import Step
from looptable.storage.sql_store import SqlStore
from looptable.storage.sqlite_threads import Reader, Writer, transaction
from looptable.storage.store import Heard, PageTurned, Seated

__all__ = ["SqliteStore"]


class SqliteStore(SqlStore):
    """A store in one file, which is made if it is not there."""

    def __init__(self, path: Path) -> None:
        super().__init__("sqlite")
        self._path = path
        self._writer = Writer(path)
        self._reader = Reader(path)

    async def migrate(self) -> None:
        try:
            # It holds the secrets of matches under way: a new file is its owner's alone.
            self._path.touch(mode=0o600)
        except OSError as error:
            reason = error.strerror or str(error)
            raise Unavailable(str(self._path), reason) from error
        await self._writer.run(_migrate)

    async def close(self) -> None:
        await self._reader.close()
        await self._writer.close()

    def announce_seats(self, match: str, seats: Sequence[int]) -> None:
        """Does nothing: one process serves a file."""

    def announce_page(self, match: str, seat: int, scene: str, page: int) -> None:
        """Does nothing: one process serves a file."""

    async def listen(
        self, heard: Heard, seated: Seated | None = None, turned: PageTurned | None = None
    ) -> None:
        """Does nothing: one process serves a file."""

    async def _fetch(self, text: str, values: Sequence[Value]) -> list[Sequence[Any]]:
        def work(connection: sqlite3.Connection) -> list[Sequence[Any]]:
            return connection.execute(_places(text), values).fetchall()

        return await self._reader.run(work)

    async def _apply(self, steps: Sequence[Step]) -> int:
        def work(connection: sqlite3.Connection) -> int:
            counts = [connection.execute(_places(text), values).rowcount for text, values in steps]
            return counts[-1]

        return await self._writer.write(work)


def _migrate(connection: sqlite3.Connection) -> None:
    with transaction(connection):
        found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'")
        known = connection.execute(REVISION).fetchone() if found.fetchone() else None
        for statement in pending("sqlite", known and known[0]):
            connection.execute(statement)


def _places(text: str) -> str:
    """`$1`, as the statements of the log have it, in the way SQLite writes the first place."""
    return text.replace("$", "?")
