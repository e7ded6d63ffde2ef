"""Rulebooks for people: chapters of a game's `rulebook/<language>.md`."""
