"""More tables than are kept in memory, and addresses of tables that do not exist."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest

from looptable.client import Client, ClientRefused
from looptable.core.errors import Refusal
from looptable.server.bots.pool import WorkerPool
from looptable.server.lobby import lobby
from looptable.server.net.identity import make_guest
from looptable.server.tables import registry as tables
from looptable.server.tables.registry import TableRegistry
from looptable.storage import Guest, open_store
from looptable.wire.lobby import NewTable
from tests.server.serving import guest_at, run

pytestmark = pytest.mark.usefixtures("little_room")


@pytest.fixture
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only three idle tables are kept."""
    monkeypatch.setattr(tables, "MOST_IDLE", 3)


@contextmanager
def registry_of(folder: Path) -> Iterator[tuple[asyncio.Runner, TableRegistry]]:
    """A registry without a server around it, to be looked into."""
    with asyncio.Runner() as runner:
        registry = TableRegistry(open_store(f"sqlite:///{folder / 'tables.db'}"), WorkerPool(1))
        runner.run(registry.open())
        yield runner, registry
        runner.run(registry.close())


def test_more_tables_than_are_kept_idle_are_open_at_once(address: str) -> None:
    async def play() -> None:
        ada, bob = await guest_at(address, "Ada"), await guest_at(address, "Bob")
        wish = NewTable("template", seats=("me", "hot"))
        sittings = [ada.sit((await ada.make_table(wish)).id) for _ in range(6)]
        for sitting in sittings:
            await sitting.__aenter__()
        # All six are in use, and yet others find, make and play theirs.
        table = await bob.make_table(NewTable("template", seats=("me", "hot")))
        assert (await bob.table(table.id)).status == "playing"
        async with bob.sit(table.id) as sitting:
            await sitting.choose(0, sitting.views[0].options[0].key)
        for one in sittings:
            await one.choose(0, one.views[0].options[0].key)
            await one.__aexit__(None, None, None)

    run(play())


def test_two_who_come_while_a_table_is_dropped_meet_at_one_table(address: str) -> None:
    """One that somebody still uses is never loaded a second time beside itself."""

    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("template", seats=("me", "hot")))
        async with ada.sit(table.id) as first:
            for _ in range(5):  # pushes it out of those kept
                await ada.make_table(NewTable("template", seats=("me", "hot")))
            async with ada.sit(table.id) as second:
                version = await first.choose(0, first.views[0].options[0].key)
                await second.wait(lambda: version in second.log)

    run(play())


def test_idle_tables_are_dropped_and_come_back(tmp_path: Path) -> None:
    with registry_of(tmp_path) as (runner, registry):
        guest = runner.run(_guest(registry))
        made = [runner.run(_made(registry, guest)) for _ in range(8)]
        gc.collect()
        assert len(registry.lives()) == 3
        assert runner.run(registry.find(made[0])).row.id == made[0]


def test_a_table_that_cannot_be_opened_leaves_nothing_behind(tmp_path: Path) -> None:
    with registry_of(tmp_path) as (runner, registry):
        guest = runner.run(_guest(registry))
        with (
            patch.object(lobby, "_start_if_full", side_effect=RuntimeError("no")),
            pytest.raises(RuntimeError),
        ):
            runner.run(_made(registry, guest))
        assert runner.run(registry.store.tables_of(guest.id)) == []
        assert registry.lives() == []


def test_unknown_tables_leave_no_trace_in_memory(tmp_path: Path) -> None:
    async def ask(registry: TableRegistry, table: str) -> None:
        with pytest.raises(Refusal, match="table/unknown"):
            await registry.find(table)

    with registry_of(tmp_path) as (runner, registry):
        for n in range(50):
            runner.run(ask(registry, f"unknown{n}"))
        assert len(registry._loading) == 0


def test_an_id_longer_than_any_is_not_looked_up(tmp_path: Path) -> None:
    looked_up = AssertionError("looked up")
    with (
        registry_of(tmp_path) as (runner, registry),
        patch.object(registry.store, "table", side_effect=looked_up),
        pytest.raises(Refusal, match="table/unknown") as found,
    ):
        runner.run(registry.find("x" * 60_000))
    assert len(str(found.value)) < 200


def test_a_long_address_is_answered_shortly(address: str) -> None:
    async def play() -> None:
        async with Client(address) as ada:
            with pytest.raises(ClientRefused, match="table/unknown") as refused:
                await ada.table("x" * 6000)
            assert len(refused.value.refused.text) < 200

    run(play())


async def _guest(registry: TableRegistry) -> Guest:
    guest, _ = await make_guest(registry.store, "Ada")
    return guest


async def _made(registry: TableRegistry, guest: Guest) -> str:
    wish = NewTable("template", seats=("me", "hot"))
    return (await lobby.make_table(registry, guest, wish, "en")).row.id
