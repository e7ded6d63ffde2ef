"""One match between bots, decided by its plan and its number alone."""

import hashlib
from collections.abc import Callable
from typing import Final

import msgspec

from looptable.bots import decide, find_bot
from looptable.core.chance import Chance
from looptable.core.ids import Seat
from looptable.engine.contract.event import Listener
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State
from looptable.engine.registry import find_game

__all__ = ["LONGEST", "Began", "Plan", "Played", "bots_at", "play_match"]

LONGEST: Final = 100_000
"""Matches longer than this count as unfinished."""

Began = Callable[[Game, State], None]
"""Looks at a match before its first choice."""


class Plan(msgspec.Struct, frozen=True):
    """The matches to play. `bots` are dealt to the seats in order, again and again."""

    game: str
    players: int
    options: dict[str, str | int | bool]
    bots: tuple[str, ...]
    games: int
    seed: int


class Played(msgspec.Struct, frozen=True):
    """The result of a match: `ending` is None if it had to be broken off."""

    bots: tuple[str, ...]
    ending: str | None
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    decisions: int


def bots_at(plan: Plan, number: int) -> tuple[str, ...]:
    """The bots by seat in a match: from one match to the next all move on by a seat."""
    seats = [plan.bots[seat % len(plan.bots)] for seat in range(plan.players)]
    turn = number % plan.players
    return tuple(seats[turn:] + seats[:turn])


def play_match(
    plan: Plan, number: int, listener: Listener | None = None, began: Began | None = None
) -> Played:
    """Plays one match to its end; the listener, if any, hears every event."""
    game = find_game(plan.game)
    names = bots_at(plan, number)
    state = game.start(plan.players, plan.options, _seed(plan, number, "match"))
    if began is not None:
        began(game, state)
    chances = [_chance(plan, number, seat) for seat in range(len(names))]
    decisions = _play(game, state, names, chances, listener)
    outcome = state.outcome()
    if outcome is None:
        return Played(names, None, (), (), decisions)
    return Played(names, outcome.code, outcome.winners, outcome.scores, decisions)


def _play(
    game: Game,
    state: State,
    names: tuple[str, ...],
    chances: list[Chance],
    listener: Listener | None,
) -> int:
    bots = [find_bot(name, game) for name in names]
    decisions = 0
    while decisions < LONGEST and (pending := state.pending()):
        seat = pending[0]
        index = decide(bots[seat], game, state, seat, chances[seat])
        state.apply(seat, state.legal(seat)[index], listener)
        decisions += 1
    return decisions


def _chance(plan: Plan, number: int, seat: Seat) -> Chance:
    chance = Chance(1)
    chance.seed(_seed(plan, number, f"seat {seat}"))
    return chance


def _seed(plan: Plan, number: int, purpose: str) -> int:
    """Independent of all other matches, so that it does not matter which process plays it."""
    words = f"{plan.seed}:{number}:{purpose}".encode("ascii")
    return int.from_bytes(hashlib.sha256(words).digest()[:8], "big")
