"""Loop, Inc."""

from looptable.games.loop_inc.game import IncGame

__all__ = ["GAME"]

GAME = IncGame()
