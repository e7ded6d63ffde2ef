"""The rules of Loop, Inc.: fields, chapters of the rulebook, set-up, state."""
