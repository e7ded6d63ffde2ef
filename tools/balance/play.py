"""Plays the matches of a cell, in several processes."""

import multiprocessing
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor

from balance.cells import Cell, Study
from balance.contests import count_contest
from balance.counts import Counts, Tally
from looptable.core.interrupts import ignoring_sigint
from looptable.lab.playing import Plan
from looptable.lab.watching import Watched, watch_match

__all__ = ["play_cell"]

PART = 10  # matches that a process gets at a time
SEED = 2026


def play_cell(study: Study, cell: Cell, games: int, jobs: int) -> Counts:
    """The counts of a number of matches."""
    plan = Plan(study.game, cell.table.players, cell.options, (study.bot,), games, SEED)
    parts = [range(first, min(first + PART, games)) for first in range(0, games, PART)]
    watched = tuple(study.watch.items())
    if jobs == 1:
        matches = [match for part in parts for match in watch_part(plan, part, watched)]
        return count(matches, study)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        with ignoring_sigint():
            waiting = [pool.submit(watch_part, plan, part, watched) for part in parts]
        return count([match for done in waiting for match in done.result()], study)


def watch_part(
    plan: Plan, part: Iterable[int], watched: Sequence[tuple[str, str]]
) -> list[Watched]:
    """Some matches of a plan."""
    return [watch_match(plan, number, watched) for number in part]


def count(matches: Sequence[Watched], study: Study) -> Counts:
    """The summed counts of these matches."""
    counts = Counts(games=len(matches))
    for match in matches:
        ending = match.played.ending or "unfinished"
        is_won = bool(match.played.winners)
        counts.won += is_won
        counts.endings[ending] = counts.endings.get(ending, 0) + 1
        for kind, subjects in match.counts.items():
            tallies = counts.events.setdefault(kind, {})
            for subject, times in subjects.items():
                tally = tallies.setdefault(subject, Tally())
                tally.matches += 1
                tally.won += is_won
                tally.times += times
    counts.endings = dict(sorted(counts.endings.items()))
    if study.contest:
        counts.contest = count_contest(matches, study.contest, study.watch[study.contest])
    return counts
