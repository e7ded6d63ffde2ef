"""Tests of this game in a real browser."""
