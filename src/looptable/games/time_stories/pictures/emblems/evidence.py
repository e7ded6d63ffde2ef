"""An element as the Agency files it: on a sheet with corners and a rule, lit from above."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from looptable.games.time_stories.pictures.emblems.fitting import fitted
from looptable.games.time_stories.pictures.scenes.canvas import Canvas
from looptable.games.time_stories.pictures.scenes.extent import extent_of
from looptable.games.time_stories.pictures.scenes.palette import mixed, palette_of
from looptable.games.time_stories.pictures.scenes.panorama import draw_thing
from looptable.games.time_stories.pictures.scenes.scene import Placed

__all__ = ["HEIGHT", "WIDTH", "draw_evidence"]

WIDTH, HEIGHT = 240, 180
_MIDDLE: Final = (120.0, 84.0)
_ROOM: Final = (150.0, 108.0)
_SHEET: Final = ("#efe4c6", "#e2d4ae", "#6fb0aa", "#22363c")
_DARK_SHEET: Final = ("#1f2a30", "#2a373e", "#76aca6", "#e5dcc4")
"""The sheet, its grid, the disc behind the thing, and what is printed."""


def draw_evidence(things: Sequence[Placed], *, is_dark: bool = False) -> bytes:
    """The picture of an element."""
    sheet, grid, disc, ink = _DARK_SHEET if is_dark else _SHEET
    palette = palette_of("day")  # a thing is lit as well by night
    canvas = Canvas(0, WIDTH, HEIGHT)
    canvas.rect(0, 0, WIDTH, HEIGHT, sheet)
    lines = [f"M{x} 0V{HEIGHT}" for x in range(20, WIDTH, 20)]
    lines += [f"M0 {y}H{WIDTH}" for y in range(10, HEIGHT, 20)]
    canvas.stroke("".join(lines), grid, 1)
    canvas.ellipse(*_MIDDLE, 74, 74, mixed(sheet, disc, 0.4))
    canvas.ellipse(*_MIDDLE, 62, 62, mixed(sheet, disc, 0.7))
    drawn = [
        replace(one, tint=one.tint or one.thing.tint) for one in fitted(things, _MIDDLE, _ROOM)
    ]
    for one in drawn:
        box = extent_of(one.thing)
        half, foot = one.scale * box.width / 2, one.y - one.scale * box.bottom
        side = -1 if one.mirrored else 1
        x = one.x + side * one.scale * (box.left + box.right) / 2
        canvas.ellipse(x, foot, half * 1.05, 5, mixed(sheet, palette.ink, 0.4))
    for one in drawn:
        draw_thing(canvas, one, palette)
    _frame(canvas, ink)
    return canvas.as_svg()


def _frame(canvas: Canvas, ink: str) -> None:
    """Corners as of a photograph, and a rule that says how large a thing is."""
    right, bottom = WIDTH - 10, HEIGHT - 10
    corners = f"M10 26V10H26M{right - 16} 10H{right}V26"
    rule = f"M20 {bottom}H{WIDTH - 20}" + "".join(
        f"M{x} {bottom}v{-8 if x % 50 == 20 else -4}" for x in range(20, WIDTH - 10, 10)
    )
    canvas.stroke(corners + rule, ink, 1.6)
