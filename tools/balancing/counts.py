"""What was counted, and the file it is kept in."""

from pathlib import Path

import msgspec

__all__ = ["Counts", "Tally", "read_counts", "write_counts"]


class Tally(msgspec.Struct, array_like=True):
    """Matches in which something happened, how many of them were won, how often it happened."""

    matches: int = 0
    won: int = 0
    times: int = 0


class Counts(msgspec.Struct):
    """The matches of one cell: how they ended, and who did what in them."""

    games: int = 0
    won: int = 0
    endings: dict[str, int] = {}
    events: dict[str, dict[str, Tally]] = {}


def read_counts(file: Path) -> dict[str, Counts]:
    """The counts of all cells so far."""
    if not file.exists():
        return {}
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Counts])


def write_counts(file: Path, counts: dict[str, Counts]) -> None:
    """Keeps them; a line for each cell, so that changes can be read."""
    file.parent.mkdir(parents=True, exist_ok=True)
    encode = msgspec.json.Encoder(order="sorted").encode
    lines = [f"{encode(cell).decode()}: {encode(counts[cell]).decode()}" for cell in counts]
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
