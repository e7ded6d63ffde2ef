"""Migrations lead any database to the schema, once, whoever begins."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from looptable.content.text.texts import explain
from looptable.core.errors import WrongUse
from looptable.storage import NotFound, Store, Unavailable, open_store
from looptable.storage.columns import (
    ACCOUNT,
    CHOICE,
    GUEST,
    LOG,
    SEAT,
    TABLE,
    UNDONE,
    Columns,
)
from looptable.storage.migrating import pending
from looptable.storage.schema import METADATA
from tests.storage.rows import guest_row

pytestmark = pytest.mark.anyio

ALL = (ACCOUNT, CHOICE, GUEST, LOG, SEAT, TABLE, UNDONE)
COLUMNS = """
SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns
WHERE table_schema = 'public' AND table_name <> 'alembic_version'
"""
KEYS = """
SELECT count(*) FROM information_schema.table_constraints WHERE table_schema = 'public'
AND constraint_type IN ('PRIMARY KEY', 'UNIQUE', 'FOREIGN KEY') AND table_name <> 'alembic_version'
"""


async def migrated(file: Path) -> None:
    store = open_store(f"sqlite:///{file}")
    await store.migrate()
    await store.close()


@pytest.mark.parametrize("columns", ALL, ids=lambda columns: columns.table)
async def test_a_row_has_the_columns_of_its_table(columns: Columns[msgspec.Struct]) -> None:
    assert [column.name for column in METADATA.tables[columns.table].columns] == list(columns.names)


async def test_migrations_lead_to_the_schema_on_sqlite(file: Path) -> None:
    await migrated(file)
    engine = sa.create_engine(f"sqlite:///{file}", poolclass=sa.pool.NullPool)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


async def test_migrations_lead_to_the_schema_on_postgresql(postgres: str) -> None:
    store = open_store(postgres)
    await store.migrate()
    await store.close()
    connection = await asyncpg.connect(postgres)
    found = {tuple(row) for row in await connection.fetch(COLUMNS)}
    keys = await connection.fetchval(KEYS)
    await connection.close()
    types = {"TEXT": "text", "BIGINT": "bigint"}
    assert found == {
        (table.name, column.name, types[str(column.type)], "YES" if column.nullable else "NO")
        for table in METADATA.tables.values()
        for column in table.columns
    }
    wanted = [
        constraint
        for table in METADATA.tables.values()
        for constraint in table.constraints
        if not isinstance(constraint, sa.CheckConstraint)
    ]
    assert keys == len(wanted)


async def test_a_migrated_database_is_left_alone(store: Store) -> None:
    await store.add_guest(guest_row("m-1"))
    await store.migrate()
    assert (await store.guest("m-1")).name == "Ada"
    for dialect in ("sqlite", "postgresql"):
        assert pending(dialect, "0002") == ()
        assert len(pending(dialect, "0001")) == 2, "one step, and its number"


async def test_several_processes_may_migrate_at_once(file: Path, postgres: str) -> None:
    for url in (f"sqlite:///{file}", postgres):
        stores = [open_store(url) for _ in range(4)]
        await asyncio.gather(*(store.migrate() for store in stores))
        await asyncio.gather(*(store.close() for store in stores))


async def test_a_database_of_a_newer_program_is_refused(file: Path) -> None:
    await migrated(file)
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    store = open_store(f"sqlite:///{file}")
    with pytest.raises(WrongUse) as refused:
        await store.migrate()
    await store.close()
    assert "9999" in explain(refused.value, "en")
    assert "9999" in explain(refused.value, "fr")


async def test_a_migration_that_fails_changes_nothing(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("CREATE TABLE choices (mine TEXT)")
    store = open_store(f"sqlite:///{file}")
    with pytest.raises(Unavailable, match="choices"):
        await store.migrate()
    await store.close()
    with closing(sqlite3.connect(file)) as connection:
        tables = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        assert tables.fetchall() == [("choices",)]


async def test_a_new_file_is_private_and_keeps_its_promises(file: Path) -> None:
    store = open_store(f"sqlite:///{file}")
    await store.migrate()
    assert file.stat().st_mode & 0o077 == 0
    with pytest.raises(NotFound):
        await store.guest("nobody")
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    await store.close()
    await store.close()
