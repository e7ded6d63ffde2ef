"""A changed card or mission of a real game: old records go on with what they began with."""

import importlib
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from looptable.content.kept import keep_content
from looptable.content.packs.pack import Pack
from looptable.core.errors import RecordError
from looptable.engine.library import ContentGame
from looptable.engine.match.match import new_match, open_match
from looptable.engine.match.record import Record
from looptable.engine.match.verification import verify
from looptable.engine.registry import find_game
from tests.corpus.planted import installed

Copy = ContentGame[Any]

GAMES = {
    "the-loop": ("content/cycles.toml", "clones = 2", ("the_loop.library",)),
    "loop-inc": ("content/trips.toml", "points = 6", ("loop_inc.library",)),
    "time-stories": (
        "missions/low-tide/mission.toml",
        "time = ",
        ("time_stories.mission.library",),
    ),
}


def no_pack(name: str) -> Pack:
    raise AssertionError(name)


@pytest.fixture(params=GAMES)
def old(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Copy]:
    """A game whose folder is a copy, still unchanged."""
    game = find_game(request.param)
    assert isinstance(game, ContentGame)
    place = tmp_path / "game"
    skipped = shutil.ignore_patterns("*.py", "*.so", "__pycache__", "tests", "playthroughs")
    shutil.copytree(game.folder, place, ignore=skipped)
    for module in GAMES[request.param][2]:
        monkeypatch.setattr(importlib.import_module(f"looptable.games.{module}"), "FOLDER", place)
    copy = type("Copied", (type(game),), {"folder": place})()
    assert isinstance(copy, ContentGame)
    with installed(copy):
        yield copy


def _changed(old: Copy) -> Copy:
    """The same game after an edit of its content."""
    file, text, _ = GAMES[old.meta.id]
    path = old.folder / file
    words = path.read_text("utf-8")
    assert text in words
    number = text if text[-1].isdigit() else text + words.split(text, 1)[1].split()[0]
    raised = f"{number[:-1]}{int(number[-1]) - 1}"
    path.write_text(words.replace(number, raised, 1), "utf-8")
    return type(old)()


def _played(game: Copy) -> Record:
    """A match under way, with the content of today."""
    match = new_match(game, 2, {}, 1)
    for _ in range(5):
        seat = match.state.pending()[0]
        match.act(seat, match.options(seat)[0].key)
    return match.record


def test_old_records_need_the_content_that_was_kept(old: Copy) -> None:
    record = _played(old)
    (digest,) = old.content_folders()
    assert record.header.content == digest
    keep_content(old.folder, *next(iter(old.content_folders().items())))
    new = _changed(old)
    with installed(new):
        match = open_match(record, no_pack)
        assert match.game.content_name() == digest[:12]
        assert verify(match.game, record).broken_line is None
        assert match.game.texts().say(match.game.cards()[0].name, "fr")
        fresh = new_match(new, 2, {}, 1)
        assert fresh.record.header.content not in (digest, "")
        assert open_match(fresh.record, no_pack).game.content_name() == ""
        shutil.rmtree(old.folder / "past")
        with pytest.raises(RecordError):
            open_match(record, no_pack)
