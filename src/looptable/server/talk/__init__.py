"""Talk at a table: messages and the shared notebook. Each is an entry of the log."""
