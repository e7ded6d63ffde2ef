"""Rows for tests, with as little said as possible."""

from looptable.storage import ChoiceRow, Guest, LogRow, SeatRow, Store, TableRow

__all__ = ["choice_row", "entry_row", "guest_row", "play", "seat_rows", "table_row"]


def guest_row(id: str, name: str = "Ada") -> Guest:
    return Guest(id, "hash of a secret", name)


def table_row(id: str, owner: str = "owner") -> TableRow:
    return TableRow(id, owner, "template", 2, {"length": "short"}, (), "en", "public", "invite")


def seat_rows(id: str) -> list[SeatRow]:
    return [SeatRow(id, 0, "guest", "owner", name="Ada"), SeatRow(id, 1)]


def entry_row(match: str, version: int, kind: str = "choice") -> LogRow:
    return LogRow(match, version, kind, {"version": version})


def choice_row(match: str, n: int, id: str | None = None) -> ChoiceRow:
    return ChoiceRow(match, n, n % 2, f"use card-{n}", f"h{n}", id or f"c-{n}")


async def play(store: Store, match: str, count: int) -> None:
    """Appends the first choices of a match, and nothing else."""
    for n in range(1, count + 1):
        await store.append(entry_row(match, n), choice_row(match, n))
