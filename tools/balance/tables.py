"""The tables of balance.md, written between marks such as `<!-- the-loop: wins -->`."""

import re
from collections.abc import Callable, Mapping

from balance import contest_tables
from balance.cells import Study
from balance.counts import Counts, Tally
from balance.markdown import head, line, name, percent, points
from balance.openings import openings
from looptable.engine.registry import find_game
from looptable.lab.statistics import wilson

__all__ = ["rendered"]

Known = Mapping[str, Counts]


def rendered(page: str, study: Study, known: Known) -> str:
    """The page with all tables of a game rewritten."""
    for title, table in TABLES.items():
        mark = re.escape(f"{study.game}: {title}")
        if place := re.search(rf"<!-- {mark} -->\n(.*?)<!-- end -->", page, re.DOTALL):
            lines = "\n".join(["", *table(study, known), "", ""])
            page = page[: place.start(1)] + lines + page[place.end(1) :]
    return page


def _wins(study: Study, known: Known) -> list[str]:
    """Wins of the bot, with their 95 % confidence interval."""
    lines = head([*study.rows, *(table.name for table in study.table)])
    for row in study.row_names():
        cells = [known.get(", ".join([*row, table.name])) for table in study.table]
        lines.append(line([*row, *(_win(cell) for cell in cells)]))
    return lines


def _win(counts: Counts | None) -> str:
    if counts is None:
        return "–"
    low, high = wilson(counts.won, counts.games)
    return f"**{percent(counts.won / counts.games)}** ({100 * low:.0f}–{100 * high:.0f})"


def _endings(study: Study, known: Known) -> list[str]:
    """Endings of matches by the settings of their row."""
    endings = sorted({ending for counts in known.values() for ending in counts.endings})
    lines = head([*study.rows, *endings])
    for row in study.row_names():
        cells = [known.get(", ".join([*row, table.name]), Counts()) for table in study.table]
        games = sum(cell.games for cell in cells)
        sums = [sum(cell.endings.get(ending, 0) for cell in cells) for ending in endings]
        lines.append(line([*row, *(percent(n / games) if games else "–" for n in sums)]))
    return lines


def _agents(study: Study, known: Known) -> list[str]:
    """Endings of the matches of each agent, compared with all matches of the same cells."""
    lines = head(["agent", "matches", "won", "more than others"])
    for agent, tally in _totals(known, "turn").items():
        more = tally.won / tally.matches - _expected(known, "turn", agent)
        won = percent(tally.won / tally.matches)
        lines.append(line([name(study, agent, "agent"), str(tally.matches), won, points(more)]))
    return lines


def _cards(study: Study, known: Known) -> list[str]:
    """Each card of the market; a starting card may get there, but belongs to its agent."""
    market = {face.id for face in find_game(study.game).cards() if "agent" not in face.facts}
    found, used = _totals(known, "acquires"), _totals(known, "uses")
    acquired = {card: tally for card, tally in found.items() if card in market}
    lines = head(["card", "acquired in", "won", "more than others", "uses a match"])
    for card in sorted(acquired, key=lambda card: -_more(known, acquired, card)):
        tally = acquired[card]
        uses = used.get(card, Tally()).times / tally.matches
        cells = [str(tally.matches), percent(tally.won / tally.matches)]
        more = points(_more(known, acquired, card))
        lines.append(line([name(study, card, "card"), *cells, more, f"{uses:.1f}"]))
    return lines


def _starting(study: Study, known: Known) -> list[str]:
    """Uses of starting cards in a match of their agent."""
    used = _totals(known, "uses")
    agents = _totals(known, "turn")
    lines = head(["starting card", "agent", "uses a match"])
    for face in find_game(study.game).cards():
        owner = str(face.facts.get("agent", ""))
        if owner in agents:
            uses = used.get(face.id, Tally()).times / agents[owner].matches
            card = name(study, face.id, "card")
            lines.append(line([card, name(study, owner, "agent"), f"{uses:.1f}"]))
    return lines


def _more(known: Known, tallies: Mapping[str, Tally], subject: str) -> float:
    tally = tallies[subject]
    return tally.won / tally.matches - _expected(known, "acquires", subject)


def _totals(known: Known, kind: str) -> dict[str, Tally]:
    """The tallies of all cells together, by subject."""
    totals: dict[str, Tally] = {}
    for counts in known.values():
        for subject, tally in counts.events.get(kind, {}).items():
            total = totals.setdefault(subject, Tally())
            total.matches += tally.matches
            total.won += tally.won
            total.times += tally.times
    return dict(sorted(totals.items()))


def _expected(known: Known, kind: str, subject: str) -> float:
    """The frequency of wins in the same cells, weighted by where the subject was."""
    won = matches = 0.0
    for counts in known.values():
        tally = counts.events.get(kind, {}).get(subject, Tally())
        won += tally.matches * counts.won / counts.games
        matches += tally.matches
    return won / matches


TABLES: Mapping[str, Callable[[Study, Known], list[str]]] = {
    "wins": _wins,
    "endings": _endings,
    "agents": _agents,
    "cards": _cards,
    "starting cards": _starting,
    "scores": contest_tables.scores,
    "order": contest_tables.order,
    "solo": contest_tables.solo,
    "uses": contest_tables.uses,
    "openings": openings,
}
