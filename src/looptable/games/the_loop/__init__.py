"""The LOOP: a co-operative game for one to four; seven eras, Dr Foo's machine, and the LOOP."""

from looptable.games.the_loop.game import LoopGame

__all__ = ["GAME"]

GAME = LoopGame()
