"""The files of a game that hold its rules, and those that hold its tests."""

from pathlib import Path, PurePosixPath

__all__ = ["find_game", "rule_modules", "tests_use_hypothesis"]

_GAMES = PurePosixPath("src/looptable/games")
_NO_RULES = frozenset(
    # Scenes are drawings: whether a sail hangs one unit lower is for the eye to judge.
    {"tests", "content", "text", "texts", "web", "playthroughs", "scenes", "__pycache__"}
)


def find_game(root: Path, name: str) -> str:
    """The folder of a game, by its id or its folder's name: `template` is in `_template`."""
    plain = name.replace("-", "_")
    for folder in (_GAMES / plain, _GAMES / f"_{plain}"):
        if name and (root / folder / "tests").is_dir():
            return str(folder)
    homes = sorted((root / _GAMES).glob("*/tests"))
    known = ", ".join(home.parent.name for home in homes) or "none"
    raise LookupError(f"there is no game with tests named {name!r}; there are {known}")


def rule_modules(root: Path, game: str) -> tuple[str, ...]:
    """Its Python files without tests, content, texts, drawings and generated files, as paths from the root."""
    files = sorted((root / game).rglob("*.py"))
    return tuple(
        file.relative_to(root).as_posix()
        for file in files
        if not _NO_RULES.intersection(file.relative_to(root / game).parts)
        and not _is_generated(file)
    )


def tests_use_hypothesis(root: Path, tests: tuple[str, ...]) -> bool:
    """Whether a test file names hypothesis, which is slow to import."""
    homes = [root / test for test in tests]
    files = [file for home in homes for file in ([home] if home.is_file() else home.rglob("*.py"))]
    return any("hypothesis" in file.read_text(encoding="utf-8") for file in files)


def _is_generated(file: Path) -> bool:
    first = file.read_text(encoding="utf-8").partition("\n")[0]
    return first.lstrip("\"'# ").startswith("Generated")
