"""The tables of balance.md about games in which players compete."""

from collections import Counter
from collections.abc import Iterator, Mapping

from balance.cells import Study
from balance.contests import lift, popularity, total_uses
from balance.counts import Contest, Counts, Use
from balance.markdown import head, line, name, percent, points
from looptable.engine.registry import find_game
from looptable.lab.statistics import wilson

__all__ = ["order", "scores", "solo", "uses"]

Known = Mapping[str, Counts]


def scores(study: Study, known: Known) -> list[str]:
    """The spread of final scores at each table, and the number of eliminated players."""
    spread = ["mean", "lowest", "a tenth below", "a tenth above", "highest"]
    lines = head(["table", "matches", *spread, "eliminated", "victory shared", "ended early"])
    for cell, counts, contest in _contests(study, known):
        players = counts.games * len(contest.order)
        out = sum(tally.times for tally in counts.events.get("eliminated", {}).values())
        ends = [out / players, _ended(counts, "shared"), _ended(counts, "last-standing")]
        cells = [cell, str(counts.games), *_spread(contest), *(percent(share) for share in ends)]
        lines.append(line(cells))
    return lines


def _spread(contest: Contest) -> list[str]:
    found = sorted(int(score) for score in Counter(contest.scores).elements())
    tenth = len(found) // 10
    marks = [found[0], found[tenth], found[-1 - tenth], found[-1]]
    return [f"{sum(found) / len(found):.1f}", *(str(mark).replace("-", "−") for mark in marks)]


def _ended(counts: Counts, ending: str) -> float:
    return counts.endings.get(ending, 0) / counts.games


def order(study: Study, known: Known) -> list[str]:
    """Wins by the order of the first day: first, second …; alone or with others."""
    groups: dict[int, list[tuple[Counts, Contest]]] = {}
    for _, counts, contest in _contests(study, known):
        if len(contest.order) > 1:
            groups.setdefault(len(contest.order), []).append((counts, contest))
    lines = head(["players", "first", "second", "third", "fourth", "a victory each would be"])
    for players, cells in sorted(groups.items()):
        games = sum(counts.games for counts, _ in cells)
        wins = [sum(contest.order[place] for _, contest in cells) for place in range(players)]
        shares = [_share(won, games) for won in wins] + ["–"] * (4 - players)
        lines.append(line([str(players), *shares, percent(sum(wins) / games / players)]))
    return lines


def solo(study: Study, known: Known) -> list[str]:
    """The frequency of a single winner."""
    lines = head(["table", "won", "mean score"])
    for cell, counts, contest in _contests(study, known):
        if len(contest.order) == 1:
            lines.append(line([cell, _share(counts.won, counts.games), _spread(contest)[0]]))
    return lines


def uses(study: Study, known: Known) -> list[str]:
    """Every subject of the contest: who could have had it, who had it, and whether they won."""
    kind = study.watch[study.contest]
    facts = {face.id: face.facts for face in find_game(study.game).cards() if face.kind == kind}
    totals = total_uses(known)
    titles = [kind, "points", "era", "could", "did", "of winners", "of losers", "won more"]
    lines = head(titles)
    for subject in sorted(totals, key=lambda subject: -lift(totals[subject])):
        use, fact = totals[subject], facts[subject]
        lines.append(
            line([name(study, subject, kind), fact["points"], fact["era"], *_use_cells(use)])
        )
    return lines


def _use_cells(use: Use) -> list[str]:
    return [
        str(use.winners + use.losers),
        percent(popularity(use)),
        percent(use.by_winners / use.winners),
        percent(use.by_losers / use.losers),
        points(lift(use)),
    ]


def _share(won: int, games: int) -> str:
    low, high = wilson(won, games)
    return f"**{percent(won / games)}** ({100 * low:.0f}–{100 * high:.0f})"


def _contests(study: Study, known: Known) -> Iterator[tuple[str, Counts, Contest]]:
    for cell in study.cells():
        counts = known.get(cell.id)
        if counts is not None and counts.contest is not None:
            yield cell.id, counts, counts.contest
