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
        for setting in game.settings():
            assert (f"--set {setting.id}=" in listed) != setting.hidden
    assert "2 to 3 players, example" in listed or lang == "fr"
    assert "de 2 à 3 joueurs, exemple" in listed or lang == "en"


def test_the_machine_form_has_both_languages(ask: Ask) -> None:
    (found,) = [game for game in ask("games") if game["id"] == "template"]
    assert found["title"] == {"en": "Minute Hand", "fr": "La Petite Aiguille"}
    assert found["players"] == {"least": 2, "most": 3}
    assert found["maturity"] == "example"
    assert {"id", "default", "accepted", "text"} == set(found["settings"][0])
    assert set(found["settings"][0]["text"]) == {"en", "fr"}


def test_a_setting_that_takes_any_words_does_not_say_what_is_accepted(run: Run) -> None:
    (line,) = [line for line in run("games").stdout.splitlines() if "--set agents=" in line]
    assert "Accepted" not in line
    for agent in ("time-prowler", "cztwyzzek", "mr-time", "robofinisher-404", "v-girl"):
        assert agent in line


def test_one_game_may_be_asked_for(run: Run, ask: Ask) -> None:
    listed = run("games", "template").stdout
    assert listed.startswith("template: Minute Hand")
    assert "the-loop" not in listed
    assert [game["id"] for game in ask("games", "the_loop")] == ["the-loop"]
    refused = run("games", "the-lop")
    assert refused.exit_code == 2
    assert "the-loop" in refused.stderr
