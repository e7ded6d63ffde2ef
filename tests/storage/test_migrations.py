"""Migrations lead any database to the schema, once, whoever begins."""

import asyncio
import sqlite3
from collections.abc import Callable
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
from looptable.storage.bodies import ChatWritten, ChoiceMade
from looptable.storage.columns import ACCOUNT, GUEST, LOG_COLUMNS, RESULT, SEAT, TABLE, Columns
from looptable.storage.migrating import pending
from looptable.storage.schema import METADATA
from tests.storage.rows import guest_row

pytestmark = pytest.mark.anyio

ALL = (ACCOUNT, GUEST, RESULT, SEAT, TABLE)
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


async def test_an_entry_has_the_columns_of_the_log() -> None:
    names = [column.name for column in METADATA.tables["log"].columns]
    assert LOG_COLUMNS.replace('"', "").split(", ") == names


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
        assert pending(dialect, "0004") == ()
        assert len(pending(dialect, "0003")) == 3, "a table, its index, and the number"
        assert len(pending(dialect, "0002")) == 5 + 3, "two steps for each table, and the number"


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


OLD_ROWS = (
    "INSERT INTO tables VALUES"
    " ('t','o','g',2,'{}','[]','en','public','i','playing','','','s','s','c','{}','null')",
    """INSERT INTO log VALUES ('t',1,'start','{"nonces":{}}','')""",
    """INSERT INTO log VALUES ('t',2,'choice','{"n":1,"seat":0,"do":"a","id":"x"}','')""",
    """INSERT INTO log VALUES ('t',3,'choice','{"n":2,"seat":1,"do":"b","id":"y"}','')""",
    """INSERT INTO log VALUES ('t',4,'chat','{"text":"choice","seat":0,"name":"A"}','')""",
    """INSERT INTO choices VALUES ('t',1,0,'a','aaaaaaaaaaaa','x',2)""",
    """INSERT INTO undone VALUES ('t',2,1,'b','bbbbbbbbbbbb','y',3,5)""",
)
"""A match under way, as the second revision kept it."""


async def test_hashes_of_choices_move_into_the_log(file: Path, postgres: str) -> None:
    first = pending_upto("0002")
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement in (*first("sqlite"), *OLD_ROWS):
            connection.execute(statement)
    server = await asyncpg.connect(postgres)
    await server.execute("DROP SCHEMA public CASCADE; CREATE SCHEMA public")
    for statement in (*first("postgresql"), *OLD_ROWS):
        await server.execute(statement)
    await server.close()
    for url in (f"sqlite:///{file}", postgres):
        store = open_store(url)
        await store.migrate()
        found = [entry.body for entry in await store.log("t", 1)]
        await store.close()
        assert found == [
            ChoiceMade(id="x", n=1, seat=0, do="a", h="aaaaaaaaaaaa"),
            ChoiceMade(id="y", n=2, seat=1, do="b", h="bbbbbbbbbbbb"),
            ChatWritten(text="choice", seat=0, name="A"),
        ]


def pending_upto(revision: str) -> Callable[[str], list[str]]:
    """The statements of a database as this revision left it."""

    def statements(dialect: str) -> list[str]:
        everything, later = pending(dialect, None), pending(dialect, revision)
        number = f"UPDATE alembic_version SET version_num='{revision}'"
        kept = [line for line in everything if line not in later]
        assert any(line.startswith(number) for line in kept)
        return kept

    return statements
