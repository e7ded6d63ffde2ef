"""Matches in which players compete: what winners did and losers did not."""

from collections import Counter
from collections.abc import Mapping, Sequence

from balance.counts import Contest, Counts, Use
from looptable.lab.statistics import wilson
from looptable.lab.watching import Watched

__all__ = ["count_contest", "faults", "lift", "popularity", "total_uses", "wins_expected"]

DEAD = 0.05  # a thing done by a smaller share than this of those who could might as well not exist
MUST = 0.90  # a thing done by a larger share than this leaves no choice
DOMINANT = 0.10  # so much more often than all who could, those who do it surely win


def count_contest(matches: Sequence[Watched], kind: str, zone: str) -> Contest:
    """Scores, wins by order, and for each subject of an event who could have had it and who had.

    A subject could be had by everybody in a match that began with its place on the table.
    """
    scores: Counter[int] = Counter()
    players = max(len(match.played.scores) for match in matches)
    contest = Contest(order=[0] * players)
    for match in matches:
        scores.update(match.played.scores)
        for seat in match.played.winners:
            contest.order[(seat - match.first) % players] += 1
        prefix = f"{zone}-"
        for subject in sorted(one for one in match.zones if one.startswith(prefix)):
            name = subject.removeprefix(prefix)
            done = match.seats.get(kind, {}).get(name, {})
            _add(contest.uses.setdefault(name, Use()), match, done)
    contest.scores = {str(score): count for score, count in sorted(scores.items())}
    contest.uses = dict(sorted(contest.uses.items()))
    return contest


def _add(use: Use, match: Watched, done: Mapping[int, int]) -> None:
    for seat in range(len(match.played.scores)):
        if seat in match.played.winners:
            use.winners += 1
            use.by_winners += seat in done
        else:
            use.losers += 1
            use.by_losers += seat in done


def total_uses(known: Mapping[str, Counts]) -> dict[str, Use]:
    """The uses of all cells where somebody can lose to somebody else."""
    totals: dict[str, Use] = {}
    for counts in known.values():
        if counts.contest is None or len(counts.contest.order) < 2:
            continue
        for subject, use in counts.contest.uses.items():
            total = totals.setdefault(subject, Use())
            total.winners += use.winners
            total.losers += use.losers
            total.by_winners += use.by_winners
            total.by_losers += use.by_losers
    return dict(sorted(totals.items()))


def popularity(use: Use) -> float:
    """How many of those who could did it."""
    return (use.by_winners + use.by_losers) / (use.winners + use.losers)


def lift(use: Use) -> float:
    """The lift: wins of those who did it compared with all who could."""
    done = use.by_winners + use.by_losers
    return use.by_winners / done - wins_expected(use) if done else 0.0


def wins_expected(use: Use) -> float:
    """The frequency of wins among all who could do something."""
    return use.winners / (use.winners + use.losers)


def _bound(use: Use) -> float:
    return wins_expected(use) + DOMINANT


def faults(uses: Mapping[str, Use]) -> dict[str, str]:
    """Subjects that are dead, without a choice, or dominant, each with the word for it."""
    found = {}
    for subject, use in uses.items():
        if popularity(use) < DEAD:
            found[subject] = "dead"
        elif popularity(use) > MUST:
            found[subject] = "a must"
        elif wilson(use.by_winners, use.by_winners + use.by_losers)[0] > _bound(use):
            found[subject] = "dominant"
    return found
