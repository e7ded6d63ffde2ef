"""Bots at tables: when they move, the processes they think in, and the hints they give."""
