"""A match of ten thousand choices is appended to as fast as a new one: no statement walks over it."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing

import asyncpg  # type: ignore[import-untyped]
import pytest

from looptable.storage import Store
from looptable.storage.columns import LOG_COLUMNS, Value, log_values
from looptable.storage.sql_store import ENTRY
from tests.storage.rows import entry_row

pytestmark = pytest.mark.anyio

LENGTH = 10_000


async def fill(url: str, match: str) -> None:
    """Writes a long match at one stroke."""
    insert = f"INSERT INTO log ({LOG_COLUMNS}) VALUES ($1, $2, $3, $4, $5)"
    log = [log_values(entry_row(match, n)) for n in range(1, LENGTH + 1)]
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
            connection.executemany(insert.replace("$", "?"), log)
        return
    server = await asyncpg.connect(url)
    async with server.transaction():
        await server.executemany(insert, log)
    await server.execute("ANALYZE")
    await server.close()


async def plan(url: str, statement: str, values: Sequence[Value]) -> str:
    """How the database would do it, in its own words."""
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
            question = f"EXPLAIN QUERY PLAN {statement.replace('$', '?')}"
            return "\n".join(str(row[3]) for row in connection.execute(question, values))
    server = await asyncpg.connect(url)
    found = await server.fetch(f"EXPLAIN {statement}", *values)
    await server.close()
    return "\n".join(row[0] for row in found)


async def test_no_statement_of_a_choice_walks_over_the_match(url: str, match: str) -> None:
    await fill(url, match)
    found = await plan(url, ENTRY, log_values(entry_row(match, LENGTH + 1)))
    assert "log" in found
    assert "SCAN log" not in found, found
    assert "Seq Scan on log" not in found, found


async def test_a_long_match_goes_on(url: str, store: Store, match: str) -> None:
    await fill(url, match)
    for n in range(LENGTH + 1, LENGTH + 21):
        await store.append(entry_row(match, n))
    assert await store.version(match) == LENGTH + 20
    assert len(await store.log(match, LENGTH)) == 20
    await store.append(entry_row(match, LENGTH + 21, "undo"))
    assert len(await store.log(match)) == LENGTH + 21
