"""Texts printed on cards, missions and agents read well, in every language and vocabulary."""

import re
from collections.abc import Iterator

import pytest

from looptable.content.text.texts import LANGUAGES, Text
from looptable.games.the_loop import GAME
from looptable.games.the_loop.tests.boards import use
from looptable.testing import rule

VOCABULARIES = GAME.vocabularies()
PRINTED = re.compile(r"(card|machina)\.[^.]+\.text|(mission|ability)-text\..+")


def printed(vocabulary: str, lang: str) -> Iterator[str]:
    texts = GAME.in_vocabulary(vocabulary).texts()
    for key in sorted(texts.keys()):
        if PRINTED.fullmatch(key):
            yield texts.say(Text(key), lang)


@pytest.mark.parametrize("vocabulary", VOCABULARIES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_printed_is_whole_sentences(vocabulary: str, lang: str) -> None:
    found = list(printed(vocabulary, lang))
    assert len(found) == 79 + 14 + 10 + 1 + 5
    for words in found:
        assert re.fullmatch(r"[A-ZÀ-Ý][^•\n]*\.", words), "no lists"
        assert not re.search(r"\b(\w+) \1\b", words), "no doubled words"
        assert not re.search(r"  | [,.;]|[.,;:]{2}", words.replace("\u202f;", ";")), words
        assert not re.search(r"[.!?] [a-zà-ý]", words.replace("Dr. ", "")), "capitals"


@rule("LOOP-CARD-12", "LOOP-CARD-13")
def test_a_condition_with_a_permission_is_one_sentence() -> None:
    key = Text("card.matryoshka.text")
    assert GAME.texts().say(key, "en") == (
        "You may remove 2 rifts from your era. "
        "If another agent is in your era, you may remove 1 rift from each adjacent era."
    )
    assert GAME.texts().say(key, "fr") == (
        "Vous pouvez retirer 2 failles de votre époque. "
        "Si un autre agent est à votre époque, "
        "vous pouvez retirer 1 faille de chaque époque adjacente."
    )


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "Yes: move to another agent’s era"),
        ("fr", "Oui\u202f: allez à l’époque d’un autre agent"),
    ],
)
def test_an_offer_goes_on_behind_its_colon(lang: str, words: str) -> None:
    board = use("super-underwear")
    yes = GAME.legal_options(board.state, 0)[0]
    assert GAME.texts().say(yes.text, lang) == words
