"""Reads the content, with packs, and prepares it for the rules and for the eye."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from looptable.content.diagnostics.diagnostics import Diagnostics
from looptable.content.packs.content import Base, load_content
from looptable.content.packs.pack import Pack
from looptable.content.tables.tables import Tables
from looptable.content.text.texts import Text
from looptable.content.text.vocabularies import NEUTRAL
from looptable.core.ids import GameId
from looptable.core.names import Names
from looptable.effects.emitter import Compiled, compile_effects, register_names
from looptable.effects.faces import face_layer
from looptable.effects.nodes import May, Node, walk
from looptable.effects.notation import Notation
from looptable.effects.reading import read_effects
from looptable.effects.wording import icons
from looptable.engine import library
from looptable.engine.contract.game import CardFace
from looptable.games.loop_inc.checks import check_tables
from looptable.games.loop_inc.definitions import SCHEMA, Card, Trip, Tripcard
from looptable.games.loop_inc.rules.layout import (
    COMPONENTS,
    ENDINGS,
    LEVELS,
    MACHINES,
    PHASES,
    PROMPTS,
    STREAMS,
)
from looptable.games.loop_inc.rules.numbers import Numbers
from looptable.games.loop_inc.verbs.language import LANGUAGE
from looptable.games.loop_inc.verbs.needs import with_needs
from looptable.games.loop_inc.verbs.points import BY_PLACE
from looptable.games.loop_inc.view.fronts import Front, trip_fronts

__all__ = ["FOLDER", "Library", "load_library", "trips_of"]

FOLDER = Path(__file__).parent
NOTATION = Notation(LANGUAGE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Library(library.Library):
    """The content, and the numbers that the rules look up in it."""

    book: Numbers
    tables: Tables
    fronts: dict[str, Front]
    eras: dict[str, str]


def trips_of(tables: Tables, card: str) -> list[Trip]:
    """The two trips of a card, the older one first."""
    return sorted((t for t in tables.all(Trip) if t.card == card), key=lambda trip: trip.date)


def load_library(
    packs: tuple[Pack, ...] = (), vocabulary: str = NEUTRAL, kept: Path | None = None
) -> Library:
    """The content with these packs on top; raises ContentError with all mistakes."""
    report = Diagnostics()
    content = load_content(
        Base(GameId("loop-inc"), "1", FOLDER, SCHEMA, vocabulary, kept), packs, report
    )
    tables = content.tables
    rows = list(tables.rows())
    cards = read_effects([row for name, row in rows if name == "card"], NOTATION, report)
    with_bonus = [tables.row(Trip, trip.id) for trip in tables.all(Trip) if trip.bonus]
    bonuses = read_effects(with_bonus, NOTATION, report, "bonus")
    check_tables(tables, report)
    report.raise_errors()
    # INC-FUT-7: a bonus may be left; what it needs is looked at before anybody is asked.
    compiled = compile_effects(
        LANGUAGE,
        {
            **{f"card.{name}": with_needs(node) for name, node in cards.items()},
            **{f"trip.{name}": _offered(node) for name, node in bonuses.items()},
        },
    )
    texts = content.texts.over(
        face_layer("card", cards, compiled, content.texts),
        face_layer("trip", bonuses, compiled, content.texts),
    )
    signs = {f"card.{name}": icons(node, LANGUAGE) for name, node in cards.items()}
    signs |= {f"trip.{name}": icons(node, LANGUAGE) for name, node in bonuses.items()}
    return Library(
        book=_book(tables, cards, compiled),
        tables=tables,
        fronts=trip_fronts(tables),
        eras={card.id: card.era for card in tables.all(Tripcard)},
        names=_names(tables),
        texts=texts,
        icons=signs,
        faces=(*_action_faces(tables, signs), *_trip_faces(tables, signs)),
        packs=packs,
        vocabulary=vocabulary,
        hash=content.hash,
    )


def _offered(node: Node) -> Node:
    """A bonus: what it needs, then the question whether it is wanted."""
    return with_needs(node, May(node))


def _names(tables: Tables) -> dict[str, Names]:
    """All names but those of the players and of the dealt trips, which a match has of its own."""
    return {
        "card": Names([card.id for card in tables.all(Card)]),
        "tripcard": Names([card.id for card in tables.all(Tripcard)]),
        "component": Names(COMPONENTS),
        "machine": Names(MACHINES),
        "phase": Names(PHASES),
        "ending": Names(ENDINGS),
        "level": Names(LEVELS),
        "stream": Names(STREAMS),
        "prompt": Names(PROMPTS),
        "register": Names(register_names(LANGUAGE)),
    }


def _book(tables: Tables, effects: Mapping[str, Node], compiled: Compiled) -> Numbers:
    """All numbers that the rules look up."""
    trips = [trip for card in tables.all(Tripcard) for trip in trips_of(tables, card.id)]
    start = compiled.program.start
    rows = {
        "start": [start(f"card.{card.id}") for card in tables.all(Card)],
        "by_place": [int(_scores_by_place(card, effects)) for card in tables.all(Card)],
        "points": [trip.points for trip in trips],
        "needs": [trip.requires.count(kind) for trip in trips for kind in COMPONENTS],
        "bonus": [start(f"trip.{trip.id}") if trip.bonus else -1 for trip in trips],
    }
    offers = {
        address: [NOTATION.write(node) for node in nodes]
        for address, nodes in compiled.offers.items()
    }
    return Numbers(compiled.program, rows, offers)


def _scores_by_place(card: Card, effects: Mapping[str, Node]) -> bool:
    """Whether a card scores at the end of the day; kept Office cards do without saying so."""
    return card.set == "office" or any(do.verb == BY_PLACE for do in walk(effects[card.id]))


def _action_faces(tables: Tables, signs: dict[str, tuple[str, ...]]) -> list[CardFace]:
    return [
        CardFace(
            id=card.id,
            kind="action" if card.set in ("base", "office") else "anomaly",
            name=Text(f"card.{card.id}"),
            text=Text(f"card.{card.id}.text"),
            icons=signs[f"card.{card.id}"],
            facts={"set": card.set},
            notation=card.effect,
            ours=card.ours,
        )
        for card in tables.all(Card)
    ]


def _trip_faces(tables: Tables, signs: dict[str, tuple[str, ...]]) -> list[CardFace]:
    eras = {card.id: card.era for card in tables.all(Tripcard)}
    return [
        CardFace(
            id=trip.id,
            kind="trip",
            name=Text(f"trip.{trip.id}"),
            text=Text(f"trip.{trip.id}.text") if trip.bonus else None,
            icons=signs.get(f"trip.{trip.id}", ()),
            facts={
                "era": eras[trip.card],
                "year" if trip.date > 0 else "year-bc": str(abs(trip.date)),
                **{kind: str(trip.requires.count(kind)) for kind in dict.fromkeys(trip.requires)},
                "points": str(trip.points),
            },
            notation=trip.bonus,
        )
        for trip in tables.all(Trip)
    ]
