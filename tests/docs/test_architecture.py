"""Every file that ARCHITECTURE.md names is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PLACES = (ROOT, ROOT / "src" / "looptable", ROOT / "src" / "looptable" / "games" / "the_loop")
NAMED = re.compile(r"`([\w/.<>-]+/[\w.<>-]+\.(?:py|ts|svelte|toml|md))`")


def missing(page: str) -> list[str]:
    """The files named in a page that are not in the project; any game stands for `<game>`."""
    names = (name.replace("<game>", "the_loop") for name in NAMED.findall(page))
    return [name for name in names if not any((place / name).is_file() for place in PLACES)]


def test_the_files_it_names_exist() -> None:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    assert len(NAMED.findall(page)) > 20
    assert missing(page) == []


def test_a_file_that_is_gone_is_found() -> None:
    assert missing("see `engine/contract/game.py` and `engine/told.py`") == ["engine/told.py"]
