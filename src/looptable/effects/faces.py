"""The text of cards, generated from their effects: a layer over a game's own texts.

For a table `card` with a row `ride` the texts are `card.ride.text`, and for each option or offer
in the middle of it `offer.<address>.<number>`.
"""

from collections.abc import Mapping

from looptable.content.text.languages import GRAMMARS, LANGUAGES
from looptable.content.text.layer import Entry, Layer
from looptable.content.text.template_parser import parse_template
from looptable.content.text.texts import Texts
from looptable.effects.emitter import Compiled
from looptable.effects.nodes import Node
from looptable.effects.wording import offering, wording

__all__ = ["face_layer"]


def face_layer(table: str, effects: Mapping[str, Node], compiled: Compiled, texts: Texts) -> Layer:
    """The generated texts of a table, in every language."""
    layers: dict[str, dict[str, Entry]] = {lang: {} for lang in LANGUAGES}
    for lang, entries in layers.items():
        for name, node in effects.items():
            entries[f"{table}.{name}.text"] = _entry(wording(node, texts, lang), lang)
        for address, offered in compiled.offers.items():
            for i, node in enumerate(offered):
                entries[f"offer.{address}.{i}"] = _entry(offering(node, texts, lang), lang)
    return Layer(layers)


def _entry(words: str, lang: str) -> Entry:
    return parse_template(words.replace("{", "{{").replace("}", "}}"), GRAMMARS[lang])
