"""The user's data folder."""

from pathlib import Path

import pytest

from looptable.content.user_folders import data_folder, packs_folder


def test_the_variable_of_looptable_comes_first() -> None:
    assert data_folder({"LOOPTABLE_DATA": "/srv/x", "XDG_DATA_HOME": "/xdg"}) == Path("/srv/x")


def test_then_the_desktop_standard() -> None:
    assert data_folder({"XDG_DATA_HOME": "/xdg"}) == Path("/xdg/looptable")


@pytest.mark.parametrize("values", [{}, {"XDG_DATA_HOME": ""}, {"XDG_DATA_HOME": "relative"}])
def test_then_the_usual_place(values: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    assert data_folder(values) == Path("/home/ada/.local/share/looptable")


def test_a_home_sign_is_understood(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/ada")
    monkeypatch.setenv("LOOPTABLE_DATA", "~/loops")
    assert packs_folder() == Path("/home/ada/loops/packs")
