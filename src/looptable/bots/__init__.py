"""Bots for any game, and how they are found by name.

A bot sees a view and its options, never a state (`engine.bot`). `find_bot` knows them all; `decide`
asks one of them for its choice.
"""

from collections.abc import Callable, Mapping
from typing import Final

from looptable.bots.deciding import Blind, decide
from looptable.bots.random_bot import RandomBot
from looptable.content.closest import closest
from looptable.core.errors import WrongUse
from looptable.engine.bot import Bot

__all__ = ["BOTS", "Blind", "RandomBot", "decide", "find_bot"]

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {"random": RandomBot}
"""Every bot by its name."""


def find_bot(name: str) -> Bot:
    """A new bot of this name."""
    if name not in BOTS:
        raise WrongUse(
            "use/unknown-bot", bot=name, accepted=list(BOTS), closest=closest(name, BOTS)
        )
    return BOTS[name]()
