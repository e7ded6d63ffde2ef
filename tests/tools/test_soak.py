"""The parts of `make soak`."""

from pathlib import Path

import pytest

import soak


def test_every_long_test_belongs_to_a_part() -> None:
    folders = soak.parts().values()
    marked = [
        path.relative_to(soak.ROOT)
        for root in ("src", "tests")
        for path in (soak.ROOT / root).rglob("test_*.py")
        if soak.MARK.search(path.read_text("utf-8"))
    ]
    assert marked
    assert not [str(path) for path in marked if not any(f in path.parents for f in folders)]


def test_a_part_is_named_after_its_game_or_room(tmp_path: Path) -> None:
    for file in ("src/looptable/games/a_game/tests/test_a.py", "tests/conformance/test_b.py"):
        (tmp_path / file).parent.mkdir(parents=True)
        (tmp_path / file).write_text("@pytest.mark." + "soak\n", "utf-8")
    assert list(soak.parts(tmp_path)) == ["a-game", "kit"]


def test_without_a_part_they_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main([]) == 0
    assert "  kit " in capsys.readouterr().out
    assert soak.main(["cellar"]) == 2
