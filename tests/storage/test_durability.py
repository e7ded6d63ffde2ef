"""A write that returned is on the disk, whatever the habits of the database are."""

import asyncio
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from looptable.storage import SqliteStore, Store, Unavailable, open_store
from looptable.storage.postgres import PostgresStore
from tests.storage.databases import name_of
from tests.storage.rows import entry_row, guest_row, table_row

pytestmark = pytest.mark.anyio


async def test_sqlite_waits_for_the_disk(file: Path) -> None:
    store = SqliteStore(file)
    await store.migrate()
    asked = [
        await store._writer.run(lambda connection, name=name: connection.execute(name).fetchone())  # type: ignore[misc]
        for name in ("PRAGMA synchronous", "PRAGMA journal_mode", "PRAGMA foreign_keys")
    ]
    await store.close()
    assert asked == [(2,), ("wal",), (1,)]


async def test_postgresql_waits_for_the_disk_even_where_it_would_not(postgres: str) -> None:
    connection = await asyncpg.connect(postgres)
    await connection.execute(f'ALTER DATABASE "{name_of(postgres)}" SET synchronous_commit = off')
    await connection.close()
    store = open_store(postgres)
    assert isinstance(store, PostgresStore)
    assert await store._fetch("SHOW synchronous_commit", []) == [("on",)]
    await store.close()


async def test_a_cancelled_append_is_whole_or_not_there(url: str, store: Store, match: str) -> None:
    for attempt in range(30):
        version = await store.version(match)
        n = version + 1
        writing = asyncio.create_task(store.append(entry_row(match, n)))
        await asyncio.sleep(attempt * 0.0002)
        writing.cancel()
        await asyncio.wait([writing])
    await store.close()  # after what is under way
    later = open_store(url)
    log = await later.log(match)
    assert [entry.version for entry in log] == list(range(1, len(log) + 1))
    await later.append(entry_row(match, len(log) + 1, "chat"))
    await later.close()


async def test_a_closed_store_says_so(url: str) -> None:
    store = open_store(url)
    await store.migrate()
    await store.add_guest(guest_row("d-1"))
    await store.add_table(table_row("d-1"), [])
    await store.append(entry_row("d-1", 1, "chat"))
    await store.close()
    await store.close()
    for attempt in (store.guest("d-1"), store.append(entry_row("d-1", 2, "chat"))):
        with pytest.raises(Unavailable, match="closed"):
            await attempt
