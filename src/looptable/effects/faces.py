"""What cards say, generated from what they do: a layer of texts over a game's own.

For a table `card` with a row `ride` the texts are `card.ride.text`, and for each option or offer
in the middle of it `offer.<address>.<number>`.
"""

from collections.abc import Mapping

from looptable.content.languages import GRAMMARS, LANGUAGES
from looptable.content.layer import Entry, Layer
from looptable.content.template_parser import parse_template
from looptable.content.text import Texts
from looptable.effects.emitter import Compiled
from looptable.effects.nodes import Node
from looptable.effects.wording import wording

__all__ = ["face_layer"]


def face_layer(table: str, effects: Mapping[str, Node], compiled: Compiled, texts: Texts) -> Layer:
    """The generated texts of a table, in every language."""
    nodes = {f"{table}.{name}.text": node for name, node in effects.items()}
    for address, offered in compiled.offers.items():
        nodes.update({f"offer.{address}.{i}": node for i, node in enumerate(offered)})
    return Layer({lang: _entries(nodes, texts, lang) for lang in LANGUAGES})


def _entries(nodes: Mapping[str, Node], texts: Texts, lang: str) -> dict[str, Entry]:
    return {
        key: parse_template(_escaped(wording(node, texts, lang)), GRAMMARS[lang])
        for key, node in nodes.items()
    }


def _escaped(sentence: str) -> str:
    return sentence.replace("{", "{{").replace("}", "}}")
