"""Golden playthroughs still tell the same story, in this build."""

from pathlib import Path

import pytest

import golden
from looptable.engine.game import Game
from looptable.engine.playthrough import seeded_hash
from looptable.engine.registry import games

pytestmark = pytest.mark.both_builds

ALL = [pytest.param(game, id=name) for name, game in games().items()]


@pytest.mark.parametrize("game", ALL)
def test_golden_matches_tell_the_same_story(game: Game) -> None:
    assert golden.stale(game) == [], "if this is meant, run `make golden` and review the difference"


@pytest.mark.parametrize("game", ALL)
def test_every_way_of_ending_of_a_complete_game_has_a_golden_match(game: Game) -> None:
    if game.meta.maturity == "growing":
        assert golden.endings_told(game) <= set(game.meta.endings)
    else:
        assert golden.endings_told(game) == set(game.meta.endings)


def test_a_changed_story_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games()["template"]
    for path in golden.playthroughs(game):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "seeded.sha256").write_text(seeded_hash(game) + "\n", encoding="utf-8")
    monkeypatch.setattr(golden, "folder_of", lambda _: tmp_path)
    assert golden.stale(game) == []
    first = golden.playthroughs(game)[0]
    first.write_text(first.read_text(encoding="utf-8").replace("gains", "loses"), encoding="utf-8")
    (tmp_path / "seeded.sha256").write_text("0\n", encoding="utf-8")
    assert golden.stale(game) == [first.name, "seeded.sha256"]


def test_one_command_tells_a_new_story_and_rewrites_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(golden, "folder_of", lambda _: tmp_path)
    monkeypatch.setattr(golden, "games", lambda: {"template": games()["template"]})
    assert golden.main(["--new", "template", "a-story", "--players", "3", "--seed", "5"]) == 0
    assert capsys.readouterr().out == "a-story.txt\n"
    assert golden.main([]) == 1, "the hash is not there yet"
    assert golden.main(["--rewrite"]) == 0
    assert golden.main([]) == 0
    assert golden.main(["--new", "no-such-game", "x"]) == 2
