"""Golden playthroughs: the texts in each game's folder `playthroughs/`, and a hash beside them.

python tools/golden.py              compare all, exit 1 if one differs
python tools/golden.py --rewrite    tell all of them anew
python tools/golden.py --new GAME NAME --players 2 --seed 7 [--set K=V]…
"""

import argparse
import sys
from pathlib import Path

from looptable.content.text import explain
from looptable.core.errors import LooptableError
from looptable.engine.game import Game
from looptable.engine.playthrough import Heading, endings_in, retell, seeded_hash, tell
from looptable.engine.registry import find_game, games

HASH = "seeded.sha256"


def folder_of(game: Game) -> Path:
    """Where a game keeps its playthroughs."""
    module = sys.modules[type(game).__module__]
    assert module.__file__ is not None
    return Path(module.__file__).parent / "playthroughs"


def playthroughs(game: Game) -> list[Path]:
    """The playthroughs of a game."""
    return sorted(folder_of(game).glob("*.txt"))


def stale(game: Game) -> list[str]:
    """The files of a game that no longer tell what happens."""
    stories = [(path, path.read_text(encoding="utf-8")) for path in playthroughs(game)]
    found = [path.name for path, story in stories if retell(game, story) != story]
    guard = folder_of(game) / HASH
    if not guard.exists() or guard.read_text(encoding="utf-8").strip() != seeded_hash(game):
        found.append(guard.name)
    return found


def endings_told(game: Game) -> set[str]:
    """The ways of ending that the playthroughs of a game show."""
    stories = [path.read_text(encoding="utf-8") for path in playthroughs(game)]
    return {ending for story in stories for ending in endings_in(story)}


def rewrite(game: Game) -> None:
    """Tells all playthroughs of a game anew."""
    folder_of(game).mkdir(exist_ok=True)
    for path in playthroughs(game):
        path.write_text(retell(game, path.read_text(encoding="utf-8")), encoding="utf-8")
    (folder_of(game) / HASH).write_text(seeded_hash(game) + "\n", encoding="utf-8")


def add(name: str, given: argparse.Namespace) -> Path:
    """A new playthrough of a game."""
    game = find_game(given.new[0])
    options = game.options(dict(pair.split("=", 1) for pair in given.set))
    heading = Heading(game.meta.id, given.players, given.seed, dict(options))
    path = folder_of(game) / f"{name}.txt"
    path.write_text(tell(game, heading), encoding="utf-8")
    return path


def main(arguments: list[str] | None = None) -> int:
    """Runs the command."""
    parser = argparse.ArgumentParser(prog="golden.py")
    parser.add_argument("--rewrite", action="store_true", help="tell all of them anew")
    parser.add_argument(
        "--new", nargs=2, metavar=("GAME", "NAME"), help="add one, played at random"
    )
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    given = parser.parse_args(arguments)
    try:
        if given.new:
            print(add(given.new[1], given).name)
            return 0
    except LooptableError as error:
        print(explain(error, "en"), file=sys.stderr)
        return error.exit_status
    if given.rewrite:
        for game in games().values():
            rewrite(game)
        return 0
    different = [f"{game.meta.id}: {name}" for game in games().values() for name in stale(game)]
    for line in different:
        print(f"{line} tells another story now; see `make golden`")
    return 1 if different else 0


if __name__ == "__main__":
    sys.exit(main())
