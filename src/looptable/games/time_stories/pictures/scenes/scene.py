"""The words of a scene: what a place looks like, before anything is drawn."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

import msgspec

__all__ = ["Ground", "Horizon", "Light", "Placed", "SceneFile", "Sky"]

Sky: TypeAlias = Literal[
    "clear", "clouds", "sun", "moon", "stars", "rain", "mist",
    "wall", "panels", "bricks", "stones", "rock",
]  # fmt: skip
"""The backgrounds: the first seven are open sky, the others are the wall of a room."""

Light: TypeAlias = Literal[
    "day", "dawn", "dusk", "night", "lamp", "storm", "fog", "fire", "cold", "deep"
]
"""Which colours everything has."""

Ground: TypeAlias = Literal[
    "earth", "grass", "sand", "snow", "rock", "mud", "water", "cobbles", "planks", "tiles", "carpet"
]
Horizon: TypeAlias = Literal[
    "none", "sea", "hills", "mountains", "cliffs", "dunes", "forest", "village", "city"
]


class SceneFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """`[scene]` of a place; `landmark` is the thing that stands for it on the plan."""

    sky: Sky = "clear"
    light: Light = "day"
    ground: Ground = "earth"
    horizon: Horizon = "none"
    landmark: str = "house"


@dataclass(frozen=True, slots=True)
class Placed:
    """A thing and where it stands; `across` is 0 at the left edge of its card and 1 at the right.

    `across` is None where the author left it open; `size` counts beside what distance does.
    """

    thing: str
    count: int = 1
    size: float = 1.0
    depth: int = 1
    across: float | None = None
    height: int = 0
    tint: str = ""
    mirrored: bool = False
