"""`python tools/nights.py`: how often a team that knows the shipped mission by heart wins its night.

The scripted team of the tests plays all seats along the winning route, and leaves the dice to chance. From night to night
it takes every combination of receptacles in turn. Writes the table of the game's `balance.md` between its marks.

    python tools/nights.py                400 nights with each number of players
    python tools/nights.py --nights 40    fewer
    python tools/nights.py --print        write nothing
"""

import argparse
import itertools
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from looptable.games.time_stories import GAME
from looptable.games.time_stories.tests.low_tide import BODIES, guide
from looptable.lab.statistics import wilson

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "src" / "looptable" / "games" / "time_stories" / "balance.md"
TABLES = (("2, two agents each", 2, "two-each", 4), ("2, a third shared", 2, "shared", 3),
          ("3", 3, "two-each", 3), ("4", 4, "two-each", 4))  # fmt: skip
"""A title, the players, the setting for two, and the number of agents."""
MARK = re.compile(r"(<!-- nights -->\n).*?(<!-- end -->)", re.DOTALL)


def play_night(players: int, variant: str, agents: int, seed: int) -> int | None:
    """The units of time left at the end of a night that was won, else None."""
    options = {"mission": "low-tide", "two_players": variant}
    bodies = list(itertools.combinations(BODIES, agents))
    state = guide(*bodies[seed % len(bodies)]).play(GAME.start(players, options, seed))
    outcome = state.outcome()
    return int(state.time) if outcome is not None and outcome.code == "success" else None


def table_lines(nights: int) -> Iterator[str]:
    """The table, a line at a time."""
    yield "| players | nights | won | units left |"
    yield "| --- | --- | --- | --- |"
    for title, players, variant, agents in TABLES:
        left = [play_night(players, variant, agents, seed) for seed in range(1, nights + 1)]
        won = [units for units in left if units is not None]
        low, high = wilson(len(won), nights)
        share = f"**{100 * len(won) / nights:.0f} %** ({100 * low:.0f}–{100 * high:.0f})"
        mean = f"{sum(won) / len(won):.1f}" if won else "–"
        yield f"| {title} | {nights} | {share} | {mean} |"


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command."""
    parser = argparse.ArgumentParser(prog="nights", description=__doc__.splitlines()[0])
    parser.add_argument("--nights", type=int, default=400)
    parser.add_argument("--print", action="store_true", help="write nothing")
    given = parser.parse_args(arguments)
    table = "\n".join(table_lines(given.nights))
    print(table)
    if not given.print:
        page = PAGE.read_text("utf-8")
        new = MARK.sub(lambda found: f"{found[1]}\n{table}\n\n{found[2]}", page)
        PAGE.write_text(new, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
