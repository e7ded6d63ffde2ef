"""The text that opens a match: every game has one, and it speaks of this table."""

import pytest

from looptable.content.text.texts import LANGUAGES
from looptable.engine.opening_text import opening_text
from looptable.engine.registry import find_game, games


def told(name: str, players: int, lang: str = "en", **given: str) -> str:
    game = find_game(name)
    text = opening_text(game, players, game.options(given))
    assert text is not None
    return game.texts().say(text, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_says_its_goal(lang: str) -> None:
    for game in games().values():
        text = opening_text(game, game.meta.most_players, {})
        assert text is not None
        assert game.texts().say(text, lang).startswith(("The goal: ", "Le but\u202f: "))


def test_a_rival_is_introduced_to_a_single_player_with_his_strength() -> None:
    alone = told("loop-inc", 1, junior="intern")
    assert "Your rival is Junior" in alone
    assert "Intern, easily beaten" in alone
    assert "Partner, the strongest" in told("loop-inc", 1, junior="partner")
    assert "le plus fort" in told("loop-inc", 1, "fr", junior="partner")
    assert "Junior" not in told("loop-inc", 2)


def test_the_goal_is_that_of_the_mode() -> None:
    assert "complete 4 missions. No special pieces" in told("the-loop", 2)
    assert "destroy every centrifuge" in told("the-loop", 2, mode="centrifuges")


def test_a_position_has_no_settings_to_speak_of() -> None:
    game = find_game("loop-inc")
    text = opening_text(game, 1, {})
    assert text is not None
    assert game.texts().say(text, "en").strip().endswith("with no more penalties.")
