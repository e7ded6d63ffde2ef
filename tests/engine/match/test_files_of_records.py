"""Records on disk: read back as written, never half-written, whatever is in the way."""

import os
import stat
from pathlib import Path

import pytest

from looptable.content.text.texts import explain
from looptable.core.errors import RecordError, WrongUse
from looptable.engine.match import recordfile
from looptable.engine.match.record import ChoiceLine, Header, Record
from looptable.engine.match.recordfile import (
    as_lines,
    read_record,
    write_record,
    write_text,
)

HEADER = Header("template", 1, "abc", 2, {"rounds": 4}, seed=7)
RECORD = Record(HEADER, (ChoiceLine(1, 0, "fox", "0a"), ChoiceLine(2, 1, "côté jardin", "0b")))


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_written_file_is_read_back(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    write_record(path, RECORD)
    assert read_record(path) == (RECORD, ())
    assert names_in(tmp_path) == ["match.jsonl"], "no temporary file is left"


def test_a_cut_file_is_recovered(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_bytes(as_lines(RECORD).encode()[:-20])
    record, warnings = read_record(path)
    assert (record.choices, len(warnings)) == (RECORD.choices[:1], 1)


def test_a_missing_file_and_a_folder_are_wrong_use(tmp_path: Path) -> None:
    with pytest.raises(WrongUse) as missing:
        read_record(tmp_path / "none.jsonl")
    assert missing.value.code == "file/not-found"
    with pytest.raises(WrongUse) as folder:
        read_record(tmp_path)
    assert explain(folder.value, "en").endswith("cannot be read: it is a folder.")


def test_a_file_that_may_not_be_read_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def closed(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", closed)
    with pytest.raises(WrongUse) as refused:
        read_record(tmp_path / "match.jsonl")
    assert refused.value.data == {"file": "match.jsonl", "reason": "no-permission"}


def test_a_huge_file_is_refused_and_not_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "huge.jsonl"
    path.write_bytes(as_lines(RECORD).encode())
    monkeypatch.setattr(recordfile, "LARGEST_FILE", 100)
    with pytest.raises(RecordError) as refused:
        read_record(path)
    assert refused.value.data == {"file": "huge.jsonl", "limit": 100}


def fail(*_: object, **__: object) -> None:
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_write_that_fails_leaves_the_old_file(
    step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.jsonl"
    write_record(path, RECORD)
    before = path.read_bytes()
    monkeypatch.setattr(*((os, "fsync", fail) if step == "fsync" else (Path, "replace", fail)))
    with pytest.raises(WrongUse) as refused:
        write_record(path, RECORD.upto(1))
    assert refused.value.data["reason"] == "No space left on device"
    assert path.read_bytes() == before
    assert names_in(tmp_path) == ["match.jsonl"]


def test_a_text_that_cannot_be_encoded_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    write_text(path, "old")
    with pytest.raises(UnicodeEncodeError):
        write_text(path, "new \ud800")
    assert path.read_text("utf-8") == "old"
    assert names_in(tmp_path) == ["match.jsonl"]


@pytest.mark.parametrize(
    ("name", "reason"), [("no/folder/match.jsonl", "no-folder"), (".", "directory")]
)
def test_a_place_that_cannot_be_written_to_says_why(name: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(WrongUse) as refused:
        write_record(tmp_path / name, RECORD)
    assert (refused.value.code, refused.value.data["reason"]) == ("file/unwritable", reason)
    assert names_in(tmp_path) == []


def test_a_record_keeps_the_permissions_of_the_file_it_replaces(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    write_record(path, RECORD)
    path.chmod(0o640)
    write_record(path, RECORD.upto(1))
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


def test_a_new_record_may_be_read_by_whom_the_user_allows(tmp_path: Path) -> None:
    (tmp_path / "ordinary").touch()
    write_record(tmp_path / "match.jsonl", RECORD)
    modes = {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert len(modes) == 1


def test_writing_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    (tmp_path / "store").mkdir()
    (tmp_path / "link.jsonl").symlink_to("store/match.jsonl")
    write_record(tmp_path / "link.jsonl", RECORD)
    assert (tmp_path / "link.jsonl").is_symlink()
    assert read_record(tmp_path / "store" / "match.jsonl") == (RECORD, ())
