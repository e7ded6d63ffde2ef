"""Bots for any game, and how they are found by name.

A bot sees a view and its options, never a state (`engine.bot`). `find_bot` knows them all; `decide`
asks one of them for its choice.
"""

from collections.abc import Callable, Mapping
from typing import Final

from looptable.bots.deciding import Blind, decide
from looptable.bots.random_bot import RandomBot
from looptable.content.diagnostics.suggestions import closest
from looptable.core.errors import WrongUse
from looptable.engine.contract.bot import Bot
from looptable.engine.contract.game import Game

__all__ = ["BOTS", "Blind", "RandomBot", "best_bot", "decide", "find_bot", "offered_bots"]

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {"random": RandomBot}
"""The bots for any game, by name; a game may bring its own."""


def find_bot(name: str, game: Game) -> Bot:
    """A new bot of this name for a game: one that knows it, or one for any game."""
    known = {**BOTS, **game.bots()}
    if name not in known:
        raise WrongUse(
            "use/unknown-bot", bot=name, accepted=list(known), closest=closest(name, known)
        )
    return known[name]()


def offered_bots(game: Game) -> tuple[str, ...]:
    """The bots to choose from, each under its first name; others are names that older tables have."""
    known = {**game.bots(), **BOTS}
    makers = list(known.values())
    return tuple(name for index, name in enumerate(known) if makers[index] not in makers[:index])


def best_bot(game: Game) -> str:
    """The default bot of a game: the first that knows it."""
    return next(iter(game.bots()), "random")
