"""A long log: said page by page, bounded, and never a burden for those who do not read it."""

import asyncio
import socket as sockets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from looptable.client import Client, ClientRefused, Sitting
from looptable.server.net import socket
from looptable.server.net.limits import Limits
from looptable.server.tables import log_limits, log_pages
from looptable.wire.lobby import NewTable, TableInfo
from tests.server.serving import EVERYTHING, guest_at, raw_socket, run, running, two_at_a_table


@pytest.fixture
def short_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_pages, "PAGE", 5)


async def talkative(address: str, lines: int) -> tuple[Client, TableInfo]:
    """A table of Ada's with so many lines of chat."""
    ada = await guest_at(address, "Ada")
    table = await ada.make_table(NewTable("template", seats=("me", "hot")))
    async with ada.sit(table.id) as sitting:
        for n in range(lines):
            await sitting.chat(f"line {n}")
    return ada, table


def said(sitting: Sitting) -> list[str]:
    return [line.sentences[0] for line in sitting.log.values() if line.kind == "chat"]


@pytest.mark.usefixtures("short_pages")
def test_who_comes_gets_the_last_page_and_the_rest_on_demand(address: str) -> None:
    async def play() -> None:
        ada, table = await talkative(address, 12)
        async with ada.sit(table.id) as sitting:
            assert said(sitting) == [f"line {n}" for n in range(7, 12)]
            assert sitting.earlier
            await sitting.speak("fr")
            await sitting.wait(lambda: sitting.version > 0)
            page = await ada.log(table.id, min(sitting.log))
            assert [line.sentences[0] for line in page.lines] == [f"line {n}" for n in range(2, 7)]
            assert page.earlier
            page = await ada.log(table.id, page.lines[0].version)
            assert [line.kind for line in page.lines] == ["start", "chat", "chat"]
            assert not page.earlier
            assert (await ada.log(table.id)).lines[-1].sentences == ("line 11",)

    run(play())


@pytest.mark.usefixtures("short_pages")
@pytest.mark.parametrize(("missed", "since"), [(2, 14), (9, 0)])
def test_who_comes_back_gets_what_was_missed_or_the_last_page(
    address: str, missed: int, since: int
) -> None:
    async def play() -> None:
        ada, table = await talkative(address, 12)  # after the table and the start: version 14
        async with ada.sit(table.id) as sitting:
            for n in range(missed):
                await sitting.chat(f"more {n}")
        async with raw_socket(ada, table.id, "seen=14") as raw:
            frame = await raw.next("snapshot")
        assert frame["since"] == since
        assert len(frame["log"]) == min(missed, 5)
        assert frame["earlier"] == (since == 0)

    run(play())


@pytest.mark.usefixtures("short_pages")
def test_who_sits_down_is_told_without_the_log_being_sent_again(address: str) -> None:
    async def play() -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("template", players=3))
        async with raw_socket(ada, table.id) as raw:
            for n in range(4):
                await raw.send({"type": "chat", "id": f"c{n}", "text": "hello"})
                await raw.next("ack")
            bob = await guest_at(address, "Bob")
            await bob.ask("POST", f"/tables/{table.id}/join", TableInfo, {"invite": table.invite})
            frame = await raw.next("snapshot")
            assert [line["kind"] for line in frame["log"]] == ["seat"]
            assert frame["since"] == frame["version"] - 1

    run(play())


def test_there_is_an_end_to_talking(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_limits, "MOST_TALK", 3)

    async def play() -> None:
        ada, table = await talkative(address, 2)
        async with ada.sit(table.id) as sitting:
            written = await sitting.note(0, "a note")
            with pytest.raises(ClientRefused, match="chat/full"):
                await sitting.chat("one more")
            with pytest.raises(ClientRefused, match="chat/full"):
                await sitting.note(0, "changed", written)
            await sitting.choose(0, sitting.views[0].options[0].key)

    run(play())


def test_there_is_an_end_to_a_log(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        _ada, bob, table = await two_at_a_table(address)
        async with bob.sit(table.id) as sitting:
            monkeypatch.setattr(log_limits, "MOST_ENTRIES", sitting.version)
            with pytest.raises(ClientRefused, match="table/full"):
                await sitting.choose(1, sitting.views[1].options[0].key)
            with pytest.raises(ClientRefused, match="table/full"):
                await sitting.chat("hello")
            await bob.rename("Robert")  # has no seat of that name, and is not refused
            assert (await bob.do(table.id, "leave")).seats[1].kind == "open"

    run(play())


@contextmanager
def strict(folder: Path) -> Iterator[str]:
    limits = Limits(EVERYTHING, EVERYTHING, frames=EVERYTHING, snapshots=(1e-6, 5))
    with running(folder / "tables.db", limits) as address:
        yield address


def test_a_guest_cannot_ask_for_everything_again_and_again(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        ada = await guest_at(address, "Ada")
        table = await ada.make_table(NewTable("template", seats=("me", "hot")))
        async with raw_socket(ada, table.id) as raw:
            await raw.next("snapshot")
            for n in range(4):
                await raw.send({"type": "language", "lang": "fr" if n % 2 else "en"})
                await raw.next("snapshot")
            await raw.send({"type": "language", "lang": "fr"})
            assert (await raw.next("snapshot", "refused"))["code"] == "limit/too-many"
            # The line stays, and all else goes on.
            await raw.send({"type": "chat", "id": "c", "text": "hello"})
            await raw.next("ack")
        async with raw_socket(ada, table.id) as raw:
            assert (await raw.next())["code"] == "limit/too-many"

    with strict(tmp_path) as address:
        run(play(address))


def test_the_line_of_who_does_not_read_is_cut(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "MOST_WAITING_BYTES", 200_000)

    async def play() -> None:
        ada, bob, table = await two_at_a_table(address)
        slow = sockets.socket()
        slow.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        host, _, port = address.removeprefix("http://").partition(":")
        slow.connect((host, int(port)))
        slow.setblocking(False)
        place = address.replace("http", "ws", 1)
        line = await connect(
            f"{place}/api/tables/{table.id}/socket",
            sock=slow,
            additional_headers={"Cookie": bob.cookie},
            compression=None,
            max_queue=1,
        )
        async with ada.sit(table.id) as sitting:
            await sitting.wait(lambda: sitting.present == {"0": True, "1": True})
            line.transport.pause_reading()
            with suppress(ConnectionClosed, TimeoutError):
                async with asyncio.timeout(20):
                    while sitting.present["1"]:
                        await line.send('{"type":"language","lang":"fr"}')
            await sitting.wait(lambda: sitting.present == {"0": True, "1": False}, 10)
        line.transport.abort()

    run(play())
