"""What both databases say in the same words. Places of values are `$1`, `$2`… as PostgreSQL counts.

A backend brings `_read` and `_change`, and the statements of a match that it does its own way.
"""

import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from looptable.storage.columns import (
    ACCOUNT,
    CHOICE,
    GUEST,
    LOG,
    SEAT,
    TABLE,
    UNDONE,
    Value,
    is_storable,
)
from looptable.storage.errors import Conflict, NotFound
from looptable.storage.rows import (
    Account,
    ChoiceRow,
    Guest,
    LogRow,
    SeatRow,
    TableRow,
    UndoneRow,
)

__all__ = ["Duplicate", "Orphan", "SqlStore", "Step"]

Step = tuple[str, Sequence[Value]]
"""A statement and its values."""

_MOST = 2**62


class Duplicate(Exception):
    """A key is taken."""


class Orphan(Exception):
    """A row belongs to a row that is not there."""


class SqlStore(ABC):
    """A store over any database that speaks SQL."""

    @abstractmethod
    async def _fetch(self, statement: str, values: Sequence[Value]) -> list[Sequence[Any]]:
        """The rows of a query."""

    @abstractmethod
    async def _apply(self, steps: Sequence[Step]) -> int:
        """Does all steps or none; how many rows the last one touched.

        Raises `Duplicate` or `Orphan` where a key says no.
        """

    @abstractmethod
    async def _put_choice(self, entry: LogRow, choice: ChoiceRow) -> bool:
        """Entry and choice at once, if both are the next ones and the id is new; whether they were."""

    @abstractmethod
    async def _put_undo(self, entry: LogRow, keep: int) -> bool:
        """The entry, if it is the next one, and the choices after `keep` moved away."""

    async def _read(self, statement: str, *values: Value) -> list[Sequence[Any]]:
        # What cannot be stored is not there. Such words come from addresses and forged cookies.
        if not all(map(is_storable, values)):
            return []
        return await self._fetch(statement, values)

    async def _change(self, *steps: Step) -> int:
        for _, values in steps:
            _check(values)
        return await self._apply(steps)

    # Guests

    async def add_guest(self, guest: Guest) -> None:
        try:
            await self._change((GUEST.insert, GUEST.values(guest)))
        except Duplicate:
            raise Conflict("guest") from None

    async def guest(self, guest_id: str) -> Guest:
        for found in await self._read(f"{GUEST.select} WHERE id = $1", guest_id):
            return GUEST.row(found)
        raise NotFound("guest", guest_id)

    async def rename_guest(self, guest_id: str, name: str) -> None:
        if not await self._change(("UPDATE guests SET name = $2 WHERE id = $1", [guest_id, name])):
            raise NotFound("guest", guest_id)

    async def add_account(self, login: str, password_hash: str, guest_id: str) -> None:
        account = Account(_fold(login), password_hash, guest_id)
        try:
            await self._change((ACCOUNT.insert, ACCOUNT.values(account)))
        except Duplicate:
            taken = await self._read("SELECT 1 FROM accounts WHERE login = $1", account.login)
            raise Conflict("login" if taken else "guest") from None
        except Orphan:
            raise NotFound("guest", guest_id) from None

    async def account(self, login: str) -> Account:
        for found in await self._read(f"{ACCOUNT.select} WHERE login = $1", _fold(login)):
            return ACCOUNT.row(found)
        raise NotFound("login", login)

    async def account_of(self, guest_id: str) -> Account | None:
        found = await self._read(f"{ACCOUNT.select} WHERE guest_id = $1", guest_id)
        return ACCOUNT.row(found[0]) if found else None

    # Tables

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        steps = [(SEAT.insert, SEAT.values(seat)) for seat in seats]
        try:
            await self._change((TABLE.insert, TABLE.values(table)), *steps)
        except Duplicate:
            raise Conflict("table") from None

    async def table(self, table_id: str) -> TableRow:
        for found in await self._read(f"{TABLE.select} WHERE id = $1", table_id):
            return TABLE.row(found)
        raise NotFound("table", table_id)

    async def seats(self, table_id: str) -> list[SeatRow]:
        found = await self._read(f"{SEAT.select} WHERE table_id = $1 ORDER BY seat", table_id)
        return [SEAT.row(values) for values in found]

    async def update_table(self, table_id: str, **fields: Any) -> None:
        unknown = [name for name in fields if name not in TABLE.names or name == "id"]
        if unknown or not fields:
            raise TypeError(f"a table has no field {unknown} to set")
        settings = ", ".join(f'"{name}" = ${place}' for place, name in enumerate(fields, 2))
        values = [TABLE.value(name, value) for name, value in fields.items()]
        statement = f"UPDATE tables SET {settings} WHERE id = $1"
        if not await self._change((statement, [table_id, *values])):
            raise NotFound("table", table_id)

    async def put_seat(self, seat: SeatRow, expected: SeatRow) -> None:
        place = (seat.table_id, seat.seat)
        if place != (expected.table_id, expected.seat):
            raise ValueError("a seat is replaced by itself alone")
        wanted, before = SEAT.values(seat)[2:], SEAT.values(expected)[2:]
        if not await self._change((_PUT_SEAT, [*place, *wanted, *before])):
            await self.table(seat.table_id)
            raise Conflict("seat")

    async def tables_of(self, guest_id: str) -> list[TableRow]:
        return [TABLE.row(values) for values in await self._read(_TABLES_OF, guest_id)]

    async def open_tables(self, limit: int) -> list[TableRow]:
        return [TABLE.row(values) for values in await self._read(_OPEN_TABLES, limit)]

    async def delete_table(self, table_id: str) -> None:
        if not await self._change(("DELETE FROM tables WHERE id = $1", [table_id])):
            raise NotFound("table", table_id)

    # Matches

    async def append(self, entry: LogRow, choice: ChoiceRow | None = None) -> None:
        try:
            if choice is None:
                done = await self._change((_ENTRY, LOG.values(entry))) == 1
            elif choice.match != entry.match:
                raise ValueError("a choice is logged in its own match")
            else:
                _check([*LOG.values(entry), *CHOICE.values(choice)])
                done = await self._put_choice(entry, choice)
        except Duplicate:
            done = False
        except Orphan:
            raise NotFound("table", entry.match) from None
        if not done:
            await self._explain(entry.match, choice)

    async def undo(self, entry: LogRow, keep: int) -> None:
        if keep < 0:
            raise ValueError("an undo keeps no choice at least")
        _check(LOG.values(entry))
        try:
            done = await self._put_undo(entry, keep)
        except Duplicate:
            done = False
        except Orphan:
            raise NotFound("table", entry.match) from None
        if not done:
            await self._explain(entry.match, None)

    async def _explain(self, match: str, choice: ChoiceRow | None) -> None:
        """Says why an entry was not the next one."""
        await self.table(match)
        known = choice and await self.choice_by_id(match, choice.choice_id)
        raise Conflict("choice_id" if known else "version")

    async def version(self, match: str) -> int:
        found = await self._read('SELECT max(version) FROM log WHERE "match" = $1', match)
        return (found and found[0][0]) or 0

    async def log(self, match: str, after: int = 0) -> list[LogRow]:
        statement = f'{LOG.select} WHERE "match" = $1 AND version > $2 ORDER BY version'
        found = await self._read(statement, match, _bounded(after))
        return [LOG.row(values) for values in found]

    async def choices(self, match: str, after: int = 0) -> list[ChoiceRow]:
        statement = f'{CHOICE.select} WHERE "match" = $1 AND n > $2 ORDER BY n'
        found = await self._read(statement, match, _bounded(after))
        return [CHOICE.row(values) for values in found]

    async def undone(self, match: str) -> list[UndoneRow]:
        found = await self._read(f'{UNDONE.select} WHERE "match" = $1 ORDER BY version', match)
        return [UNDONE.row(values) for values in found]

    async def choice_by_id(self, match: str, choice_id: str) -> ChoiceRow | None:
        found = await self._read(_BY_ID, match, choice_id)
        return CHOICE.row(found[0]) if found else None


