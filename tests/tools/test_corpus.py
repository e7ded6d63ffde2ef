"""The tool that makes a corpus, and the one that keeps content, on a small scale."""

from pathlib import Path

import pytest
from tests.corpus.planted import copied, installed

from collection import records
from collection.facts import facts_of
from keep import main as keep
from looptable.content.packs.pack import Pack
from looptable.engine.library import ContentGame
from looptable.engine.match.match import open_match
from looptable.engine.match.recordfile import read_record
from looptable.engine.match.verification import verify
from looptable.engine.registry import games


def no_pack(name: str) -> Pack:
    raise AssertionError(name)


def test_records_of_every_beginning_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games()["loop-inc"]
    monkeypatch.setattr(records, "COUNT", len(records.BEGINNINGS))
    monkeypatch.setattr(records, "LONGEST", 12)
    monkeypatch.setattr(records, "games", lambda: {"loop-inc": game})
    found = records.make_records(tmp_path)
    assert len(found) == len(records.BEGINNINGS)
    headers = []
    for name, facts in found.items():
        record, _ = read_record(tmp_path / "records" / name)
        match = open_match(record, no_pack)
        assert facts_of(match.game, match.state, len(record.choices)) == facts
        assert verify(match.game, record).broken_line is None
        headers.append(record.header)
    assert sum(header.commit is not None for header in headers) == 1
    assert sum(header.position is not None for header in headers) == 2


def test_content_is_kept_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = copied(tmp_path)
    assert isinstance(game, ContentGame)
    with installed(game):
        assert keep(["planted"]) == 0
        assert "kept in" in capsys.readouterr().out
        assert keep(["planted"]) == 0
        assert "kept already" in capsys.readouterr().out
    (name,) = game.kept_contents()
    older = game.with_content(name)
    assert older.content_hash() == game.content_hash()
    assert older.content_name() == name
    assert older.in_vocabulary(older.vocabularies()[0]).content_name() == name
