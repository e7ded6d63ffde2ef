"""Databases with tables in progress, filled by way of a real server: an SQLite file, a dump of PostgreSQL."""

import asyncio
import os
import re
import secrets
import shutil
import sqlite3
import subprocess
import tempfile
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
import msgspec

from collection.facts import Facts, facts_of
from collection.scenes import Guests, play_scenes
from collection.serving import running
from looptable.engine.match.commitment import derive_seed
from looptable.engine.match.match import open_match
from looptable.engine.match.record import ChoiceLine, Record
from looptable.engine.packs import read_installed_pack
from looptable.storage import Store, open_store
from looptable.storage.bodies import ChoiceMade, ChoicesUndone, MatchStarted
from looptable.storage.rows import TableRow

__all__ = ["Database", "TableFacts", "make_dump", "make_file", "match_facts"]

POSTGRES: Final = os.environ.get("LOOPTABLE_TEST_POSTGRES", "postgresql:///postgres")


class TableFacts(msgspec.Struct, frozen=True):
    """A table: what its match leads to (None before the start), and who sits there."""

    about: str
    status: str
    version: int
    seats: dict[str, str]
    match: Facts | None


class Database(msgspec.Struct, frozen=True):
    """The contents of a database: cookies by the names of guests, tables by their ids."""

    cookies: dict[str, str]
    tables: dict[str, TableFacts]


def make_file(folder: Path) -> Database:
    """Writes `tables.db`."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "tables.db"
        found = _filled(f"sqlite:///{path}")
        with sqlite3.connect(path) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.close()
        shutil.copy(path, folder / "tables.db")
    return found


def make_dump(folder: Path) -> Database:
    """Writes `tables.sql`, by way of a database that is dropped again."""
    name = f"looptable_corpus_{secrets.token_hex(6)}"
    parts = urlsplit(POSTGRES)
    url = f"postgresql://{parts.netloc}/{name}?{parts.query}"
    asyncio.run(_execute(f"CREATE DATABASE \"{name}\" ENCODING 'UTF8' TEMPLATE template0"))
    try:
        found = _filled(url)
        command = ["pg_dump", "--no-owner", "--no-privileges", "--inserts", url.rstrip("?")]
        text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    finally:
        asyncio.run(_execute(f'DROP DATABASE "{name}" WITH (FORCE)'))
    (folder / "tables.sql").write_text(_plain(text), "utf-8")
    return found


def _plain(dump: str) -> str:
    """A dump without comments and settings, which depend on the version of PostgreSQL."""
    noise = r"^(--.*|SET .*;|SELECT pg_catalog\.set_config.*;|\\.*)\n"
    return re.sub(r"\n{2,}", "\n", re.sub(noise, "", dump, flags=re.MULTILINE)).lstrip("\n")


async def _execute(statement: str) -> None:
    connection = await asyncpg.connect(POSTGRES, timeout=10)
    try:
        await connection.execute(statement)
    finally:
        await connection.close()


def _filled(url: str) -> Database:
    """Fills an empty database; what it holds then."""
    with running(url) as address:
        guests, about = asyncio.run(play_scenes(address))
    return asyncio.run(_facts(url, guests, about))


async def _facts(url: str, guests: Guests, about: dict[str, str]) -> Database:
    store = open_store(url)
    await store.migrate()
    try:
        tables = {}
        for table, words in about.items():
            row = await store.table(table)
            seats = {str(seat.seat): seat.name for seat in await store.seats(table)}
            match = await match_facts(store, row)
            version = await store.version(table)
            tables[table] = TableFacts(words, row.status, version, seats, match)
    finally:
        await store.close()
    return Database(guests, tables)


async def match_facts(store: Store, row: TableRow) -> Facts | None:
    """The state of a table's match, by a replay of its log."""
    choices: list[ChoiceLine] = []
    start: MatchStarted | None = None
    for entry in await store.log(row.id):
        match entry.body:
            case MatchStarted() as body:
                start = body
            case ChoicesUndone() as body:
                del choices[body.to :]
            case ChoiceMade() as body:
                choices.append(ChoiceLine(len(choices) + 1, body.seat, body.do))
    if start is None or row.header is None:
        return None
    header = row.header
    if header.position is None:
        seed = derive_seed(row.secret, start.nonces)
        header = msgspec.structs.replace(header, seed=seed, commit=None)
    found = open_match(Record(header, tuple(choices)), read_installed_pack)
    return facts_of(found.game, found.state, len(choices))
