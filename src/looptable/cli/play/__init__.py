"""A game at the terminal: people at one keyboard, bots in the other seats.

`seating` says who sits where, `session` holds the match and its story, `answers` understands what is typed,
`keyboard` and `screen` are the two ends of the terminal, `evening` is the loop that joins them.
"""
