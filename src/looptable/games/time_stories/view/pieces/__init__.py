"""Pieces of the table, as a seat sees them: cards, bodies, mats, the plan, notebooks."""
