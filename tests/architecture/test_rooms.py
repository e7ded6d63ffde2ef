"""Rooms stay small: a folder whose files nobody can take in at a glance gets sub-folders."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from tests.architecture.test_limits import is_generated

ROOT = Path(__file__).parents[2]
FOLDERS = ("src/looptable", "frontend/src", "frontend/tests", "tests", "tools")
SOURCES = frozenset({".py", ".ts", ".svelte"})
MOST_FILES = 16
MOST_ALIKE = 30

CHAPTERS = "one module for each chapter of the rulebook; their imports say who may call whom"
ALIKE = {
    "src/looptable/cli/commands": "one module for each command",
    "src/looptable/conformance/promises": "one module for each promise",
    "src/looptable/games/loop_inc/rules": CHAPTERS,
    "src/looptable/games/the_loop/rules": CHAPTERS,
    "src/looptable/games/time_stories/rules": CHAPTERS,
}
"""Rooms that may be larger, and why: all that is in one is of the same kind."""


def sizes(root: Path, folders: Iterable[str]) -> Counter[str]:
    """The number of source files in each folder, generated ones and `__init__.py` aside."""
    return Counter(
        path.parent.relative_to(root).as_posix()
        for folder in folders
        for path in (root / folder).rglob("*")
        if path.suffix in SOURCES
        and path.name != "__init__.py"
        and not {"web", "node_modules", "__pycache__"} & set(path.relative_to(root).parts)
        and not is_generated(path.read_text("utf-8"))
    )


def test_no_room_has_more_files_than_a_reader_can_take_in() -> None:
    assert not [
        f"{room} has {count} source files, at most {most}"
        for room, count in sorted(sizes(ROOT, FOLDERS).items())
        if count > (most := MOST_ALIKE if room in ALIKE else MOST_FILES)
    ]


def test_a_room_is_excused_only_as_long_as_it_needs_to_be() -> None:
    found = sizes(ROOT, FOLDERS)
    assert not [room for room in ALIKE if found[room] <= MOST_FILES]


def test_a_crowded_room_is_noticed(tmp_path: Path) -> None:
    room = tmp_path / "src" / "room"
    (room / "inner").mkdir(parents=True)
    for name in ("__init__.py", "a.py", "B.svelte", "c.ts", "data.toml", "inner/d.py"):
        (room / name).write_text("")
    (room / "codes.py").write_text('"""Generated from layout.py by `make generate`."""')
    assert sizes(tmp_path, ["src"]) == {"src/room": 3, "src/room/inner": 1}
