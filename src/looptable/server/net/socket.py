"""The socket of a table: one for each person there, however many seats they play."""

import asyncio
import logging
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from looptable.content.text.languages import LANGUAGES
from looptable.content.text.texts import explain
from looptable.core.errors import LooptableError, Refusal, WrongUse
from looptable.core.ids import Seat
from looptable.server.errors import as_refused
from looptable.server.lobby.lobby import check_may_look
from looptable.server.net.limits import Bucket
from looptable.server.net.visitor import Visitor
from looptable.server.tables.broadcast import presence, snapshot
from looptable.server.tables.choices import choose
from looptable.server.tables.plans import carry_out
from looptable.server.tables.registry import TableRegistry
from looptable.server.tables.table import LiveTable
from looptable.server.tables.undo import agree, undo
from looptable.server.talk.chat import chat
from looptable.server.talk.notes import note
from looptable.server.talk.pages import turn
from looptable.wire.frames import (
    LARGEST_FRAME,
    Ack,
    Agree,
    Bye,
    Chat,
    Choose,
    FromClient,
    FromServer,
    Language,
    Note,
    Ping,
    Plan,
    Pong,
    RefusedFrame,
    Turn,
    Undo,
)

__all__ = ["Connection", "table_socket"]

MOST_WAITING, MOST_WAITING_BYTES = 1000, 4 << 20
"""Frames, and bytes, that a slow client may leave unread before its line is cut."""

SLOWEST: Final = 30.0
"""Seconds that one frame may take."""

MOST_MISTAKES: Final = 10
"""Frames that cannot be read at all before a client is sent away."""

VIOLATION: Final = 1008

log = logging.getLogger(__name__)
_DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_ENCODER = msgspec.json.Encoder()


