"""The words of a table, explained."""

import pytest

from looptable.content.text.texts import LANGUAGES
from looptable.engine.glossary import terms_of
from looptable.engine.registry import find_game, games


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", sorted(games()))
def test_terms_are_nouns_in_the_order_of_the_alphabet_that_can_be_said(
    name: str, lang: str
) -> None:
    game = find_game(name)
    for vocabulary in game.vocabularies():
        texts = game.in_vocabulary(vocabulary).texts()
        terms = terms_of(texts, lang)
        assert terms == sorted(terms, key=lambda term: term.forms[0].casefold())
        for term in terms:
            assert texts.say(term.text, lang).endswith(".")


def test_a_term_has_the_words_of_the_vocabulary() -> None:
    game = find_game("the-loop")
    plain = {term.id: term.forms for term in terms_of(game.texts(), "en")}
    assert plain["rift"] == ("rift", "rifts")
    assert plain["energy"] == ("energy",)
    other = game.in_vocabulary("second-english").texts()
    assert {term.id: term.forms for term in terms_of(other, "en")}["rift"] == ("Rift", "Rifts")


def test_every_piece_of_the_loop_is_explained() -> None:
    texts = find_game("the-loop").texts()
    terms = {term.id for term in terms_of(texts, "en")}
    nouns = {key.removeprefix("noun.") for key in texts.keys() if key.startswith("noun.")}  # noqa: SIM118
    # Words that everybody knows, and piles that explain themselves.
    plain = {"card", "player", "turn", "artifact-deck", "destroyed-pile"}
    assert nouns - terms == plain
