"""The lobby: new tables, the people who come to them, and another match."""
