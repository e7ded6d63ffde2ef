"""The counts, and the file they are kept in."""

from pathlib import Path

import msgspec

__all__ = ["Contest", "Counts", "Tally", "Use", "read_counts", "write_counts"]


class Tally(msgspec.Struct, array_like=True):
    """Matches in which something happened, how many of them were won, how often it happened."""

    matches: int = 0
    won: int = 0
    times: int = 0


class Use(msgspec.Struct, array_like=True):
    """The number of times winners and losers could have done something, and did."""

    winners: int = 0
    losers: int = 0
    by_winners: int = 0
    by_losers: int = 0


class Contest(msgspec.Struct):
    """The results of competing players: scores, wins by the order of the first turns, uses.

    `scores` counts each final score; JSON has only texts as keys.
    """

    scores: dict[str, int] = {}
    order: list[int] = []
    uses: dict[str, Use] = {}


class Counts(msgspec.Struct, omit_defaults=True):
    """The matches of one cell: how they ended, and who did what in them."""

    games: int = 0
    won: int = 0
    endings: dict[str, int] = {}
    events: dict[str, dict[str, Tally]] = {}
    contest: Contest | None = None


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
