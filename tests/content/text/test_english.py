"""English: a or an."""

import pytest

from looptable.content.text.english import ENGLISH
from looptable.content.text.grammar import Phrase, join


@pytest.mark.parametrize(
    "words",
    """
    a rift|an era|an hour|a house|an honest agent|an heir|a unit|a universe|an unimportant card
    an uninvited guest|an unidentified object|an umbrella|a useful tool|an usher|a European
    a one-way door|an onion|an 8|an 11|an 18|an 80|a 1|a 7|a 100|an X|a U|a Paradox|an Artifact
    a utility|an utter loss|an urn|a uranium rod|an idea|an eye|a ewe|a yard
    """.replace("\n", "|").split("|"),
)
def test_the_article_follows_the_sound(words: str) -> None:
    article, _, rest = words.strip().partition(" ")
    if rest:
        assert ENGLISH.functions["a"](Phrase(rest)).words == f"{article} {rest}"


def test_words_without_letters_take_a() -> None:
    assert ENGLISH.functions["a"](Phrase("…")).words == "a …"
    assert ENGLISH.functions["a"](Phrase("")).words == "a "


@pytest.mark.parametrize(("number", "singular"), [(0, False), (1, True), (2, False), (-1, True)])
def test_only_one_is_singular(number: int, singular: bool) -> None:
    assert ENGLISH.is_singular(number) is singular


def test_lists_have_a_word_before_the_last() -> None:
    assert join([], "and") == ""
    assert join(["a"], "and") == "a"
    assert join(["a", "b"], "and") == "a and b"
    assert join(["a", "b", "c"], "or") == "a, b or c"


@pytest.mark.parametrize(
    ("title", "said"), [("The boats", "the boats"), ("A rope", "a rope"), ("Odile", "Odile")]
)
def test_a_title_in_a_sentence_has_a_small_article(title: str, said: str) -> None:
    assert ENGLISH.functions["low"](Phrase(title)).words == said


@pytest.mark.parametrize(
    ("title", "at", "said"),
    [("The boats", None, "to the boats"), ("Upstairs", "upstairs", "upstairs")],
)
def test_the_way_to_somewhere(title: str, at: str | None, said: str) -> None:
    low = ENGLISH.functions["low"](Phrase(title, at=at))
    assert ENGLISH.functions["to"](low).words == said
