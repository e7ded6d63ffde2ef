"""On SQLite, what waits together is committed together, and each piece stands or falls alone."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from looptable.storage import Conflict, NotFound, SqliteStore, Store
from tests.storage.rows import entry_row, seat_rows, table_row

pytestmark = pytest.mark.anyio

MATCHES = [f"g-{n}" for n in range(30)]


async def test_of_many_writes_at_once_only_the_wrong_ones_fail(store: Store) -> None:
    for match in MATCHES:
        await store.add_table(table_row(match), seat_rows(match))
    await store.append(entry_row("g-3", 1))
    wrong: dict[str, type[Exception]] = {"g-3": Conflict, "nobody": NotFound}
    names = [*MATCHES, "nobody"]
    outcomes = await asyncio.gather(
        *(store.append(entry_row(match, 1)) for match in names),
        return_exceptions=True,
    )
    for match, outcome in zip(names, outcomes, strict=True):
        assert type(outcome) is wrong.get(match, type(None)), match
    for match in MATCHES:
        assert await store.version(match) == 1


async def test_what_gathers_while_another_process_writes_needs_two_commits(file: Path) -> None:
    store = SqliteStore(file)
    await store.migrate()
    for match in MATCHES:
        await store.add_table(table_row(match), [])
    said: list[str] = []
    await store._writer.run(lambda connection: connection.set_trace_callback(said.append))
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writes = [asyncio.create_task(store.append(entry_row(match, 1))) for match in MATCHES]
        while not said:  # the first has begun to wait
            await asyncio.sleep(0.001)
        other.execute("COMMIT")
        await asyncio.gather(*writes)
    assert said.count("COMMIT") <= 2
    await store.close()
    again = SqliteStore(file)
    assert [await again.version(match) for match in MATCHES] == [1] * len(MATCHES)
    await again.close()
