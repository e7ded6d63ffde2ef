"""Asking a bot for its choice."""

from typing import Protocol, runtime_checkable

from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Bot, Follower, Orders, Wishes
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State

__all__ = ["Blind", "Guessing", "decide"]


@runtime_checkable
class Blind(Protocol):
    """A bot that looks at nothing, so that nobody needs to draw a view for it.

    `pick` must take the option that `choose` would take.
    """

    def pick(self, count: int, chance: Chance) -> int:
        """The index of one of `count` options."""
        ...


@runtime_checkable
class Guessing(Protocol):
    """A bot that looks only at a state that its seat takes for possible (`Game.imagine`).

    `pick_on` must take the option that `choose` would take on a view that leads to this guess.
    """

    def pick_on(self, guess: State, seat: Seat) -> int:
        """The index, in `State.legal`, of the option it takes."""
        ...


def decide(
    bot: Bot,
    game: Game,
    state: State,
    seat: Seat,
    chance: Chance,
    wishes: Wishes | None = None,
    orders: Orders | None = None,
) -> int:
    """The index, in `State.legal`, of what the bot chooses for a pending seat, among these people if any."""
    if wishes and isinstance(bot, Follower):
        options = game.legal_options(state, seat)
        return bot.follow(game, game.view(state, seat), seat, options, chance, wishes, orders or {})
    if isinstance(bot, Blind):
        return bot.pick(len(state.legal(seat)), chance)
    if isinstance(bot, Guessing):
        return bot.pick_on(game.imagine(state, seat, chance), seat)
    options = game.legal_options(state, seat)
    return bot.choose(game, game.view(state, seat), seat, options, chance)
