"""What a worker process does: chooses for a seat, or ranks its options. It plays no match itself."""

from functools import lru_cache
from typing import Any

import msgspec

from looptable.bots import decide, find_bot
from looptable.bots.advising import advise, find_adviser
from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.bot import Advice
from looptable.engine.game import Game
from looptable.server.play import dressed

__all__ = ["Job", "choose", "rank"]


class Job(msgspec.Struct, frozen=True):
    """A question to a bot: the table as it stands, the seat, and the chance it may use."""

    game: str
    packs: tuple[str, ...]
    position: dict[str, Any]
    seat: Seat
    seed: int
    bot: str = ""


@lru_cache(maxsize=8)
def _game(name: str, packs: tuple[str, ...]) -> Game:
    return dressed(name, packs)


def choose(job: Job) -> str:
    """The key of the option that the bot takes."""
    game = _game(job.game, job.packs)
    state = game.load(job.position)
    chance = Chance(1)
    chance.seed(job.seed)
    index = decide(find_bot(job.bot, game), game, state, job.seat, chance)
    return game.describe(state, job.seat, state.legal(job.seat)[index]).key


def rank(job: Job, seconds: float) -> list[Advice]:
    """Every option, the best first."""
    game = _game(job.game, job.packs)
    adviser = find_adviser(game)
    assert adviser is not None, "whoever asks has looked"
    return advise(adviser, game, game.load(job.position), job.seat, job.seed, seconds)
