"""Many matches: play them, measure them, say how sure the figures are.

`simulate` plays matches between bots, `bench` measures speed in both builds, `statistics` knows what
a count is worth. This room prints nothing; `cli` does.
"""
