"""File names that stay different on file systems that ignore case (macOS, Windows)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "tools", "docs", "frontend/src", "frontend/tests")


def clashes(paths: Iterable[str]) -> list[list[str]]:
    """Groups of paths that an import or a file system without case takes for one.

    `lessons.svelte.ts` is imported as `lessons.svelte`, so it counts as that.
    """
    groups: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        groups[path.lower().replace(".svelte.ts", ".svelte")].append(path)
    return [sorted(group) for group in groups.values() if len(group) > 1]


def project_files() -> Iterator[str]:
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and not {"__pycache__", "node_modules", "web"} & set(path.parts):
                yield path.relative_to(ROOT).as_posix()


def test_no_two_files_differ_only_in_case() -> None:
    assert not clashes(project_files())


def test_a_component_and_a_module_of_its_name_clash() -> None:
    assert clashes(["a/Coach.svelte", "a/coach.svelte.ts", "b/Coach.svelte"]) == [
        ["a/Coach.svelte", "a/coach.svelte.ts"]
    ]
    assert clashes(["README.md", "readme.md"]) == [["README.md", "readme.md"]]
