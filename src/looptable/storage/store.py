"""The store that a server writes to: guests, tables, and the logs of matches.

**Append, commit, then broadcast.** A method that writes returns when the write is durable. A conflicting
write raises `Conflict` and has changed nothing; the caller reads again and retries.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from looptable.storage.rows import Account, Guest, LogRow, ResultRow, SeatRow, TableRow

__all__ = ["Heard", "PageTurned", "Seated", "Store"]

Heard = Callable[[str, int], None]
"""Called when another process appended this version to this match.

`heard("", 0)` says that messages may have been missed: any match may have grown. A table that another
process deleted is reported with a version that no log has.
"""

Seated = Callable[[str, str, tuple[int, ...]], None]
"""Called when these seats of a match have somebody at the process of this name."""

PageTurned = Callable[[str, int, str, int], None]
"""Called when a seat of a match has turned to a page of a scene at another process."""


class Store(Protocol):
    """Everything that outlives the process. Lookups raise `NotFound`."""

    async def migrate(self) -> None:
        """Brings the database up to date; to be called before anything else."""

    async def close(self) -> None:
        """Ends what is under way, then lets go of the database."""

    # Guests

    async def add_guest(self, guest: Guest) -> None: ...

    async def guest(self, guest_id: str) -> Guest: ...

    async def rename_guest(self, guest_id: str, name: str) -> None: ...

    async def add_account(self, login: str, password_hash: str, guest_id: str) -> None:
        """`Conflict("login")` if the name is taken, `Conflict("guest")` if the guest has one."""

    async def account(self, login: str) -> Account: ...

    async def account_of(self, guest_id: str) -> Account | None: ...

    # Tables

    async def add_table(self, table: TableRow, seats: Sequence[SeatRow]) -> None: ...

    async def table(self, table_id: str) -> TableRow: ...

    async def seats(self, table_id: str) -> list[SeatRow]:
        """In their order; none if there is no such table."""
        ...

    async def update_table(self, table_id: str, **fields: Any) -> None:
        """Sets these fields of its row."""

    async def put_seat(self, seat: SeatRow, expected: SeatRow) -> None:
        """Puts the seat if it is still as expected; else `Conflict("seat")`."""

    async def tables_of(self, guest_id: str) -> list[TableRow]:
        """Those it owns or sits at, but none that is gone; the last touched first."""
        ...

    async def open_tables(self, limit: int) -> list[TableRow]:
        """Public tables that wait for somebody, the newest first."""
        ...

    async def delete_table(self, table_id: str) -> None:
        """Removes the table and all that hangs on it: seats and log."""

    # Results

    async def add_result(self, result: ResultRow) -> None:
        """Keeps how a match ended for a guest; once, however often it is called."""

    async def results_of(self, guest_id: str) -> list[ResultRow]:
        """The results of a guest, the oldest first."""
        ...

    # Matches

    async def append(self, entry: LogRow) -> None:
        """The next entry of the log; `Conflict("version")` if its version is not the next one."""

    async def version(self, match: str) -> int:
        """The last version of the log; 0 if nothing is logged."""
        ...

    async def log(self, match: str, after: int = 0) -> list[LogRow]: ...

    def announce_seats(self, match: str, seats: Sequence[int]) -> None:
        """Announces to other processes which seats have somebody at this one. Never waits; may be lost."""

    def announce_page(self, match: str, seat: int, scene: str, page: int) -> None:
        """Announces to other processes that a seat turned a page. Never waits; may be lost."""

    async def listen(
        self, heard: Heard, seated: Seated | None = None, turned: PageTurned | None = None
    ) -> None:
        """Reports from now on what other processes do. Nobody else shares an SQLite file."""
