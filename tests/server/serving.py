"""A real server on a free port, in a thread, and guests that talk to it."""

import asyncio
import re
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from collection import serving
from collection.serving import EVERYTHING, PATIENT
from looptable.client import Client, Sitting
from looptable.server.net.limits import Limits
from looptable.wire.lobby import JoinBody, NewTable, TableInfo

__all__ = [
    "EVERYTHING",
    "PATIENT",
    "alike",
    "guest_at",
    "lively",
    "neutral",
    "play_on",
    "raw_socket",
    "run",
    "running",
    "two_at_a_table",
]


@contextmanager
def alike() -> Iterator[None]:
    """All matches are drawn from one seed, so that a scene goes the same way each time."""
    with patch("looptable.server.tables.table.derive_seed", return_value=7):
        yield


def running(
    database: Path, limits: Limits = PATIENT, proxies: Sequence[str] = ()
) -> AbstractContextManager[str]:
    """A server over this SQLite file; its address."""
    return serving.running(f"sqlite:///{database}", limits, proxies)


T = TypeVar("T")
_opened: list[Client] = []


def run(scene: Coroutine[Any, Any, T]) -> T:
    """Plays a scene to its end, and sees all its guests off."""

    async def whole() -> T:
        try:
            return await scene
        finally:
            while _opened:
                await _opened.pop().http.aclose()

    return asyncio.run(whole())


async def guest_at(address: str, name: str, lang: str = "en") -> Client:
    """A new guest with a name."""
    client = Client(address, lang)
    _opened.append(client)
    await client.me()
    await client.rename(name)
    return client


async def two_at_a_table(address: str, *more: str, **wish: Any) -> tuple[Client, Client, TableInfo]:
    """Ada and Bob at a table of Minute Hand, and whoever else is named.

    Its clock starts calm: two cards alone cannot break it, so no match is over before the second round.
    """
    ada, bob = await guest_at(address, "Ada"), await guest_at(address, "Bob")
    options = {"calm": True, **wish.pop("options", {})}
    seats = ("me", "open", *more)
    table = await ada.make_table(NewTable("template", options=options, seats=seats, **wish))
    joined = await bob.join(table.id, JoinBody(invite=table.invite))
    assert joined.status == "playing"
    return ada, bob, await ada.table(table.id)


async def play_on(sitting: Sitting, seat: int, option: int = 0) -> None:
    """Chooses for a seat whenever it must, always the first or the last option, until it is over."""
    while True:
        view = sitting.views[seat]
        if view.outcome is not None:
            return
        if seat in view.pending:
            await sitting.choose(seat, view.options[option].key)
        else:
            await sitting.wait(lambda: lively(sitting, seat), 60)


def lively(sitting: Sitting, seat: int) -> bool:
    """Whether a seat must choose, or all is over."""
    view = sitting.views[seat]
    return view.outcome is not None or seat in view.pending


def neutral(frame: dict[str, Any], table: str) -> bytes:
    """A frame without what tells two tables apart: ids, times and the commitment."""
    text = msgspec.json.encode(frame).decode().replace(table, "TABLE")
    text = re.sub(r'"(time|created|touched)":"[^"]*"', r'"\1":""', text)
    return re.sub(r'"(invite|commit)":("[^"]*"|null)', r'"\1":null', text).encode()


class Raw:
    """A socket without manners: sends anything, and reads frames as plain data."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    async def send(self, data: str | bytes | dict[str, Any]) -> None:
        """A frame, or something that is none."""
        await self.socket.send(
            msgspec.json.encode(data).decode() if isinstance(data, dict) else data
        )

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next frame of one of these types."""
        async with asyncio.timeout(20):
            while True:
                frame: dict[str, Any] = msgspec.json.decode(await self.socket.recv())
                if not kinds or frame["type"] in kinds:
                    return frame


class raw_socket:  # noqa: N801  (used like a function)
    """`async with raw_socket(client, table) as raw`."""

    def __init__(self, client: Client, table: str, query: str = "", **headers: str) -> None:
        place = client.address.replace("http", "ws", 1)
        self._connect = connect(
            f"{place}/api/tables/{table}/socket?{query}",
            additional_headers={"Cookie": client.cookie, **headers},
            max_size=None,
            compression=None,
        )

    async def __aenter__(self) -> Raw:
        return Raw(await self._connect.__aenter__())

    async def __aexit__(self, *what: Any) -> None:
        await self._connect.__aexit__(*what)
