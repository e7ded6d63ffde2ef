"""The distance, and the ground."""

from looptable.games.time_stories.pictures.scenes.canvas import HEIGHT, Canvas, chance
from looptable.games.time_stories.pictures.scenes.palette import Palette, mixed
from looptable.games.time_stories.pictures.scenes.ridges import fill_below, jagged, steps, wavy
from looptable.games.time_stories.pictures.scenes.scene import Ground, Horizon

__all__ = ["draw_ground", "draw_horizon"]


def draw_horizon(
    canvas: Canvas, horizon: Horizon, palette: Palette, total: float, y: float
) -> None:
    """The skyline, in the colours of the distance."""
    far = mixed(palette.ink, palette.sky[3], 0.68)
    nearer = mixed(palette.ink, palette.sky[3], 0.5)
    match horizon:
        case "sea":
            _sea(canvas, palette, total, y)
        case "hills":
            fill_below(canvas, wavy(y - 34, 20, 84, 0.6), y + 2, far)
            fill_below(canvas, wavy(y - 14, 14, 60, 2.4), y + 2, nearer)
        case "mountains":
            fill_below(canvas, jagged(y - 6, 112, 74, "peak"), y + 2, far)
            fill_below(canvas, jagged(y, 58, 52, "ridge"), y + 2, nearer)
        case "cliffs":
            fill_below(canvas, steps(y, 92, 96, "cliff"), y + 2, far)
            fill_below(canvas, steps(y, 46, 56, "ledge"), y + 2, nearer)
        case "dunes":
            fill_below(
                canvas,
                wavy(y - 24, 16, 130, 1.0),
                y + 2,
                mixed(palette.ground[0], palette.sky[3], 0.45),
            )
            fill_below(
                canvas,
                wavy(y - 8, 10, 96, 3.2),
                y + 2,
                mixed(palette.ground[0], palette.sky[3], 0.2),
            )
        case "forest":
            fill_below(canvas, jagged(y - 14, 62, 13, "wood"), y + 2, far)
            fill_below(canvas, jagged(y, 44, 10, "trees"), y + 2, nearer)
        case "village":
            _roofs(canvas, palette, total, y, far)
        case "city":
            fill_below(canvas, steps(y, 120, 32, "block"), y + 2, far)
            fill_below(canvas, steps(y, 74, 24, "house"), y + 2, nearer)
            _lights(canvas, palette, total, y)


def _sea(canvas: Canvas, palette: Palette, total: float, y: float) -> None:
    top = y - 40
    deep = mixed(palette.sky[0], palette.ink, 0.25)
    canvas.rect(canvas.left, top, canvas.width, 42, deep)
    canvas.rect(canvas.left, top, canvas.width, 2, mixed(deep, palette.sky[3], 0.6))
    glints = []
    for number in range(int(total / 15)):
        x, down = total * chance("glint-x", number), 5 + 32 * chance("glint-y", number)
        glints.append((x, top + down, 8 + down * 0.9, 1.2 + down / 24))
    canvas.rects(glints, mixed(deep, palette.sky[3], 0.5))


def _roofs(canvas: Canvas, palette: Palette, total: float, y: float, colour: str) -> None:
    for number in range(-1, int(total / 34) + 1):
        x, wide = number * 34 + 16 * chance("roof-x", number), 26 + 14 * chance("roof-w", number)
        high = 20 + 22 * chance("roof-h", number)
        if not canvas.sees(x - 4, x + wide + 4):
            continue
        canvas.path(
            f"M{x:.1f} {y + 2:g}v{-high:.1f}l-4 0l{wide / 2 + 4:.1f} -{high * 0.6:.1f}"
            f"l{wide / 2 + 4:.1f} {high * 0.6:.1f}l-4 0v{high:.1f}z",
            colour if number % 2 else mixed(colour, palette.ink, 0.2),
        )
        if chance("roof-lit", number) > 0.35:
            canvas.rect(x + wide / 2 - 2, y - high + 5, 4.5, 6, palette.role("glow", 0))


def _lights(canvas: Canvas, palette: Palette, total: float, y: float) -> None:
    lights = []
    for number in range(int(total / 10)):
        x, up = total * chance("light-x", number), 6 + 26 * chance("light-y", number)
        lights.append((x, y - up, 2.6, 3.6))
    canvas.rects(lights, palette.role("glow", 0))


