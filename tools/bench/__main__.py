"""The figures that are to hold (design §12), measured here and now, with what is wanted beside them.

    python -m bench                                   rules, page, board, server on SQLite
    python -m bench --postgres postgresql:///test     and on that PostgreSQL, too
    python -m bench --tables 20 --rate 10 --seconds 5 a smaller crowd
    python -m bench --only board                      of rules, page, board, server only this

The server is a process of its own; this program plays all the people, on the same machine. Figures
of the server depend on what else runs there: look at them on a quiet one. Figures of the board are
processor time of its thread in a Chromium; others who work make it longer, too, though less so.
"""

import argparse
import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from bench.crowd import crowd
from bench.falling import CUBES, ONE_FRAME, Falls, falls
from bench.page import first_page_bytes
from bench.trace import Tasks
from find_browser import NONE_FOUND, find_browser
from looptable.core.build import build
from looptable.engine.registry import find_game
from looptable.lab.measure import measure

FALLS = 5
PARTS = ("rules", "page", "board", "server")


class Figure(NamedTuple):
    """One line of the table."""

    what: str
    measured: str
    wanted: str = ""


class Serving(NamedTuple):
    """A server that runs."""

    address: str
    pid: int


@contextmanager
def serving(database: str) -> Iterator[Serving]:
    """A server without limits to speak of, for this program comes from one address."""
    command = [sys.executable, "-m", "looptable", "serve", "--no-open", "--port", "0"]
    more = ["--limit", "100000", "--lang", "en", "--database", database]
    with subprocess.Popen([*command, *more], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield Serving(server.stdout.readline().split()[-1].rstrip("/"), server.pid)
        finally:
            server.terminate()


def rules() -> list[Figure]:
    """The LOOP in the build that runs."""
    found = measure(find_game("the-loop"), 0.4)
    is_compiled = build() == "compiled"
    return [
        Figure(
            f"The LOOP, {build()}, decisions/s",
            f"{found.decisions_per_s / 1e6:.2f} M",
            f"≥ {2.0 if is_compiled else 0.1} M",
        ),
        Figure("clone", f"{found.clone_us:.2f} µs", "< 2 µs" if is_compiled else ""),
        # No match of random play is that long: the time of this many choices, extrapolated.
        Figure(
            f"replay of 500 choices (by a record of {found.replay_choices})",
            f"{found.replay_ms * 500 / found.replay_choices:.1f} ms",
            "< 50 ms" if is_compiled else "",
        ),
    ]


def under_load(name: str, database: str, tables: int, rate: float, seconds: float) -> list[Figure]:
    """The server with a crowd."""
    with serving(database) as server:
        empty = memory(server.pid)
        load = (tables, rate, seconds)
        found = asyncio.run(crowd(server.address, load, lambda: busy_seconds(server.pid)))
        full = memory(server.pid)
        ran, waited = turns(server.pid)
    what = f"{name}, {tables} tables of four, {rate:g} choices/s: choice sent → all four views"
    return [
        Figure(f"{what}, p50 of {found.choices}", f"{found.p50:.1f} ms"),
        Figure(f"{what}, p99", f"{found.p99:.1f} ms", "< 50 ms"),
        Figure(f"{what}, longest", f"{found.most:.1f} ms"),
        Figure(f"{name}, the server's own time for a choice", f"{found.busy:.1f} ms"),
        # On a quiet machine it hardly waits; else the figures above are of the others.
        Figure(f"{name}, the server ran / waited for a processor", f"{ran:.1f} s / {waited:.1f} s"),
        Figure(f"{name}, memory of the server, before → after", f"{empty} → {full}"),
    ]


def page(folder: Path) -> list[Figure]:
    """The first page."""
    with serving(f"sqlite:///{folder / 'page.db'}") as server:
        size = first_page_bytes(server.address)
    return [
        Figure(
            "first page, all scripts and styles, compressed", f"{size / 1000:.1f} kB", "< 150 kB"
        )
    ]


def board() -> list[Figure]:
    """Eight rifts fall: no script may hold up a frame, and nothing moves that needs a new layout."""
    program = find_browser()
    if program is None:
        return [Figure("board of The LOOP", "not measured", NONE_FOUND)]
    found = falls(program, FALLS)
    what = f"board of The LOOP, {CUBES} rifts fall, tasks of scripts"
    longest = max((one.longest for one in found.tasks), default=0.0)
    names = ", ".join(sorted(found.animated))
    return [
        Figure(
            f"{what}: the longest in {len(found.tasks)} falls",
            f"{longest:.1f} ms",
            _judged(f"≤ {ONE_FRAME:g} ms", 0 < longest <= ONE_FRAME),
        ),
        Figure(f"{what}: p95", f"{_p95(found):.1f} ms"),
        Figure(
            f"{what}: over {ONE_FRAME:g} ms", f"{sum(one.over(ONE_FRAME) for one in found.tasks)}"
        ),
        Figure(f"{what}: layouts in a fall", f"{max(one.layouts for one in found.tasks)}"),
        Figure(
            "board of The LOOP, what is animated",
            names,
            _judged(
                "transform, opacity", bool(names) and found.animated <= {"transform", "opacity"}
            ),
        ),
    ]


def _p95(found: Falls) -> float:
    """Of the tasks of all falls."""
    return Tasks([one for tasks in found.tasks for one in tasks.scripts], 0).p95


def _judged(wanted: str, holds: bool) -> str:
    return f"{wanted}  {'OK' if holds else 'OVER'}"


def memory(pid: int) -> str:
    """The memory of a process, where the system reports it."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return "?"
    kilobytes = next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
    return f"{int(kilobytes) / 1024:.0f} MiB"


def turns(pid: int) -> tuple[float, float]:
    """Seconds that the loop of a process ran, and waited for its turn, where the system tells."""
    try:
        words = Path(f"/proc/{pid}/schedstat").read_text(encoding="ascii").split()
    except OSError:
        return 0.0, 0.0
    return int(words[0]) / 1e9, int(words[1]) / 1e9


def busy_seconds(pid: int) -> float:
    """The processor time that a process has used, where the system tells."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs the command."""
    parser = argparse.ArgumentParser(prog="bench", description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=100)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--postgres", help="the address of an empty database on PostgreSQL")
    parser.add_argument("--only", choices=PARTS, help="measure nothing but this")
    given = parser.parse_args(arguments)
    load = (given.tables, given.rate, given.seconds)
    parts = (given.only,) if given.only else PARTS
    figures = rules() if "rules" in parts else []
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if "page" in parts:
            figures += page(folder)
        if "board" in parts:
            figures += board()
        if "server" in parts:
            figures += under_load("SQLite", f"sqlite:///{folder / 'tables.db'}", *load)
    if given.postgres and "server" in parts:
        figures += under_load("PostgreSQL", given.postgres, *load)
    width = max(len(figure.what) for figure in figures)
    for figure in figures:
        print(f"{figure.what:{width}}  {figure.measured:>18}  {figure.wanted}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
