"""Many tables of four at one server: how long until everybody at a table sees a choice."""

import asyncio
import re
import time
from collections.abc import Callable, Sequence
from statistics import quantiles
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from looptable.client import Client
from looptable.wire.lobby import JoinBody, NewTable

__all__ = ["Latency", "crowd"]

SEATS: Final = 4
AT_ONCE: Final = 10
"""Tables that are set up side by side."""
PATIENCE: Final = 30.0

_VERSION = re.compile(r'^\{"type":"(?:step|snapshot)","version":(\d+)')


class _Option(msgspec.Struct):
    key: str


class _View(msgspec.Struct):
    pending: tuple[int, ...]
    options: tuple[_Option, ...]


class _Told(msgspec.Struct):
    seats: tuple[_View, ...]


_TOLD = msgspec.json.Decoder(_Told)


class Latency(msgspec.Struct, frozen=True):
    """Milliseconds from sending a choice until the last of four views is there.

    `busy` is the server's own time for a choice, which does not depend on what else is running.
    """

    choices: int
    busy: float
    p50: float
    p99: float
    most: float


class _Table:
    """The four sockets of a table. Frames are read when a choice is due, not when they come:
    the time of this program is not to be measured.
    """

    def __init__(self) -> None:
        self._sockets: list[ClientConnection] = []
        self._listening: list[asyncio.Task[None]] = []
        self._last = [""] * SEATS
        self._seen = [0] * SEATS
        self._changed = asyncio.Event()

    async def open(self, people: Sequence[Client]) -> None:
        """A new table of The LOOP with these four, all connected."""
        wish = NewTable("the-loop", seats=("me", *["open"] * (SEATS - 1)))
        made = await people[0].make_table(wish)
        for seat, one in enumerate(people[1:], 1):
            await one.join(made.id, JoinBody(seat=seat, invite=made.invite))
        place = people[0].address.replace("http", "ws", 1)
        for seat, one in enumerate(people):
            socket = await connect(
                f"{place}/api/tables/{made.id}/socket",
                additional_headers={"Cookie": one.cookie},
                max_size=None,
                compression=None,
            )
            self._sockets.append(socket)
            self._take(seat, str(await socket.recv()))
            self._listening.append(asyncio.create_task(self._listen(seat, socket)))

    async def close(self) -> None:
        """Everybody goes."""
        await asyncio.gather(*(socket.close() for socket in self._sockets))
        await asyncio.gather(*self._listening)

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            self._take(seat, str(text))

    def _take(self, seat: int, text: str) -> None:
        found = _VERSION.match(text)
        if found is not None:
            self._last[seat] = text
            self._seen[seat] = int(found[1])
            self._changed.set()

    async def choose(self, n: int) -> float:
        """One choice; the seconds until all four have what followed."""
        pending = _TOLD.decode(self._last[0]).seats[0].pending
        seat = pending[0]
        options = _TOLD.decode(self._last[seat]).seats[0].options
        before = self._seen[seat]
        frame = {
            "type": "choose",
            "id": f"c-{before}",
            "seat": seat,
            "version": before,
            "key": options[n % len(options)].key,
        }
        text = msgspec.json.encode(frame).decode()
        start = time.perf_counter()
        await self._sockets[seat].send(text)
        async with asyncio.timeout(PATIENCE):
            while min(self._seen) <= before:
                self._changed.clear()
                await self._changed.wait()
        return time.perf_counter() - start


async def crowd(address: str, load: tuple[int, float, float], busy: Callable[[], float]) -> Latency:
    """The size of a load test: tables of four, choices a second at all of them together, seconds."""
    tables, rate, seconds = load
    people = [Client(address) for _ in range(SEATS)]
    for one in people:
        await one.me()
    found = [_Table() for _ in range(tables)]
    for start in range(0, tables, AT_ONCE):
        await asyncio.gather(*(table.open(people) for table in found[start : start + AT_ONCE]))
    try:
        before = busy()
        times = await _play(found, rate, seconds)
        spent = busy() - before
    finally:
        await asyncio.gather(*(table.close() for table in found))
        for one in people:
            await one.http.aclose()
    cuts = quantiles(times, n=100)
    figures = (spent / len(times), cuts[49], cuts[98], max(times))
    return Latency(len(times), *(1000 * one for one in figures))


async def _play(tables: list[_Table], rate: float, seconds: float) -> list[float]:
    """A choice is due at its time, whether those before it were told already or not."""
    start = time.perf_counter()
    running = []
    for n in range(int(rate * seconds)):
        due = start + n / rate
        await asyncio.sleep(max(0, due - time.perf_counter()))
        running.append(asyncio.create_task(tables[n % len(tables)].choose(n)))
    return await asyncio.gather(*running)
