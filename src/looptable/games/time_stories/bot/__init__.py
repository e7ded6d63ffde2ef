"""The team bot."""
