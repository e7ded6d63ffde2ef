"""The modes, one file each: a file here with a `MODE` is a mode, and nothing else lists it."""

from importlib import import_module
from pkgutil import iter_modules

from looptable.games.the_loop.rules.mode import Mode

__all__ = ["MODES"]


def _found() -> tuple[Mode, ...]:
    modules = [import_module(f"{__name__}.{info.name}") for info in iter_modules(__path__)]
    modes: list[Mode] = sorted((module.MODE for module in modules), key=lambda mode: mode.number)
    assert [mode.number for mode in modes] == list(range(len(modes))), "numbers of modes in a row"
    return tuple(modes)


MODES: tuple[Mode, ...] = _found()
"""All modes, each at its number."""
