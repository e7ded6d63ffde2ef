"""Parts of a bust: flat shapes and lines, each in the colour of its role; y goes downward."""

from typing import Literal, NamedTuple, TypeAlias

__all__ = ["Part", "Role", "disc", "fill", "line"]

Role: TypeAlias = Literal[
    "skin", "shadow", "blush", "crease",
    "hair", "strand",
    "beard",
    "cloth", "fold", "seam", "lining",
    "hat", "brim", "ribbon",
    "ink", "paper", "glow",
]  # fmt: skip
"""Skin, its shadow, its red and its lines; hair and its dark; a garment, its dark, its bright and what is below it;
what is on the head, its dark and its bright; and the colours that the whole scene has."""


class Part(NamedTuple):
    """A shape, or with a width a line."""

    role: Role
    data: str
    width: float = 0


def fill(role: Role, *data: str) -> Part:
    """A shape of one colour."""
    return Part(role, "".join(data))


def line(role: Role, width: float, *data: str) -> Part:
    """A line of one colour."""
    return Part(role, "".join(data), width)


def disc(x: float, y: float, r: float, ry: float | None = None) -> str:
    """A circle or an ellipse."""
    up = r if ry is None else ry
    arc = f"a{r:g} {up:g} 0 1 0 "
    return f"M{x - r:g} {y:g}{arc}{2 * r:g} 0{arc}{-2 * r:g} 0z"
