"""LOOPTABLE_PURE=1: prefer the .py file of a module to the compiled file beside it.

Python itself prefers the compiled file. This finder stands before Python's own and offers only
source files; what has no source file is left to Python.
"""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

__all__ = ["SourceFinder", "install"]


class SourceFinder:
    """Finds the source files of one package's modules."""

    def __init__(self, package: str) -> None:
        self._prefix = package + "."
        self._folders: dict[str, FileFinder] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The answer the import system asks for; None passes the question on."""
        if not name.startswith(self._prefix):
            return None
        for folder in path or ():
            spec = self._folder(folder).find_spec(name, target)
            # A folder without __init__.py has no loader; Python joins such folders itself.
            if spec is not None and spec.loader is not None:
                return spec
        return None

    def invalidate_caches(self) -> None:
        """Forgets what the folders held, as importlib.invalidate_caches() demands."""
        for finder in self._folders.values():
            finder.invalidate_caches()

    def _folder(self, folder: str) -> FileFinder:
        if folder not in self._folders:
            self._folders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
        return self._folders[folder]


def install() -> None:
    """Puts the finder first, once."""
    if not any(isinstance(finder, SourceFinder) for finder in sys.meta_path):
        sys.meta_path.insert(0, SourceFinder("looptable"))
