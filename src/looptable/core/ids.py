"""One name per kind of identifier."""

from __future__ import annotations

from typing import NewType, TypeAlias

__all__ = ["Action", "GameId", "PackId", "Seat", "SettingId"]

# Seats and actions cross into compiled code, where only a plain int becomes a native integer;
# so they are aliases and not NewTypes.

Seat: TypeAlias = int
"""A place at the table, counted from 0."""

Action: TypeAlias = int
"""One choice of one seat; what it means is known to the game that listed it."""

GameId = NewType("GameId", str)
"""A set of rules, for instance `the-loop`."""

PackId = NewType("PackId", str)
"""A folder of content that a table may add."""

SettingId = NewType("SettingId", str)
"""A choice about the rules, made before a match."""
