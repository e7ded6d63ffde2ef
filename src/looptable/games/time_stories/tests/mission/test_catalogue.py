"""A page for every code of a mission, and its example does what the page says."""

from pathlib import Path

import pytest

from looptable.content.text.languages import LANGUAGES
from looptable.games.time_stories import GAME
from looptable.games.time_stories.mission.library import check_folder
from looptable.games.time_stories.tests.mission.examples import CATALOGUE, mission_checker
from looptable.testing.catalogue import Page, check_page, read_catalogue

PAGES = read_catalogue(CATALOGUE)
CHECKERS = {"mission": mission_checker(check_folder)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.code)
def test_the_example_produces_the_code_and_the_fixed_one_nothing(
    page: Page, tmp_path: Path
) -> None:
    assert check_page(page, CHECKERS, tmp_path) == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.code)
def test_the_example_is_explained_in_both_languages(page: Page, tmp_path: Path) -> None:
    for file in page.example:
        file.write(tmp_path)
    for found in CHECKERS[page.checker](tmp_path, page.options):
        for lang in LANGUAGES:
            assert GAME.texts().say(found.message, lang)
            assert found.hint is None or GAME.texts().say(found.hint, lang)


def test_an_example_that_fits_the_skeleton_no_more_is_no_example(tmp_path: Path) -> None:
    (tmp_path / "mission.toml").write_text("time = 9\n", "utf-8")
    with pytest.raises(ValueError, match=r"mission.toml does not hold 'time = 11'"):
        CHECKERS["mission"](tmp_path, {"replaces": "time = 11"})
