"""The bots of Loop, Inc., by name."""

from collections.abc import Callable, Mapping

from looptable.engine.contract.bot import Bot
from looptable.games.loop_inc.bot.bot import PlanningBot

__all__ = ["BOTS"]

BOTS: Mapping[str, Callable[[], Bot]] = {"blueprint": PlanningBot}
