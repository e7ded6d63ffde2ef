"""Views of a match: the table as drawn, options in words, the summary."""
