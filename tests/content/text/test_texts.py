"""The catalogue: layers, languages, and what happens when a sentence is missing."""

import pytest

from looptable.content.text.languages import GRAMMARS
from looptable.content.text.template_parser import parse_template
from looptable.content.text.texts import Layer, MissingText, Text, Texts
from looptable.core.errors import WrongUse


def layer(en: dict[str, str], fr: dict[str, str]) -> Layer:
    return Layer(
        {
            lang: {key: parse_template(source, GRAMMARS[lang]) for key, source in said.items()}
            for lang, said in (("en", en), ("fr", fr))
        }
    )


LOWER = layer({"a": "one", "b": "two"}, {"a": "un", "b": "deux"})
UPPER = layer({"b": "TWO", "c": "THREE"}, {"b": "DEUX"})


def test_later_layers_win() -> None:
    texts = Texts(LOWER, UPPER)
    assert [texts.say(Text(key), "en") for key in "abc"] == ["one", "TWO", "THREE"]
    assert texts.say(Text("b"), "fr") == "DEUX"


def test_a_layer_on_top_leaves_the_catalogue_below_as_it_was() -> None:
    below = Texts(LOWER)
    assert below.over(UPPER).say(Text("b"), "en") == "TWO"
    assert below.say(Text("b"), "en") == "two"


def test_a_missing_text_raises_and_is_never_shown_as_its_key() -> None:
    with pytest.raises(MissingText, match="no text 'c' in language 'fr'"):
        Texts(LOWER, UPPER).say(Text("c"), "fr")


def test_keys_and_gaps_are_known() -> None:
    texts = Texts(LOWER, UPPER)
    assert texts.keys() == ("a", "b", "c")
    assert texts.missing() == (("fr", "c"),)
    assert texts.has("c", "en")
    assert not texts.has("c", "fr")


def test_an_unknown_language_is_wrong_use() -> None:
    with pytest.raises(WrongUse) as caught:
        Texts(LOWER).say(Text("a"), "de")
    assert caught.value.data == {"language": "de", "accepted": ("en", "fr")}
