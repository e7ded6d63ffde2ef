"""`make mutate GAME=the_loop`: break the rules of a game on purpose, and list the faults no test finds.

The work is mutmut's. It needs a copy of the sources in which nothing is compiled, and it is fetched when it is
first needed: nobody else depends on it.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MUTMUT = "mutmut==3.8.1"
RULES = ("rules", "verbs")  # the folders of a game that are mutated
COPIED = ("src", "tools", "conftest.py", "pyproject.toml")

CONFIG = """
[tool.mutmut]
paths_to_mutate = {paths}
tests_dir = {tests}
also_copy = {copied}
"""


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Run the command; 0 all mutants found, 1 some survived, 2 wrong use."""
    options = _parser().parse_args(arguments)
    try:
        folder = prepare(root, options.game, options.only)
    except LookupError as error:
        print(f"mutate: {error.args[0]}", file=sys.stderr)
        return 2
    mutmut = _Mutmut(root / "build" / "mutmut", folder)
    mutmut.run("run", "--max-children", str(options.jobs))
    survivors = [
        line.split(":")[0].strip() for line in mutmut.read("results") if "survived" in line
    ]
    for name in survivors:
        print("\n".join(mutmut.read("show", name)))
    print(f"{len(survivors)} mutants survived; everything is in {folder}")
    return 1 if survivors else 0


def prepare(root: Path, game: str, only: str = "") -> Path:
    """A fresh copy of the sources, with the settings of mutmut for one game."""
    homes = sorted(path.parent for path in (root / "src/looptable/games").glob("*/rules"))
    wanted = game.replace("-", "_")
    found = [home for home in homes if home.name in (wanted, f"_{wanted}")]
    if not found:
        known = ", ".join(home.name for home in homes)
        raise LookupError(f"there is no game with rules named {game!r}; there are {known}")
    home = found[0].relative_to(root)
    paths = [str(home / only)] if only else [str(home / name) for name in RULES]
    missing = [path for path in paths if not (root / path).exists()]
    if missing:
        raise LookupError(f"{missing[0]} does not exist")
    folder = root / "build" / "mutants" / found[0].name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in COPIED:
        _copy(root / name, folder / name)
    copied = [*COPIED]
    settings = CONFIG.format(paths=paths, tests=[str(home / "tests")], copied=copied)
    with (folder / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write(settings.replace("'", '"'))
    return folder


def _copy(source: Path, target: Path) -> None:
    """Copies a file or a folder without what is compiled or built."""
    if source.is_file():
        shutil.copy2(source, target)
    else:
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
        shutil.copytree(source, target, ignore=ignored)


class _Mutmut:
    """Runs mutmut in a folder, from a place of its own."""

    def __init__(self, home: Path, folder: Path) -> None:
        self._folder = folder
        self._environment = {**os.environ, "LOOPTABLE_PURE": "1", "PYTHONPATH": str(home)}
        if not home.is_dir():
            command = [sys.executable, "-m", "pip", "install", "-q", "--target", str(home), MUTMUT]
            subprocess.run(command, check=True)

    def run(self, *arguments: str) -> None:
        """Runs a command and shows what it prints."""
        subprocess.run(
            self._command(arguments), cwd=self._folder, env=self._environment, check=True
        )

    def read(self, *arguments: str) -> list[str]:
        """Runs a command and gives the lines it prints."""
        return subprocess.run(
            self._command(arguments),
            cwd=self._folder,
            env=self._environment,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.splitlines()

    def _command(self, arguments: Sequence[str]) -> list[str]:
        return [sys.executable, "-m", "mutmut", *arguments]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="mutate", description=__doc__)
    parser.add_argument("game", metavar="GAME", help="folder of the game: the_loop")
    parser.add_argument("--only", default="", metavar="PATH", help="a part of it: rules/scores.py")
    parser.add_argument("--jobs", type=int, default=2, help="processes at a time (2)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
