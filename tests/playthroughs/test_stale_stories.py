"""A story whose choices are no longer legal is found, and made anew from its heading."""

from pathlib import Path

import pytest

import golden
from looptable.bots import RandomBot
from looptable.core.chance import Chance
from looptable.core.errors import RecordError
from looptable.engine.match.playthrough import endings_in, heading_of, retell, seeded_hash
from looptable.engine.registry import games

pytestmark = pytest.mark.both_builds

ILLEGAL = "Choice 2 of the playthrough, “umbrella” of seat 0, is no longer legal"
REASON = f"{ILLEGAL}: there was no such option."


@pytest.fixture
def stories(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the stories of the template, which alone is compared and rewritten."""
    game = games()["template"]
    for path in golden.playthroughs(game):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / golden.HASH).write_text(seeded_hash(game) + "\n", encoding="utf-8")
    monkeypatch.setattr(golden, "folder_of", lambda _: tmp_path)
    monkeypatch.setattr(golden, "games", lambda: {"template": game})
    return tmp_path


def edit(path: Path, old: str, new: str) -> str:
    """Puts something else where a story first says this; gives the story as it was."""
    story = path.read_text(encoding="utf-8")
    assert old in story
    path.write_text(story.replace(old, new, 1), encoding="utf-8")
    return story


def choices_in(path: Path) -> int:
    return path.read_text(encoding="utf-8").count("\n>")


def test_an_illegal_choice_is_named_with_its_seat(
    stories: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(stories / "a-tie.txt", ">0: lamplighter", ">0: umbrella")
    assert golden.main([]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"template: a-tie.txt: {REASON}",
        "If this is meant, run `make golden` and review the difference.",
    ]


def test_a_choice_out_of_turn_is_named_too(stories: Path) -> None:
    edit(stories / "a-tie.txt", ">0: lamplighter", ">1: overtime")
    assert golden.stale(games()["template"]) == [
        "a-tie.txt: Choice 2 of the playthrough, “overtime” of seat 1, is no longer legal: "
        "it was not the turn of that seat."
    ]


def test_a_choice_after_the_end_is_illegal(stories: Path) -> None:
    story = (stories / "a-tie.txt").read_text(encoding="utf-8")
    with pytest.raises(RecordError) as refused:
        retell(games()["template"], story + ">0: noon\n")
    assert (refused.value.code, refused.value.data["n"]) == ("playthrough/illegal-choice", 17)


def test_rewriting_makes_a_broken_story_anew_and_says_so(
    stories: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story = edit(stories / "a-tie.txt", ">0: lamplighter", ">0: umbrella")
    assert golden.main(["--rewrite"]) == 0
    said = f"template: a-tie.txt is made anew, with seed 3. {REASON}\n"
    assert capsys.readouterr().out == said
    assert (stories / "a-tie.txt").read_text(encoding="utf-8") == story
    assert golden.main([]) == 0


def test_seeds_are_tried_upward_until_the_ending_comes(
    stories: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story = edit(stories / "a-tie.txt", '"seed":3', '"seed":1')
    assert golden.main(["--rewrite"]) == 0
    assert "a-tie.txt is made anew, with seed 3. Choice 2" in capsys.readouterr().out
    assert (stories / "a-tie.txt").read_text(encoding="utf-8") == story


def test_a_story_that_misses_its_ending_is_made_anew(
    stories: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(stories / "one-wins.txt", '"ending":"most"', '"ending":"tie"')
    assert golden.main(["--rewrite"]) == 0
    assert "It does not end by tie any longer." in capsys.readouterr().out
    story = (stories / "one-wins.txt").read_text(encoding="utf-8")
    assert endings_in(story) == {"tie"}
    assert heading_of(story).seed > 4, "seeds below that of the heading are not tried"


def test_a_story_without_a_bot_stays_and_is_reported(
    stories: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(stories / "a-tie.txt", '"bot":"random",', "")
    edit(stories / "a-tie.txt", ">0: lamplighter", ">0: umbrella")
    broken = (stories / "a-tie.txt").read_text(encoding="utf-8")
    assert golden.main(["--rewrite"]) == 1
    said = f"template: a-tie.txt cannot be made anew, its heading names no bot. {REASON}\n"
    assert capsys.readouterr().err == said
    assert (stories / "a-tie.txt").read_text(encoding="utf-8") == broken


def test_a_setting_that_is_gone_is_reported_without_a_traceback(
    stories: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(stories / "a-tie.txt", '"calm":false', '"windy":false')
    assert golden.main([]) == 1
    assert "a-tie.txt: There is no setting “windy”." in capsys.readouterr().out
    assert golden.main(["--rewrite"]) == 1
    assert "a-tie.txt cannot be made anew. There is no setting" in capsys.readouterr().err


def test_a_new_story_says_how_it_was_made(stories: Path) -> None:
    made = ["--bot", "random", "--ending", "most", "--longest", "20", "--seed", "2"]
    assert golden.main(["--new", "template", "new", *made]) == 0
    heading = heading_of((stories / "new.txt").read_text(encoding="utf-8"))
    assert (heading.bot, heading.ending, heading.longest) == ("random", "most", 20)


def test_a_story_is_not_longer_than_its_heading_allows(stories: Path) -> None:
    new = ["--new", "template", "new", "--ending", "most"]
    assert golden.main(new) == 0
    longest = choices_in(stories / "new.txt") - 1
    assert golden.main([*new, "--longest", str(longest)]) == 0
    assert 0 < choices_in(stories / "new.txt") <= longest


def test_what_a_bot_remembers_of_another_match_does_not_change_a_story(
    stories: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(golden, "find_bot", lambda *_: InTurn())
    assert golden.main(["--new", "template", "new", "--ending", "broken", "--seed", "2"]) == 0
    story = (stories / "new.txt").read_text(encoding="utf-8")
    assert heading_of(story).seed > 2, "other matches came first"
    assert golden.make(games()["template"], heading_of(story)) == story


class InTurn(RandomBot):
    """Takes the first option, then the second, and so on: it remembers how often it was asked."""

    def __init__(self) -> None:
        self.asked = 0

    def pick(self, count: int, chance: Chance) -> int:
        self.asked += 1
        return self.asked % count
