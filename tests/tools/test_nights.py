"""`python tools/nights.py`: nights of a team that knows the shipped mission."""

import re
from pathlib import Path

import pytest

import nights


def test_a_night_is_decided_by_its_seed() -> None:
    first = nights.play_night(3, "two-each", 3, 1)
    assert first == nights.play_night(3, "two-each", 3, 1)
    assert first is not None
    assert first >= 1


def test_the_page_has_every_table_and_none_is_more_than_five_points_worse_off() -> None:
    page = nights.PAGE.read_text("utf-8")
    shares = {
        title: int(share)
        for title, share in re.findall(r"^\| (.+?) \| \d+ \| \*\*(\d+) %\*\*", page, re.MULTILINE)
    }
    assert list(shares) == [title for title, *_ in nights.TABLES]
    assert max(shares.values()) - min(shares.values()) <= 5


def test_the_table_is_written_between_its_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "balance.md"
    page.write_text("Before.\n<!-- nights -->\nold\n<!-- end -->\nAfter.\n", "utf-8")
    monkeypatch.setattr(nights, "PAGE", page)
    assert nights.main(["--nights", "2"]) == 0
    new = page.read_text("utf-8")
    assert capsys.readouterr().out.strip() in new
    assert "old" not in new
    assert new.startswith("Before.\n")
    assert new.endswith("<!-- end -->\nAfter.\n")
