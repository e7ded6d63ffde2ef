"""Drawing for the terminal, with rich: any view of any game, galleries, tables of figures.

`drawing` draws a whole table from its parts: `zones`, `pieces`, `rows`. Nothing here knows a game, and nothing
reads a key or changes a match.
"""
