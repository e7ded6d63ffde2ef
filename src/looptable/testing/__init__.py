"""Helpers for tests of a game: the marker for rules, a table to play positions on, a look at views."""

from looptable.testing.rule import MOST_RULES, rule
from looptable.testing.table import Table
from looptable.testing.zones import zones

__all__ = ["MOST_RULES", "Table", "rule", "zones"]
