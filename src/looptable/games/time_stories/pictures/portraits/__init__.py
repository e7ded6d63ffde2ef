"""Portraits of receptacles: a description in a few words, drawn as a bust."""
