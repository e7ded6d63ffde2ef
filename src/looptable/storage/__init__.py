"""What outlives the process: guests, tables and the logs of matches, in SQLite or PostgreSQL.

`open_store(url)` gives a `Store`; `migrate` it, then use it. Rows are plain data: no rule is known
here, and a state is kept only as a snapshot that can be rebuilt.
"""

from looptable.storage.errors import Conflict, NotFound, Unavailable
from looptable.storage.opening import open_store
from looptable.storage.rows import (
    SNAPSHOT_EVERY,
    Access,
    Account,
    ChoiceRow,
    Guest,
    LogRow,
    SeatKind,
    SeatRow,
    SnapshotRow,
    Status,
    TableRow,
    UndoneRow,
    now,
)
from looptable.storage.sqlite import SqliteStore
from looptable.storage.store import Heard, Seated, Store

__all__ = [
    "SNAPSHOT_EVERY",
    "Access",
    "Account",
    "ChoiceRow",
    "Conflict",
    "Guest",
    "Heard",
    "LogRow",
    "NotFound",
    "SeatKind",
    "SeatRow",
    "Seated",
    "SnapshotRow",
    "SqliteStore",
    "Status",
    "Store",
    "TableRow",
    "Unavailable",
    "UndoneRow",
    "now",
    "open_store",
]
