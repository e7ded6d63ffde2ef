"""Asking a bot for advice, within a time."""

import time
from collections.abc import Callable

from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Advice, Adviser
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State

__all__ = ["MOST_EFFORT", "advise", "find_adviser"]

MOST_EFFORT = 8
"""Beyond this an adviser has thought of everything that it ever will."""

GROWTH = 2  # how much longer than the last round the next one may take


def find_adviser(game: Game) -> Adviser | None:
    """The first bot of a game that can give advice, if any can."""
    for make in game.bots().values():
        bot = make()
        if isinstance(bot, Adviser):
            return bot
    return None


def advise(
    adviser: Adviser,
    game: Game,
    state: State,
    seat: Seat,
    seed: int,
    seconds: float,
    clock: Callable[[], float] = time.monotonic,
) -> list[Advice]:
    """Every option of a pending seat, the best first, by as much effort as the time allows.

    The adviser sees the view and the options alone. The first round is always finished; another
    one starts only if it will probably end in time, and all rounds draw the same chance.
    """
    view, options = game.view(state, seat), game.legal_options(state, seat)
    start = clock()
    last = start
    found: list[Advice] = []
    for effort in range(1, MOST_EFFORT + 1):
        chance = Chance(1)
        chance.seed(seed)
        found = adviser.rank(game, view, seat, options, chance, effort)
        now = clock()
        if now - start + GROWTH * (now - last) > seconds:
            break
        last = now
    return found
