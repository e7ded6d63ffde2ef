"""Signs on round state tokens and on square resources: a thing, or a pattern where none is named."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, TypeAlias

from looptable.games.time_stories.pictures.emblems.fitting import fitted
from looptable.games.time_stories.pictures.scenes.canvas import Canvas
from looptable.games.time_stories.pictures.scenes.palette import mixed
from looptable.games.time_stories.pictures.scenes.panorama import draw_parts
from looptable.games.time_stories.pictures.scenes.pen import Role, Thing
from looptable.games.time_stories.pictures.scenes.scene import Placed

__all__ = ["SIDE", "Plate", "draw_sign"]

SIDE = 96
Plate: TypeAlias = Literal["round", "square"]

_ENAMEL: Final = {
    "blue": "#1f6f9f", "green": "#2c7a52", "grey": "#66717a", "pink": "#a8506f", "yellow": "#b97f14", "black": "#3a4046",
    "brown": "#7a5236",
}  # fmt: skip
_PAPER, _NIGHT, _GLOW = "#fffaf0", "#0a1018", "#ffd27d"
_PATTERNS: Final = {
    "1": "M48 30A18 18 0 1 0 48 66A18 18 0 1 0 48 30z",
    "2": "M28 40H68M28 56H68",
    "3": "M36 36l24 24M60 36l-24 24",
    "4": "M48 28L66 62H30z",
}
"""By the number of the pattern of a token; resources have the first."""


def draw_sign(
    things: Sequence[Placed], colour: str, plate: Plate, pattern: str = "1", *, is_dark: bool = False
) -> bytes:  # fmt: skip
    """A token of one of the colours of the box."""
    enamel = mixed(_ENAMEL[colour], _NIGHT, 0.16) if is_dark else _ENAMEL[colour]
    paper = mixed(_PAPER, _NIGHT, 0.1) if is_dark else _PAPER
    canvas = Canvas(0, SIDE, SIDE)
    _plate(canvas, plate, mixed(enamel, _NIGHT, 0.45), 4)
    _plate(canvas, plate, paper, 7)
    _plate(canvas, plate, enamel, 10)
    if not things:
        canvas.stroke(_PATTERNS[pattern], paper, 7)
        return canvas.as_svg()
    for one in fitted(things, (48, 48), (60, 56)):
        draw_parts(canvas, one, _stamped(one.thing, enamel, paper))
    return canvas.as_svg()


def _stamped(thing: Thing, enamel: str, paper: str) -> Callable[[Role], str]:
    """Colours of a stamp: what is dark in a scene stays dark only where something bright is around it."""
    dark = mixed(enamel, _NIGHT, 0.62)
    is_bright = any(role in ("body", "light", "paper", "glow") for role, _ in thing.parts)
    colours: dict[Role, str] = {
        "body": paper,
        "light": paper,
        "paper": mixed(paper, enamel, 0.12),
        "shade": mixed(paper, enamel, 0.38),
        "glow": mixed(_GLOW, paper, 0.25),
        "ink": dark if is_bright else paper,
        "line": dark if is_bright else paper,
    }
    return colours.__getitem__


def _plate(canvas: Canvas, plate: Plate, fill: str, edge: int) -> None:
    """A disc, or a square with round corners, within an edge."""
    if plate == "round":
        canvas.ellipse(48, 48, 48 - edge, 48 - edge, fill)
        return
    side, bend = SIDE - 2 * edge, 16 - edge // 2
    straight = side - 2 * bend
    arc = f"a{bend} {bend} 0 0 1 "
    canvas.path(
        f"M{edge + bend} {edge}h{straight}{arc}{bend} {bend}v{straight}{arc}{-bend} {bend}"
        f"h{-straight}{arc}{-bend} {-bend}v{-straight}{arc}{bend} {-bend}z",
        fill,
    )
