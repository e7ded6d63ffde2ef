"""Losing to Junior, who has no seat: commands and page tell it with his name and his score."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from looptable.engine.contract.view import View
from looptable.engine.registry import find_game
from looptable.wire.translator import Translator
from looptable.wire.views import UndoInfo

Run = Callable[..., Result]

LOST = {
    "game": "loop-inc",
    "players": 1,
    "timeline": ["tails", "ice", "ashes", "horns", "rivets"],
    "display": {"move": 2, "store": 1},
    "day": 3,
    "sideways": {"0": [1, 2]},
    "tableau": {"0": ["store", "store"]},
    "bonus": {"0": 9, "junior": 20},
}
"""The last card of the match: a Move, which tears."""

TOLD = {
    "en": "Junior wins with 20 points, ahead of Player A (8)",
    "fr": "Junior gagne avec 20 points, devant Joueur A (8)",
}


@pytest.fixture
def match(run: Run, tmp_path: Path) -> Path:
    """The record of a match in which Junior has won."""
    file = tmp_path / "lost.jsonl"
    position = tmp_path / "lost.json"
    position.write_text(json.dumps(LOST))
    assert run("new", "loop-inc", "--position", position, "-o", file).exit_code == 0
    assert TOLD["en"] in run("act", file, "new move").stdout
    return file


@pytest.mark.parametrize("lang", TOLD)
@pytest.mark.parametrize("words", [("show",), ("replay",), ("replay", "--summary")])
def test_commands_name_the_rival_who_won_and_his_score(
    run: Run, match: Path, words: tuple[str, ...], lang: str
) -> None:
    told = run(words[0], match, *words[1:], "--lang", lang).stdout
    assert TOLD[lang] in " ".join(told.split()).replace("\u202f", " ")
    assert "Nobody" not in told
    assert "Personne" not in told


@pytest.mark.parametrize("lang", TOLD)
def test_the_page_names_the_rival_who_won_and_his_score(lang: str) -> None:
    game = find_game("loop-inc")
    state = game.load(LOST)
    state.apply(0, game.parse(state, 0, "new move"))
    view: View = game.view(state, 0)
    said = Translator(game.texts(), lang, game.citations()).seat_view(view, [], UndoInfo(0, 0))
    assert said.outcome is not None
    assert said.outcome.text == TOLD[lang]
    assert said.outcome.winners == ()