class Connection:
    """One socket at a table: frames come in one by one, and go out in the order they were sent."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        registry: TableRegistry,
        live: LiveTable,
        visitor: Visitor,
    ) -> None:
        self._socket = socket
        self._registry = registry
        self._live = live
        self.guest_id = visitor.guest_id
        self.lang = visitor.lang
        self.seats: tuple[Seat, ...] = live.seats_of(visitor.guest_id)
        self._who = visitor.guest_id or visitor.address
        self._out: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        self._cut = asyncio.Event()
        self._bucket = Bucket(*registry.limits.frames)
        self._mistakes = 0

    def send(self, frame: FromServer) -> None:
        """Puts a frame on its way; the line of a client that does not read is cut."""
        if self._cut.is_set():
            return
        data = _ENCODER.encode(frame)
        is_full = (
            self._out.qsize() >= MOST_WAITING or self._waiting + len(data) > MOST_WAITING_BYTES
        )
        if is_full and not self._out.empty():
            self._out = asyncio.Queue()
            self._cut.set()
            return
        self._waiting += len(data)
        self._out.put_nowait(data)
        if isinstance(frame, Bye):
            self._out.put_nowait(None)

    async def run(self, seen: int) -> None:
        """Sends the snapshot, then reads and writes frames until one side closes."""
        self._live.connections.add(self)
        # If `seen` is beyond our log (a restored database, perhaps), everything is sent.
        self.send(snapshot(self._live, self, seen if seen <= self._live.version else 0))
        self.send(presence(self._live))
        if self._live.turned is not None:
            self.send(self._live.turned)
        self._registry.presence_changed(self._live)
        work = (self._write(), self._read(), self._cut.wait())
        tasks = [asyncio.ensure_future(one) for one in work]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._live.connections.discard(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self._registry.presence_changed(self._live)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            while (data := await self._out.get()) is not None:
                async with asyncio.timeout(SLOWEST):
                    await self._socket.send_data(data.decode(), mode="text")
                self._waiting -= len(data)
            await self._socket.close(VIOLATION)

    async def _read(self) -> None:
        while True:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if message["type"] == "websocket.receive":
                await self._take(message.get("text"))

    async def _take(self, text: str | None) -> None:
        frame_id = ""
        try:
            frame = self._parse(text)
            frame_id = getattr(frame, "id", "")
            if not self._bucket.take(len(frame.choices) if isinstance(frame, Plan) else 1):
                raise Refusal("limit/too-many")
            await self._do(frame)
        except LooptableError as error:
            self._refuse(frame_id, error)
        except Exception:
            log.exception("a frame failed at table %s", self._live.row.id)
            self._refuse(frame_id, Refusal("server/failed"))

    def _parse(self, text: str | None) -> FromClient:
        try:
            if text is None:
                raise Refusal("frame/binary")
            if len(text.encode("utf-8", "replace")) > LARGEST_FRAME:
                raise Refusal("frame/too-large", limit=LARGEST_FRAME)
            return _DECODER.decode(text)
        except msgspec.ValidationError as error:
            self._mistakes += 1
            raise Refusal("frame/unknown", detail=str(error)[:200]) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            self._mistakes += 1
            raise Refusal("frame/not-json") from None
        except Refusal:
            self._mistakes += 1
            raise

    async def _do(self, frame: FromClient) -> None:
        match frame:
            case Ping():
                self.send(Pong())
            case Language():
                if frame.lang not in LANGUAGES:
                    raise WrongUse(
                        "use/unknown-language", language=frame.lang[:20], accepted=LANGUAGES
                    )
                self._registry.snapshots.check(self._who)
                self.lang = frame.lang
                self.send(snapshot(self._live, self))
            case Choose():
                version = await choose(self._registry, self._live, self.guest_id, frame)
                self.send(Ack(frame.id, version))
            case Plan():
                done = await carry_out(self._registry, self._live, self.guest_id, frame)
                why = done.stopped
                stopped = None if why is None else as_refused(why, self.lang)
                self.send(Ack(frame.id, done.version, done.made, stopped))
            case Chat():
                self.send(
                    Ack(frame.id, await chat(self._registry, self._live, self.guest_id, frame))
                )
            case Note():
                self.send(
                    Ack(frame.id, await note(self._registry, self._live, self.guest_id, frame))
                )
            case Undo():
                self.send(
                    Ack(frame.id, await undo(self._registry, self._live, self.guest_id, frame))
                )
            case Agree():
                self.send(
                    Ack(frame.id, await agree(self._registry, self._live, self.guest_id, frame))
                )
            case Turn():
                turn(self._registry, self._live, self, frame)

    def _refuse(self, frame_id: str, error: LooptableError) -> None:
        refused = as_refused(error, self.lang)
        version = self._live.version
        self.send(RefusedFrame(frame_id, refused.code, refused.text, version))
        if self._mistakes > MOST_MISTAKES:
            enough = Refusal("limit/too-many-mistakes")
            self.send(Bye(enough.code, explain(enough, self.lang)))


def _check_origin(socket: WebSocket[Any, Any, Any]) -> None:
    """A page of another site must not play with a visitor's cookie; programs send no origin."""
    origin = socket.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != socket.headers.get("host"):
        raise Refusal("guest/other-origin")


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    registry: NamedDependency[TableRegistry],
    visitor: NamedDependency[Visitor],
    seen: FromQuery[str] = "0",
    invite: FromQuery[str | None] = None,
) -> None:
    """Lets a person or a spectator in, or says in one frame why not."""
    await socket.accept()
    try:
        registry.requests.check(visitor.address)
        _check_origin(socket)
        if visitor.is_forged:
            raise Refusal("guest/unknown")
        if visitor.guest_id is not None:
            registry.guests.check(visitor.guest_id)
        registry.snapshots.check(visitor.guest_id or visitor.address)
        live = await registry.find(table)
        await registry.refresh(live)
        check_may_look(live, visitor.guest_id, invite)
    except LooptableError as error:
        refused = as_refused(error, visitor.lang)
        frame = Bye(refused.code, refused.text)
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_data(_ENCODER.encode(frame).decode(), mode="text")
            await socket.close(VIOLATION)
        return
    connection = Connection(socket, registry, live, visitor)
    await connection.run(int(seen) if seen.isdecimal() and len(seen) < 10 else 0)
