"""The bots of T.I.M.E Stories, by name."""

from collections.abc import Callable, Mapping

from looptable.engine.contract.bot import Bot
from looptable.games.time_stories.bot.bot import TeamBot
from looptable.games.time_stories.bot.companion import CompanionBot

__all__ = ["BOTS"]

BOTS: Mapping[str, Callable[[], Bot]] = {
    "companion": CompanionBot,
    "explorer": TeamBot,
    "team": TeamBot,  # the name of the explorer at older tables
}
