"""Players without a person: the planning bot, and Junior."""
