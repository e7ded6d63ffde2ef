"""The rows of the content's tables."""

from typing import Annotated, Literal

from msgspec import Meta

from looptable.content.tables.definition import Definition

__all__ = [
    "SCHEMA",
    "Agent",
    "Card",
    "Centrifuge",
    "Chute",
    "Clone",
    "Cycle",
    "Machina",
    "Mission",
    "Supa",
]

Era = Literal["dawn", "medieval", "renaissance", "industrial", "globalization", "robots", "end"]
Dimension = Literal["spiral", "star", "stripe", "black-hole"]


class Agent(Definition, frozen=True, kw_only=True):
    """An agent: where it starts and what it can do."""

    start: Era
    ability: Literal["cancel", "any-era", "send", "finish", "borrow"]
    complexity: Literal["low", "medium", "high"]


class Card(Definition, frozen=True, kw_only=True):
    """An artifact; a starting artifact names its agent. `ours`: not printed in the rulebooks."""

    origin: Era
    dimension: Dimension
    effect: str
    agent: str = ""
    ours: bool = True


class Mission(Definition, frozen=True, kw_only=True):
    """A mission: what counts for it, and how often."""

    kind: str
    need: Annotated[int, Meta(ge=1, le=7)]


class Machina(Definition, frozen=True, kw_only=True):
    """A card of the Ultramachina."""

    home: Era
    slots: Annotated[int, Meta(ge=1, le=9)]
    effect: str


class Clone(Definition, frozen=True, kw_only=True):
    """A clone: where it appears and where it cannot be."""

    generation: Era
    paradox: Era


class Supa(Definition, frozen=True, kw_only=True):
    """A supa clone and the era it names."""

    era: Era


class Cycle(Definition, frozen=True, kw_only=True):
    """A space of the cycle track."""

    clones: Annotated[int, Meta(ge=0, le=9)]
    artifacts: Annotated[int, Meta(ge=0, le=9)]

    is_named = False


class Chute(Definition, frozen=True, kw_only=True):
    """A chute of the machine and how readily cubes take it."""

    weight: Annotated[int, Meta(ge=1, le=99)]

    is_named = False


class Centrifuge(Definition, frozen=True, kw_only=True):
    """A centrifuge and the dimensions of its two sides."""

    sides: tuple[Dimension, Dimension]

    is_named = False


SCHEMA: dict[str, type[Definition]] = {
    "agent": Agent,
    "card": Card,
    "mission": Mission,
    "machina": Machina,
    "clone": Clone,
    "supa": Supa,
    "cycle": Cycle,
    "chute": Chute,
    "centrifuge": Centrifuge,
}
