"""Rows for tests, with as little said as possible."""

from looptable.storage import Guest, LogRow, SeatRow, Store, TableRow
from looptable.storage.bodies import Body, ChatWritten, ChoiceMade, ChoicesUndone

__all__ = ["entry_row", "guest_row", "play", "seat_rows", "table_row"]


def guest_row(id: str, name: str = "Ada") -> Guest:
    return Guest(id, "hash of a secret", name)


def table_row(id: str, owner: str = "owner") -> TableRow:
    return TableRow(id, owner, "template", 2, {"length": "short"}, (), "en", "public", "invite")


def seat_rows(id: str) -> list[SeatRow]:
    return [SeatRow(id, 0, "guest", "owner", name="Ada"), SeatRow(id, 1)]


def entry_row(match: str, version: int, kind: str = "choice") -> LogRow:
    """A choice, an undo of everything, or chat."""
    bodies: dict[str, Body] = {
        "choice": ChoiceMade(n=version, seat=0, do=f"use card-{version}", id=f"c-{version}"),
        "undo": ChoicesUndone(to=0, seat=0, name="Ada", count=1),
        "chat": ChatWritten(text=f"words {version}", seat=0, name="Ada"),
    }
    return LogRow(match, version, bodies[kind])


async def play(store: Store, match: str, count: int) -> None:
    """Appends the first choices of a match, and nothing else."""
    for n in range(1, count + 1):
        await store.append(entry_row(match, n))
