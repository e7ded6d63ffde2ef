"""The socket of a table: connects, and connects again; nothing sent is lost or done twice."""

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Final, Self
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from looptable.client.errors import ClientRefused
from looptable.core.backoff import pauses
from looptable.core.ids import Seat
from looptable.wire.frames import (
    Ack,
    Agree,
    Bye,
    Chat,
    Choose,
    FromClient,
    FromServer,
    Language,
    Note,
    Plan,
    PlannedChoice,
    Pong,
    Presence,
    RefusedFrame,
    Snapshot,
    Step,
    Turned,
    Undo,
)
from looptable.wire.lobby import Refused, TableInfo
from looptable.wire.views import Happening, LogLine, SeatView

__all__ = ["Sitting"]

FIRST_PAUSE: Final = 0.1
LONGEST_PAUSE: Final = 5.0
"""Seconds between one attempt to connect and the next."""

_DECODER = msgspec.json.Decoder(FromServer)


class Sitting:
    """A table as this guest sees it, kept current; `wait` for what is to happen, then choose.

    What was sent and not acknowledged is sent again after a new connection, under the same id.
    """

    def __init__(
        self, address: str, table: str, cookie: str, lang: str, invite: str | None = None
    ) -> None:
        self._address = f"ws{address.removeprefix('http')}/api/tables/{table}/socket"
        self._query = {"lang": lang, **({"invite": invite} if invite else {})}
        self._cookie = cookie
        self._socket: ClientConnection | None = None
        self._unsettled: dict[str, tuple[FromClient, asyncio.Future[Ack]]] = {}
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.table: TableInfo | None = None
        self.version = 0
        self.views: dict[Seat | None, SeatView] = {}
        self.log: dict[int, LogLine] = {}
        self.earlier = False
        """Whether the log has lines older than those here; `Client.log` has them."""
        self.happened: tuple[Happening, ...] = ()
        self.present: dict[str, bool] = {}
        self.bye: Bye | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self.wait(lambda: self.table is not None)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    # What happens here

    async def choose(self, seat: Seat, key: str) -> int:
        """Makes a choice; the version it has in the log. Raises `ClientRefused`."""
        return await self._settle(Choose(_new_id(), seat, self.version, key))

    async def plan(self, *choices: tuple[Seat, str]) -> Ack:
        """Makes several choices, until one is refused or reveals something; how far it went.

        Raises `ClientRefused` if not even the first is made.
        """
        planned = tuple(PlannedChoice(seat, key) for seat, key in choices)
        return await self._answer(Plan(_new_id(), self.version, planned))

    async def chat(self, text: str) -> int:
        """Says something."""
        return await self._settle(Chat(_new_id(), text))

    async def note(self, seat: Seat, text: str, note: int | None = None) -> int:
        """Writes into the notebook, or changes an own note; without words it is taken away."""
        return await self._settle(Note(_new_id(), seat, text, note))

    async def undo(self, to: int) -> int:
        """Goes back to a choice, or asks the others to."""
        return await self._settle(Undo(_new_id(), to))

    async def agree(self, ask: int, *, yes: bool) -> int:
        """Answers somebody who asks to undo."""
        return await self._settle(Agree(_new_id(), ask, yes))

    async def speak(self, lang: str) -> None:
        """From now on in this language."""
        self._query["lang"] = lang
        await self._send(Language(lang))

    async def wait(self, holds: Callable[[], bool], seconds: float = 30) -> None:
        """Until something is so; raises `ClientRefused` if the server says goodbye first."""
        async with asyncio.timeout(seconds):
            while not holds():
                if self.bye is not None:
                    raise ClientRefused(Refused(self.bye.code, self.bye.text))
                self._changed.clear()
                await self._changed.wait()

    async def drop(self) -> None:
        """Drops the connection on purpose (for tests); it reconnects."""
        if self._socket is not None:
            await self._socket.close()

    # What goes on behind it

    async def _settle(self, frame: Choose | Chat | Note | Undo | Agree) -> int:
        return (await self._answer(frame)).version

    async def _answer(self, frame: Choose | Plan | Chat | Note | Undo | Agree) -> Ack:
        future: asyncio.Future[Ack] = asyncio.get_running_loop().create_future()
        self._unsettled[frame.id] = (frame, future)
        await self._send(frame)
        return await future

    async def _send(self, frame: FromClient) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it is sent again with the next connection
                await self._socket.send(msgspec.json.encode(frame).decode())

    async def _run(self) -> None:
        waits = pauses(FIRST_PAUSE, LONGEST_PAUSE)
        while self.bye is None:
            try:
                query = urlencode({**self._query, "seen": self.version})
                headers = {"Cookie": self._cookie}
                async with connect(
                    f"{self._address}?{query}",
                    additional_headers=headers,
                    max_size=None,
                    compression=None,
                ) as socket:
                    waits = pauses(FIRST_PAUSE, LONGEST_PAUSE)
                    await self._listen(socket)
            except (OSError, ConnectionClosed, InvalidHandshake):
                pass
            self._socket = None
            if self.bye is None:
                await asyncio.sleep(next(waits))

    async def _listen(self, socket: ClientConnection) -> None:
        self._socket = socket
        for frame, _ in list(self._unsettled.values()):
            await self._send(frame)
        async for data in socket:
            self._take(_DECODER.decode(data))
            self._changed.set()

    def _take(self, frame: FromServer) -> None:
        match frame:
            case Snapshot():
                self.table = frame.table
                self.version = frame.version
                self.views = {view.seat: view for view in frame.seats}
                if frame.since == 0:
                    self.log, self.earlier = {}, frame.earlier
                self.log |= {line.version: line for line in frame.log}
                self.happened = ()
            case Step():
                self.version = frame.version
                self.views |= {view.seat: view for view in frame.seats}
                self.log |= {line.version: line for line in frame.entry}
                self.happened = frame.happened
            case Ack():
                _, future = self._unsettled.pop(frame.id, (None, None))
                if future is not None and not future.done():
                    future.set_result(frame)
            case RefusedFrame():
                _, future = self._unsettled.pop(frame.id, (None, None))
                if future is not None and not future.done():
                    future.set_exception(ClientRefused(Refused(frame.code, frame.text)))
            case Presence():
                self.present = frame.seats
            case Bye():
                self._part(frame)
            case Pong() | Turned():
                pass

    def _part(self, frame: Bye) -> None:
        """Ends all waiting requests: no answer will come."""
        self.bye = frame
        for _, future in self._unsettled.values():
            if not future.done():
                future.set_exception(ClientRefused(Refused(frame.code, frame.text)))
        self._unsettled.clear()


def _new_id() -> str:
    return f"c-{secrets.token_hex(8)}"
