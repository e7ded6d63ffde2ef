"""Rows to the columns of their tables and back; what is no text and no number is kept as JSON.

JSON is kept in text columns on both databases: PostgreSQL's own types would reorder its keys and
refuse some of its characters.
"""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

from looptable.storage.rows import (
    Account,
    ChoiceRow,
    Guest,
    LogRow,
    SeatRow,
    TableRow,
    UndoneRow,
)

__all__ = [
    "ACCOUNT",
    "CHOICE",
    "GUEST",
    "LOG",
    "SEAT",
    "TABLE",
    "UNDONE",
    "Columns",
    "Value",
    "is_storable",
]

Value = str | int | None
Row = TypeVar("Row", bound=msgspec.Struct)

_JSON = {"options", "packs", "nonces", "header", "body"}


class Columns(Generic[Row]):
    """The columns of one kind of row, in the order of its fields."""

    def __init__(self, kind: type[Row], table: str) -> None:
        self._kind = kind
        self.table = table
        self.names = kind.__struct_fields__
        self.list = ", ".join(f'"{name}"' for name in self.names)
        self._decoders = {
            field.name: msgspec.json.Decoder(field.type)
            for field in msgspec.structs.fields(kind)
            if field.name in _JSON
        }
        places = ", ".join(f"${number}" for number in range(1, len(self.names) + 1))
        self.select = f"SELECT {self.list} FROM {table}"
        self.insert = f"INSERT INTO {table} ({self.list}) VALUES ({places})"

    def value(self, name: str, value: Any) -> Value:
        """The value of one field, as its column keeps it."""
        if name in self._decoders:
            return msgspec.json.encode(value).decode()
        if value is not None and not isinstance(value, str | int):
            raise TypeError(f"{self.table}.{name} cannot be {value!r}")
        return value

    def values(self, row: Row) -> list[Value]:
        """All values of a row, in the order of the columns."""
        return [self.value(name, getattr(row, name)) for name in self.names]

    def row(self, values: Sequence[Any]) -> Row:
        """The row that a database gave back."""
        fields = dict(zip(self.names, values, strict=True))
        for name, decoder in self._decoders.items():
            fields[name] = decoder.decode(fields[name])
        return self._kind(**fields)


def is_storable(value: Value) -> bool:
    """Whether both databases can hold it: PostgreSQL knows no NUL, and none knows half characters."""
    if not isinstance(value, str):
        return True
    return "\0" not in value and not any("\ud800" <= sign <= "\udfff" for sign in value)


ACCOUNT = Columns(Account, "accounts")
CHOICE = Columns(ChoiceRow, "choices")
GUEST = Columns(Guest, "guests")
LOG = Columns(LogRow, "log")
SEAT = Columns(SeatRow, "seats")
TABLE = Columns(TableRow, "tables")
UNDONE = Columns(UndoneRow, "undone")
