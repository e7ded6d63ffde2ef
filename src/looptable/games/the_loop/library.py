"""Reads the content, with packs, and prepares it for the rules and for the eye."""

from dataclasses import dataclass, replace
from math import comb
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
from looptable.effects.nodes import Choose, Do, Each, If, May, Node, Repeat, Seq, UpTo
from looptable.effects.notation import Notation
from looptable.effects.reading import read_effects
from looptable.effects.wording import icons
from looptable.engine import library
from looptable.engine.contract.game import CardFace
from looptable.games.the_loop.checks import check_tables
from looptable.games.the_loop.definitions import (
    SCHEMA,
    Agent,
    Card,
    Centrifuge,
    Chute,
    Clone,
    Cycle,
    Machina,
    Mission,
    Supa,
)
from looptable.games.the_loop.rules.layout import (
    ABILITIES,
    DIFFICULTIES,
    DIMENSIONS,
    ENDINGS,
    ERAS,
    MISSION_KINDS,
    PHASES,
    PROMPTS,
    STREAMS,
)
from looptable.games.the_loop.rules.modes import MODES
from looptable.games.the_loop.rules.numbers import CUBES, SLOTS, Numbers
from looptable.games.the_loop.verbs.language import LANGUAGE
from looptable.games.the_loop.view.mission_icons import MISSION_ICONS

__all__ = ["FOLDER", "Library", "load_library"]

