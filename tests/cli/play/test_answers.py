"""Answers typed at the table, and the seats of the players."""

import pytest

from looptable.cli.play.answers import Order, understand
from looptable.cli.play.seating import deal_seats, read_seating
from looptable.content.text.texts import Text
from looptable.core.errors import Refusal, WrongUse
from looptable.engine.contract.option import Option
from looptable.engine.registry import find_game

OPTIONS = [Option(key, Text("x")) for key in ("noon", "dusk", "dawn", "gain 2 sparks", "u")]

GAME = find_game("template")


@pytest.mark.parametrize(
    ("words", "key"),
    [
        ("1", "noon"),
        ("4", "gain 2 sparks"),
        ("dusk", "dusk"),
        ("n", "noon"),
        ("Gain", "gain 2 sparks"),
    ],
)
def test_an_option_is_meant_by_number_key_or_beginning(words: str, key: str) -> None:
    answer = understand(words, OPTIONS)
    assert isinstance(answer, Option)
    assert answer.key == key


def test_a_key_goes_before_a_command() -> None:
    assert understand("u", OPTIONS) == OPTIONS[4]
    assert understand("u", OPTIONS[:2]) == Order("undo")


@pytest.mark.parametrize(
    ("words", "order"),
    [
        ("", Order("look")),
        ("?", Order("help")),
        ("H", Order("help")),
        ("l fr", Order("language", "fr")),
        ("s my file", Order("save", "my file")),
        ("q", Order("quit")),
        ("t", Order("texts")),
        ("t sealant", Order("texts", "sealant")),
        ("a", Order("advice")),
        ("hint", Order("advice")),
        ("Undo", Order("undo")),
        ("quitter", Order("quit")),
        ("save my file", Order("save", "my file")),
        ("?2", Order("foresee", "2")),
        ("? dusk", Order("foresee", "dusk")),
    ],
)
def test_commands(words: str, order: Order) -> None:
    assert understand(words, OPTIONS[:3]) == order


@pytest.mark.parametrize("words", ["d", "moon", "q now"])
def test_what_is_not_clear_is_refused(words: str) -> None:
    with pytest.raises(Refusal, match="action/unknown-key"):
        understand(words, OPTIONS)


@pytest.mark.parametrize("words", ["0", "6", "99999999999"])
def test_numbers_without_an_option_are_refused(words: str) -> None:
    with pytest.raises(WrongUse, match="use/no-such-number"):
        understand(words, OPTIONS)


@pytest.mark.parametrize("words", ["1", "moon"])
def test_where_there_is_nothing_to_choose_the_match_is_over(words: str) -> None:
    with pytest.raises(Refusal, match="action/match-over"):
        understand(words, [])


def test_people_sit_where_they_wish_and_bots_elsewhere() -> None:
    seating = deal_seats(GAME, 3, (1,), ("random",))
    assert seating.people == (1,)
    assert seating.bots == {0: "random", 2: "random"}


def test_a_record_tells_who_sat_where() -> None:
    assert read_seating(GAME, ("random", "person"), 2).people == (1,)
    assert read_seating(GAME, (), 2).people == (0,)
    with pytest.raises(WrongUse, match="use/unknown-bot"):
        read_seating(GAME, ("person", "clever"), 2)
