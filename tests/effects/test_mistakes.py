"""Mistakes in the notation: the exact column, what stands there, and what was probably meant."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.effects.tiny import NOTATION, TREES

from looptable.effects.nodes import Node
from looptable.effects.notation import NUMBER, VERB, Mistake, NotationError


def mistake(text: str) -> Mistake:
    with pytest.raises(NotationError) as refused:
        NOTATION.parse(text)
    return refused.value.mistake


UNKNOWN: list[tuple[str, int, str, str | None]] = [
    ("gian 1 coin", 1, "gian", "gain"),
    ("Gain 1 coin", 1, "Gain", "gain"),
    ("gains 1 coin", 1, "gains", "gain"),
    ("note 1; tak a stone in the cave", 9, "tak", "take"),
    ("note 1;nota 2", 8, "nota", "note"),
    ("nota;note 1", 1, "nota", "note"),
    ("chose: note 1 | note 2", 1, "chose", "choose"),
    ("my: note 1", 1, "my", "may"),
    ("may: (gian 1 coin)", 7, "gian", "gain"),
    ("for each other player: nota 1", 24, "nota", "note"),
    ("else: note 1", 1, "else", None),
    ("zzz", 1, "zzz", None),
    ("été 1", 1, "été", None),
]


@pytest.mark.parametrize(("text", "column", "found", "meant"), UNKNOWN)
def test_a_word_that_no_step_begins_with(
    text: str, column: int, found: str, meant: str | None
) -> None:
    assert mistake(text) == Mistake("effect/unknown-verb", column, found, (), meant)


UNEXPECTED: list[tuple[str, int, str, tuple[str, ...], str | None]] = [
    ("gain x coin", 6, "x", (NUMBER,), None),
    ("gain -1 coins", 6, "-1", (NUMBER,), None),
    ("gain ٣ coins", 6, "٣", (NUMBER,), None),
    ("gain 1.5 coins", 7, ".5", ("coin",), None),
    ("gain 2 cions", 8, "cions", ("coin",), "coin"),
    ("gain 2 coinsx", 8, "coinsx", ("coin",), "coin"),
    ("take a stone in the cove", 21, "cove", ("cave", "mine"), "cave"),
    ("let the nxt player play the spare card", 9, "nxt", ("next",), "next"),
    ("note 1 note 2", 8, "note", (";",), None),
    ("note 1, note 2", 7, ",", (";",), None),
    ("note 1.", 7, ".", (";",), None),
    ("note 1 | note 2", 8, "|", (";",), None),
    ("note 1)", 7, ")", (";",), None),
    ("note 1; ; note 2", 9, ";", (VERB,), None),
    ("; note 1", 1, ";", (VERB,), None),
    ("()", 2, ")", (VERB,), None),
    ("@", 1, "@", (VERB,), None),
    ("choose note 1 | note 2", 8, "note", (":",), None),
    ("may note 1", 5, "note", (":",), None),
    ("up two 2: note 1", 4, "two", ("to",), "to"),
    ("up to x: note 1", 7, "x", (NUMBER,), None),
    ("2 tims: note 1", 3, "tims", ("times",), "times"),
    ("2: note 1", 2, ":", ("times",), None),
    ("for every other player: note 1", 5, "every", ("each",), None),
    ("for each othr player: note 1", 10, "othr", ("bit", "other", "stone"), "other"),
    ("if you hav 2 coins: note 1", 8, "hav", ("have",), "have"),
    ("if rich: note 1", 4, "rich", ("the", "you"), None),
    ("if you have 2 coins: note 1 els: note 2", 29, "els", (";", "else"), "else"),
    ("if you have 2 coins: note 1 else note 2", 34, "note", (":",), None),
    ("(note 1 | note 2)", 9, "|", (")", ";"), None),
]


@pytest.mark.parametrize(("text", "column", "found", "expected", "meant"), UNEXPECTED)
def test_a_word_that_cannot_follow(
    text: str, column: int, found: str, expected: tuple[str, ...], meant: str | None
) -> None:
    assert mistake(text) == Mistake("effect/unexpected", column, found, expected, meant)


INCOMPLETE: list[tuple[str, int, tuple[str, ...]]] = [
    ("", 1, (VERB,)),
    ("   ", 4, (VERB,)),
    ("gain", 5, (NUMBER,)),
    ("gain 2", 7, ("coin",)),
    ("take a stone in the", 20, ("cave", "mine")),
    ("note 1;", 8, (VERB,)),
    ("note 1; ", 9, (VERB,)),
    ("may:", 5, (VERB,)),
    ("choose: note 1", 15, ("|",)),
    ("choose: choose: note 1 | note 2", 32, ("|",)),
    ("(note 1", 8, (")", ";")),
    ("if you have 2 coins", 20, (":",)),
    ("if you have 2 coins: note 1 else:", 34, (VERB,)),
    ("for each", 9, ("bit", "other", "stone")),
    ("up", 3, ("to",)),
    ("2", 2, ("times",)),
]


@pytest.mark.parametrize(("text", "column", "expected"), INCOMPLETE)
def test_an_effect_that_ends_too_soon(text: str, column: int, expected: tuple[str, ...]) -> None:
    found = mistake(text)
    assert (found.code, found.column, found.found) == ("effect/incomplete", column, "")
    assert set(expected) <= set(found.expected)


NUMBERS: list[tuple[str, int, str, str]] = [
    ("gain 0 coins", 6, "0", "1–9"),
    ("gain 10 coins", 6, "10", "1–9"),
    ("note 1; gain 000 coins", 14, "000", "1–9"),
    ("up to 0: note 1", 7, "0", "1–9"),
    ("10 times: note 1", 1, "10", "1–9"),
    ("for each bit 64: note 1", 14, "64", "1–63"),
    ("if you have 99 coins: note 1", 13, "99", "1–9"),
    ("gain " + "9" * 5000 + " coins", 6, "9" * 5000, "1–9"),
]


@pytest.mark.parametrize(("text", "column", "found", "accepted"), NUMBERS)
def test_a_number_that_is_not_possible(text: str, column: int, found: str, accepted: str) -> None:
    assert mistake(text) == Mistake("effect/number", column, found, (accepted,))


@pytest.mark.parametrize(
    ("text", "column"),
    [("(" * 100 + "note 1" + ")" * 100, 26), ("may: " * 100 + "note 1", 121)],
)
def test_steps_too_deep_inside_one_another(text: str, column: int) -> None:
    assert (mistake(text).code, mistake(text).column) == ("effect/too-deep", column)


def test_brackets_may_stand_as_deep_as_anybody_reads() -> None:
    NOTATION.parse("(" * 20 + "note 1" + ")" * 20)


@pytest.mark.parametrize("text", ["(" * 1_000_000, "note 1;" * 10_000, " " * 20_000])
def test_an_effect_too_long_for_any_card(text: str) -> None:
    assert (mistake(text).code, mistake(text).column) == ("effect/too-large", 10_001)


@pytest.mark.parametrize("text", ["(" * 9_000, "may:" * 2_000, "choose: " * 1_000])
def test_an_unfinished_heap_of_brackets_is_refused_and_no_crash(text: str) -> None:
    assert mistake(text).code == "effect/incomplete"


@given(TREES, st.data())
def test_a_planted_word_is_found_where_it_is(tree: Node, data: st.DataObject) -> None:
    words = NOTATION.write(tree).split(" ")
    at = data.draw(st.integers(0, len(words)))
    text = " ".join([*words[:at], "qqq", *words[at:]])
    found = mistake(text)
    assert (found.column, found.found) == (text.index("qqq") + 1, "qqq")


@given(TREES, st.data())
def test_an_effect_cut_after_a_word_is_whole_or_ends_too_soon(
    tree: Node, data: st.DataObject
) -> None:
    words = NOTATION.write(tree).split(" ")
    text = " ".join(words[: data.draw(st.integers(0, len(words) - 1))])
    found = NOTATION.mistake(text)
    if found is not None:
        assert (found.code, found.column) == ("effect/incomplete", len(text) + 1)


def test_the_error_says_code_and_column() -> None:
    with pytest.raises(NotationError, match=r"^effect/unknown-verb at column 1: 'gian'$"):
        NOTATION.parse("gian 1 coin")
