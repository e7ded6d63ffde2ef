"""Limits that keep the code readable and its chance in one place."""

from collections.abc import Iterator
from pathlib import Path

from import_graph import find_modules, read_imports

ROOT = Path(__file__).parents[2]
MOST_LINES = 500
# Put together here, so that this file does not find itself.
UNFINISHED = ("TO" + "DO", "FIX" + "ME")


def code_files(*suffixes: str) -> Iterator[Path]:
    for folder in ("src", "tests", "tools"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in suffixes:
                yield path


def is_generated(text: str) -> bool:
    return any("Generated" in line for line in text.splitlines()[:3])


def test_no_file_is_longer_than_a_reader_can_bear() -> None:
    texts = {path: path.read_text("utf-8") for path in code_files(".py")}
    counts = {path: len(text.splitlines()) for path, text in texts.items()}
    assert not [
        f"{path.relative_to(ROOT)} has {count} lines, at most {MOST_LINES}"
        for path, count in counts.items()
        if count > MOST_LINES and not is_generated(texts[path])
    ]


def test_only_core_may_import_random() -> None:
    assert not [
        f"{path.relative_to(ROOT)}:{entry.line}"
        for module, path in find_modules(ROOT / "src").items()
        if not module.startswith("looptable.core.")
        for entry in read_imports(module, path)
        if entry.target.split(".")[0] == "random"
    ]


def test_nothing_is_left_for_later() -> None:
    assert not [
        f"{path.relative_to(ROOT)}:{number}"
        for path in code_files(".py", ".toml")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if any(word in line for word in UNFINISHED)
    ]
