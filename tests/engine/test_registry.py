"""Games are found, never listed: those in the package, and those of other packages."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from looptable.content.text.texts import explain
from looptable.core.errors import WrongUse
from looptable.engine import registry
from looptable.engine.registry import find_game, games

PLUGIN = """
from looptable.engine.contract.game import Game, Meta


class Far(Game):
    meta = Meta({id!r}, 1, 2, 1, ("done",), {maturity!r})


GAME = Far()
"""


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    """Games are found once per process; here, once per test."""
    games.cache_clear()
    yield
    games.cache_clear()
    sys.modules.pop("far_away", None)


def install(folder: Path, id: str, maturity: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A distribution of somebody else, as pip would leave it."""
    (folder / "far_away.py").write_text(PLUGIN.format(id=id, maturity=maturity), "utf-8")
    info = folder / "far_away-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: far-away\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[looptable.games]\nfar = far_away:GAME\n", "utf-8")
    monkeypatch.syspath_prepend(str(folder))


def test_every_folder_of_games_is_found() -> None:
    folder = Path(registry.__file__).parents[1] / "games"
    folders = [path for path in folder.iterdir() if (path / "__init__.py").exists()]
    own = [game for game in games().values() if type(game).__module__.startswith("looptable.")]
    assert len(own) == len(folders)


def test_a_game_of_another_package_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "far-away", "growing", monkeypatch)
    assert find_game("far-away").meta.endings == ("done",)
    assert list(games())[-1] == "template", "examples come last"


def test_two_games_with_one_id_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "template", "growing", monkeypatch)
    with pytest.raises(WrongUse) as refused:
        games()
    assert refused.value.data == {"game": "template"}


def test_only_the_entry_points_of_looptable_are_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def entry_points(group: str) -> list[EntryPoint]:
        asked.append(group)
        return []

    monkeypatch.setattr(registry, "entry_points", entry_points)
    games()
    games()
    assert asked == ["looptable.games"], "and only once"


@pytest.mark.parametrize("name", ["template", "far-away", "far_away"])
def test_a_name_may_be_written_as_python_would(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, "far-away", "growing", monkeypatch)
    assert find_game(name).meta.id == name.replace("_", "-")


def test_an_unknown_game_is_refused_with_the_one_that_was_meant() -> None:
    with pytest.raises(WrongUse) as refused:
        find_game("templat")
    assert (refused.value.data["game"], refused.value.data["closest"]) == ("templat", "template")
    assert "Did you mean “template”?" in explain(refused.value, "en")


def test_a_name_like_no_other_gets_no_suggestion() -> None:
    with pytest.raises(WrongUse) as refused:
        find_game("xyz")
    assert refused.value.data["closest"] is None
    assert "Did you mean" not in explain(refused.value, "en")
