"""What `tools/bench.py` measures of the server."""
