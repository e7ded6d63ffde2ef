"""The same tests on both databases, each module in a database of its own."""

import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from looptable.storage import Store, open_store
from tests.storage.rows import seat_rows, table_row


@pytest.fixture(scope="module")
def anyio_backend() -> str:
    return "asyncio"


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
