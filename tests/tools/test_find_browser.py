"""Which browser the tests take, and when one is installed."""

from pathlib import Path

import pytest

import find_browser
import found_programs
from found_programs import Needed


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder with programs."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("LOOPTABLE_BROWSER", raising=False)
    monkeypatch.setattr(find_browser, "NAMES", ("chromium", "google-chrome"))
    return tmp_path


def program(path: Path) -> str:
    path.write_text("#!/bin/sh\n", "utf-8")
    path.chmod(0o755)
    return str(path)


def test_chromium_is_taken_before_chrome_and_a_named_program_before_both(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chrome = program(folder / "google-chrome")
    assert find_browser.find_browser() == chrome
    chromium = program(folder / "chromium")
    assert find_browser.find_browser() == chromium
    monkeypatch.setenv("LOOPTABLE_BROWSER", program(folder / "other"))
    assert find_browser.find_browser() == str(folder / "other")


@pytest.mark.usefixtures("folder")
def test_one_line_says_that_there_is_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(found_programs, "may_install", lambda: False)
    assert find_browser.BROWSER.answer(["--install"]) == 0
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.splitlines()) == 1


@pytest.mark.parametrize("has_one", [True, False])
def test_one_is_installed_only_where_there_is_none(
    folder: Path, monkeypatch: pytest.MonkeyPatch, has_one: bool
) -> None:
    if has_one:
        program(folder / "chromium")
    asked: list[str] = []
    monkeypatch.setattr(found_programs, "may_install", lambda: True)
    monkeypatch.setattr(Needed, "install", lambda needed: asked.append(needed.package))
    find_browser.BROWSER.answer(["--install"])
    assert asked == ([] if has_one else ["chromium"])
