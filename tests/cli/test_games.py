"""`looptable games`."""

from collections.abc import Callable
from typing import Any

import pytest
from click.testing import Result

from looptable.engine.registry import games

Run = Callable[..., Result]
Ask = Callable[..., Any]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_is_listed_with_its_settings(run: Run, lang: str) -> None:
    listed = run("games", "--lang", lang).stdout
    for name, game in games().items():
        assert f"\n{name}" in f"\n{listed}"
        for setting in game.meta.settings:
            assert f"--set {setting.id}=" in listed
    assert "2 to 3 players, example" in listed or lang == "fr"
    assert "de 2 à 3 joueurs, exemple" in listed or lang == "en"


def test_the_machine_form_has_both_languages(ask: Ask) -> None:
    (found,) = [game for game in ask("games") if game["id"] == "template"]
    assert found["title"] == {"en": "Minute Hand", "fr": "La Petite Aiguille"}
    assert found["players"] == {"least": 2, "most": 3}
    assert found["maturity"] == "example"
    assert {"id", "default", "accepted", "text"} == set(found["settings"][0])
    assert set(found["settings"][0]["text"]) == {"en", "fr"}
