"""Odds of rolls and ways, exact."""
