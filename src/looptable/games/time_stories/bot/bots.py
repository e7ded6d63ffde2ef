"""The bots of T.I.M.E Stories, by name."""

from collections.abc import Callable, Mapping

from looptable.engine.contract.bot import Bot
from looptable.games.time_stories.bot.bot import TeamBot

__all__ = ["BOTS"]

BOTS: Mapping[str, Callable[[], Bot]] = {"team": TeamBot}
