"""The kinds of things in the fields, for signatures, and how many there are of each. Compiled."""

from typing import Final, TypeAlias

from mypy_extensions import i64

__all__ = [
    "BAYS",
    "DAYS",
    "KINDS",
    "MARKS",
    "NEW_A_DAY",
    "ROOMS",
    "SPAN",
    "TEARS_OUT",
    "TOKENS",
    "Card",
    "Kind",
    "Mark",
    "Player",
    "Span",
    "Trip",
]

Player: TypeAlias = i64
Mark: TypeAlias = i64  # a machine: 0 is Mark I
Kind: TypeAlias = i64  # of component
Span: TypeAlias = i64  # neighbouring kinds of components
Trip: TypeAlias = i64  # dealt in this match
Card: TypeAlias = i64

KINDS: Final[i64] = 5  # of components
ROOMS: Final[i64] = 3  # garage, store and armory, by the numbers of their cards
MARKS: Final[i64] = 3  # machines of a player
BAYS: Final[i64] = 15  # MARKS * KINDS: places for components on the machines of a player
DAYS: Final[i64] = 3
TOKENS: Final[i64] = 6  # machine tokens of a player: one on Day 1, two on Day 2, three on Day 3
NEW_A_DAY: Final[i64] = 3
TEARS_OUT: Final[i64] = 4  # tears that put a player out of the game

SPAN: Final[i64] = 8  # a span of components is its first times this, plus the one after its last
