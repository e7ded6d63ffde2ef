"""Fixtures shared by the tests of several rooms: a database on PostgreSQL, and patience.

PostgreSQL is looked for at LOOPTABLE_TEST_POSTGRES, else where its tools look by themselves. Without
it the tests that need it are skipped; in CI that is a failure.
"""

import asyncio
import os
from collections.abc import Iterator

import asyncpg  # type: ignore[import-untyped]
import pytest
from hypothesis import HealthCheck, settings

from looptable.storage.opening import without_password
from tests.storage.databases import create_database, drop_database

POSTGRES = os.environ.get("LOOPTABLE_TEST_POSTGRES", "postgresql:///postgres")


# How fast a test is says nothing on a busy machine. In CI Hypothesis has such a profile of its own.
settings.register_profile("patient", deadline=None, suppress_health_check=(HealthCheck.too_slow,))
if not os.environ.get("CI"):
    settings.load_profile("patient")


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
