"""`--vocabulary`: the words of an edition, in every command that speaks of a match or a card."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

Run = Callable[..., Result]
Ask = Callable[..., Any]


@pytest.fixture
def loop(run: Run) -> Path:
    """A new match of the game that has vocabularies, in the middle of its first turn."""
    file = Path("loop.jsonl")
    agents = "agents=mr-time,v-girl"
    made = run("new", "the-loop", "--players", 2, "--seed", 7, "--set", agents, "-o", file)
    assert made.exit_code == 0
    return file


def test_games_are_listed_with_their_vocabularies(run: Run, ask: Ask) -> None:
    listed = {game["id"]: game["vocabularies"] for game in ask("games")}
    assert [one["id"] for one in listed["template"]] == ["neutral"]
    names = {one["id"] for one in listed["the-loop"]}
    assert names == {"neutral", "first-english", "second-english", "french"}
    assert all(set(one["text"]) == {"en", "fr"} for one in listed["the-loop"])
    assert (
        "--vocabulary second-english  The second English edition: Dr. Faux" in run("games").stdout
    )


@pytest.mark.parametrize(
    ("words", "lang", "said"),
    [
        ([], "en", "clone"),
        (["--vocabulary", "first-english"], "en", "Duplicate"),
        (["--vocabulary=second-english"], "en", "Clone"),
        (["--vocabulary", "french"], "fr", "Clone"),
        (["--vocabulary", "first-english"], "fr", "clone"),
    ],
)
def test_cards_speak_it(run: Run, words: list[str], lang: str, said: str) -> None:
    told = json.loads(run("cards", "the-loop", "--json", *words).stdout)
    (card,) = [card for card in told if card["id"] == "war-horse"]
    assert f"1 {said}" in card["text"][lang]
    page = run("cards", "the-loop", "--lang", lang, *words).stdout
    assert f"1 {said}" in page


def test_a_table_speaks_it(run: Run, loop: Path) -> None:
    assert "Huge Deck" in run("show", loop, "--vocabulary", "first-english").stdout
    assert "Dr. Faux" in run("show", loop, "--vocabulary", "second-english").stdout
    assert "Gros Deck" in run("show", loop, "--vocabulary", "french", "--lang", "fr").stdout
    assert "Artifact deck" in run("show", loop, "--vocabulary", "neutral").stdout


def test_choices_and_stories_speak_it(run: Run, loop: Path) -> None:
    told = run("act", loop, "end", "--vocabulary", "second-english")
    assert told.exit_code == 0, told.stderr
    assert "Dr. Faux moves to" in told.stdout
    assert "Mr. Time" in run("replay", loop, "--vocabulary", "second-english").stdout
    assert "Mr Time" in run("replay", loop).stdout
    assert run("replay", loop, "--verify", "--vocabulary", "second-english").exit_code == 0


def test_a_game_at_the_terminal_speaks_it(run: Run) -> None:
    words = ["play", "the-loop", "--players", 2, "--seed", 7, "--vocabulary", "first-english"]
    assert "Huge Deck" in run(*words, typed="q\n").stdout


def test_a_usual_vocabulary_may_be_set_for_all_games(run: Run, loop: Path) -> None:
    usual = {"LOOPTABLE_VOCABULARY": "first-english"}
    assert "Huge Deck" in run("show", loop, **usual).stdout
    assert "Dr. Faux" in run("show", loop, "--vocabulary", "second-english", **usual).stdout
    assert run("cards", "template", **usual).exit_code == 0


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "Did you mean “french”?"), ("fr", "Vouliez-vous dire «\u202ffrench\u202f»")],
)
def test_an_unknown_vocabulary_is_refused(run: Run, lang: str, words: str) -> None:
    result = run("cards", "the-loop", "--vocabulary", "frensh", "--lang", lang)
    assert result.exit_code == 2
    assert words in result.stderr
    assert run("cards", "template", "--vocabulary", "french").exit_code == 2
