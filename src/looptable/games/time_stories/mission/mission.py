"""A mission as the rules read it: everything by number. What people read of it is in its texts."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from looptable.core.names import Names
from looptable.effects.nodes import Node
from looptable.effects.program import Program

__all__ = [
    "NOTHING_PRINTED",
    "Card",
    "Element",
    "Mission",
    "Offer",
    "Permission",
    "Power",
    "Receptacle",
    "Seal",
    "Test",
]

NONE = -1
"""No program."""


@dataclass(frozen=True, slots=True)
class Seal:
    """The conditions of a sealed card (TIME-SEA-4 to TIME-SEA-8); all of it must be met."""

    tokens: tuple[int, ...]
    group: bool
    receptacles: tuple[int, ...]
    key: int


NOTHING_PRINTED = Seal((), False, (), -1)
"""The seal of a card that has none."""


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
    """Something to do on a card without time; `price` is (number, resource) where one is asked.

    Of a blind one the card does not say what follows: a puzzle, a trap, a leap.
    """

    card: int
    start: int
    again: bool
    price: tuple[int, int]
    blind: bool = False
    until: int = -1
    """The state token with which its outcome is settled: it is gone then."""
    leads_away: bool = False
    """Whether it may send the group to another place."""
    refuted: tuple[tuple[tuple[str, int], ...], ...] = ()
    """Clues against it, each of cards and elements that one must have read, as (kind, number)."""


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
class Permission:
    """A permission or a ban of a text; without `what` it speaks of all that can be done so."""

    deed: int
    what: int
    allowed: bool


@dataclass(frozen=True, slots=True)
class Power:
    """A power of a receptacle, an element, a place or else the base, its moment and its price.

    `order` is its rank among powers after a roll (TIME-OPEN-26); an action may roll dice of the
    characteristic `rolls`, in a test of the characteristic `against`.
    """

    when: str
    start: int
    price: tuple[int, int]
    order: int = 0
    rolls: int = -1
    against: int = -1
    element: int = -1
    receptacle: int = -1
    place: int = -1
    local: bool = False
    """Whether it is about the card where its agent stands."""

    @property
    def is_secret(self) -> bool:
        """Whether only some may read it: elements show their faces to few."""
        return self.element >= 0

    @property
    def is_base(self) -> bool:
        """Whether it is a rule of the base."""
        return self.element < 0 and self.receptacle < 0 and self.place < 0


@dataclass(frozen=True, slots=True)
class Element:
    """An element; one with the logo of the Agency stays from run to run."""

    logo: bool
    tags: tuple[int, ...]
    resistance: int
    permissions: tuple[Permission, ...]


@dataclass(frozen=True, slots=True)
class Receptacle:
    """A body: dice by characteristic (0: it lacks it), resistance, life, inventory by colour.

    `store` tokens of the colour `stored` lie on the card itself (TIME-POW-4).
    """

    dice: tuple[int, ...]
    resistance: int
    life: int
    inventory: tuple[tuple[int, int], ...]
    store: int
    stored: int
    permissions: tuple[Permission, ...]


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Mission:
    """Everything that bears on play."""

    id: str
    version: str
    time: int
    start: int
    plan: tuple[int, ...]
    resources: frozenset[str]
    """The colours that mean something in this mission."""
    die: tuple[int, ...]
    red: tuple[bool, ...]
    tags: tuple[tuple[int, ...], ...]
    """The marks of each place."""
    laws: tuple[tuple[Permission, ...], ...]
    """Permissions and bans of each place; last the base."""
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
    open_labels: frozenset[str]
    program: Program
    choices: Mapping[int, tuple[Node, ...]]
    prices: Mapping[int, tuple[tuple[int, int], ...]]
    """The immediate cost of each answer to a question of an effect."""
    hash: str
    pictured: frozenset[str] = frozenset()
    """The cards of which there are pictures."""
    illustrated: frozenset[str] = frozenset()
    """Everything else of which there are pictures, by kind and name: `receptacle.odile`."""

    def is_public(self, label: str) -> bool:
        """Whether everybody may read the effect with this label."""
        return label in self.open_labels

    def place_cards(self, place: int) -> list[int]:
        """The cards of a place in the order of their letters."""
        return list(_by_place(self)[place])


@lru_cache(maxsize=64)
def _by_place(mission: Mission) -> tuple[tuple[int, ...], ...]:
    """The cards of each place: every view asks for them."""
    cards = list(enumerate(mission.cards))
    places = range(len(mission.red))
    return tuple(tuple(n for n, card in cards if card.place == place) for place in places)
