"""A place as one wide picture, and each card as a window on it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from looptable.games.time_stories.pictures.scenes.canvas import WIDTH, Canvas
from looptable.games.time_stories.pictures.scenes.land import draw_ground, draw_horizon
from looptable.games.time_stories.pictures.scenes.palette import DARK, Palette, mixed, palette_of
from looptable.games.time_stories.pictures.scenes.pen import Role, Thing
from looptable.games.time_stories.pictures.scenes.scene import Placed, SceneFile
from looptable.games.time_stories.pictures.scenes.sky import ROOMS, draw_sky
from looptable.games.time_stories.pictures.scenes.things import THINGS

__all__ = ["VISTA", "Drawing", "draw_card", "draw_parts", "draw_thing", "draw_vista"]

HORIZON: Final = 186
FLOOR: Final = 208
"""The height at which the ground begins, outside and in a room."""

_FEET: Final = (8, 50, 100)
_SCALES: Final = (0.62, 1.15, 1.7)
"""How far below the horizon things stand, and how large they are: far, between, near."""

TABLE: Final = 46
"""How high a thing is put that stands `high`."""

MARGIN: Final = 10
"""The space left above the tallest things."""


VISTA: Final = 800
"""The width of a picture that stands for itself, sixteen by six."""


def draw_card(
    scene: SceneFile, cards: Sequence[Sequence[Placed]], number: int, *, is_dark: bool = False
) -> bytes:
    """The picture of one card of a place: a window on the panorama of all its cards."""
    return _draw_window(scene, cards, WIDTH, number, is_dark=is_dark)


def draw_vista(scene: SceneFile, things: Sequence[Placed], *, is_dark: bool = False) -> bytes:
    """A wide picture of its own: the end of a run, or a card of the base."""
    return _draw_window(scene, [things], VISTA, 0, is_dark=is_dark)


def _draw_window(
    scene: SceneFile,
    windows: Sequence[Sequence[Placed]],
    width: int,
    number: int,
    *,
    is_dark: bool,
) -> bytes:
    """One of the windows, all of one width, that lie side by side on a drawing."""
    palette = palette_of(scene.light, is_dark=is_dark)
    canvas = Canvas(number * width, width)
    total = width * len(windows)
    foot = FLOOR if scene.sky in ROOMS else HORIZON
    draw_sky(canvas, scene.sky, palette, total, foot)
    draw_horizon(canvas, scene.horizon, palette, total, foot)
    draw_ground(canvas, scene.ground, palette, total, foot)
    things = [
        drawn
        for place, described in enumerate(windows)
        for placed, across in _spread(described)
        for drawn in _drawings(placed, (place + across) * width, foot)
    ]
    if scene.light in DARK:
        for drawn in things:
            _halo(canvas, drawn, palette)
    for drawn in sorted(things, key=lambda drawn: drawn.depth):
        draw_thing(canvas, drawn, palette)
    return canvas.as_svg()


@dataclass(frozen=True, slots=True)
class Drawing:
    """One thing at its place; y is its foot and goes downward."""

    thing: Thing
    x: float
    y: float
    scale: float
    depth: int = 1
    tint: str = ""
    mirrored: bool = False


def _spread(things: Sequence[Placed]) -> list[tuple[Placed, float]]:
    """Each thing with its place in a window; those without one share it evenly."""
    free = [one for one in things if one.across is None]
    found = []
    for placed in things:
        across = placed.across
        if across is None:
            across = (free.index(placed) + 1) / (len(free) + 1)
        found.append((placed, across))
    return found


def _drawings(placed: Placed, x: float, foot: float) -> list[Drawing]:
    """The things of one phrase: the first in the middle, the others to its right and left in turn."""
    thing = THINGS[placed.thing]
    y = _stand(thing, placed, foot)
    scale = placed.size * thing.size * _SCALES[placed.depth]
    if thing.tall:
        scale = min(scale, (y - MARGIN) / thing.tall)
    gap = thing.width * scale * (0.62 if thing.anchor == "ground" else 0.9)
    found = []
    for number in range(placed.count):
        side = (number + 1) // 2 * (1 if number % 2 else -1)
        down = 0.0 if thing.anchor == "ceiling" else (number % 2) * 5 * scale
        mirrored = placed.mirrored != (number % 2 == 1)
        size = scale * (1 - 0.12 * (number % 3))
        found.append(
            Drawing(thing, x + side * gap, y + down, size, placed.depth, placed.tint, mirrored)
        )
    return found


def _stand(thing: Thing, placed: Placed, foot: float) -> float:
    """How far down the picture a thing has its foot."""
    match thing.anchor:
        case "ground":
            lifted = TABLE * _SCALES[placed.depth] if placed.height > 0 else 0
            return foot + _FEET[placed.depth] + (16 if placed.height < 0 else 0) - lifted
        case "wall":
            return foot * 0.62 - 30 * placed.height
        case "ceiling":
            return 0
        case "sky":
            return 78 - 38 * placed.height + (2 - placed.depth) * 6


def _halo(canvas: Canvas, drawn: Drawing, palette: Palette) -> None:
    """Two rings of light, flat as on a poster, behind everything."""
    if drawn.thing.shines is None:
        return
    for radius, share in ((66, 0.14), (44, 0.28)):
        colour = mixed(palette.sky[2], palette.glow, share)
        size, y = radius * drawn.scale, drawn.y - drawn.thing.shines * drawn.scale
        canvas.ellipse(drawn.x, y, size, size, colour)


def draw_thing(canvas: Canvas, drawn: Drawing, palette: Palette) -> None:
    """One drawing in the colours of a scene, if it can be seen."""
    thing = drawn.thing
    # What is nothing but shining metal takes the colour that is asked for, as a body does.
    is_metal = bool(drawn.tint) and not {"body", "shade", "light"} & {
        role for role, _ in thing.parts
    }

    def colour_of(role: Role) -> str:
        meant: Role = "body" if is_metal and role == "glow" else role
        return palette.role(meant, drawn.depth, drawn.tint, thing.tint)

    draw_parts(canvas, drawn, colour_of)


def draw_parts(canvas: Canvas, drawn: Drawing, colour_of: Callable[[Role], str]) -> None:
    """One drawing in any colours, if it can be seen."""
    half = drawn.thing.width * drawn.scale
    if not canvas.sees(drawn.x - half, drawn.x + half):
        return
    parts = []
    for role, data in drawn.thing.parts:
        colour = colour_of(role)
        if role == "line":
            style = f'fill="none" stroke="{colour}" stroke-width="2.4" stroke-linecap="round"'
        else:
            style = f'fill="{colour}"'
        parts.append(f'<path d="{data}" {style}/>')
    way = -drawn.scale if drawn.mirrored else drawn.scale
    move = f"translate({drawn.x:.1f} {drawn.y:.1f})scale({way:.3f} {-drawn.scale:.3f})"
    canvas.group(move, "".join(parts))
