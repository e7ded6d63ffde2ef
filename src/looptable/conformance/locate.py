"""Finds a game by what one types: its id, or `module:attribute` for one that is not installed."""

import importlib

from looptable.content.diagnostics.diagnostics import closest
from looptable.core.errors import WrongUse
from looptable.engine.contract.game import Game
from looptable.engine.registry import find_game, games

__all__ = ["locate", "name_of"]


def locate(name: str) -> Game:
    """The game of this name."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return find_game(name)
    try:
        found = getattr(importlib.import_module(module), attribute, None)
    except ModuleNotFoundError as error:
        # A module that the game's own module fails to import is the author's to read about.
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        found = None
    if not isinstance(found, Game):
        known = list(games())
        raise WrongUse(
            "use/unknown-game",
            game=name,
            accepted=[*known, "MODULE:GAME"],
            closest=closest(name, known),
        )
    return found


def name_of(game: Game) -> str:
    """The name by which another process finds a game; empty if there is none."""
    return next((name for name, known in games().items() if known is game), "")
