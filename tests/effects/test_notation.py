"""The notation: every form is read, and what is written reads back as the same tree."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.effects.tiny import NOTATION, TREES

from looptable.effects.emitter import Emitter
from looptable.effects.language import Language, Phrases, Word
from looptable.effects.nodes import Choose, Do, Each, If, May, Node, Repeat, Seq, UpTo
from looptable.effects.notation import Notation


def note(n: int) -> Do:
    return Do("note", (("n", n),))


def take(place: str) -> Do:
    return Do("take", (("place", place),))


OTHERS = Do("others")
RICH = Do("rich", (("n", 2),))

FORMS: list[tuple[str, Node]] = [
    ("note 1", note(1)),
    ("gain 1 coin", Do("gain", (("n", 1),))),
    ("gain 3 coins", Do("gain", (("n", 3),))),
    ("take a stone in the cave", take("cave")),
    ("let the next player play the spare card", Do("play", (("who", "next"),))),
    ("note 1; note 2", Seq((note(1), note(2)))),
    ("(note 1; note 2); note 3", Seq((Seq((note(1), note(2))), note(3)))),
    ("choose: note 1 | note 2", Choose((note(1), note(2)))),
    ("choose: note 1 | note 2; note 3", Seq((Choose((note(1), note(2))), note(3)))),
    ("choose: note 1 | (note 2; note 3)", Choose((note(1), Seq((note(2), note(3)))))),
    ("choose: (choose: note 1 | note 2) | note 3", Choose((Choose((note(1), note(2))), note(3)))),
    ("may: note 1", May(note(1))),
    ("may: note 1; note 2", Seq((May(note(1)), note(2)))),
    ("may: (note 1; note 2)", May(Seq((note(1), note(2))))),
    ("up to 2: note 1", UpTo(2, note(1))),
    ("3 times: note 1", Repeat(3, note(1))),
    ("for each other player: note 1", Each(OTHERS, note(1))),
    ("for each stone in the mine: note 1", Each(Do("stones", (("place", "mine"),)), note(1))),
    ("if you have 2 coins: note 1", If(RICH, note(1))),
    ("if you have 2 coins: note 1 else: note 2", If(RICH, note(1), note(2))),
    ("may: (up to 2: (2 times: note 1))", May(UpTo(2, Repeat(2, note(1))))),
]


@pytest.mark.parametrize(("text", "tree"), FORMS, ids=[form[0] for form in FORMS])
def test_every_form_is_read_and_written(text: str, tree: Node) -> None:
    assert NOTATION.parse(text) == tree
    assert NOTATION.write(tree) == text


@given(TREES)
def test_what_is_written_reads_back_as_the_same_tree(tree: Node) -> None:
    assert NOTATION.parse(NOTATION.write(tree)) == tree


@given(TREES)
def test_writing_says_a_thing_in_one_way(tree: Node) -> None:
    text = NOTATION.write(tree)
    assert NOTATION.write(NOTATION.parse(text)) == text


OTHER_WAYS: list[tuple[str, str]] = [
    ("  note 1  ", "note 1"),
    ("note 1;note 2", "note 1; note 2"),
    ("note\n1;\n\tnote 2", "note 1; note 2"),
    ("gain 1 coins", "gain 1 coin"),
    ("gain 3 coin", "gain 3 coins"),
    ("gain 007 coins", "gain 7 coins"),
    ("(note 1)", "note 1"),
    ("((note 1); (note 2))", "note 1; note 2"),
    ("may: may: note 1", "may: (may: note 1)"),
    ("may : note 1", "may: note 1"),
    ("2 times:note 1", "2 times: note 1"),
    ("choose: note 1|may: note 2|note 3", "choose: note 1 | (may: note 2) | note 3"),
    (
        "if you have 2 coins: if you have 3 coins: note 1 else: note 2",
        "if you have 2 coins: (if you have 3 coins: note 1 else: note 2)",
    ),
]


@pytest.mark.parametrize(("given", "meant"), OTHER_WAYS)
def test_an_author_may_write_it_otherwise(given: str, meant: str) -> None:
    assert NOTATION.write(NOTATION.parse(given)) == meant


def test_a_clause_knows_where_it_was_written() -> None:
    tree = NOTATION.parse("note 1;  for each other player: (note 2; note 3)")
    assert isinstance(tree, Seq)
    first, loop = tree.steps
    assert isinstance(first, Do)
    assert isinstance(loop, Each)
    assert (first.column, loop.members.column) == (1, 19)
    assert isinstance(loop.body, Seq)
    assert [step.column for step in loop.body.steps if isinstance(step, Do)] == [34, 42]


# Languages.


def emit(_emitter: Emitter, _clause: Do) -> None:
    """These languages are only read."""


def language(*patterns: str, **phrases: dict[str, str]) -> Language:
    verbs = tuple(Word(f"verb-{i}", pattern, emit) for i, pattern in enumerate(patterns))
    return Language(verbs, phrases=tuple(Phrases(slot, w) for slot, w in phrases.items()))


def test_a_slot_may_have_a_name_of_its_own() -> None:
    places = {"a": "at the mill", "b": "at the mill pond"}
    notation = Notation(language("go from {from:place} to {to:place}", place=places))
    tree = notation.parse("go from at the mill to at the mill pond")
    assert tree == Do("verb-0", (("from", "a"), ("to", "b")))
    assert notation.parse(notation.write(tree)) == tree
    assert isinstance(tree, Do)
    assert (tree["from"], tree.phrase("to")) == ("a", "b")


def test_one_phrase_may_begin_like_another() -> None:
    notation = Notation(
        language(
            "ride {carry}",
            "ride",
            carry={"any": "with 1 clone", "far": "with 1 clone from a vortex"},
        )
    )
    assert notation.parse("ride") == Do("verb-1")
    assert notation.parse("ride with 1 clone") == Do("verb-0", (("carry", "any"),))
    assert notation.parse("ride with 1 clone from a vortex") == Do("verb-0", (("carry", "far"),))
    assert notation.contradictions() == []


def test_a_clause_may_hold_two_numbers_and_words_of_the_notation() -> None:
    notation = Notation(language("trade {n} coin[s] for up to {m} card[s] each time"))
    tree = notation.parse("trade 2 coins for up to 1 cards each time")
    assert tree == Do("verb-0", (("n", 2), ("m", 1)))
    assert notation.parse(notation.write(tree)) == tree


def test_a_word_with_a_hyphen_is_one_word() -> None:
    notation = Notation(language("re-roll", "re {n}"))
    assert notation.parse("re-roll; re 2") == Seq((Do("verb-0"), Do("verb-1", (("n", 2),))))


def test_a_number_may_be_larger_where_the_verb_says_so() -> None:
    notation = Notation(Language((Word("wait", "wait {n} day[s]", emit, most=365),)))
    assert notation.parse("wait 365 days") == Do("wait", (("n", 365),))


def test_a_language_without_sets_and_conditions_has_none() -> None:
    notation = Notation(language("go"))
    assert notation.parse("may: go") == May(Do("verb-0"))


CONTRADICTIONS = [
    (
        ("gain {n} coin[s]", "gain {n} coin"),
        {},
        "two patterns read alike: clause “gain number coin”",
    ),
    (
        ("go {a}", "go {b}"),
        {"a": {"x": "home"}, "b": {"y": "home"}},
        "two patterns read alike: slot_a “home” and slot_b “home”",
    ),
    (("go {where}",), {}, "'slot_where' used but not defined"),
    (("may dance",), {}, "'verb-0' cannot start with 'may'"),
    (("if only",), {}, "'verb-0' cannot start with 'if'"),
    (("{n} hits",), {}, "cannot start with '{n}'"),
]


@pytest.mark.parametrize(("patterns", "phrases", "message"), CONTRADICTIONS)
def test_patterns_that_contradict_one_another_are_refused_at_once(
    patterns: tuple[str, ...], phrases: dict[str, dict[str, str]], message: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        Notation(language(*patterns, **phrases))


def test_a_clause_that_another_pattern_takes_is_found() -> None:
    notation = Notation(language("push {n} clone[s]", "push 1 agent"))
    assert notation.contradictions() == ["push 1 agent"]


def test_the_language_of_these_tests_has_no_contradiction() -> None:
    assert NOTATION.contradictions() == []


@given(st.text(max_size=30))
def test_any_text_is_read_or_refused_with_a_place_inside_it(text: str) -> None:
    found = NOTATION.mistake(text)
    assert found is None or 1 <= found.column <= len(text) + 1
