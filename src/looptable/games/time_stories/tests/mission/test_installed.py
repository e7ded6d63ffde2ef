"""Missions that are installed by laying their folders into the data folder."""

from pathlib import Path

import pytest

from looptable.content.text.texts import Text
from looptable.engine.match.match import new_match
from looptable.games.time_stories import GAME
from looptable.games.time_stories.game import StoryGame
from looptable.games.time_stories.mission.library import installed_folder
from looptable.games.time_stories.mission.skeleton import write_skeleton

OWN = list(GAME.library.missions)


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where missions are installed."""
    monkeypatch.setenv("LOOPTABLE_DATA", str(tmp_path))
    folder = installed_folder()
    folder.mkdir()
    return folder


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_a_folder_in_the_data_folder_is_a_mission_that_can_be_chosen(shelf: Path) -> None:
    write_skeleton(shelf / "fog")
    game = StoryGame()
    assert list(game.library.missions) == [*OWN, "fog"]
    (setting,) = [one for one in game.settings() if one.id == "mission"]
    assert setting.choices == (*OWN, "fog")
    assert game.texts().say(Text("mission.fog"), "en") == "My Mission"
    assert game.texts().say(Text("setting.mission.fog"), "fr")
    match = new_match(game, 2, {"mission": "fog"}, 1)
    assert match.state.position()["mission"] == "fog"
    assert game.left_out() == ()


def test_a_faulty_mission_is_told_and_left_out_and_the_others_are_there(shelf: Path) -> None:
    write_skeleton(shelf / "fog")
    write_skeleton(shelf / "rain")
    change(shelf / "rain/places/square.toml", "gain token trusted", "gain token trustet")
    (shelf / "not-a-mission").mkdir()
    game = StoryGame()
    assert list(game.library.missions) == [*OWN, "fog"]
    (told,) = game.left_out()
    assert (told.code, told.file) == ("effect/unexpected", "rain/places/square.toml")
    assert told.line > 0


def test_a_mission_with_warnings_is_there(shelf: Path) -> None:
    write_skeleton(shelf / "fog")
    (shelf / "fog/notes.txt").write_text("x", "utf-8")
    game = StoryGame()
    assert "fog" in game.library.missions
    assert game.left_out() == ()


def test_an_installed_mission_replaces_none_of_ours_and_none_before_it(shelf: Path) -> None:
    for name, id in (("a", OWN[0]), ("b", "fog"), ("c", "fog")):
        write_skeleton(shelf / name)
        change(shelf / name / "mission.toml", f'id = "{name}"', f'id = "{id}"')
    game = StoryGame()
    assert list(game.library.missions) == [*OWN, "fog"]
    assert game.library.missions[OWN[0]].hash == GAME.library.missions[OWN[0]].hash
    assert [(one.code, one.file) for one in game.left_out()] == [
        ("mission/id-twice", "a/mission.toml"),
        ("mission/id-twice", "c/mission.toml"),
    ]


def test_records_do_not_mind_other_missions(shelf: Path) -> None:
    before = new_match(StoryGame(), 2, {}, 1).record.header
    write_skeleton(shelf / "fog")
    game = StoryGame()
    assert new_match(game, 2, {}, 1).record.header.content == before.content
    fog = new_match(game, 2, {"mission": "fog"}, 1)
    assert fog.record.header.content != before.content
    position = new_match(game, 2, {}, 0, fog.state.position()).record.header
    assert position.content == fog.record.header.content


def test_a_shelf_that_cannot_be_read_is_an_empty_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "missions").write_text("no folder", "utf-8")
    monkeypatch.setenv("LOOPTABLE_DATA", str(tmp_path))
    assert list(StoryGame().library.missions) == OWN
