"""Golden playthroughs still tell the same story, in this build."""

from pathlib import Path

import msgspec
import pytest

import golden
from looptable.engine.contract.game import Game
from looptable.engine.match.playthrough import endings_in, heading_of, retell, seeded_hash
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


@pytest.mark.parametrize("game", ALL)
def test_a_story_comes_to_the_ending_that_its_heading_asks_for(game: Game) -> None:
    for path in golden.playthroughs(game):
        story = path.read_text(encoding="utf-8")
        assert golden.ending_missed(heading_of(story), story) == "", path.name


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
    assert golden.stale(game) == [
        f"{first.name}: tells another story now",
        "seeded.sha256: tells another story now",
    ]


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


def test_a_story_is_looked_for_by_its_ending(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden, "folder_of", lambda _: tmp_path)
    game = games()["template"]
    for ending in game.meta.endings:
        assert golden.main(["--new", "template", ending, "--ending", ending]) == 0
        story = (tmp_path / f"{ending}.txt").read_text(encoding="utf-8")
        assert endings_in(story) == {ending}
        assert retell(game, story) == story


def test_an_ending_that_a_game_does_not_have_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(golden, "folder_of", lambda _: tmp_path)
    with pytest.raises(SystemExit):
        golden.main(["--new", "template", "x", "--ending", "rained-off"])
    assert "template ends by one of: most, tie, broken" in capsys.readouterr().err
    assert not (tmp_path / "x.txt").exists()


def test_a_bot_plays_a_story_from_a_position(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden, "folder_of", lambda _: tmp_path)
    game = games()["template"]
    position = {**game.start(2, {}, 3).position(), "round": 4}
    (tmp_path / "late.json").write_bytes(msgspec.json.encode(position))
    late = ["--position", str(tmp_path / "late.json"), "--bot", "random"]
    assert golden.main(["--new", "template", "late", *late]) == 0
    story = (tmp_path / "late.txt").read_text(encoding="utf-8")
    assert "round: 4/4" in story.partition(">")[0]
    assert retell(game, story) == story
    assert golden.main(["--new", "template", "late", "--bot", "no-such-bot"]) == 2
