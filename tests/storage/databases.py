"""Databases on PostgreSQL that live as long as a module of tests."""

import secrets
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]

__all__ = ["backends", "create_database", "drop_database", "name_of"]


async def create_database(server: str) -> str:
    """A new database beside the one that is named, and its address."""
    name = f"looptable_test_{secrets.token_hex(6)}"
    await _say(server, f"CREATE DATABASE \"{name}\" ENCODING 'UTF8' TEMPLATE template0")
    parts = urlsplit(server)
    return f"postgresql://{parts.netloc}/{name}?{parts.query}"


async def drop_database(server: str, url: str) -> None:
    await _say(server, f'DROP DATABASE "{name_of(url)}" WITH (FORCE)')


async def backends(url: str) -> set[int]:
    """The processes of PostgreSQL that now work for somebody in this database; none on SQLite."""
    if not url.startswith("postgresql"):
        return set()
    connection = await asyncpg.connect(url, timeout=10)
    try:
        found = await connection.fetch(
            "SELECT pid FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    finally:
        await connection.close()
    return {row["pid"] for row in found}


def name_of(url: str) -> str:
    return urlsplit(url).path.removeprefix("/")


async def _say(server: str, statement: str) -> None:
    connection = await asyncpg.connect(server, timeout=10)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()
