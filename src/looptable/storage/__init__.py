"""Storage of guests, tables and the logs of matches, in SQLite or PostgreSQL.

`open_store(url)` gives a `Store`; `migrate` it, then use it. Rows are plain data: no rule is known
here, and no state is kept: a match is its log.
"""

from looptable.storage.errors import Conflict, NotFound, Unavailable
from looptable.storage.opening import open_store
from looptable.storage.rows import (
    Access,
    Account,
    Guest,
    LogRow,
    ResultRow,
    SeatKind,
    SeatRow,
    Status,
    TableRow,
    now,
)
from looptable.storage.sqlite import SqliteStore
from looptable.storage.store import Heard, PageTurned, Seated, Store

__all__ = [
    "Access",
    "Account",
    "Conflict",
    "Guest",
    "Heard",
    "LogRow",
    "NotFound",
    "ResultRow",
    "SeatKind",
    "SeatRow",
    "PageTurned",
    "Seated",
    "SqliteStore",
    "Status",
    "Store",
    "TableRow",
    "Unavailable",
    "now",
    "open_store",
]
