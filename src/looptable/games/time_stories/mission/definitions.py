"""The tables of a mission's TOML files. Data only: there is no code in a mission."""

from typing import Annotated, ClassVar, Literal, TypeAlias

import msgspec

from looptable.content.tables.definition import Identifier
from looptable.games.time_stories.pictures.scenes.scene import (
    Ground,
    Horizon,
    Light,
    SceneFile,
    Sky,
)

__all__ = [
    "DEEDS",
    "DIE",
    "FORMAT",
    "MOST_TESTS",
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
    "SignFile",
    "TestFile",
    "VistaFile",
]

FORMAT = 1
"""The format number that this program writes and reads."""

MOST_TESTS = 4
"""So many tests fit on a card."""

_Line = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
_Effect = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
_Deeds: TypeAlias = Annotated[tuple[_Line, ...], msgspec.Meta(max_length=12)]
_Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
_Shields = Annotated[
    str, msgspec.Meta(pattern=r"^([1-9]|1[0-9]|20) (normal|skull|heart|time|special)$(?!\n)")
]
Moment: TypeAlias = Literal[
    "run", "opening", "enter", "arrive", "unit", "before-roll", "after-roll", "action",
    "hurt", "empty", "leaving", "free",
]  # fmt: skip
Face: TypeAlias = Literal["blank", "hit", "double", "skull"]
DIE: tuple[Face, ...] = ("blank", "blank", "hit", "hit", "double", "skull")
"""The faces of an action die, unless a mission has others (TIME-OPEN-1)."""
DEEDS = ("roll", "move", "hand over", "leave", "leave a lock", "use", "visit")
"""The deeds that texts may permit and forbid, as `allow` and `forbid` write them."""


class _File(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The base of all tables: unknown fields are mistakes."""


class Named(_File, frozen=True, kw_only=True):
    """A word of the mission, with its name in each language."""

    id: Identifier
    en: _Line
    fr: _Line


class SignFile(Named, frozen=True, kw_only=True):
    """A state token or a resource; `picture` says what is to be seen on it."""

    later: ClassVar[tuple[str, ...]] = ("picture",)

    picture: _Line | None = None


_Things: TypeAlias = Annotated[tuple[_Line, ...], msgspec.Meta(max_length=12)]


class VistaFile(_File, frozen=True, kw_only=True):
    """A wide picture of its own: `[cover]`, `[base.a]`, `[end.success]`."""

    sky: Sky = "clear"
    light: Light = "day"
    ground: Ground = "earth"
    horizon: Horizon = "none"
    things: _Things = ()

    def scene(self) -> SceneFile:
        """The words that a place has, too."""
        return SceneFile(sky=self.sky, light=self.light, ground=self.ground, horizon=self.horizon)


class PowerFile(_File, frozen=True, kw_only=True):
    """A power of a receptacle or an element, or a rule of a place or of the base, and its moment.

    An action may roll dice of a characteristic, in place of a roll against a test of another one.
    """

    when: Moment
    effect: _Effect
    rolls: Identifier | None = None
    against: Identifier | None = None


class MissionFile(_File, frozen=True, kw_only=True):
    """`mission.toml`: what holds for the whole mission."""

    later: ClassVar[tuple[str, ...]] = ("cover", "base", "end")

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
    tokens: Annotated[tuple[SignFile, ...], msgspec.Meta(max_length=24)] = ()
    resources: Annotated[tuple[SignFile, ...], msgspec.Meta(max_length=4)] = ()
    tags: Annotated[tuple[Named, ...], msgspec.Meta(max_length=24)] = ()
    failures: Annotated[tuple[Identifier, ...], msgspec.Meta(max_length=8)] = ()
    die: Annotated[tuple[Face, ...], msgspec.Meta(min_length=1, max_length=20)] = DIE
    special: _Effect | None = None
    rule: Annotated[tuple[PowerFile, ...], msgspec.Meta(max_length=12)] = ()
    allow: _Deeds = ()
    forbid: _Deeds = ()
    after: dict[Identifier, _Effect] = {}
    """The changes a failure, by its name (`time`: out of time), makes to all later runs."""
    cover: VistaFile | None = None
    base: dict[Identifier, VistaFile] = {}
    """Pictures of the cards of the base, by their letters."""
    end: dict[Identifier, VistaFile] = {}
    """Pictures of the ends: `success`, `time`, and the other failures by their names."""


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
    """Something that whoever stands here may do without an action; `blind`: into the unknown.

    It is gone when the team has the state token `until`: its outcome is settled. `refuted` names the cards and
    elements whose readers know that it is a wrong answer; `song + board` are needed together. Bots go by it.
    """

    later: ClassVar[tuple[str, ...]] = ("until", "refuted")

    id: Identifier
    effect: _Effect
    again: bool = False
    blind: bool = False
    until: Identifier | None = None
    refuted: Annotated[tuple[_Line, ...], msgspec.Meta(max_length=8)] = ()


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
    things: _Things = ()


class PlaceFile(_File, frozen=True, kw_only=True):
    """`places/<place>.toml`."""

    red: bool = False
    tags: tuple[Identifier, ...] = ()
    rule: Annotated[tuple[PowerFile, ...], msgspec.Meta(max_length=12)] = ()
    allow: _Deeds = ()
    forbid: _Deeds = ()
    scene: SceneFile | None = None
    card: Annotated[tuple[CardFile, ...], msgspec.Meta(min_length=1, max_length=7)]


class ElementFile(_File, frozen=True, kw_only=True):
    """An element; its number follows from its place in the file, and `picture` is on its face."""

    later: ClassVar[tuple[str, ...]] = ("picture",)

    id: Identifier
    logo: bool = False
    tags: tuple[Identifier, ...] = ()
    resistance: _Small = 0
    allow: _Deeds = ()
    forbid: _Deeds = ()
    power: Annotated[tuple[PowerFile, ...], msgspec.Meta(max_length=6)] = ()
    picture: _Line | None = None


class Elements(_File, frozen=True, kw_only=True):
    """`elements.toml`."""

    element: Annotated[tuple[ElementFile, ...], msgspec.Meta(max_length=80)] = ()


class ReceptacleFile(_File, frozen=True, kw_only=True):
    """A body to wear: dice, resistance, life, inventory (for four players, for three), powers.

    `portrait` says whom one sees.
    """

    later: ClassVar[tuple[str, ...]] = ("portrait",)

    id: Identifier
    dice: dict[Identifier, Annotated[int, msgspec.Meta(ge=1, le=9)]]
    resistance: _Small
    life: Annotated[int, msgspec.Meta(ge=1, le=20)]
    inventory: dict[Literal["yellow", "brown", "blue", "green"], tuple[_Small, _Small]] = {}
    store: dict[Literal["yellow", "brown", "blue", "green"], _Small] = {}
    allow: _Deeds = ()
    forbid: _Deeds = ()
    power: Annotated[tuple[PowerFile, ...], msgspec.Meta(max_length=6)] = ()
    portrait: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None


class Receptacles(_File, frozen=True, kw_only=True):
    """`receptacles.toml`."""

    receptacle: Annotated[tuple[ReceptacleFile, ...], msgspec.Meta(min_length=4, max_length=12)]
