"""Mutation testing: rules broken on purpose, one expression at a time, to see whether a test notices."""
