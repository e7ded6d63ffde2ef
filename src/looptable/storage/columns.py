"""Rows to the columns of their tables and back; what is neither text nor number is kept as JSON.

JSON is kept in text columns on both databases: PostgreSQL's own types would reorder its keys and
refuse some of its characters.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from looptable.storage.bodies import decode_body, kind_of
from looptable.storage.rows import Account, Guest, LogRow, ResultRow, SeatRow, TableRow

__all__ = [
    "ACCOUNT",
    "GUEST",
    "LOG_COLUMNS",
    "RESULT",
    "SEAT",
    "TABLE",
    "Columns",
    "Value",
    "is_storable",
    "log_row",
    "log_values",
]

Value = str | int | None
Row = TypeVar("Row", bound=msgspec.Struct)

_JSON = {"options", "packs", "nonces", "header"}


class Columns(Generic[Row]):
    """The columns of one kind of row, in the order of its fields."""

    def __init__(self, kind: type[Row], table: str) -> None:
        self._kind = kind
        self.table = table
        self.names = kind.__struct_fields__
        self._decoders = {
            field.name: msgspec.json.Decoder(field.type)
            for field in msgspec.structs.fields(kind)
            if field.name in _JSON
        }

    def value(self, name: str, value: Any) -> Value:
        """The value of one field, as its column keeps it."""
        if name in self._decoders:
            return msgspec.json.encode(value).decode()
        if value is not None and not isinstance(value, str | int):
            raise TypeError(f"{self.table}.{name} cannot be {value!r}")
        return value

    def values(self, row: Row) -> dict[str, Value]:
        """The value of each column of a row."""
        return {name: self.value(name, getattr(row, name)) for name in self.names}

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
GUEST = Columns(Guest, "guests")
RESULT = Columns(ResultRow, "results")
SEAT = Columns(SeatRow, "seats")
TABLE = Columns(TableRow, "tables")

LOG_COLUMNS: Final = '"match", version, kind, body, time'


def log_values(entry: LogRow) -> list[Value]:
    """The values of an entry, in the order of `LOG_COLUMNS`."""
    body = msgspec.json.encode(entry.body).decode()
    return [entry.match, entry.version, kind_of(entry.body), body, entry.time]


def log_row(values: Sequence[Any]) -> LogRow:
    """The entry that a database gave back."""
    match, version, kind, body, time = values
    return LogRow(match, version, decode_body(kind, body), time)