def _check(values: Sequence[Value]) -> None:
    for value in values:
        if not is_storable(value):
            raise ValueError(f"no database can hold {value!r}")


def _fold(login: str) -> str:
    """Logins that look the same are the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", login).casefold())


def _bounded(number: int) -> int:
    """Versions that clients claim to have seen may be any number; a column cannot."""
    return max(-_MOST, min(number, _MOST))


_PUT_SEAT = """
UPDATE seats SET kind = $3, guest_id = $4, bot = $5, name = $6
WHERE table_id = $1 AND seat = $2 AND kind = $7 AND coalesce(guest_id, '') = coalesce($8, '')
  AND coalesce(bot, '') = coalesce($9, '') AND name = $10
"""
_TABLES_OF = f"""
{TABLE.select} WHERE status <> 'gone'
  AND (owner = $1 OR id IN (SELECT table_id FROM seats WHERE guest_id = $1))
ORDER BY touched DESC, id
"""
_OPEN_TABLES = f"""
{TABLE.select} WHERE status = 'open' AND access = 'public' ORDER BY created DESC, id LIMIT $1
"""
_ENTRY = f"""
INSERT INTO log ({LOG.list}) SELECT $1, CAST($2 AS bigint), $3, $4, $5
WHERE coalesce((SELECT max(version) FROM log WHERE "match" = $1), 0) = CAST($2 AS bigint) - 1
"""
_BY_ID = f"""
SELECT {CHOICE.list} FROM choices WHERE "match" = $1 AND choice_id = $2
UNION ALL SELECT {CHOICE.list} FROM undone WHERE "match" = $1 AND choice_id = $2
"""
