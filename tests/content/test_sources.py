"""Reading files: sizes, encodings, links, and names that are the same everywhere."""

import os
from pathlib import Path

import pytest

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.sources import Limits, Source, read_folder, read_source
from looptable.content.text.texts import Text


def read(folder: Path, **limits: int) -> tuple[list[Source], list[str]]:
    report = Diagnostics()
    sources = read_folder(folder, folder, report, Limits(**limits))
    return list(sources), [f"{d.file}: {d.code}" for d in report]


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "pack"
    folder.mkdir()
    return folder


def test_tables_are_read_in_order_of_their_names(pack: Path) -> None:
    for name in ("b.toml", "a.toml", "notes.txt", ".hidden.toml"):
        (pack / name).write_text(name, "utf-8")
    sources, found = read(pack)
    assert sources == [Source("pack/a.toml", "a.toml"), Source("pack/b.toml", "b.toml")]
    assert found == []


def test_names_do_not_depend_on_how_the_folder_was_named(
    pack: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (pack / "a.toml").touch()
    monkeypatch.chdir(pack)
    assert [source.file for source in read(Path())[0]] == ["pack/a.toml"]
    assert [source.file for source in read(Path("../pack"))[0]] == ["pack/a.toml"]


def test_newlines_and_marks_of_other_systems_are_plain_afterwards(pack: Path) -> None:
    (pack / "a.toml").write_bytes(b"\xef\xbb\xbfa = 1\r\nb = 2\r\n")
    assert read(pack)[0] == [Source("pack/a.toml", "a = 1\nb = 2\n")]


def test_a_file_may_be_as_large_as_the_limit_and_no_larger(pack: Path) -> None:
    (pack / "a.toml").write_text("12345", "utf-8")
    assert read(pack, file_bytes=5)[1] == []
    assert read(pack, file_bytes=4) == ([], ["pack/a.toml: file/too-large"])


def test_too_many_files_are_not_read(pack: Path) -> None:
    for number in range(3):
        (pack / f"{number}.toml").touch()
    assert read(pack, files=2) == ([], ["pack: file/too-many"])


def test_links_inside_the_folder_are_followed(pack: Path) -> None:
    (pack / "parts").mkdir()
    (pack / "parts" / "real.toml").write_text("x", "utf-8")
    (pack / "a.toml").symlink_to("parts/real.toml")
    assert read(pack) == ([Source("pack/a.toml", "x")], [])


def test_links_out_of_the_folder_are_not_followed(pack: Path, tmp_path: Path) -> None:
    (tmp_path / "secret.toml").write_text("secret", "utf-8")
    (tmp_path / "pack-too").mkdir()
    (tmp_path / "pack-too" / "x.toml").write_text("secret", "utf-8")
    (pack / "a.toml").symlink_to("../secret.toml")
    (pack / "b.toml").symlink_to(tmp_path / "pack-too" / "x.toml")
    assert read(pack) == ([], ["pack/a.toml: file/outside", "pack/b.toml: file/outside"])


def test_a_folder_that_is_a_link_out_is_not_followed(pack: Path, tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.toml").write_text("secret", "utf-8")
    (pack / "text").symlink_to(tmp_path / "text")
    report = Diagnostics()
    assert read_folder(pack / "text", pack, report) == ()
    assert [d.code for d in report] == ["file/outside"]


def test_what_is_no_ordinary_file_is_never_opened(pack: Path) -> None:
    (pack / "a.toml").mkdir()
    os.mkfifo(pack / "b.toml")
    (pack / "c.toml").symlink_to("c.toml")
    (pack / "d.toml").symlink_to("nowhere.toml")
    sources, found = read(pack)
    assert sources == []
    assert found == [f"pack/{name}.toml: file/unreadable" for name in "abcd"]


def test_bytes_that_are_no_text_are_found_at_their_place(pack: Path) -> None:
    (pack / "a.toml").write_bytes("# é\nb = é".encode() + b"\xe9\n")
    report = Diagnostics()
    assert read_source(pack / "a.toml", pack, report) is None
    ((code, line, column),) = [(d.code, d.line, d.column) for d in report]
    assert (code, line, column) == ("file/not-text", 2, 6)


def test_a_folder_that_is_not_there_is_told(tmp_path: Path) -> None:
    report = Diagnostics()
    assert read_folder(tmp_path / "none", tmp_path / "none", report) == ()
    (found,) = report
    assert found.message == Text.of("diagnostic.file/unreadable", reason=Text("reason.not-found"))


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may read everything")
def test_a_file_without_permission_is_told(pack: Path) -> None:
    (pack / "a.toml").touch(mode=0)
    assert read(pack)[1] == ["pack/a.toml: file/unreadable"]
