"""The golden matches, taken together, show the whole game."""

from collections import defaultdict
from pathlib import Path

import pytest

from looptable.engine.match.playthrough import Heading, endings_in, heading_of
from looptable.games.the_loop import GAME

FOLDER = Path(__file__).parents[2] / "playthroughs"
STORIES = {path.stem: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.txt")}
LINES = 1_600
SETTINGS = {setting.id: setting for setting in GAME.settings()}


def heading(name: str) -> Heading:
    return heading_of(STORIES[name])


def test_every_mode_is_won_and_is_lost_in_every_way() -> None:
    told: defaultdict[str | int | bool, set[str]] = defaultdict(set)
    for name, story in STORIES.items():
        told[heading(name).options["mode"]] |= endings_in(story)
    assert told == {mode: set(GAME.meta.endings) for mode in SETTINGS["mode"].choices}


@pytest.mark.parametrize("name", sorted(STORIES))
def test_a_story_is_named_after_its_mode_and_its_ending(name: str) -> None:
    mode = heading(name).options["mode"]
    assert [f"{mode}-{ending}" for ending in endings_in(STORIES[name])] == [name]


@pytest.mark.parametrize("name", sorted(STORIES))
def test_a_story_says_how_it_can_be_made_anew(name: str) -> None:
    told = heading(name)
    assert told.bot in {"random", *GAME.bots()}
    assert {told.ending} == endings_in(STORIES[name])


@pytest.mark.parametrize("name", sorted(STORIES))
def test_a_story_can_be_read_in_one_sitting(name: str) -> None:
    assert STORIES[name].count("\n") <= LINES


def test_they_show_all_difficulties_all_agents_and_one_to_four_players() -> None:
    headings = [heading(name) for name in STORIES]
    difficulties = {told.options["difficulty"] for told in headings}
    assert difficulties == set(SETTINGS["difficulty"].choices)
    assert {told.players for told in headings} == {1, 2, 3, 4}
    for agent in ("time-prowler", "cztwyzzek", "mr-time", "robofinisher-404", "v-girl"):
        assert any(f"agent-zone-{agent}:" in story for story in STORIES.values())
