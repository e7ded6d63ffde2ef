"""The players without a person: the planning bot, and Junior."""
