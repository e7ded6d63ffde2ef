"""The bots of The LOOP, by name."""

from collections.abc import Callable, Mapping

from looptable.engine.contract.bot import Bot
from looptable.games.the_loop.bot.bot import TurnSearchBot

__all__ = ["BOTS"]

BOTS: Mapping[str, Callable[[], Bot]] = {"blueprint": TurnSearchBot}
