"""The same tests on both databases, each module in a database of its own.

PostgreSQL is looked for at LOOPTABLE_TEST_POSTGRES, else where its tools look by themselves. Without
it its half of the tests is skipped; in CI that is a failure.
"""

import asyncio
import os
import secrets
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import pytest

from looptable.storage import Store, open_store
from looptable.storage.opening import without_password
from tests.storage.databases import create_database, drop_database
from tests.storage.rows import seat_rows, table_row

POSTGRES = os.environ.get("LOOPTABLE_TEST_POSTGRES", "postgresql:///postgres")


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    """The address of a new database on PostgreSQL."""
    try:
        url = asyncio.run(create_database(POSTGRES))
    except (OSError, asyncpg.PostgresError) as error:
        missing = f"there is no PostgreSQL for tests at {without_password(POSTGRES)}: {error}"
        if os.environ.get("CI"):
            pytest.fail(missing)
        pytest.skip(missing)
    yield url
    asyncio.run(drop_database(POSTGRES, url))


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a new database, on SQLite and on PostgreSQL."""
    if request.param == "postgres":
        found: str = request.getfixturevalue("postgres")
        return found
    return f"sqlite:///{tmp_path_factory.mktemp('store') / 'looptable.db'}"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    store = open_store(url)
    await store.migrate()
    yield store
    await store.close()


@pytest.fixture
async def other(url: str) -> AsyncIterator[Store]:
    """Another process on the same database, as far as the database can tell."""
    other = open_store(url)
    await other.migrate()
    yield other
    await other.close()


@pytest.fixture
async def match(store: Store) -> str:
    """A table of two whose match has no choice yet."""
    name = secrets.token_hex(5)
    await store.add_table(table_row(name), seat_rows(name))
    return name


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "looptable.db"
