"""`make balance GAME=the_loop`: how often the bot wins, in every mode and at every table.

Plays the cells of the game's `balance.toml`, keeps the counts in its `balance.json`, and rewrites the
tables of its `balance.md` between their marks. Cells that have their counts are not played again.

    python -m balance the_loop            play what is missing, then write the tables
    python -m balance the_loop --tables   write the tables only
    python -m balance the_loop --check    exit 1 if the tables are not those of the counts
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from balance.cells import Study, read_study
from balance.counts import Counts, read_counts, write_counts
from balance.openings import play_opening
from balance.play import play_cell
from balance.tables import rendered

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "looptable" / "games"


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command."""
    parser = argparse.ArgumentParser(prog="balance", description=__doc__.splitlines()[0])
    parser.add_argument("game", help="folder of the game: the_loop")
    parser.add_argument("--games", type=int, help="matches in each cell")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--tables", action="store_true", help="play nothing")
    parser.add_argument("--check", action="store_true", help="write nothing")
    given = parser.parse_args(arguments)
    folder = GAMES / given.game
    study = read_study(folder)
    counts, page = folder / "balance.json", folder / "balance.md"
    if not (given.tables or given.check):
        _play(study, counts, given.games or study.games, given.jobs)
    old = page.read_text("utf-8")
    new = rendered(old, study, read_counts(counts))
    if given.check:
        return int(new != old)
    page.write_text(new, "utf-8")
    return 0


def _play(study: Study, file: Path, games: int, jobs: int) -> None:
    known = read_counts(file)
    cells = study.cells()
    for number, cell in enumerate(cells, 1):
        if known.get(cell.id, Counts()).games < games:
            known[cell.id] = play_cell(study, cell, games, jobs)
            write_counts(file, known)
            print(f"{number}/{len(cells)} {cell.id}: {known[cell.id].endings}", flush=True)
    _play_openings(study, file, known)


def _play_openings(study: Study, file: Path, known: dict[str, Counts]) -> None:
    if study.opening is None:
        return
    for cell in study.opening.cells():
        if cell.id not in known:
            known[cell.id] = play_opening(study, study.opening, cell, study.opening.games)
            write_counts(file, known)
            print(f"{cell.id}: {known[cell.id].won} of {known[cell.id].games}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
