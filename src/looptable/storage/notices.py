"""Announces to other processes on the same PostgreSQL what was appended, and hears their announcements.

A message is a version and the id of a match, never more: its receiver reads the log. Another kind
(`=0,2` in place of the version) says which seats have somebody at the sending process, a third one
(`>0,3,briefing`) that a seat turned to a page of a scene. Messages wait
in a queue that one task empties in batches; of one match only the newest version is sent. The
listener has a connection of its own and reopens it when it is lost.
"""

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from looptable.core.backoff import pauses
from looptable.storage.errors import Unavailable
from looptable.storage.store import Heard, PageTurned, Seated

__all__ = ["CHANNEL", "Notices"]

CHANNEL = "looptable"
PULSE = 15.0
"""Seconds between two looks whether the listening connection is alive."""
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0
LAST_WORDS = 2.0
"""Seconds that a closing process takes to send what waits."""

_log = logging.getLogger(__name__)

_PAGE = re.compile(r">([0-9]{1,3}),([0-9]{1,3}),([a-z0-9-]{1,40})")

Connect = Callable[[], Awaitable[Any]]
Tell = Callable[[str, Sequence[str]], Awaitable[None]]


class Notices:
    """The two ends of the channel for one process."""

    def __init__(self, connect: Connect, send: Tell) -> None:
        self._connect = connect
        self._send = send
        self._origin = secrets.token_hex(8)  # by which a process knows its own messages
        self._waiting: dict[str, int] = {}
        self._seats: dict[str, str] = {}
        self._pages: dict[str, str] = {}
        self._listeners: list[tuple[Heard, Seated | None, PageTurned | None]] = []
        self._is_closed = False
        self._sending: asyncio.Task[None] | None = None
        self._hearing: asyncio.Task[None] | None = None

    def announce(self, match: str, version: int) -> None:
        """Puts a message on its way; it may come late, and is gone if this process dies."""
        if self._is_closed:
            return
        self._waiting[match] = max(version, self._waiting.get(match, 0))
        self._hurry()

    def announce_seats(self, match: str, seats: Sequence[int]) -> None:
        """Sends the seats that have somebody here; the newest message counts."""
        if self._is_closed:
            return
        self._seats[match] = ",".join(map(str, seats))
        self._hurry()

    def announce_page(self, match: str, seat: int, scene: str, page: int) -> None:
        """Sends the page that a seat has turned to; of one match the newest counts."""
        if self._is_closed:
            return
        self._pages[match] = f"{seat},{page},{scene}"
        self._hurry()

    def _hurry(self) -> None:
        if self._sending is None or self._sending.done():
            self._sending = asyncio.create_task(self._send_all())

    async def listen(
        self, heard: Heard, seated: Seated | None = None, turned: PageTurned | None = None
    ) -> None:
        """Returns when the channel is open."""
        if self._hearing is None:
            connection = await self._open()
            self._hearing = asyncio.create_task(self._hear(connection))
        self._listeners.append((heard, seated, turned))

    async def close(self) -> None:
        """Sends what waits, if the database is there, and stops listening."""
        self._is_closed = True
        if self._sending is not None:
            _, late = await asyncio.wait([self._sending], timeout=LAST_WORDS)
            for task in late:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
        if self._hearing is not None:
            self._hearing.cancel()
            with suppress(asyncio.CancelledError):
                await self._hearing
            self._hearing = None

    async def _send_all(self) -> None:
        waits = pauses(FIRST_PAUSE, LONGEST_PAUSE)
        while self._waiting or self._seats or self._pages:
            batch, self._waiting = self._waiting, {}
            seats, self._seats = self._seats, {}
            opened, self._pages = self._pages, {}
            messages = [f"{self._origin} {version} {match}" for match, version in batch.items()]
            messages += [f"{self._origin} ={there} {match}" for match, there in seats.items()]
            messages += [f"{self._origin} >{page} {match}" for match, page in opened.items()]
            try:
                await self._send(CHANNEL, messages)
                waits = pauses(FIRST_PAUSE, LONGEST_PAUSE)
            except Unavailable as error:
                _log.warning("other processes will hear of it later: %s", error)
                for match, version in batch.items():
                    self._waiting[match] = max(version, self._waiting.get(match, 0))
                self._seats = {**seats, **self._seats}
                self._pages = {**opened, **self._pages}
                await asyncio.sleep(next(waits))

    async def _open(self) -> Any:
        connection = await self._connect()
        await connection.add_listener(CHANNEL, self._receive)
        return connection

    async def _hear(self, connection: Any) -> None:
        while True:
            try:
                await _until_lost(connection)
            finally:
                connection.terminate()
            _log.warning("the connection that listens was lost")
            connection = await self._reopen()
            # Messages sent meanwhile are lost.
            self._pass_on("", 0)

    async def _reopen(self) -> Any:
        waits = pauses(FIRST_PAUSE, LONGEST_PAUSE)
        while True:
            try:
                return await self._open()
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(next(waits))

    def _receive(self, _connection: object, _pid: int, _channel: str, message: object) -> None:
        # Anybody with the password may write to the channel: what is no message is passed over.
        origin, _, rest = str(message).partition(" ")
        version, _, match = rest.partition(" ")
        if origin == self._origin or not match or not version.isascii():
            return
        if version.isdecimal():
            self._pass_on(match, int(version))
        elif version.startswith("="):
            words = [word for word in version[1:].split(",") if word]
            if all(map(str.isdecimal, words)):
                self._pass_on_seats(match, origin, tuple(map(int, words)))
        elif found := _PAGE.fullmatch(version):
            self._pass_on_page(match, int(found[1]), found[3], int(found[2]))

    def _pass_on(self, match: str, version: int) -> None:
        for heard, _, _ in self._listeners:
            with _logged():
                heard(match, version)

    def _pass_on_seats(self, match: str, origin: str, seats: tuple[int, ...]) -> None:
        for _, seated, _ in self._listeners:
            if seated is not None:
                with _logged():
                    seated(match, origin, seats)

    def _pass_on_page(self, match: str, seat: int, scene: str, page: int) -> None:
        for _, _, turned in self._listeners:
            if turned is not None:
                with _logged():
                    turned(match, seat, scene, page)


@contextmanager
def _logged() -> Iterator[None]:
    """A listener that fails: the others, and later messages, must still be heard."""
    try:
        yield
    except Exception:
        _log.exception("a listener failed")


async def _until_lost(connection: Any) -> None:
    """Waits until a connection is closed, or no longer answers."""
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    while not lost.is_set() and not connection.is_closed():
        with suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), PULSE)
            return
        try:
            await connection.execute("SELECT 1", timeout=PULSE)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return
