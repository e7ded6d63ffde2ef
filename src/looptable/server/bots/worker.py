"""The work of a worker process: it chooses for a seat, proposes, or ranks options, and plays no match itself.

A bot may keep a plan from one choice of its turn to the next. So a worker keeps the bots that it has
asked, and a question says how the turn went so far: a bot that is not here is created and shown the
turn from its beginning. The answer is the same either way, and follows from the match alone.
"""

from collections import OrderedDict
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

import msgspec

from looptable.bots import decide, find_bot
from looptable.bots.advising import advise, find_adviser
from looptable.bots.following import proposals_of
from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Advice, Bot, Proposal
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.packs import game_with_packs

__all__ = ["Job", "Turn", "choose", "propose", "rank"]

MOST_BOTS: Final = 200


class Job(msgspec.Struct, frozen=True):
    """A question about a seat's options: the table as it stands, and the chance it may use."""

    game: str
    packs: tuple[str, ...]
    content: str
    position: dict[str, Any]
    seat: Seat
    seed: int
    orders: dict[str, dict[Seat, str | None]] = {}


class Turn(msgspec.Struct, frozen=True):
    """A question to a bot: how its turn began (`start` choices had been made), what was chosen since,
    the chance it may use at each of these choices and now, and the people at the table.
    """

    match: str
    bot: str
    game: str
    packs: tuple[str, ...]
    content: str
    seat: Seat
    start: int
    position: dict[str, Any]
    keys: tuple[str, ...]
    seeds: tuple[int, ...]
    wishes: dict[Seat, str | None] = {}
    orders: dict[str, dict[Seat, str | None]] = {}


@dataclass(slots=True)
class _Kept:
    """A bot, and the turn as it has seen it so far."""

    bot: Bot
    begun: tuple[str, int, dict[str, Any]]
    keys: tuple[str, ...]
    state: State


_kept: OrderedDict[tuple[str, Seat], _Kept] = OrderedDict()


@lru_cache(maxsize=8)
def _game(name: str, packs: tuple[str, ...], content: str) -> Game:
    return game_with_packs(name, packs, is_path_allowed=False, content=content)


def choose(turn: Turn) -> str:
    """The key of the option that the bot takes."""
    game = _game(turn.game, turn.packs, turn.content)
    kept = _known(turn) or _anew(game, turn)
    for key in turn.keys[len(kept.keys) :]:
        _ask(game, kept, turn)
        kept.state.apply(turn.seat, game.parse(kept.state, turn.seat, key))
        kept.keys = (*kept.keys, key)
    answer = _ask(game, kept, turn)
    # It has been asked at this moment, so that it is of use only when its answer was taken.
    kept.state.apply(turn.seat, game.parse(kept.state, turn.seat, answer))
    kept.keys = (*kept.keys, answer)
    _kept[turn.match, turn.seat] = kept
    if len(_kept) > MOST_BOTS:
        _kept.popitem(last=False)
    return answer


def _known(turn: Turn) -> _Kept | None:
    """The bot that has seen this very turn, up to here; it is taken out."""
    kept = _kept.pop((turn.match, turn.seat), None)
    begun = (turn.bot, turn.start, turn.position)
    if kept is None or kept.begun != begun or kept.keys != turn.keys[: len(kept.keys)]:
        return None
    return kept


def _anew(game: Game, turn: Turn) -> _Kept:
    begun = (turn.bot, turn.start, turn.position)
    return _Kept(find_bot(turn.bot, game), begun, (), game.load(turn.position))


def _ask(game: Game, kept: _Kept, turn: Turn) -> str:
    chance = Chance(1)
    chance.seed(turn.seeds[len(kept.keys)])
    state = kept.state
    index = decide(kept.bot, game, state, turn.seat, chance, turn.wishes, turn.orders)
    return game.option_key(state, turn.seat, state.legal(turn.seat)[index])


def rank(job: Job, seconds: float) -> list[Advice]:
    """Every option, the best first."""
    game = _game(job.game, job.packs, job.content)
    adviser = find_adviser(game)
    assert adviser is not None, "the server has checked"
    return advise(adviser, game, game.load(job.position), job.seat, job.seed, seconds)


def propose(job: Job, bot: str) -> tuple[Proposal, ...]:
    """The proposals of a bot to the people at its table."""
    game, chance = _game(job.game, job.packs, job.content), Chance(1)
    chance.seed(job.seed)
    return proposals_of(bot, game, game.load(job.position), job.seat, chance, job.orders)
