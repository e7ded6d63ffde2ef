"""The rules, a chapter of the rulebook in each module."""
