"""Positions that a command line names."""

from pathlib import Path
from typing import Any

import msgspec

from looptable.core.errors import PositionError, WrongUse
from looptable.engine.contract.game import Game

__all__ = ["read_position"]


def read_position(file: Path, game: Game) -> dict[str, Any]:
    """The position in a JSON file; the game itself checks what it says."""
    try:
        found = msgspec.json.decode(file.read_bytes())
    except FileNotFoundError:
        raise WrongUse("file/not-found", file=str(file)) from None
    except OSError as error:
        raise WrongUse("file/unreadable", file=str(file), reason=error.strerror) from None
    except msgspec.DecodeError:
        raise PositionError("position/not-json", file=str(file)) from None
    if not isinstance(found, dict):
        raise PositionError("position/not-json", file=str(file))
    _check_players(found, game)
    return found


def _check_players(position: dict[str, Any], game: Game) -> None:
    """The number of seats shapes everything else, so it must be right before the rest is read."""
    players = position.setdefault("players", game.meta.least_players)
    accepted = tuple(range(game.meta.least_players, game.meta.most_players + 1))
    if type(players) is not int or players not in accepted:
        raise PositionError("position/bad-value", field="players", value=players, accepted=accepted)
