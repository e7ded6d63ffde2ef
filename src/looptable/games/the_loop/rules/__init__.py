"""The rules: the fields of a match, the chapters of the rulebook, the modes. Compiled."""
