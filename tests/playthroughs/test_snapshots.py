"""Snapshots show what a seat sees and may do now; a change of it is noticed, and `make golden` retakes them."""

import shutil
from pathlib import Path

import pytest

import golden
from looptable.engine.contract.game import Game
from looptable.engine.registry import games
from looptable.testing.snapshot import moment_of

pytestmark = pytest.mark.both_builds

ALL = [pytest.param(game, id=name) for name, game in games().items()]


@pytest.mark.parametrize("game", ALL)
def test_a_game_has_snapshots_of_moments_when_a_seat_may_choose(game: Game) -> None:
    assert golden.snapshots(game)
    for path in golden.snapshots(game):
        text = path.read_text(encoding="utf-8")
        assert "\n> " in text, f"{path.name} shows no option"
        assert (golden.folder_of(game) / f"{moment_of(text).story}.txt").exists()


@pytest.fixture
def template(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The snapshot of the template, in a copy of its folders that alone is compared and rewritten."""
    game = games()["template"]
    folder = golden.folder_of(game)
    shutil.copytree(folder, tmp_path / "playthroughs")
    shutil.copytree(folder.parent / "tests" / "snapshots", tmp_path / "tests" / "snapshots")
    monkeypatch.setattr(golden, "folder_of", lambda _: tmp_path / "playthroughs")
    monkeypatch.setattr(golden, "games", lambda: {"template": game})
    (path,) = golden.snapshots(game)
    return path


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Which hour?", "Which day?"),
        ("Round (track round) 1 of 4", "Round (track round) 2 of 4"),
        ("- Midnight Oil (card card-midnight-oil)\n", ""),
        ("> noon: ", "> midday: "),
        ("→ hour dusk", "→ hour dawn"),
    ],
)
def test_a_change_of_a_view_or_an_option_is_noticed_and_retaken(
    template: Path, old: str, new: str, capsys: pytest.CaptureFixture[str]
) -> None:
    taken = template.read_text(encoding="utf-8")
    assert golden.main([]) == 0
    assert old in taken
    template.write_text(taken.replace(old, new), encoding="utf-8")
    assert golden.main([]) == 1
    assert f"{template.name}: shows something else now" in capsys.readouterr().out
    assert golden.main(["--rewrite"]) == 0
    assert template.read_text(encoding="utf-8") == taken
