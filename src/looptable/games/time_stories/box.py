"""What is in the box (section 3 of the ledger); play never runs out of it (TIME-OPEN-24)."""

from typing import Final

from looptable.games.time_stories.rules.codes import COLOURS, SYMBOLS

__all__ = ["BOX"]

BOX: Final = {
    "agent pawn": 2 * len(COLOURS),  # a main and a small one in each colour
    "time marker": 1,
    "group marker": 1,
    "Time Captain die": 1,
    "action die": 6,
    "two-sided shield": 40,
    "time shield": 7,
    "heart shield": 7,
    "special shield": 7,
    "resource token": 140,
    "life token": 30,
    "state token": len(SYMBOLS),
}
"""How many there are of each component."""
