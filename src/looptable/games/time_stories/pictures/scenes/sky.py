"""The background: open sky, or the wall of a room."""

from looptable.games.time_stories.pictures.scenes.canvas import Canvas, chance
from looptable.games.time_stories.pictures.scenes.palette import Palette, mixed
from looptable.games.time_stories.pictures.scenes.ridges import fill_below, jagged, wavy
from looptable.games.time_stories.pictures.scenes.scene import Sky

__all__ = ["ROOMS", "draw_sky"]

ROOMS = frozenset({"wall", "panels", "bricks", "stones", "rock"})
"""The backgrounds that are no sky."""


def draw_sky(canvas: Canvas, sky: Sky, palette: Palette, total: float, bottom: float) -> None:
    """Fills the picture down to the ground. `total` is how wide the whole panorama is."""
    if sky in ROOMS:
        _room(canvas, sky, palette, bottom)
        return
    _bands(canvas, palette, bottom)
    match sky:
        case "sun":
            _disc(canvas, palette, total * 0.64, bottom - 62, palette.glow)
        case "moon":
            _disc(canvas, palette, total * 0.64, 74, mixed(palette.paper, palette.sky[3], 0.15))
        case "clouds":
            _clouds(canvas, palette, total)
        case "stars":
            _stars(canvas, palette, total, bottom)
        case "rain":
            _clouds(canvas, palette, total)
            _rain(canvas, palette, total, bottom)
        case "mist":
            _mist(canvas, palette, bottom)


def _bands(canvas: Canvas, palette: Palette, bottom: float) -> None:
    canvas.rect(canvas.left, 0, canvas.width, bottom, palette.sky[0])
    for number, share in ((1, 0.3), (2, 0.58), (3, 0.8)):
        line = wavy(bottom * share, 9 - 2 * number, 170 + 40 * number, number * 1.7)
        fill_below(canvas, line, bottom + 1, palette.sky[number])


def _disc(canvas: Canvas, palette: Palette, x: float, y: float, colour: str) -> None:
    """A great disc with two rings of light, cut by bars as on a poster."""
    for ring, share in ((104, 0.18), (78, 0.36)):
        canvas.ellipse(x, y, ring, ring, mixed(palette.sky[2], colour, share))
    canvas.ellipse(x, y, 52, 52, colour)
    for number in range(3):
        canvas.rect(x - 56, y + 14 + 13 * number, 112, 2.5 + 1.5 * number, palette.sky[3])


def _clouds(canvas: Canvas, palette: Palette, total: float) -> None:
    for number in range(int(total / 105) + 1):
        x = number * 105 + 60 * chance("cloud-x", number)
        y = 34 + 74 * chance("cloud-y", number)
        colour = mixed(palette.sky[2 if number % 2 else 3], palette.paper, 0.35)
        width = 34 + 26 * chance("cloud-w", number)
        for shift, up, part in ((0, 0, 1.0), (-0.35, 9, 0.55), (0.3, 17, 0.4)):
            half = width * part
            left, right, middle = x + shift * width - half, x + shift * width + half, y - up
            canvas.path(
                f"M{left:.1f} {middle:.1f}h{right - left:.1f}a7 7 0 0 0 0-14h{left - right:.1f}"
                "a7 7 0 0 0 0 14z",
                colour,
            )


def _stars(canvas: Canvas, palette: Palette, total: float, bottom: float) -> None:
    by_size: dict[float, list[tuple[float, float]]] = {}
    for number in range(int(total / 9)):
        x, y = total * chance("star-x", number), bottom * 0.72 * chance("star-y", number)
        size = round(2 * (1.4 + 2.6 * chance("star-r", number) ** 3)) / 2
        by_size.setdefault(size, []).append((x, y))
    for size in sorted(by_size):
        canvas.dots(by_size[size], mixed(palette.paper, palette.sky[1], 0.2), size)


def _rain(canvas: Canvas, palette: Palette, total: float, bottom: float) -> None:
    drops = [
        f"M{x:.0f} {y:.0f}l-9 26"
        for number in range(int(total / 6))
        if canvas.sees(x := total * chance("rain-x", number), x + 1)
        and (y := bottom * chance("rain-y", number)) < bottom
    ]
    canvas.stroke("".join(drops), mixed(palette.paper, palette.sky[2], 0.55), 1.4)


def _mist(canvas: Canvas, palette: Palette, bottom: float) -> None:
    for number in range(4):
        top = bottom * (0.42 + 0.15 * number)
        colour = mixed(palette.sky[3], palette.paper, 0.18 + 0.16 * number)
        fill_below(canvas, wavy(top, 8, 90 + 30 * number, number * 2.1), top + 26, colour)


def _room(canvas: Canvas, sky: Sky, palette: Palette, bottom: float) -> None:
    wall = mixed(palette.sky[2], palette.sky[1], 0.35)
    line = mixed(palette.sky[1], palette.sky[0], 0.3)
    canvas.rect(canvas.left, 0, canvas.width, bottom, wall)
    match sky:
        case "wall":
            _wallpaper(canvas, palette)
        case "panels":
            _panels(canvas, palette, bottom)
        case "bricks":
            _courses(canvas, bottom, line, 15, 42, 0)
        case "stones":
            _courses(canvas, bottom, line, 34, 78, 26)
        case _:
            for depth, colour in enumerate((mixed(wall, line, 0.5), line, palette.sky[0])):
                roof = jagged(18 - 8 * depth, -64 + 20 * depth, 46 - 6 * depth, f"roof-{depth}")
                fill_below(canvas, roof, -1, colour)
            return
    canvas.rect(canvas.left, 0, canvas.width, 14, palette.sky[0])
    canvas.rect(canvas.left, bottom - 11, canvas.width, 11, palette.sky[0])


def _wallpaper(canvas: Canvas, palette: Palette) -> None:
    stripe = mixed(palette.sky[2], palette.sky[3], 0.35)
    first = int(canvas.left // 32) * 32
    for x in range(first, int(canvas.left + canvas.width) + 32, 32):
        canvas.rect(x, 0, 16, 300, stripe)


def _panels(canvas: Canvas, palette: Palette, bottom: float) -> None:
    canvas.rect(canvas.left, bottom * 0.52, canvas.width, bottom, palette.sky[1])
    canvas.rect(canvas.left, bottom * 0.52 - 5, canvas.width, 5, palette.sky[0])
    first = int(canvas.left // 64) * 64
    for x in range(first, int(canvas.left + canvas.width) + 64, 64):
        inner = mixed(palette.sky[1], palette.sky[0], 0.55)
        canvas.rect(x + 8, bottom * 0.52 + 12, 48, bottom * 0.48 - 36, inner)
        canvas.rect(x, 14, 3, bottom * 0.52 - 18, mixed(palette.sky[2], palette.sky[3], 0.4))


def _courses(canvas: Canvas, bottom: float, line: str, height: int, width: int, slack: int) -> None:
    """Rows of bricks or stones, each row shifted against the one before."""
    drawn = []
    for row in range(int(bottom // height) + 1):
        y = row * height
        drawn.append(f"M{canvas.left:g} {y}h{canvas.width:g}")
        shift = width // 2 if row % 2 else 0
        first = int((canvas.left - slack) // width) - 1
        for number in range(first, first + int(canvas.width // width) + 4):
            x = number * width + shift + slack * chance(f"stone-{row}", number)
            if canvas.sees(x, x + 1) and y + height <= bottom + height:
                drawn.append(f"M{x:.1f} {y}v{min(height, bottom - y):g}")
    canvas.stroke("".join(drawn), line, 1.6 if height < 20 else 2.6)
