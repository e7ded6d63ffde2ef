"""Shapes of flat colour, as paths. Things are drawn standing on 0, with y upward."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

__all__ = ["Anchor", "Part", "Role", "Thing", "box", "disc", "dome", "poly", "thing"]

Role: TypeAlias = Literal["body", "shade", "light", "glow", "paper", "ink", "line"]
"""Body, its second tone and its bright one; what shines; what is white; what is dark; a stroke."""

Anchor: TypeAlias = Literal["ground", "wall", "ceiling", "sky"]
"""The home of a thing: it stands, hangs at the wall or from above, or is in the air."""

Part: TypeAlias = tuple[Role, str]


@dataclass(frozen=True, slots=True)
class Thing:
    """A drawing; `width` is what it takes of the ground at usual size.

    `tall` is the height of what must not be cut off above, `shines` the height of what lights up
    its surroundings; below what it hangs from, if it hangs. `tint` is the colour that it usually has,
    `size` how large it is in a scene: what one picks up is drawn large, and is small in the world.
    """

    width: int
    parts: tuple[Part, ...]
    anchor: Anchor = "ground"
    tall: int = 0
    shines: int | None = None
    tint: str = ""
    size: float = 1.0


def thing(
    width: int,
    *parts: Part,
    anchor: Anchor = "ground",
    tall: int = 0,
    shines: int | None = None,
) -> Thing:
    """A drawing from its parts, the hindmost first."""
    return Thing(width, parts, anchor, tall, shines)


def box(x: float, y: float, width: float, height: float) -> str:
    """A rectangle by its lower left corner."""
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"


def poly(*points: float) -> str:
    """A polygon: x, y, x, y, …"""
    pairs = [f"{x:g} {y:g}" for x, y in zip(points[::2], points[1::2], strict=True)]
    return f"M{'L'.join(pairs)}z"


def disc(x: float, y: float, r: float, ry: float | None = None) -> str:
    """A circle or an ellipse."""
    up = r if ry is None else ry
    arc = f"a{r:g} {up:g} 0 1 0 "
    return f"M{x - r:g} {y:g}{arc}{2 * r:g} 0{arc}{-2 * r:g} 0z"


def dome(x: float, y: float, r: float, ry: float | None = None) -> str:
    """The upper half of a disc."""
    up = r if ry is None else ry
    return f"M{x - r:g} {y:g}a{r:g} {up:g} 0 0 0 {2 * r:g} 0z"
