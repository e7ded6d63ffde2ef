"""A copy of the template in two versions: the second has a changed rule, a changed card and a card less."""

import importlib
import importlib.util
import secrets
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from looptable.content.kept import keep_content
from looptable.engine.contract.game import Game
from looptable.engine.fields.layout_source import fields_source
from looptable.engine.library import ContentGame
from looptable.games._template.library import FOLDER

__all__ = ["changed", "copied", "installed"]

SKIPPED = ("tests", "playthroughs", "__pycache__", "*.so")
SETTING = """
[[settings]]
id = "thrifty"
default = true
was = { 1 = false }
hidden = true
"""


def copied(place: Path) -> Game:
    """The template under another name."""
    name = _new_name()
    shutil.copytree(FOLDER, place / name, ignore=shutil.ignore_patterns(*SKIPPED))
    _rename(place / name, "looptable.games._template", name)
    for file in ("meta.toml", "library.py"):
        _edit(place / name / file, '"template"', '"planted"')
    return _loaded(place, name)


def changed(place: Path, old: Game, *, keeps: bool = True) -> Game:
    """The next version of a copy: its pocket takes at most two sparks at once, and two cards differ."""
    assert isinstance(old, ContentGame)
    name = _new_name()
    folder = place / name
    shutil.copytree(old.folder, folder, ignore=shutil.ignore_patterns(*SKIPPED))
    _rename(folder, old.folder.name, name)
    if keeps:
        for digest, parts in old.content_folders().items():
            assert keep_content(folder, digest, parts) is not None
    _edit(folder / "content/cards.toml", "gain 4 sparks; strain 2", "gain 3 sparks; strain 2")
    cards = (folder / "content/cards.toml").read_text("utf-8")
    (folder / "content/cards.toml").write_text(cards[: cards.rindex("[[card]]")], "utf-8")
    _edit(folder / "text/en.toml", 'midnight-oil = "Midnight Oil"\n', "")
    _edit(folder / "text/fr.toml", 'midnight-oil = "Huile de minuit"\n', "")
    _edit(folder / "meta.toml", "rules = 1", "rules = 2")
    with (folder / "meta.toml").open("a", encoding="utf-8") as file:
        file.write(SETTING)
    layout = folder / "rules/layout.py"
    _edit(
        layout,
        "    fields=(\n",
        '    fields=(\n        later(number("thrifty", of="flag", default=1)),\n',
    )
    _edit(layout, "import Layout, chance,", "import Layout, chance, later,")
    _edit(
        folder / "rules/setup.py",
        "    state.reseed(seed)\n",
        "    state.reseed(seed)\n    state.thrifty = int(options['thrifty'])\n",
    )
    _edit(
        folder / "rules/sparks.py",
        "    given = min(count, t.supply)\n",
        "    given = min(min(count, 2) if t.thrifty else count, t.supply)\n",
    )
    return _loaded(place, name)


@contextmanager
def installed(game: Game) -> Iterator[None]:
    """While it lasts, this is the only game there is."""
    with patch("looptable.engine.registry.games", return_value={game.meta.id: game}):
        yield


def _new_name() -> str:
    return f"planted_{secrets.token_hex(4)}"


def _loaded(place: Path, name: str) -> Game:
    if str(place) not in sys.path:
        sys.path.insert(0, str(place))
    importlib.invalidate_caches()
    # The declaration alone, before the file that is made from it.
    _edit_fields(place / name, name)
    game: Game = importlib.import_module(name).GAME
    return game


def _edit_fields(folder: Path, name: str) -> None:
    spec = importlib.util.spec_from_file_location(f"{name}_layout", folder / "rules/layout.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (folder / "rules/fields.py").write_text(fields_source(module.LAYOUT), "utf-8")


def _rename(folder: Path, old: str, new: str) -> None:
    for path in folder.rglob("*.py"):
        text = path.read_text("utf-8")
        path.write_text(text.replace(old, new), "utf-8")


def _edit(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text, f"{path.name} no longer says {old!r}"
    path.write_text(text.replace(old, new, 1), "utf-8")
