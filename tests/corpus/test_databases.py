"""Databases of older versions open: every match stands where it stood, can be taken back, and goes on."""

import asyncio
import random
import shutil
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import msgspec
import pytest

from collection.databases import Database, TableFacts, match_facts
from collection.facts import Facts, hash_of
from collection.scenes import play_on, take_back
from collection.serving import running
from looptable.client import Client, ClientRefused, Sitting
from looptable.engine.match.match import open_match
from looptable.engine.match.record import short_hash
from looptable.engine.match.recordfile import parse_record
from looptable.engine.match.verification import verify
from looptable.engine.packs import read_installed_pack
from looptable.storage import open_store
from tests.corpus.manifests import FOLDER, VERSIONS, manifest_of


class Restored(msgspec.Struct, frozen=True):
    """A database of a corpus, brought back, and what it holds."""

    url: str
    holds: Database


@pytest.fixture(scope="module", params=VERSIONS)
def version(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def restored(
    request: pytest.FixtureRequest, version: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Restored]:
    manifest = manifest_of(version)
    if request.param == "sqlite":
        path: Path = tmp_path_factory.mktemp("corpus") / "tables.db"
        shutil.copy(FOLDER / version / "tables.db", path)
        yield Restored(f"sqlite:///{path}", manifest.sqlite)
    else:
        url: str = request.getfixturevalue("postgres")
        asyncio.run(_execute(url, (FOLDER / version / "tables.sql").read_text("utf-8")))
        yield Restored(url, manifest.postgres)
        asyncio.run(_execute(url, "DROP SCHEMA public CASCADE; CREATE SCHEMA public"))


async def _execute(url: str, script: str) -> None:
    connection = await asyncpg.connect(url, timeout=10)
    try:
        await connection.execute(script)
    finally:
        await connection.close()


def test_every_match_stands_where_it_stood(restored: Restored) -> None:
    async def look() -> dict[str, tuple[str, int, Facts | None]]:
        store = open_store(restored.url)
        await store.migrate()
        try:
            found: dict[str, tuple[str, int, Facts | None]] = {}
            for table in restored.holds.tables:
                row = await store.table(table)
                found[table] = (
                    row.status,
                    await store.version(table),
                    await match_facts(store, row),
                )
            return found
        finally:
            await store.close()

    expected = {
        table: (facts.status, facts.version, facts.match)
        for table, facts in restored.holds.tables.items()
    }
    assert asyncio.run(look()) == expected


def test_every_table_goes_on_at_the_server(restored: Restored) -> None:
    async def play(address: str) -> None:
        for table, facts in restored.holds.tables.items():
            async with AsyncExitStack() as stack:
                await _go_on(stack, address, restored.holds, table, facts)

    with running(restored.url) as address:
        asyncio.run(play(address))


async def _go_on(
    stack: AsyncExitStack, address: str, holds: Database, table: str, facts: TableFacts
) -> None:
    clients = []
    for name, cookie in holds.cookies.items():
        if name in facts.seats.values():
            client = Client(address)
            key, _, value = cookie.partition("=")
            client.http.cookies.set(key, value)
            clients.append(await stack.enter_async_context(client))
            assert (await client.me()).name == name
    assert clients, facts
    sittings = [await stack.enter_async_context(client.sit(table)) for client in clients]
    if facts.match is None:
        assert (await clients[0].table(table)).status == "open"
    elif facts.match.outcome is not None:
        await _look_at_the_end(clients[0], sittings[0], table, facts.match)
    else:
        await _play_a_little(sittings, facts.match)
    await sittings[0].chat("Still here.")


async def _play_a_little(sittings: list[Sitting], facts: Facts) -> None:
    views = {seat: view for one in sittings for seat, view in one.views.items() if seat is not None}
    assert {view.undo.made for view in views.values()} == {facts.choices}
    assert {view.pending for view in views.values()} == {facts.pending}
    keys = {seat: [option.key for option in views[seat].options] for seat in facts.pending}
    assert hash_of(keys) == facts.options
    await take_back(sittings, 1)
    await play_on(sittings, 4, random.Random(1))
    made = max(view.undo.made for one in sittings for view in one.views.values())
    over = any(view.outcome for one in sittings for view in one.views.values())
    assert over or made >= facts.choices + 2


async def _look_at_the_end(client: Client, sitting: Sitting, table: str, facts: Facts) -> None:
    record, _ = parse_record(await client.record(table), "record")
    match = open_match(record, read_installed_pack)
    assert len(record.choices) == facts.choices
    assert facts.state.startswith(short_hash(match.state))
    assert verify(match.game, record).broken_line is None
    assert {view.outcome.code for view in sitting.views.values() if view.outcome} == {facts.outcome}
    with pytest.raises(ClientRefused):
        await sitting.undo(facts.choices - 1)
    await client.summary(table)
