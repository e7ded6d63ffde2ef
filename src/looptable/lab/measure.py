"""Measures games in the build that is running; `bench` starts this module once per build.

Work is timed by the processor's time, and the best of several runs counts: whatever else the machine
does can only make a run slower, and is no property of the game.
"""

import sys
import time
from collections.abc import Callable
from itertools import count
from typing import Final, NoReturn

import msgspec

from looptable.core.build import build
from looptable.core.chance import Chance
from looptable.core.errors import WrongUse
from looptable.engine.contract.game import Game
from looptable.engine.contract.state import State, play_out
from looptable.engine.match.match import Match, new_match, open_match
from looptable.engine.match.record import Record
from looptable.engine.registry import games

__all__ = ["Figures", "Measured", "measure", "measure_all"]

RUNS: Final = 5
LONGEST: Final = 100_000
RECORD: Final = 500  # choices in the record that is replayed, if the game has such long matches
_BATCH = 20  # matches between two looks at the clock


class Figures(msgspec.Struct, frozen=True):
    """The speed of one game in one build, each figure the best of several runs."""

    decisions_per_s: float
    games_per_s: float
    clone_us: float
    playouts_per_s: float
    replay_ms: float
    replay_choices: int


class Measured(msgspec.Struct, frozen=True):
    """The measurements of one process, and its build."""

    build: str
    games: dict[str, Figures]


def measure_all(seconds: float, *wanted: str) -> Measured:
    """The figures of these games, or of every registered one."""
    names = wanted or tuple(games())
    return Measured(build(), {name: measure(games()[name], seconds) for name in names})


def measure(game: Game, seconds: float) -> Figures:
    """The figures of one game; each run takes about `seconds`."""
    rates = [_play(game, run, seconds) for run in range(RUNS)]
    record = _long_record(game)
    return Figures(
        decisions_per_s=max(decisions for decisions, _ in rates),
        games_per_s=max(matches for _, matches in rates),
        clone_us=_clone_us(game, seconds / RUNS),
        playouts_per_s=_playouts_per_s(game, seconds / RUNS),
        replay_ms=_replay_ms(record, seconds / RUNS),
        replay_choices=len(record.choices),
    )


def _start(game: Game, seed: int) -> State:
    return game.start(_players(game), {}, seed)


def _players(game: Game) -> int:
    return min(max(2, game.meta.least_players), game.meta.most_players)


def _chance(seed: int) -> Chance:
    chance = Chance(1)
    chance.seed(seed)
    return chance


def _play(game: Game, run: int, seconds: float) -> tuple[float, float]:
    """Decisions per second of random play, and matches per second with their setting up."""
    chance = _chance(run)
    decisions = matches = 0
    setting_up = playing = 0.0
    while setting_up + playing < seconds:
        start = time.process_time()
        states = [_start(game, run * 1_000_000 + matches + i) for i in range(_BATCH)]
        ready = time.process_time()
        for state in states:
            decisions += play_out(state, chance, LONGEST)
        playing += time.process_time() - ready
        setting_up += ready - start
        matches += _BATCH
    return decisions / playing, matches / (setting_up + playing)


def _clone_us(game: Game, seconds: float) -> float:
    """Microseconds for a copy of a state in the middle of a match."""
    return _each(_halfway(game).clone, seconds, batch=100) * 1e6


def _playouts_per_s(game: Game, seconds: float) -> float:
    """Flat Monte-Carlo: copies of such a state, dealt new chance and played to the end at random."""
    state, chance, seeds = _halfway(game), _chance(2), count()

    def iteration() -> None:
        twin = state.clone()
        twin.reseed(next(seeds))
        play_out(twin, chance, LONGEST)

    return 1 / _each(iteration, seconds, batch=20)


def _halfway(game: Game) -> State:
    length = play_out(_start(game, 1), _chance(1), LONGEST)
    state = _start(game, 1)
    play_out(state, _chance(1), length // 2)
    return state


def _replay_ms(record: Record, seconds: float) -> float:
    """Milliseconds to bring a record back to its last state."""
    return _each(lambda: open_match(record, _no_pack), seconds, batch=1) * 1e3


def _each(work: Callable[[], object], seconds: float, batch: int) -> float:
    """Seconds for one piece of work: the best of several batches, after one for warming up."""
    times: list[float] = []
    work()
    end = time.process_time() + seconds
    while len(times) < RUNS or time.process_time() < end:
        start = time.process_time()
        for _ in range(batch):
            work()
        times.append((time.process_time() - start) / batch)
    return min(times)


def _no_pack(name: str) -> NoReturn:
    raise WrongUse("use/unknown-pack", pack=name, accepted=(), closest=None, folder="")


def _long_record(game: Game) -> Record:
    """A random match of 500 choices, or the longest of a few."""
    longest = max((_random_match(game, seed) for seed in range(RUNS)), key=_length)
    return longest.record.upto(RECORD)


def _length(match: Match) -> int:
    return len(match.lines)


def _random_match(game: Game, seed: int) -> Match:
    match = new_match(game, _players(game), {}, seed)
    chance = _chance(seed)
    while _length(match) < RECORD and (pending := match.state.pending()):
        legal = match.state.legal(pending[0])
        action = legal[chance.below(0, len(legal))]
        match.act(pending[0], game.option_key(match.state, pending[0], action))
    return match


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.encode(measure_all(float(sys.argv[1]), *sys.argv[2:])))
