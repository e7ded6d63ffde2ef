"""Requests to a server, as methods that take and give the types of the wire."""

from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from looptable.client.errors import ClientRefused
from looptable.client.sitting import Sitting
from looptable.wire.career import Career
from looptable.wire.lobby import (
    ForesightInfo,
    GameInfo,
    HintInfo,
    JoinBody,
    LeadBody,
    Me,
    NameBody,
    NewTable,
    ReasonInfo,
    Refused,
    RematchBody,
    SeatBody,
    TableInfo,
    TableList,
    TutorialInfo,
    WishBody,
)
from looptable.wire.rulebook import Book
from looptable.wire.summary import SummaryInfo
from looptable.wire.views import LogPage

__all__ = ["Client", "ClientRefused"]

T = TypeVar("T")


class Client:
    """One guest of a server; its cookie is kept as long as the client is."""

    def __init__(self, address: str, lang: str = "en") -> None:
        self.address = address.rstrip("/")
        self.lang = lang
        self.http = httpx.AsyncClient(
            base_url=f"{self.address}/api", params={"lang": lang}, timeout=30
        )

    async def __aenter__(self) -> Self:
        await self.me()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """The cookie of this guest."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def ask(
        self, method: str, path: str, kind: type[T], body: object = None, **query: str
    ) -> T:
        """One request; raises `ClientRefused` where the server refuses."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        answer = await self.http.request(
            method, path, content=content, headers=headers, params=query
        )
        if answer.is_error:
            raise ClientRefused(msgspec.json.decode(answer.content, type=Refused))
        if kind is str:
            return answer.text  # type: ignore[return-value]
        return msgspec.json.decode(answer.content or b"null", type=kind)

    async def me(self) -> Me:
        """The guest of this client; the first call makes one."""
        return await self.ask("GET", "/me", Me)

    async def career(self) -> list[Career]:
        """Which settings of each game this guest has won."""
        return await self.ask("GET", "/me/career", list[Career])

    async def rename(self, name: str) -> Me:
        """A new name."""
        return await self.ask("PUT", "/me", Me, NameBody(name))

    async def games(self) -> list[GameInfo]:
        """The games of the server."""
        return await self.ask("GET", "/games", list[GameInfo])

    async def tables(self) -> TableList:
        """My tables and open ones."""
        return await self.ask("GET", "/tables", TableList)

    async def make_table(self, wish: NewTable) -> TableInfo:
        """A new table."""
        return await self.ask("POST", "/tables", TableInfo, wish)

    async def table(self, table: str, invite: str = "") -> TableInfo:
        """One table; one by invitation needs the secret of its link."""
        return await self.ask("GET", f"/tables/{table}", TableInfo, invite=invite)

    async def join(self, table: str, wish: JoinBody) -> TableInfo:
        """Takes a seat."""
        return await self.ask("POST", f"/tables/{table}/join", TableInfo, wish)

    async def change_seat(self, table: str, seat: int, wish: SeatBody) -> TableInfo:
        """Changes a seat of an own table."""
        return await self.ask("POST", f"/tables/{table}/seats/{seat}", TableInfo, wish)

    async def lead(self, table: str, seat: int, bot: str | None = None) -> TableInfo:
        """Lets a bot lead an own seat, or takes it back."""
        return await self.ask(
            "POST", f"/tables/{table}/seats/{seat}/lead", TableInfo, LeadBody(bot)
        )

    async def wish(self, table: str, seat: int, key: str, about: str = "") -> TableInfo:
        """Tells a bot which option to take."""
        body = WishBody(key, about)
        return await self.ask("POST", f"/tables/{table}/seats/{seat}/wish", TableInfo, body)

    async def do(self, table: str, what: str) -> TableInfo:
        """Leaves or starts: `leave`, `start`."""
        return await self.ask("POST", f"/tables/{table}/{what}", TableInfo)

    async def rematch(self, table: str, nonce: str = "") -> TableInfo:
        """Plays again, at the one table to which all come who ask."""
        return await self.ask("POST", f"/tables/{table}/rematch", TableInfo, RematchBody(nonce))

    async def delete(self, table: str) -> None:
        """Deletes an own table."""
        await self.ask("DELETE", f"/tables/{table}", Any)

    async def record(self, table: str) -> str:
        """The text of the record file."""
        return await self.ask("GET", f"/tables/{table}/record", str)

    async def log(self, table: str, before: int | None = None) -> LogPage:
        """The newest lines of the log, or of those before a version."""
        query = {} if before is None else {"before": str(before)}
        return await self.ask("GET", f"/tables/{table}/log", LogPage, **query)

    async def hint(self, table: str, seat: int) -> list[HintInfo]:
        """The options of a seat, the best first."""
        return await self.ask("GET", f"/tables/{table}/hint", list[HintInfo], seat=str(seat))

    async def foresight(self, table: str, seat: int) -> list[ForesightInfo]:
        """The certain effects of each option of a seat."""
        found = list[ForesightInfo]
        return await self.ask("GET", f"/tables/{table}/foresight", found, seat=str(seat))

    async def reasons(self, table: str, seat: int) -> list[ReasonInfo]:
        """Why a pending seat of mine cannot choose other things on the table."""
        found = list[ReasonInfo]
        return await self.ask("GET", f"/tables/{table}/reasons", found, seat=str(seat))

    async def tutorial(self, game: str) -> TutorialInfo:
        """The guided beginning of a game."""
        return await self.ask("GET", f"/games/{game}/tutorial", TutorialInfo)

    async def rulebook(self, game: str) -> Book:
        """The rules of a game, told to people."""
        return await self.ask("GET", f"/games/{game}/rulebook", Book)

    async def summary(self, table: str) -> SummaryInfo:
        """The summary of a finished match."""
        return await self.ask("GET", f"/tables/{table}/summary", SummaryInfo)

    def sit(self, table: str, invite: str | None = None) -> Sitting:
        """The socket of a table, to be used with `async with`."""
        return Sitting(self.address, table, self.cookie, self.lang, invite)
