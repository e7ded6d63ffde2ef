"""The kinds of things in the fields, for signatures, and the numbers that stand for them. Compiled."""

from typing import Final, TypeAlias

from mypy_extensions import i64

__all__ = [
    "ABILITY",
    "ALL_DIMENSIONS",
    "ALL_LOOPS",
    "BLACK_HOLE",
    "END",
    "ERAS",
    "FREE_MOVE",
    "HAND",
    "LOOP",
    "MARK",
    "MOVE",
    "NORMAL_CLONES",
    "NOTHING",
    "NOWHERE",
    "SUPA_CLONES",
    "USE",
    "Agent",
    "Card",
    "Clone",
    "Dimension",
    "Era",
    "Machina",
    "Mission",
]

Era: TypeAlias = i64
Agent: TypeAlias = i64
Card: TypeAlias = i64
Clone: TypeAlias = i64
Mission: TypeAlias = i64
Machina: TypeAlias = i64
Dimension: TypeAlias = i64

ERAS: Final[i64] = 7
HAND: Final[i64] = 3
NORMAL_CLONES: Final[i64] = 28
SUPA_CLONES: Final[i64] = 7  # numbered behind the normal ones

NOWHERE: Final[i64] = -1  # instead of an era
NOTHING: Final[i64] = -1  # instead of any piece; as an option: none of them

# Dimensions: the three that a LOOP readies, then black holes. Sets of them are masks.
BLACK_HOLE: Final[i64] = 3
ALL_LOOPS: Final[i64] = 0b0111
ALL_DIMENSIONS: Final[i64] = 0b1111

# Actions of Phase II: a kind, plus the number of the era, dimension or card that it is about.
END: Final[i64] = 0
MOVE: Final[i64] = 100
FREE_MOVE: Final[i64] = 200
LOOP: Final[i64] = 300
ABILITY: Final[i64] = 400
MARK: Final[i64] = 500
USE: Final[i64] = 1000
