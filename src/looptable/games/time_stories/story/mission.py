"""A mission as the rules read it: everything by number. What people read of it is in its texts."""

from collections.abc import Mapping
from dataclasses import dataclass

from looptable.core.names import Names
from looptable.effects.nodes import Node
from looptable.effects.program import Program

__all__ = ["Card", "Element", "Mission", "Offer", "Power", "Receptacle", "Seal", "Test"]

NONE = -1
"""No program."""


@dataclass(frozen=True, slots=True)
class Seal:
    """What a sealed card asks for (TIME-SEA-4 to TIME-SEA-8); all of it must be met."""

    tokens: tuple[int, ...]
    group: bool
    receptacles: tuple[int, ...]
    key: int


@dataclass(frozen=True, slots=True)
class Test:
    """A test of a card: dice by a characteristic, (kind, number) of the piles from left to right."""

    card: int
    characteristic: int
    piles: tuple[tuple[int, int], ...]
    rolled: int
    passed: int


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to do on a card without time; `price` is (number, resource) where one is asked."""

    start: int
    again: bool
    price: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Card:
    """A panorama card; with `either`, one of its tests is enough."""

    place: int
    seal: Seal | None
    sign: str
    lock: bool
    adversary: bool
    read: int
    either: bool
    tests: tuple[int, ...]
    offers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Power:
    """What a receptacle or an element (else -1) can do, at which moment, and for which price."""

    when: str
    start: int
    price: tuple[int, int]
    element: int = -1
    receptacle: int = -1


@dataclass(frozen=True, slots=True)
class Element:
    """An element; one with the logo of the Agency stays from run to run."""

    logo: bool
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Receptacle:
    """A body: dice by characteristic (0: it lacks it), resistance, life, inventory by colour."""

    dice: tuple[int, ...]
    resistance: int
    life: int
    inventory: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Mission:
    """Everything that bears on play."""

    id: str
    version: str
    time: int
    start: int
    plan: tuple[int, ...]
    red: tuple[bool, ...]
    cards: tuple[Card, ...]
    tests: tuple[Test, ...]
    offers: tuple[Offer, ...]
    elements: tuple[Element, ...]
    receptacles: tuple[Receptacle, ...]
    powers: tuple[Power, ...]
    special: int
    after: tuple[int, ...]
    base: int
    names: Mapping[str, Names]
    program: Program
    choices: Mapping[int, tuple[Node, ...]]
    hash: str
    pictured: frozenset[str] = frozenset()
    """The cards of which there are pictures."""

    def place_cards(self, place: int) -> list[int]:
        """The cards of a place in the order of their letters."""
        return [number for number, card in enumerate(self.cards) if card.place == place]
