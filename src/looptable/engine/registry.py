"""Finds games: the folders of `looptable.games`, and packages with the entry point `looptable.games`."""

import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from itertools import pairwise

import looptable
from looptable.content.diagnostics.diagnostics import closest
from looptable.core.errors import WrongUse
from looptable.engine.contract.game import Game

__all__ = ["find_game", "games"]

GROUP = "looptable.games"


@cache
def games() -> dict[str, Game]:
    """Every game there is, by id; examples come last."""
    package = importlib.import_module(f"{looptable.__name__}.games")
    found = [
        importlib.import_module(f"{package.__name__}.{module.name}").GAME
        for module in pkgutil.iter_modules(package.__path__)
        if module.ispkg
    ]
    found += [entry.load() for entry in entry_points(group=GROUP)]
    order = sorted(found, key=lambda game: (game.meta.maturity == "example", game.meta.id))
    for first, second in pairwise(sorted(game.meta.id for game in found)):
        if first == second:
            raise WrongUse("use/game-twice", game=first)
    return {game.meta.id: game for game in order}


def find_game(name: str) -> Game:
    """The game with this id; `the_loop` is understood as `the-loop`."""
    known = games()
    game = known.get(name) or known.get(name.replace("_", "-"))
    if game is None:
        raise WrongUse(
            "use/unknown-game", game=name, accepted=list(known), closest=closest(name, known)
        )
    return game
