"""What tests of a game import: the marker for rules, and a table to play positions on."""

from looptable.testing.rule import MOST_RULES, rule
from looptable.testing.table import Table

__all__ = ["MOST_RULES", "Table", "rule"]