def draw_ground(canvas: Canvas, ground: Ground, palette: Palette, total: float, y: float) -> None:
    """From the foot of the wall or the horizon down to the edge of the card."""
    plain, dark = palette.ground
    if ground == "water":
        plain, dark = (
            mixed(palette.sky[0], palette.sky[2], 0.4),
            mixed(palette.sky[2], palette.paper, 0.25),
        )
    elif ground == "grass":
        plain, dark = mixed(plain, "#4f7d4f", 0.5), mixed(dark, "#2f5a3a", 0.55)
    elif ground == "snow":
        plain, dark = (
            mixed(palette.paper, palette.sky[3], 0.25),
            mixed(palette.paper, palette.sky[2], 0.5),
        )
    elif ground == "sand":
        plain, dark = mixed(plain, "#e0bd7d", 0.5), mixed(dark, "#c99d5c", 0.5)
    canvas.rect(canvas.left, y, canvas.width, HEIGHT - y, plain)
    match ground:
        case "planks":
            _planks(canvas, dark, y)
        case "cobbles":
            _cobbles(canvas, dark, y)
        case "tiles":
            _tiles(canvas, dark, y)
        case "carpet":
            canvas.rect(canvas.left, y + 22, canvas.width, 66, mixed(dark, "#b8402f", 0.4))
            for edge in (27, 79):
                canvas.rect(canvas.left, y + edge, canvas.width, 3, palette.role("glow", 1))
        case "water":
            _glints(canvas, dark, total, y)
        case "rock" | "mud":
            fill_below(canvas, jagged(y + 34, 26, 58, ground), HEIGHT, mixed(plain, dark, 0.5))
            fill_below(canvas, jagged(y + 78, 26, 74, f"{ground}-near"), HEIGHT, dark)
        case _:
            fill_below(canvas, wavy(y + 30, 8, 110, 0.4), HEIGHT, mixed(plain, dark, 0.45))
            fill_below(canvas, wavy(y + 70, 9, 84, 2.9), HEIGHT, dark)
            if ground == "grass":
                _tufts(canvas, palette, total, y)


def _rows(y: float) -> list[tuple[float, float]]:
    """Top and height of rows that grow towards us."""
    rows, height = [], 9.0
    while y < HEIGHT:
        rows.append((y, height))
        y, height = y + height, height * 1.32
    return rows


def _planks(canvas: Canvas, dark: str, y: float) -> None:
    joints = []
    for row, (top, height) in enumerate(_rows(y)):
        joints.append((canvas.left, top, canvas.width, 1.2 + row * 0.4))
        length = 90 + 26 * row
        first = int(canvas.left // length) - 1
        for number in range(first, first + int(canvas.width // length) + 3):
            x = (number + chance(f"joint-{row}", number)) * length
            joints.append((x, top, 1.5 + row * 0.3, height))
    canvas.rects(joints, dark)


def _cobbles(canvas: Canvas, dark: str, y: float) -> None:
    for row, (top, height) in enumerate(_rows(y)):
        wide = height * 2.1
        shift = wide / 2 if row % 2 else 0
        first = int(canvas.left // wide) - 1
        for number in range(first, first + int(canvas.width // wide) + 3):
            canvas.ellipse(number * wide + shift, top + height / 2, wide * 0.44, height * 0.4, dark)


def _tiles(canvas: Canvas, dark: str, y: float) -> None:
    tiles: list[tuple[float, float, float, float]] = []
    for row, (top, height) in enumerate(_rows(y)):
        wide = height * 2.4
        first = int(canvas.left // wide) - 1
        numbers = range(first, first + int(canvas.width // wide) + 3)
        tiles += [(n * wide, top, wide, height) for n in numbers if (n + row) % 2]
    canvas.rects(tiles, dark)


def _glints(canvas: Canvas, bright: str, total: float, y: float) -> None:
    glints = []
    for number in range(int(total / 11)):
        x, down = total * chance("wave-x", number), 110 * chance("wave-y", number)
        glints.append((x, y + down, 12 + down * 0.6, 1.4 + down / 30))
    canvas.rects(glints, bright)


def _tufts(canvas: Canvas, palette: Palette, total: float, y: float) -> None:
    blades = [
        f"M{x:.0f} {foot:.0f}l-4-9M{x:.0f} {foot:.0f}l0-12M{x:.0f} {foot:.0f}l4-9"
        for number in range(int(total / 22))
        if canvas.sees((x := total * chance("tuft-x", number)) - 5, x + 5)
        and (foot := y + 20 + 86 * chance("tuft-y", number))
    ]
    canvas.stroke("".join(blades), mixed(palette.ink, palette.ground[0], 0.25), 1.6)
