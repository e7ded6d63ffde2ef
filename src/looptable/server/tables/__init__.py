"""Tables: the registry, one loaded table, and everything that changes or presents it."""
