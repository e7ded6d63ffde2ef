"""Careers: which settings were won, in matches that count."""

import pytest
from tests.engine.matches import game as template

from looptable.engine.contract.game import read_meta
from looptable.engine.match.career import Ended, career_of, choice_name, counts
from looptable.engine.match.match import new_match
from looptable.engine.registry import find_game
from looptable.testing import rule

LOOP = find_game("the-loop")


def ended(mode: str, difficulty: str, ending: str) -> Ended:
    return Ended({"mode": mode, "difficulty": difficulty}, ending, ending == "won")


@rule("LOOP-MODE-6")
def test_every_mode_and_difficulty_has_a_cell_with_its_wins_and_endings() -> None:
    matches = [
        ended("supa", "year", "won"),
        ended("supa", "year", "time-up"),
        ended("supa", "year", "won"),
        ended("sabotage", "month", "second-vortex"),
    ]
    cells = {cell.choices: cell for cell in career_of(LOOP, matches)}
    assert len(cells) == 4 * 3
    assert next(iter(cells)) == ("sabotage", "month")
    supa, first = cells["supa", "year"], cells["sabotage", "month"]
    assert (supa.played, supa.won, supa.endings) == (3, 2, {"time-up": 1, "won": 2})
    assert (first.played, first.won, first.endings) == (1, 0, {"second-vortex": 1})
    assert cells["ultramachina", "infinity"].played == 0


@rule("LOOP-MODE-6")
def test_a_match_from_a_position_does_not_count() -> None:
    match = new_match(LOOP, 2, {}, 1)
    assert counts(match.header)
    assert not counts(new_match(LOOP, 2, {}, 0, match.state.position()).header)


def test_a_game_without_a_grid_has_no_career() -> None:
    assert career_of(template(), [Ended({}, "most", True)]) == ()


def test_a_career_is_made_of_settings(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("game")
    told = (LOOP.folder / "meta.toml").read_text("utf-8")  # type: ignore[attr-defined]
    (folder / "meta.toml").write_text(told.replace('"difficulty"]', '"weather"]'), "utf-8")
    with pytest.raises(ValueError, match="career"):
        read_meta(folder)


def test_a_choice_has_a_name_in_both_languages_or_its_id() -> None:
    names = {lang: choice_name("mode", "supa", LOOP.texts(), lang) for lang in ("en", "fr")}
    assert names == {"en": "Sayan Supa Clones", "fr": "Sayan Supa Clones"}
    assert choice_name("difficulty", "month", LOOP.texts(), "fr") == "Employé du Mois"
    assert choice_name("mode", "swim", LOOP.texts(), "en") == "swim"
