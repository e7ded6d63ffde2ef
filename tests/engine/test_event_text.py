"""Events as sentences: a field is named after the kind of thing it holds."""

import pytest

from looptable.content.text.languages import GRAMMARS, LANGUAGES
from looptable.content.text.layer import Layer
from looptable.content.text.template_parser import parse_template
from looptable.content.text.texts import Text, Texts, system_texts
from looptable.engine.contract.event import Event
from looptable.engine.event_text import event_text, seat_text

SENTENCES = {
    "event.plays": "{seat} plays {card}.",
    "event.steals": "{seat} steals {n} from {other_seat}.",
    "event.shows": "{seat} shows {card&}.",
    "event.quiet": "It is {quiet?quiet|loud}.",
    "event.rests": "{seat} rests{card!, holding {card}}.",
    "card.owl": "the Owl",
    "card.fox": "the Fox",
}


def texts() -> Texts:
    layer = {
        lang: {key: parse_template(words, GRAMMARS[lang]) for key, words in SENTENCES.items()}
        for lang in LANGUAGES
    }
    return system_texts().over(Layer(layer))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event("plays", {"seat": 1, "card": "owl"}), "Player B plays the Owl."),
        (Event("plays", {"seat": 0, "card": "newt"}), "Player A plays newt."),
        (
            Event("steals", {"seat": 0, "n": 2, "other_seat": 1}),
            "Player A steals 2 from Player B.",
        ),
        (
            Event("shows", {"seat": 0, "card": ["owl", "fox"]}),
            "Player A shows the Owl and the Fox.",
        ),
        (Event("quiet", {"quiet": True}), "It is quiet."),
        (Event("rests", {"seat": 0, "card": None}), "Player A rests."),
        (Event("rests", {"seat": 0, "card": "owl"}), "Player A rests, holding the Owl."),
    ],
)
def test_an_event_is_told(event: Event, sentence: str) -> None:
    catalogue = texts()
    assert catalogue.say(event_text(event, catalogue), "en") == sentence


def test_a_seat_is_called_the_same_everywhere() -> None:
    assert seat_text(2) == Text("seat.2")
    assert texts().say(seat_text(2), "fr") == "Joueur C"
