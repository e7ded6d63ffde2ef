"""When the browser client is built, and what happens where it cannot be."""

from collections.abc import Callable
from pathlib import Path

import pytest

import build_client
from build_client import BuildFault, find_node, main


class FakeNode:
    """Counts what npm is asked for; a build writes a page."""

    version = "v22.0.0"

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.failing: set[str] = set()

    def run(self, *arguments: str, is_shown: bool = False) -> object:
        word = arguments[0]
        self.asked.append(word)
        if word in ("ci", "install"):
            build_client.PACKAGES.mkdir(exist_ok=True)
        elif word not in self.failing:
            build_client.WEB.mkdir(parents=True, exist_ok=True)
            (build_client.WEB / "index.html").write_text("<p>", "utf-8")

        class Done:
            returncode = int(word in self.failing)
            stdout = "what npm said"

        return Done()


@pytest.fixture
def node(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeNode:
    """A small checkout, with a Node that is none."""
    fake = FakeNode()
    for name, place in {
        "FRONTEND": "frontend",
        "PACKAGES": "frontend/node_modules",
        "GAMES": "src/looptable/games",
        "WEB": "src/looptable/web",
        "STAMP": "build/client.json",
        "__file__": "tools/build_client.py",
        "ROOT": "",
    }.items():
        path = tmp_path / place
        monkeypatch.setattr(build_client, name, str(path) if name == "__file__" else path)
    monkeypatch.setattr(build_client, "find_node", lambda **_: fake)
    monkeypatch.delenv("LOOPTABLE_CLIENT", raising=False)
    for file in ("frontend/package.json", "frontend/package-lock.json", "tools/build_client.py"):
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text("{}", "utf-8")
    return fake


def test_a_changed_board_of_a_game_is_built(node: FakeNode, tmp_path: Path) -> None:
    main([])
    board = tmp_path / "src/looptable/games/chess/board/Board.svelte"
    board.parent.mkdir(parents=True)
    board.write_text("<p>", "utf-8")
    main([])
    assert node.asked == ["ci", "run", "run"]


def test_nothing_is_done_where_nothing_has_changed(
    node: FakeNode, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([]) == 0
    assert node.asked == ["ci", "run"]
    capsys.readouterr()
    assert main([]) == 0
    assert node.asked == ["ci", "run"]
    assert capsys.readouterr().out == ""


def _edit_source() -> None:
    (build_client.FRONTEND / "App.svelte").write_text("new", "utf-8")


def _lose_page() -> None:
    (build_client.WEB / "index.html").unlink()


@pytest.mark.parametrize("change", [_edit_source, _lose_page])
def test_a_changed_source_or_a_lost_page_is_built_anew_with_the_same_packages(
    node: FakeNode, change: Callable[[], None]
) -> None:
    main([])
    change()
    assert main([]) == 0
    assert node.asked == ["ci", "run", "run"]


def test_another_lock_fetches_the_packages_anew(node: FakeNode) -> None:
    main([])
    (build_client.FRONTEND / "package-lock.json").write_text("[]", "utf-8")
    assert main([]) == 0
    assert node.asked == ["ci", "run", "ci", "run"]


def test_where_the_lock_is_refused_npm_may_look_for_itself(node: FakeNode) -> None:
    node.failing = {"ci"}
    assert main([]) == 0
    assert node.asked == ["ci", "install", "run"]


def test_a_failed_build_leaves_no_old_page_and_tells_what_npm_said(
    node: FakeNode, capsys: pytest.CaptureFixture[str]
) -> None:
    main([])
    _edit_source()
    node.failing = {"run"}
    assert main([]) == 1
    assert not build_client.WEB.exists()
    assert "what npm said" in capsys.readouterr().err


def test_an_install_may_lack_the_client(
    node: FakeNode, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LOOPTABLE_CLIENT", "0")
    assert main([]) == 1
    assert main(["--lenient"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 2
    assert not node.asked


def test_a_source_distribution_brings_the_page_ready_made(node: FakeNode, tmp_path: Path) -> None:
    main([])
    for path in build_client.FRONTEND.glob("*.json"):
        path.unlink()
    build_client.PACKAGES.rmdir()
    build_client.FRONTEND.rmdir()
    node.asked.clear()
    assert main(["--into", str(tmp_path / "wheel")]) == 0
    assert (tmp_path / "wheel" / "index.html").is_file()
    assert not node.asked


def test_without_any_node_one_sentence_says_what_is_needed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(build_client, "_packed_node", lambda: None)
    with pytest.raises(
        BuildFault, match=r"needs Node 20\.19 or newer with npm, and none was found"
    ):
        find_node(may_fetch=False)


def test_an_old_node_is_not_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("node", "npm"):
        program = tmp_path / name
        program.write_text("#!/bin/sh\necho v18.20.4\n", "utf-8")
        program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(build_client, "_packed_node", lambda: None)
    with pytest.raises(BuildFault, match=r"only v18\.20\.4 was found"):
        find_node(may_fetch=False)
