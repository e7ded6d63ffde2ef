"""Reads the game's content, with packs, and prepares it for the rules and for the eye."""

from dataclasses import dataclass
from pathlib import Path

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.packs.content import Base, load_content
from looptable.content.packs.pack import Pack
from looptable.content.tables.definition import Definition
from looptable.content.text.texts import Text
from looptable.content.text.vocabularies import NEUTRAL
from looptable.core.ids import GameId
from looptable.core.names import Names
from looptable.effects.emitter import compile_effects, register_names
from looptable.effects.faces import face_layer
from looptable.effects.nodes import Node, walk
from looptable.effects.notation import Notation
from looptable.effects.reading import read_effects
from looptable.effects.wording import icons
from looptable.engine import library
from looptable.engine.contract.game import CardFace
from looptable.games._template.rules.layout import ENDINGS, HOURS, PHASES, PROMPTS, STREAMS
from looptable.games._template.rules.numbers import Numbers
from looptable.games._template.verbs.language import LANGUAGE

__all__ = ["FOLDER", "Card", "Library", "load_library"]

FOLDER = Path(__file__).parent
NOTATION = Notation(LANGUAGE)


class Card(Definition, frozen=True, kw_only=True):
    """One card: when it is played, and what it does."""

    minute: int
    effect: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Library(library.Library):
    """The content, and the numbers that the rules look up in it."""

    numbers: Numbers


def _strain(node: Node) -> int:
    """How much a card strains the clock in any case: for a warning."""
    return sum(clause.number("n") for clause in walk(node) if clause.verb == "strain")


def load_library(
    packs: tuple[Pack, ...] = (), vocabulary: str = NEUTRAL, kept: Path | None = None
) -> Library:
    """The game's content with these packs on top; raises ContentError with all mistakes."""
    report = Diagnostics()
    base = Base(GameId("template"), "1", FOLDER, {"card": Card}, vocabulary, kept)
    content = load_content(base, packs, report)
    rows = [row for _, row in content.tables.rows()]
    effects = read_effects(rows, NOTATION, report)
    report.raise_errors()
    cards = content.tables.all(Card)
    compiled = compile_effects(LANGUAGE, effects)
    texts = content.texts.over(face_layer("card", effects, compiled, content.texts))
    signs = {name: icons(node, LANGUAGE) for name, node in effects.items()}
    offers = {
        address: [NOTATION.write(node) for node in nodes]
        for address, nodes in compiled.offers.items()
    }
    numbers = Numbers(
        compiled.program,
        [card.minute for card in cards],
        [compiled.program.start(card.id) for card in cards],
        {name: _strain(node) for name, node in effects.items()},
        offers,
    )
    names = {
        "card": Names([card.id for card in cards]),
        "hour": Names(HOURS),
        "phase": Names(PHASES),
        "ending": Names(ENDINGS),
        "stream": Names(STREAMS),
        "prompt": Names(PROMPTS),
        "register": Names(register_names(LANGUAGE)),
    }
    faces = tuple(
        CardFace(
            id=card.id,
            kind="card",
            name=Text(f"card.{card.id}"),
            text=Text(f"card.{card.id}.text"),
            icons=signs[card.id],
            facts={"minute": str(card.minute)},
            notation=card.effect,
        )
        for card in cards
    )
    return Library(
        numbers=numbers,
        names=names,
        texts=texts,
        icons=signs,
        faces=faces,
        packs=packs,
        vocabulary=vocabulary,
        hash=content.hash,
    )
