"""The socket of a table: one for each person there, however many seats they play."""

import asyncio
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
from looptable.server.house import House
from looptable.server.limits import Bucket
from looptable.server.live import Live
from looptable.server.lobby import check_may_look
from looptable.server.playing import choose
from looptable.server.reader import Reader
from looptable.server.talking import chat, note
from looptable.server.telling import presence, snapshot
from looptable.server.undoing import agree, undo
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
    Pong,
    RefusedFrame,
    Undo,
)

__all__ = ["Connection", "table_socket"]

MOST_WAITING: Final = 1000
"""Frames that a slow client may leave unread before it is sent away."""

MOST_MISTAKES: Final = 10
"""Frames that cannot be read at all before a client is sent away."""

VIOLATION: Final = 1008

_DECODER: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_ENCODER = msgspec.json.Encoder()


class Connection:
    """One socket at a table: frames come in one by one, and go out in the order they were sent."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        house: House,
        live: Live,
        guest_id: str | None,
        lang: str,
    ) -> None:
        self._socket = socket
        self._house = house
        self._live = live
        self.guest_id = guest_id
        self.lang = lang
        self.seats: tuple[Seat, ...] = live.seats_of(guest_id)
        self._out: asyncio.Queue[FromServer | None] = asyncio.Queue()
        self._bucket = Bucket(*house.limits.frames)
        self._mistakes = 0

    def send(self, frame: FromServer) -> None:
        """Puts a frame on its way; a client that does not read is sent away."""
        if self._out.qsize() > MOST_WAITING:
            self._out.put_nowait(None)
            return
        self._out.put_nowait(frame)
        if isinstance(frame, Bye):
            self._out.put_nowait(None)

    async def run(self, seen: int) -> None:
        """Greets, then listens and tells until one side has had enough."""
        self._live.connections.add(self)
        # What was said before `seen` belongs to nobody if the log is not that long.
        self.send(snapshot(self._live, self, seen if seen <= self._live.version else 0))
        self.send(presence(self._live))
        self._house.came_or_went(self._live)
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read())
        try:
            await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._live.connections.discard(self)
            for task in (writer, reader):
                task.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)
            self._house.came_or_went(self._live)

    async def _write(self) -> None:
        with suppress(WebSocketDisconnect, RuntimeError):
            while (frame := await self._out.get()) is not None:
                await self._socket.send_data(_ENCODER.encode(frame).decode(), mode="text")
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
            if not self._bucket.take():
                raise Refusal("limit/too-many")
            await self._do(frame)
        except LooptableError as error:
            self._refuse(frame_id, error)

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
                self.lang = frame.lang
                self.send(snapshot(self._live, self))
            case Choose():
                version = await choose(self._house, self._live, self.guest_id, frame)
                self.send(Ack(frame.id, version))
            case Chat():
                self.send(Ack(frame.id, await chat(self._house, self._live, self.guest_id, frame)))
            case Note():
                self.send(Ack(frame.id, await note(self._house, self._live, self.guest_id, frame)))
            case Undo():
                self.send(Ack(frame.id, await undo(self._house, self._live, self.guest_id, frame)))
            case Agree():
                self.send(Ack(frame.id, await agree(self._house, self._live, self.guest_id, frame)))

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
    house: NamedDependency[House],
    reader: NamedDependency[Reader],
    seen: FromQuery[str] = "0",
    invite: FromQuery[str | None] = None,
) -> None:
    """Lets a person or a spectator in, or says in one frame why not."""
    await socket.accept()
    try:
        house.requests.check(reader.address)
        _check_origin(socket)
        if reader.is_forged:
            raise Refusal("guest/unknown")
        if reader.guest_id is not None:
            house.guests.check(reader.guest_id)
        live = await house.find(table)
        await house.refresh(live)
        check_may_look(live, reader.guest_id, invite)
    except LooptableError as error:
        refused = as_refused(error, reader.lang)
        frame = Bye(refused.code, refused.text)
        with suppress(WebSocketDisconnect, RuntimeError):
            await socket.send_data(_ENCODER.encode(frame).decode(), mode="text")
            await socket.close(VIOLATION)
        return
    connection = Connection(socket, house, live, reader.guest_id, reader.lang)
    await connection.run(int(seen) if seen.isdecimal() and len(seen) < 10 else 0)
