"""What an author writes in the TOML files of a mission. Data only: there is no code in a mission."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from looptable.content.definition import Identifier
from looptable.games.time_stories.scenes.scene import SceneFile

__all__ = [
    "FORMAT",
    "KINDS",
    "MOST_TESTS",
    "RESOURCES",
    "CardFile",
    "ElementFile",
    "Elements",
    "Key",
    "MissionFile",
    "Moment",
    "Named",
    "OfferFile",
    "PlaceFile",
    "PowerFile",
    "ReceptacleFile",
    "Receptacles",
    "TestFile",
]

FORMAT = 1
"""The format number that this program writes and reads."""

MOST_TESTS = 4
"""So many tests fit on a card."""
KINDS = ("normal", "skull", "heart", "time", "special")
RESOURCES = ("yellow", "brown", "blue", "green")

_Line = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
_Effect = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
_Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
_Shields = Annotated[
    str, msgspec.Meta(pattern=r"^([1-9]|1[0-9]|20) (normal|skull|heart|time|special)$(?!\n)")
]
Moment: TypeAlias = Literal["run", "before-roll", "after-roll", "leaving", "free"]
"""When a power works: at the start of a run, around the owner's roll, on leaving, or when it likes."""


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whatever is not known is a mistake."""


class Named(_File, frozen=True, kw_only=True):
    """A word of the mission, with its name in each language."""

    id: Identifier
    en: _Line
    fr: _Line


class MissionFile(_File, frozen=True, kw_only=True):
    """`mission.toml`: what holds for the whole mission."""

    format: Annotated[int, msgspec.Meta(ge=1, le=FORMAT)]
    id: Identifier
    version: Annotated[str, msgspec.Meta(pattern=r"^[0-9]+(\.[0-9]+)*$(?!\n)", max_length=32)]
    licence: _Line
    authors: Annotated[tuple[_Line, ...], msgspec.Meta(max_length=20)] = ()
    time: Annotated[int, msgspec.Meta(ge=1, le=99)]
    start: Identifier
    places: Annotated[tuple[Identifier, ...], msgspec.Meta(min_length=2, max_length=30)]
    plan: Annotated[tuple[Identifier, ...], msgspec.Meta(min_length=1, max_length=30)]
    characteristics: Annotated[tuple[Named, ...], msgspec.Meta(min_length=1, max_length=12)]
    tokens: Annotated[tuple[Named, ...], msgspec.Meta(max_length=24)] = ()
    resources: Annotated[tuple[Named, ...], msgspec.Meta(max_length=4)] = ()
    failures: Annotated[tuple[Identifier, ...], msgspec.Meta(max_length=8)] = ()
    special: _Effect | None = None
    after: dict[Identifier, _Effect] = {}
    """What a failure, by its name (`time`: out of time), changes in all later runs."""


class Key(_File, frozen=True, kw_only=True):
    """The condition on the back of a sealed card; all that is named must be met."""

    tokens: tuple[Identifier, ...] = ()
    group: bool = False
    receptacles: tuple[Identifier, ...] = ()
    key: Identifier | None = None


class TestFile(_File, frozen=True, kw_only=True):
    """A test: a characteristic, up to three piles of shields from left to right, the reward.

    `rolled` follows every roll for it; without shields, any hit passes it (TIME-OPEN-51).
    """

    characteristic: Identifier
    shields: Annotated[tuple[_Shields, ...], msgspec.Meta(max_length=3)] = ()
    rolled: _Effect | None = None
    passed: _Effect | None = None


class OfferFile(_File, frozen=True, kw_only=True):
    """Something that whoever stands here may do without spending time."""

    id: Identifier
    effect: _Effect
    again: bool = False


class CardFile(_File, frozen=True, kw_only=True):
    """A card of a panorama; its letter follows from its place in the file."""

    id: Identifier
    sealed: Key | None = None
    sign: Literal["forbidden", "required", "fleeting"] | None = None
    lock: bool = False
    adversary: bool = False
    read: _Effect | None = None
    either: bool = False
    test: Annotated[tuple[TestFile, ...], msgspec.Meta(max_length=MOST_TESTS)] = ()
    offer: Annotated[tuple[OfferFile, ...], msgspec.Meta(max_length=8)] = ()
    things: Annotated[tuple[_Line, ...], msgspec.Meta(max_length=12)] = ()


class PlaceFile(_File, frozen=True, kw_only=True):
    """`places/<place>.toml`."""

    red: bool = False
    tags: tuple[Identifier, ...] = ()
    scene: SceneFile | None = None
    card: Annotated[tuple[CardFile, ...], msgspec.Meta(min_length=1, max_length=7)]


class PowerFile(_File, frozen=True, kw_only=True):
    """What a receptacle or an element can do, and when."""

    when: Moment
    effect: _Effect


class ElementFile(_File, frozen=True, kw_only=True):
    """An element; its number follows from its place in the file."""

    id: Identifier
    logo: bool = False
    tags: tuple[Identifier, ...] = ()
    power: Annotated[tuple[PowerFile, ...], msgspec.Meta(max_length=6)] = ()


class Elements(_File, frozen=True, kw_only=True):
    """`elements.toml`."""

    element: Annotated[tuple[ElementFile, ...], msgspec.Meta(max_length=80)] = ()


class ReceptacleFile(_File, frozen=True, kw_only=True):
    """A body to wear: dice, resistance, life, inventory (for four players, for three), powers."""

    id: Identifier
    dice: dict[Identifier, Annotated[int, msgspec.Meta(ge=1, le=9)]]
    resistance: _Small
    life: Annotated[int, msgspec.Meta(ge=1, le=20)]
    inventory: dict[Literal["yellow", "brown", "blue", "green"], tuple[_Small, _Small]] = {}
    power: Annotated[tuple[PowerFile, ...], msgspec.Meta(max_length=6)] = ()


class Receptacles(_File, frozen=True, kw_only=True):
    """`receptacles.toml`."""

    receptacle: Annotated[tuple[ReceptacleFile, ...], msgspec.Meta(min_length=4, max_length=12)]
