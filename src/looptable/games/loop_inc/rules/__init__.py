"""The rules of Loop, Inc.: fields, chapters of the rulebook, expansions, set-up, state."""
