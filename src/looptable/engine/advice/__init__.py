"""Advice for any game: options are played on in possible worlds, and claims are made of what differs."""