FOLDER = Path(__file__).parent
NOTATION = Notation(LANGUAGE)
PROGRAMS = {
    "ability.finish": "choose: collect energy | collect rift",
    "ability.send": "move another agent 1 era",
    "ability.borrow": "apply the destroyed artifact",
    "ability.offer": "may: choose: collect energy | collect rift",
}
"""Special abilities that run like a card, in the same notation; a new one comes last.

Hashes in older records hold the addresses of the others.
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Library(library.Library):
    """The content, and the numbers that the rules look up in it."""

    numbers: Numbers
    tables: Tables


def load_library(
    packs: tuple[Pack, ...] = (), vocabulary: str = NEUTRAL, kept: Path | None = None
) -> Library:
    """The content with these packs on top; raises ContentError with all mistakes."""
    report = Diagnostics()
    base = Base(GameId("the-loop"), "1", FOLDER, SCHEMA, vocabulary, kept)
    content = load_content(base, packs, report)
    tables = content.tables
    cards = read_effects([row for name, row in tables.rows() if name == "card"], NOTATION, report)
    machina = read_effects(
        [row for name, row in tables.rows() if name == "machina"], NOTATION, report
    )
    check_tables(tables, report)
    report.raise_errors()
    abilities = {name: NOTATION.parse(effect) for name, effect in PROGRAMS.items()}
    effects: dict[str, Node] = {
        **{f"card.{name}": node for name, node in cards.items()},
        **{f"machina.{name}": node for name, node in machina.items()},
        **abilities,
    }
    compiled = compile_effects(LANGUAGE, effects)
    lent = {f"{name}.exhausts": _exhausting(node) for name, node in cards.items()}
    texts = content.texts.over(
        face_layer("card", cards, compiled, content.texts),
        face_layer("card", lent, Compiled(compiled.program, {}), content.texts),
        face_layer("machina", machina, compiled, content.texts),
    )
    signs = {name: icons(node, LANGUAGE) for name, node in effects.items()}
    signs |= {f"mission.{m.id}": MISSION_ICONS[m.kind] for m in tables.all(Mission)}
    names = _names(tables)
    return Library(
        numbers=_numbers(tables, names, compiled),
        tables=tables,
        names=names,
        texts=texts,
        icons=signs,
        faces=_faces(tables, signs),
        packs=packs,
        vocabulary=vocabulary,
        hash=content.hash,
    )


def _exhausting(node: Node) -> Node:
    """An effect in the words of tables where a lent card is exhausted."""
    match node:
        case Do(verb="lend"):
            return replace(node, verb="lend-exhausts")
        case Seq(steps):
            return Seq(tuple(map(_exhausting, steps)))
        case Choose(options):
            return Choose(tuple(map(_exhausting, options)))
        case May() | UpTo() | Repeat() | Each():
            return replace(node, body=_exhausting(node.body))
        case If(condition, body, otherwise):
            left = None if otherwise is None else _exhausting(otherwise)
            return If(condition, _exhausting(body), left)
    return node


def _names(tables: Tables) -> dict[str, Names]:
    clones = [clone.id for clone in tables.all(Clone)]
    return {
        "era": Names(ERAS),
        "dimension": Names(DIMENSIONS),
        "card": Names([card.id for card in tables.all(Card)]),
        "mission": Names([mission.id for mission in tables.all(Mission)]),
        "machina": Names([card.id for card in tables.all(Machina)]),
        "clone": Names([*clones, *(supa.id for supa in tables.all(Supa))]),
        "cast": Names([agent.id for agent in tables.all(Agent)]),
        "centrifuge": Names([piece.id for piece in tables.all(Centrifuge)]),
        "phase": Names(PHASES),
        "ending": Names(ENDINGS),
        "stream": Names(STREAMS),
        "mode": Names([mode.name for mode in MODES]),
        "difficulty": Names(DIFFICULTIES),
        "prompt": Names(PROMPTS),
        "register": Names(register_names(LANGUAGE)),
    }


def _numbers(tables: Tables, names: dict[str, Names], compiled: Compiled) -> Numbers:
    """All numbers that the rules look up."""
    era, cast = names["era"].find, names["cast"]
    cards, machina, agents = tables.all(Card), tables.all(Machina), tables.all(Agent)
    clones, supas = tables.all(Clone), tables.all(Supa)
    start = compiled.program.start
    rows = {
        "dimension": [names["dimension"].find(card.dimension) for card in cards],
        "origin": [era(card.origin) for card in cards],
        "start": [start(f"card.{card.id}") for card in cards],
        "owner": [cast.find(card.agent) if card.agent else -1 for card in cards],
        "generation": [era(clone.generation) for clone in clones] + [-1] * len(supas),
        "paradox": [era(clone.paradox) for clone in clones] + [era(supa.era) for supa in supas],
        "mission_kind": [MISSION_KINDS.index(m.kind) for m in tables.all(Mission)],
        "mission_need": [mission.need for mission in tables.all(Mission)],
        "agent_era": [era(agent.start) for agent in agents],
        "agent_ability": [ABILITIES.index(agent.ability) for agent in agents],
        "clones_a_turn": [cycle.clones for cycle in tables.all(Cycle)],
        "artifacts_a_turn": [cycle.artifacts for cycle in tables.all(Cycle)],
        "chutes": [chute.weight for chute in tables.all(Chute)],
        "tails": _tails([chute.weight for chute in tables.all(Chute)]),
        "centrifuge_sides": [
            names["dimension"].find(side)
            for piece in tables.all(Centrifuge)
            for side in piece.sides
        ],
        "machina_home": [era(card.home) for card in machina],
        "machina_start": [start(f"machina.{card.id}") for card in machina],
        "machina_slots": [card.slots for card in machina],
        "finish_start": [start("ability.finish")],
        "offer_start": [start("ability.offer")],
        "send_start": [start("ability.send")],
        "borrow_start": [start("ability.borrow")],
    }
    offers = {
        address: [NOTATION.write(node) for node in nodes]
        for address, nodes in compiled.offers.items()
    }
    return Numbers(compiled.program, rows, offers)


def _tails(weights: list[int]) -> list[int]:
    """For `Numbers.tail`: the tails of the binomial distribution of each chute."""
    return [
        round(10_000 * sum(comb(n, k) * p**k * (1 - p) ** (n - k) for k in range(least, n + 1)))
        for p in (weight / sum(weights) for weight in weights)
        for n in range(CUBES + 1)
        for least in range(SLOTS + 1)
    ]


def _faces(tables: Tables, signs: dict[str, tuple[str, ...]]) -> tuple[CardFace, ...]:
    """The gallery: artifacts, then machina cards."""
    artifacts = [
        CardFace(
            id=card.id,
            kind="starting" if card.agent else "artifact",
            name=Text(f"card.{card.id}"),
            text=Text(f"card.{card.id}.text"),
            icons=signs[f"card.{card.id}"],
            facts={"era": card.origin, "dimension": card.dimension}
            | ({"agent": card.agent} if card.agent else {}),
            notation=card.effect,
            ours=card.ours,
        )
        for card in tables.all(Card)
    ]
    machina = [
        CardFace(
            id=card.id,
            kind="machina",
            name=Text(f"machina.{card.id}"),
            text=Text(f"machina.{card.id}.text"),
            icons=signs[f"machina.{card.id}"],
            facts={"era": card.home, "slots": str(card.slots)},
            notation=card.effect,
        )
        for card in tables.all(Machina)
    ]
    return (*artifacts, *machina)
