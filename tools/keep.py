"""Keeps the content of a game as it is now, for matches that began with it.

python tools/keep.py GAME

To be run before content is changed: it copies definitions and texts into the game's folder `past/`, under the
hash by which records know them. If the change is made already, put it aside first (`git stash`).
"""

import argparse
import os
import sys
from pathlib import Path

from looptable.content.kept import keep_content
from looptable.engine.library import ContentGame
from looptable.engine.registry import find_game

ROOT = Path(__file__).resolve().parent.parent


def main(arguments: list[str]) -> int:
    # Content that somebody has installed on this machine is not the game's; it is read when asked for.
    os.environ["LOOPTABLE_DATA"] = str(ROOT / "build" / "no-data")
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    game = find_game(parser.parse_args(arguments).game)
    if not isinstance(game, ContentGame):
        print(f"{game.meta.id} has no folder of content", file=sys.stderr)
        return 1
    for digest, parts in game.content_folders().items():
        kept = keep_content(game.folder, digest, parts)
        words = ", ".join(parts)
        print(f"{words}: kept already" if kept is None else f"{words}: kept in {kept}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
