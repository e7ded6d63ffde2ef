"""The expansions, each one object in one file; those files are the list."""

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

from looptable.games.loop_inc.rules.expansions.expansion import Expansion

__all__ = ["EXPANSIONS"]


def _found() -> list[Expansion]:
    """The expansion of every module of this folder, by name."""
    names = sorted({module.name for module in iter_modules(__path__)} - {"expansion"})
    return [import_module(f"{__name__}.{name}").EXPANSION for name in names]


EXPANSIONS: Final = _found()
