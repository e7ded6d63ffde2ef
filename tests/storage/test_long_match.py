"""A match of ten thousand choices is appended to as fast as a new one: no statement walks over it."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing

import asyncpg  # type: ignore[import-untyped]
import pytest

from looptable.storage import Store, postgres, sql_store, sqlite
from looptable.storage.columns import CHOICE, LOG, Value
from tests.storage.rows import choice_row, entry_row

pytestmark = pytest.mark.anyio

LENGTH = 10_000


async def fill(url: str, match: str) -> None:
    """Writes a long match at one stroke."""
    log = [LOG.values(entry_row(match, n)) for n in range(1, LENGTH + 1)]
    choices = [[*CHOICE.values(choice_row(match, n))[:-1], n] for n in range(1, LENGTH + 1)]
    if url.startswith("sqlite"):
        with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection, connection:
            connection.executemany(LOG.insert.replace("$", "?"), log)
            connection.executemany(CHOICE.insert.replace("$", "?"), choices)
        return
    server = await asyncpg.connect(url)
    async with server.transaction():
        await server.executemany(LOG.insert, log)
        await server.executemany(CHOICE.insert, choices)
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
    entry, choice = entry_row(match, LENGTH + 1), choice_row(match, LENGTH + 1)
    logged, made = LOG.values(entry), CHOICE.values(choice)
    if url.startswith("sqlite"):
        steps = [
            (sqlite._CHOICE_ENTRY, [*logged, choice.n, choice.choice_id]),
            (sqlite._ENTRY, logged),
        ]
    else:
        steps = [(postgres._CHOICE, [*logged, *made[1:-1]]), (sql_store._ENTRY, logged)]
    steps.append((sql_store._BY_ID, [match, choice.choice_id]))
    for statement, values in steps:
        found = await plan(url, statement, values)
        assert "choices" in found or "log" in found
        for table in ("log", "choices"):
            assert f"SCAN {table}" not in found, found
            assert f"Seq Scan on {table}" not in found, found


async def test_a_long_match_goes_on(url: str, store: Store, match: str) -> None:
    await fill(url, match)
    for n in range(LENGTH + 1, LENGTH + 21):
        await store.append(entry_row(match, n), choice_row(match, n))
    assert await store.version(match) == LENGTH + 20
    assert len(await store.log(match, LENGTH)) == 20
    assert len(await store.choices(match)) == LENGTH + 20
    await store.undo(entry_row(match, LENGTH + 21, "undo"), 5)
    assert len(await store.choices(match)) == 5
    assert len(await store.undone(match)) == LENGTH + 15
