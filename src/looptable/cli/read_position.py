"""Positions that a command line names."""

from pathlib import Path
from typing import Any

import msgspec

from looptable.core.errors import PositionError, WrongUse
from looptable.engine.contract.game import Game
from looptable.engine.match.positions import given_position

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
    return given_position(game, found)
