"""Minute Hand: a tiny complete game that uses every part of the contract. Copy it to start yours."""

from looptable.games._template.game import TemplateGame

__all__ = ["GAME"]

GAME = TemplateGame()
