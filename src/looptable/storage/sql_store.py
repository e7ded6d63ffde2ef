"""The base of both stores: runs the statements of `queries`, and reads the log.

A backend brings `_fetch` and `_apply`.
"""

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy.sql.expression import ClauseElement

from looptable.storage import queries
from looptable.storage.columns import (
    ACCOUNT,
    GUEST,
    LOG_COLUMNS,
    RESULT,
    SEAT,
    TABLE,
    Value,
    is_storable,
    log_row,
    log_values,
)
from looptable.storage.errors import Conflict, NotFound
from looptable.storage.queries import Compiler, Step
from looptable.storage.rows import Account, Guest, LogRow, ResultRow, SeatRow, TableRow

__all__ = ["ENTRY", "Duplicate", "Orphan", "SqlStore"]

_MOST = 2**62


class Duplicate(Exception):
    """A key is taken."""


class Orphan(Exception):
    """A row belongs to a row that is not there."""


class SqlStore(ABC):
    """A store over any database that speaks SQL."""

    def __init__(self, database: str) -> None:
        self._compiler = Compiler(database)

    @abstractmethod
    async def _fetch(self, text: str, values: Sequence[Value]) -> list[Sequence[Any]]:
        """The rows of a query."""

    @abstractmethod
    async def _apply(self, steps: Sequence[Step]) -> int:
        """Does all steps or none; how many rows the last one touched.

        Raises `Duplicate` or `Orphan` where a key says no.
        """

    async def _read(self, statement: ClauseElement, **values: Value) -> list[Sequence[Any]]:
        # Words that cannot be stored, from addresses or forged cookies, name nothing.
        if not all(map(is_storable, values.values())):
            return []
        return await self._fetch(*self._compiler.sql(statement, values))

    async def _change(self, *steps: tuple[ClauseElement, dict[str, Value]]) -> int:
        for _, values in steps:
            _check(values.values())
        return await self._apply([self._compiler.sql(*step) for step in steps])

    # Guests

    async def add_guest(self, guest: Guest) -> None:
        try:
            await self._change((queries.ADD_GUEST, GUEST.values(guest)))
        except Duplicate:
            raise Conflict("guest") from None

    async def guest(self, guest_id: str) -> Guest:
        for found in await self._read(queries.GUEST_BY_ID, of_id=guest_id):
            return GUEST.row(found)
        raise NotFound("guest", guest_id)

    async def rename_guest(self, guest_id: str, name: str) -> None:
        if not await self._change((queries.RENAME_GUEST, {"of_id": guest_id, "name": name})):
            raise NotFound("guest", guest_id)

    async def add_account(self, login: str, password_hash: str, guest_id: str) -> None:
        account = Account(_fold(login), password_hash, guest_id)
        try:
            await self._change((queries.ADD_ACCOUNT, ACCOUNT.values(account)))
        except Duplicate:
            taken = await self._read(queries.ACCOUNT_BY_LOGIN, of_id=account.login)
            raise Conflict("login" if taken else "guest") from None
        except Orphan:
            raise NotFound("guest", guest_id) from None

    async def account(self, login: str) -> Account:
        for found in await self._read(queries.ACCOUNT_BY_LOGIN, of_id=_fold(login)):
            return ACCOUNT.row(found)
        raise NotFound("login", login)

    async def account_of(self, guest_id: str) -> Account | None:
        found = await self._read(queries.ACCOUNT_BY_GUEST, of_id=guest_id)
        return ACCOUNT.row(found[0]) if found else None

    # Tables

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        steps = [(queries.ADD_SEAT, SEAT.values(seat)) for seat in seats]
        try:
            await self._change((queries.ADD_TABLE, TABLE.values(table)), *steps)
        except Duplicate:
            raise Conflict("table") from None

    async def table(self, table_id: str) -> TableRow:
        for found in await self._read(queries.TABLE_BY_ID, of_id=table_id):
            return TABLE.row(found)
        raise NotFound("table", table_id)

    async def seats(self, table_id: str) -> list[SeatRow]:
        found = await self._read(queries.SEATS_OF_TABLE, of_id=table_id)
        return [SEAT.row(values) for values in found]

    async def update_table(self, table_id: str, **fields: Any) -> None:
        unknown = [name for name in fields if name not in TABLE.names or name == "id"]
        if unknown or not fields:
            raise TypeError(f"a table has no field {unknown} to set")
        values = {name: TABLE.value(name, value) for name, value in fields.items()}
        step = (queries.update_table(*values), {"of_id": table_id, **values})
        if not await self._change(step):
            raise NotFound("table", table_id)

    async def put_seat(self, seat: SeatRow, expected: SeatRow) -> None:
        if (seat.table_id, seat.seat) != (expected.table_id, expected.seat):
            raise ValueError("a seat is replaced by itself alone")
        values: dict[str, Value] = {"of_id": seat.table_id, "of_seat": seat.seat}
        for name in ("kind", "guest_id", "bot", "name"):
            values[name] = getattr(seat, name)
            values[f"old_{name}"] = getattr(expected, name)
        if not await self._change((queries.REPLACE_SEAT, values)):
            await self.table(seat.table_id)
            raise Conflict("seat")

    async def tables_of(self, guest_id: str) -> list[TableRow]:
        found = await self._read(queries.TABLES_OF_GUEST, of_id=guest_id)
        return [TABLE.row(values) for values in found]

    async def open_tables(self, limit: int) -> list[TableRow]:
        return [TABLE.row(values) for values in await self._read(queries.OPEN_TABLES, most=limit)]

    async def delete_table(self, table_id: str) -> None:
        if not await self._change((queries.DELETE_TABLE, {"of_id": table_id})):
            raise NotFound("table", table_id)

    # Results

    async def add_result(self, result: ResultRow) -> None:
        try:
            await self._change((queries.ADD_RESULT, RESULT.values(result)))
        except (Duplicate, Orphan):
            return  # it is kept already, or whose it is was deleted

    async def results_of(self, guest_id: str) -> list[ResultRow]:
        found = await self._read(queries.RESULTS_OF_GUEST, of_id=guest_id)
        return [RESULT.row(values) for values in found]

    # Matches: the log is read and written in SQL that both databases understand.

    async def append(self, entry: LogRow) -> None:
        values = log_values(entry)
        _check(values)
        try:
            is_next = await self._apply([(ENTRY, values)]) == 1
        except Duplicate:
            is_next = False
        except Orphan:
            raise NotFound("table", entry.match) from None
        if not is_next:
            await self.table(entry.match)  # says so if there is none
            raise Conflict("version")

    async def version(self, match: str) -> int:
        if not is_storable(match):
            return 0
        found = await self._fetch('SELECT max(version) FROM log WHERE "match" = $1', [match])
        return (found and found[0][0]) or 0

    async def log(self, match: str, after: int = 0) -> list[LogRow]:
        if not is_storable(match):
            return []
        return [log_row(values) for values in await self._fetch(_LOG, [match, _bounded(after)])]


def _check(values: Iterable[Value]) -> None:
    for value in values:
        if not is_storable(value):
            raise ValueError(f"no database can hold {value!r}")


def _fold(login: str) -> str:
    """Logins that look the same are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())


def _bounded(number: int) -> int:
    """Versions that clients claim to have seen may be any number; a column cannot."""
    return max(-_MOST, min(number, _MOST))


ENTRY: Final = f"""
INSERT INTO log ({LOG_COLUMNS}) SELECT $1, CAST($2 AS bigint), $3, $4, $5
WHERE coalesce((SELECT max(version) FROM log WHERE "match" = $1), 0) = CAST($2 AS bigint) - 1
"""
_LOG: Final = f"""
SELECT {LOG_COLUMNS} FROM log WHERE "match" = $1 AND version > $2 ORDER BY version
"""
