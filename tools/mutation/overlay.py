"""A copy of the repository in which a mutant lives, so that the real files stay as they are."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from mutation.mutant import Mutant

__all__ = ["Overlay"]

_COPIED = ("src", "tests")
_LEFT_OUT = frozenset({"build", "dist", "node_modules"})
# Without the compiled files every rule runs interpreted, also where no import hook is at work.
_IGNORED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "node_modules")
_LATER = 1_000_000_000_000


@dataclass(frozen=True, slots=True)
class Overlay:
    """Sources and tests are copies, other folders are links."""

    root: Path

    @classmethod
    def of_repository(cls, repository: Path, folder: Path) -> "Overlay":
        """Copy a repository to a new folder."""
        folder.mkdir()
        for entry in sorted(repository.iterdir()):
            if entry.name.startswith(".") or entry.name in _LEFT_OUT:
                continue
            if entry.name in _COPIED:
                shutil.copytree(entry, folder / entry.name, ignore=_IGNORED)
            elif entry.is_dir():
                (folder / entry.name).symlink_to(entry, target_is_directory=True)
            else:
                shutil.copy2(entry, folder)
        return cls(folder)

    def copy(self, folder: Path) -> "Overlay":
        """A second overlay with the byte code that the first has gathered."""
        shutil.copytree(self.root, folder, symlinks=True)
        return Overlay(folder)

    @contextmanager
    def holding(self, mutant: Mutant) -> Iterator[None]:
        """Put the mutant in place for the length of a block."""
        file = self.root / mutant.file
        original, before = file.read_bytes(), file.stat()
        file.write_text(mutant.apply(file.read_text(encoding="utf-8")), encoding="utf-8")
        # Byte code is trusted by time and size: the mutant gets a time that no byte code has.
        os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns + _LATER))
        try:
            yield
        finally:
            file.write_bytes(original)
            os.utime(file, ns=(before.st_atime_ns, before.st_mtime_ns))
