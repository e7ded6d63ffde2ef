"""The store in an SQLite file: one thread writes, another reads, each by its own connection.

WAL lets them work side by side; `synchronous=FULL` makes a commit durable before it returns. Other
processes may use the same file: a write waits for theirs, and whoever comes second is told.
"""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from looptable.storage.columns import CHOICE, LOG, UNDONE, Value
from looptable.storage.errors import Unavailable
from looptable.storage.migrating import REVISION, pending
from looptable.storage.rows import ChoiceRow, LogRow
from looptable.storage.sql_store import SqlStore, Step
from looptable.storage.sqlite_threads import Reader, Writer, transaction
from looptable.storage.store import Heard, Seated

__all__ = ["SqliteStore"]


class SqliteStore(SqlStore):
    """A store in one file, which is made if it is not there."""

    def __init__(self, path: Path) -> None:
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

    def tell_seats(self, match: str, seats: Sequence[int]) -> None:
        """There is nobody to tell."""

    async def listen(self, heard: Heard, seated: Seated | None = None) -> None:
        """Nothing is told: one process serves a file."""

    async def _fetch(self, statement: str, values: Sequence[Value]) -> list[Sequence[Any]]:
        def work(connection: sqlite3.Connection) -> list[Sequence[Any]]:
            return connection.execute(_places(statement), values).fetchall()

        return await self._reader.run(work)

    async def _apply(self, steps: Sequence[Step]) -> int:
        def work(connection: sqlite3.Connection) -> int:
            counts = [connection.execute(_places(text), values).rowcount for text, values in steps]
            return counts[-1]

        return await self._writer.write(work)

    async def _put_choice(self, entry: LogRow, choice: ChoiceRow) -> bool:
        made = CHOICE.values(choice)[:-1]
        steps: list[Step] = [
            (_CHOICE_ENTRY, [*LOG.values(entry), choice.n, choice.choice_id]),
            (CHOICE.insert, [*made, entry.version]),
        ]
        return await self._writer.write(lambda connection: _put(connection, steps))

    async def _put_undo(self, entry: LogRow, keep: int) -> bool:
        gone: list[Value] = [entry.match, keep]
        steps: list[Step] = [
            (_ENTRY, LOG.values(entry)),
            (_KEEP_UNDONE, [*gone, entry.version]),
            (f"DELETE FROM choices {_BEYOND}", gone),
        ]
        return await self._writer.write(lambda connection: _put(connection, steps))


def _put(connection: sqlite3.Connection, steps: Sequence[Step]) -> bool:
    """Does all steps, unless the first finds that its entry is not the next one."""
    for text, values in steps:
        touched = connection.execute(_places(text), values).rowcount
        if not touched and text is steps[0][0]:
            return False
    return True


def _migrate(connection: sqlite3.Connection) -> None:
    with transaction(connection):
        found = connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'")
        known = connection.execute(REVISION).fetchone() if found.fetchone() else None
        for statement in pending("sqlite", known and known[0]):
            connection.execute(statement)


def _places(statement: str) -> str:
    """`$1` as SQLite writes the first place."""
    return statement.replace("$", "?")


_ENTRY = f"""
INSERT INTO log ({LOG.list}) SELECT $1, $2, $3, $4, $5
WHERE coalesce((SELECT max(version) FROM log WHERE "match" = $1), 0) = $2 - 1
"""
_CHOICE_ENTRY = f"""{_ENTRY}
  AND coalesce((SELECT max(n) FROM choices WHERE "match" = $1), 0) = $6 - 1
  AND NOT EXISTS (SELECT 1 FROM undone WHERE "match" = $1 AND choice_id = $7)
"""
_BEYOND = 'WHERE "match" = $1 AND n > $2'
_KEEP_UNDONE = f"INSERT INTO undone ({UNDONE.list}) SELECT {CHOICE.list}, $3 FROM choices {_BEYOND}"
