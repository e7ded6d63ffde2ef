"""Measurements of the server, the page and the board, for `make bench`."""
