"""Packs: found by name or path, read safely, laid on a game."""

from pathlib import Path

import pytest

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.packs.pack import Pack, find_pack, installed_packs, load_pack
from looptable.core.errors import WrongUse

MANIFEST = """\
format = 1
id = "night-shift"
game = "sample"
version = "1.0"
licence = "CC BY 4.0"
title = { en = "Night shift", fr = "Équipe de nuit" }
"""


def write(folder: Path, **files: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in {"pack": MANIFEST, **files}.items():
        path = folder / f"{name.replace('__', '/')}.toml"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, "utf-8")
    return folder


def load(folder: Path) -> tuple[Pack | None, list[tuple[str, int]]]:
    report = Diagnostics()
    return load_pack(folder, report), [(d.code, d.line) for d in report]


def test_a_pack_has_a_manifest_tables_and_texts(tmp_path: Path) -> None:
    pack, found = load(write(tmp_path / "p", cards="a = 1\n", text__en='x = "X"\n'))
    assert found == []
    assert pack is not None
    assert (pack.id, pack.version, pack.manifest.title.fr) == (
        "night-shift",
        "1.0",
        "Équipe de nuit",
    )
    assert [source.file for source in pack.sources] == ["p/cards.toml"]
    assert list(pack.texts.entries["en"]) == ["x"]


def test_a_pack_is_read_from_the_folder_one_is_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(write(tmp_path / "p", cards=""))
    pack, _ = load(Path())
    assert pack is not None
    assert [source.file for source in pack.sources] == ["p/cards.toml"]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('id = "night-shift"', 'id = "Night"', ("id/bad-shape", 2)),
        ('version = "1.0"', 'version = "one"', ("field/bad-value", 4)),
        ("licence", "license", ("field/unknown", 5)),
        ('en = "Night shift", ', "", ("field/missing", 6)),
        ('"Night shift"', '""', ("field/bad-value", 6)),
        ("format = 1", "format = 0", ("field/bad-value", 1)),
        ("format = 1", "format = 2", ("pack/newer-format", 1)),
        ("format = 1\n", "", ("field/missing", 1)),
        ("format = 1", "format =", ("toml/syntax", 1)),
    ],
)
def test_a_bad_manifest_is_told(
    tmp_path: Path, old: str, new: str, expected: tuple[str, int]
) -> None:
    pack, found = load(write(tmp_path / "p", pack=MANIFEST.replace(old, new)))
    assert pack is None
    assert found == [expected]


def test_a_folder_without_a_manifest_is_no_pack(tmp_path: Path) -> None:
    assert load(tmp_path) == (None, [("pack/no-manifest", 0)])
    assert load(tmp_path / "nowhere") == (None, [("pack/no-manifest", 0)])


def test_a_manifest_that_leads_out_is_not_read(tmp_path: Path) -> None:
    (tmp_path / "p").mkdir()
    (tmp_path / "secret.toml").write_text(MANIFEST, "utf-8")
    (tmp_path / "p" / "pack.toml").symlink_to("../secret.toml")
    assert load(tmp_path / "p") == (None, [("file/outside", 0)])


def test_a_pack_is_found_by_its_name(tmp_path: Path) -> None:
    write(tmp_path / "night-shift")
    assert find_pack("night-shift", tmp_path) == tmp_path / "night-shift"
    assert installed_packs(tmp_path) == ("night-shift",)


def test_a_pack_is_found_in_the_data_folder_of_the_user(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LOOPTABLE_DATA", str(tmp_path))
    write(tmp_path / "packs" / "night-shift")
    assert find_pack("night-shift") == tmp_path / "packs" / "night-shift"


def test_a_pack_is_found_by_its_path(tmp_path: Path) -> None:
    folder = write(tmp_path / "elsewhere" / "p")
    assert find_pack(str(folder), tmp_path / "packs") == folder


@pytest.mark.parametrize("name", ["../night-shift", "/etc", ".", "", "night-shift/../night-shift"])
def test_where_paths_are_not_allowed_no_name_leads_out(tmp_path: Path, name: str) -> None:
    write(tmp_path / "packs" / "night-shift")
    write(tmp_path / "night-shift")
    with pytest.raises(WrongUse) as caught:
        find_pack(name, tmp_path / "packs", is_path_allowed=False)
    assert caught.value.code == "use/unknown-pack"


def test_an_unknown_pack_comes_with_those_there_are(tmp_path: Path) -> None:
    write(tmp_path / "night-shift")
    with pytest.raises(WrongUse) as caught:
        find_pack("nihgt-shift", tmp_path)
    assert caught.value.data["accepted"] == ("night-shift",)
    assert caught.value.data["closest"] == "night-shift"


def test_a_data_folder_that_is_not_there_has_no_packs(tmp_path: Path) -> None:
    assert installed_packs(tmp_path / "none") == ()
