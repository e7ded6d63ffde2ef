"""A copy of the sources to break: interpreted, so that a changed file is what runs."""

import hashlib
import importlib.util
import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

__all__ = ["PYTHON", "Workplace", "digest", "files_of_tests", "find_game", "sources_of"]

COPIED = ("src", "tools", "docs", "conftest.py", "pyproject.toml")
IGNORED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "web")
LEFT_OUT = "browser"  # pages see only what views and their tests see, and take long
PYTHON = sys.executable
TOOLS = Path(__file__).resolve().parents[1]  # where the plugin of pytest is


def find_game(root: Path, game: str) -> Path:
    """The folder of a game that has rules; LookupError if it is unknown."""
    homes = sorted(path.parent for path in (root / "src/looptable/games").glob("*/rules"))
    wanted = game.replace("-", "_")
    for home in homes:
        if home.name in (wanted, f"_{wanted}"):
            return home
    known = ", ".join(home.name for home in homes)
    raise LookupError(f"there is no game with rules named {game!r}; there are {known}")


def files_of_tests(game: Path) -> list[Path]:
    """The tests that are to notice: all of the game but those of its pages."""
    tests = game / "tests"
    files = sorted(tests.rglob("test_*.py"))
    return [file for file in files if file.relative_to(tests).parts[0] != LEFT_OUT]


def sources_of(root: Path) -> list[Path]:
    """Everything that a test may import, in a fixed order: all modules but tests."""
    return sorted(
        path for path in (root / "src").rglob("*.py") if not path.name.startswith("test_")
    )


def digest(root: Path, files: Iterable[Path]) -> str:
    """A hash over names and bytes of files."""
    found = hashlib.sha256()
    for file in files:
        found.update(str(file.relative_to(root)).encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


class Workplace:
    """A folder in which one mutant at a time takes the place of a module."""

    def __init__(self, root: Path, folder: Path) -> None:
        self.folder = folder
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        for name in COPIED:
            if (root / name).is_dir():
                shutil.copytree(root / name, folder / name, ignore=IGNORED)
            else:
                shutil.copy2(root / name, folder / name)

    @property
    def environment(self) -> dict[str, str]:
        """The variables under which Python runs what is in the folder, and nothing compiled."""
        kept = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
        paths = os.pathsep.join([str(self.folder / "src"), str(TOOLS)])
        pure = {"LOOPTABLE_PURE": "1", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        return {**kept, **pure, "PYTHONPATH": paths}

    def pytest(self, *arguments: str) -> list[str]:
        """The arguments of Python that start pytest here."""
        plain = ("-q", "-x", "--tb=no", "-p", "no:cacheprovider", "-p", "mutate.guard")
        # Without it Hypothesis would seed all cases of a test alike, and try other examples than `make test`.
        seeding = ("-p", "_hypothesis_pytestplugin")
        return ["-m", "pytest", *plain, *seeding, *arguments]

    @contextmanager
    def broken(self, path: str, source: str) -> Iterator[None]:
        """The module with this source instead of its own, for a while."""
        file = self.folder / path
        own = file.read_text("utf-8")
        try:
            self._write(file, source)
            yield
        finally:
            self._write(file, own)

    def _write(self, file: Path, source: str) -> None:
        file.write_text(source, "utf-8")
        # Bytecode is known by second and size, which two mutants may share.
        Path(importlib.util.cache_from_source(str(file))).unlink(missing_ok=True)
