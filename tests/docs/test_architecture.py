"""Every file that ARCHITECTURE.md names is there, with the function named behind it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACES = (ROOT, ROOT / "src" / "looptable", ROOT / "src" / "looptable" / "games" / "the_loop")
NAMED = re.compile(r"`([\w/.<>-]+/[\w.<>-]+\.(?:py|ts|svelte|toml|md))`")
FUNCTION = re.compile(r"`([\w/.<>-]+/[\w.<>-]+\.py)`, `(\w+)`")


def missing(page: str) -> list[str]:
    """The files named in a page that are not in the project; any game stands for `<game>`."""
    names = (name.replace("<game>", "the_loop") for name in NAMED.findall(page))
    return [name for name in names if not any((place / name).is_file() for place in PLACES)]


def missing_functions(page: str) -> list[str]:
    """The functions named behind a file that are not defined there."""
    lost = []
    for name, function in FUNCTION.findall(page):
        texts = [
            (place / name.replace("<game>", "the_loop")).read_text("utf-8")
            for place in PLACES
            if (place / name.replace("<game>", "the_loop")).is_file()
        ]
        if not any(re.search(rf"\bdef {function}\(", text) for text in texts):
            lost.append(f"{name}: {function}")
    return lost


def test_the_files_it_names_exist() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    assert len(NAMED.findall(page)) > 20
    assert missing(page) == []


def test_a_file_that_is_gone_is_found() -> None:
    assert missing("see `engine/contract/game.py` and `engine/told.py`") == ["engine/told.py"]


def test_the_functions_behind_files_exist() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    assert len(FUNCTION.findall(page)) >= 7
    assert missing_functions(page) == []


def test_a_function_that_is_gone_is_found() -> None:
    page = "`storage/sql_store.py`, `append` and `storage/sql_store.py`, `scribble`"
    assert missing_functions(page) == ["storage/sql_store.py: scribble"]
