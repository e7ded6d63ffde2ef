"""Plays many matches, in several processes; the result does not depend on how many."""

import multiprocessing
import os
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed

import msgspec

from looptable.bots import find_bot
from looptable.core.interrupts import ignoring_sigint
from looptable.engine.registry import find_game
from looptable.lab.playing import Plan, Played, play_match
from looptable.lab.summary import Summary, summarise

__all__ = ["Progress", "Simulation", "check_plan", "default_jobs", "simulate"]

Progress = Callable[[int], None]
"""Called with the number of matches played since the last call."""

_PIECES = 16  # a process gets its share in this many parts, so that all finish together
_LARGEST = 200  # matches in a part, so that progress moves


class Simulation(msgspec.Struct, frozen=True):
    """The matches played, their results, and the speed."""

    plan: Plan
    summary: Summary
    jobs: int
    seconds: float

    @property
    def games_per_s(self) -> float:
        """Matches per second of the clock on the wall."""
        return self.plan.games / self.seconds if self.seconds else 0.0


def default_jobs() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def check_plan(plan: Plan) -> None:
    """Refuses an unknown game, bot or setting before any process is started."""
    game = find_game(plan.game)
    for name in plan.bots:
        find_bot(name, game)
    game.start(plan.players, plan.options, plan.seed)


def simulate(plan: Plan, jobs: int, progress: Progress = lambda _: None) -> Simulation:
    """Plays all matches of a plan."""
    check_plan(plan)
    parts = list(_parts(plan.games, jobs))
    workers = min(jobs, len(parts))
    start = time.perf_counter()
    played = (
        _alone(plan, parts, progress) if workers <= 1 else _together(plan, parts, workers, progress)
    )
    return Simulation(plan, summarise(plan, played), jobs, time.perf_counter() - start)


def _parts(games: int, jobs: int) -> Iterator[range]:
    size = max(1, min(_LARGEST, games // (jobs * _PIECES)))
    for first in range(0, games, size):
        yield range(first, min(first + size, games))


def _alone(plan: Plan, parts: list[range], progress: Progress) -> list[Played]:
    played: list[Played] = []
    for part in parts:
        played += _play_part(plan, part)
        progress(len(part))
    return played


def _together(plan: Plan, parts: list[range], workers: int, progress: Progress) -> list[Played]:
    played: list[Played] = []
    # A forked process would inherit threads and locks in any state; a spawned one starts clean.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        with ignoring_sigint():
            waiting = [pool.submit(_play_part, plan, part) for part in parts]
        try:
            for done in as_completed(waiting):
                part = done.result()
                played += part
                progress(len(part))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return played


def _play_part(plan: Plan, part: range) -> list[Played]:
    return [play_match(plan, number) for number in part]
