"""The plan: four cards that lie side by side and are one map of the places known so far."""

from collections.abc import Mapping, Sequence
from functools import cache
from math import ceil, sqrt
from typing import Final, NamedTuple

from looptable.games.time_stories.pictures.scenes.canvas import HEIGHT, WIDTH, Canvas, chance
from looptable.games.time_stories.pictures.scenes.palette import Palette, mixed, palette_of
from looptable.games.time_stories.pictures.scenes.panorama import Drawing, draw_thing
from looptable.games.time_stories.pictures.scenes.pen import Thing
from looptable.games.time_stories.pictures.scenes.ridges import line, wavy
from looptable.games.time_stories.pictures.scenes.scene import SceneFile
from looptable.games.time_stories.pictures.scenes.things import THINGS

__all__ = ["MARKS", "draw_plan", "spots_on_plan"]

MARKS: Final = "0123"
"""The marks of a place on the plan: unknown, known, visited, or where the group is."""

CARDS: Final = 4
GRID: Final = 40
LONGEST_LINE: Final = 15
MOST_LINES: Final = 2
HANGING: Final = 110.0
"""How far down things hang from a ceiling."""
BESIDE: Final = {"ceiling": -0.55, "sky": 0.0}
"""How far below its middle a thing that does not stand is held."""


class Colours(NamedTuple):
    """A plotting sheet of the Agency, by day and by night."""

    sheet: str
    grid: str
    contour: str
    ink: str
    here: str
    been: str


_LIGHT: Final = Colours("#efe4c6", "#e2d4ae", "#d3bf90", "#22363c", "#c2482b", "#0b6a70")
_DARK: Final = Colours("#1b2329", "#232e35", "#33434b", "#e5dcc4", "#f08a4b", "#5cc8c6")


def draw_plan(
    places: Mapping[str, SceneFile],
    marks: str,
    names: Mapping[str, str],
    number: int,
    *,
    is_dark: bool = False,
) -> bytes:
    """One card of the plan; `marks` has one of `MARKS` for each place."""
    colours = _DARK if is_dark else _LIGHT
    canvas = Canvas(number * WIDTH)
    _sheet(canvas, colours)
    spots = _spots(list(places))
    shown = [place for place, mark in zip(places, marks, strict=True) if mark != "0"]
    for place in shown:
        mark, thing = marks[list(places).index(place)], THINGS[places[place].landmark]
        _place(canvas, spots[place], thing, mark, palette_of("day"), colours)
    for place in shown:  # over all pictures, and over the edge of a card onto the next
        _label(canvas, spots[place], names[place], colours)
    return canvas.as_svg()


def _sheet(canvas: Canvas, colours: Colours) -> None:
    canvas.rect(canvas.left, 0, WIDTH, HEIGHT, colours.sheet)
    for y in range(GRID // 2, HEIGHT, GRID):
        canvas.rect(canvas.left, y, WIDTH, 1.2, colours.grid)
    for x in range(int(canvas.left) + GRID // 2, int(canvas.left) + WIDTH, GRID):
        canvas.rect(x, 0, 1.2, HEIGHT, colours.grid)
    for number in range(7):
        height = wavy(14 + 46 * number, 20, 120 + 14 * number, number * 1.3)
        canvas.stroke(line(canvas, height), colours.contour, 1.6)
    _compass(canvas, CARDS * WIDTH - 34, 36, colours)


def _compass(canvas: Canvas, x: float, y: float, colours: Colours) -> None:
    if canvas.sees(x - 24, x + 24):
        canvas.stroke(f"M{x - 20} {y}h40M{x} {y - 20}v40", colours.ink, 1.6)
        canvas.path(f"M{x} {y - 24}l6 20h-12z", colours.here)
        canvas.path(f"M{x} {y + 24}l6-20h-12z", colours.ink)


class _Spot(NamedTuple):
    x: float
    y: float
    size: float


def _spots(places: Sequence[str]) -> dict[str, _Spot]:
    """The spot of each place: always the same, however much of the plan is known."""
    found = {}
    for card in range(CARDS):
        here = [
            place for number, place in enumerate(places) if number * CARDS // len(places) == card
        ]
        columns = ceil(sqrt(len(here))) or 1
        rows = ceil(len(here) / columns) or 1
        for index, place in enumerate(here):
            row, column = divmod(index, columns)
            x = (column + 0.5) / columns + (chance(place, 1) - 0.5) * 0.16 / columns
            y = (row + 0.5) / rows + (chance(place, 2) - 0.5) * 0.4 / rows
            size = 1.0 if columns == 1 else 1.5 / columns
            found[place] = _Spot((card + x) * WIDTH, 22 + y * (HEIGHT - 84), size)
    return found


@cache
def _percents(places: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """Spots as hundredths of the width and the height of the whole map."""
    return {
        place: (round(100 * spot.x / (CARDS * WIDTH)), round(100 * spot.y / HEIGHT))
        for place, spot in _spots(places).items()
    }


def spots_on_plan(places: Sequence[str]) -> Mapping[str, tuple[int, int]]:
    """The middle of each place on the map, across and down, in hundredths: boards lay it out alike."""
    return _percents(tuple(places))


def _place(
    canvas: Canvas, spot: _Spot, thing: Thing, mark: str, palette: Palette, colours: Colours
) -> None:
    """A landmark on its disc: hollow, with a ring once visited, and a bright one where the group is."""
    radius = 62 * spot.size
    if not canvas.sees(spot.x - 1.3 * radius, spot.x + 1.3 * radius):
        return
    ground = mixed(colours.sheet, palette.ground[0], 0.55 if mark != "1" else 0.25)
    canvas.ellipse(spot.x, spot.y, radius, radius, ground)
    ring = {"1": colours.contour, "2": colours.been, "3": colours.here}[mark]
    circle = (
        f"M{spot.x - radius:.1f} {spot.y:.1f}a{radius:.1f} {radius:.1f} 0 1 0 {2 * radius:.1f} 0"
    )
    whole = f"{circle}a{radius:.1f} {radius:.1f} 0 1 0 {-2 * radius:.1f} 0z"
    canvas.stroke(whole, ring, 2 if mark == "1" else 5)
    hangs = thing.anchor == "ceiling"
    high = thing.tall or (HANGING if hangs else max(60.0, thing.width * 0.8))
    scale = min(1.35 * radius / high, 1.5 * radius / thing.width)
    down = BESIDE.get(thing.anchor, 0.5) * high * scale
    depth = 0 if mark == "1" else 1
    draw_thing(canvas, Drawing(thing, spot.x, spot.y + down, scale, depth), palette)
    corner = radius * 0.72
    if mark == "2":
        _tick(canvas, spot.x + corner, spot.y - corner, spot.size, colours)
    elif mark == "3":
        _pin(canvas, spot.x + corner, spot.y - corner, spot.size, colours)


def _tick(canvas: Canvas, x: float, y: float, size: float, colours: Colours) -> None:
    canvas.ellipse(x, y, 15 * size, 15 * size, colours.been)
    s = size
    canvas.stroke(
        f"M{x - 7 * s:.1f} {y:.1f}l{5 * s:.1f} {5 * s:.1f}l{9 * s:.1f}-{10 * s:.1f}",
        colours.sheet,
        3.4 * s,
    )


def _pin(canvas: Canvas, x: float, y: float, size: float, colours: Colours) -> None:
    s = size
    canvas.path(
        f"M{x:.1f} {y + 26 * s:.1f}L{x - 14 * s:.1f} {y - 2 * s:.1f}h{28 * s:.1f}z", colours.here
    )
    canvas.ellipse(x, y - 6 * s, 16 * s, 16 * s, colours.here)
    canvas.ellipse(x, y - 6 * s, 6 * s, 6 * s, colours.sheet)


def _label(canvas: Canvas, spot: _Spot, name: str, colours: Colours) -> None:
    if not canvas.sees(spot.x - WIDTH / 2, spot.x + WIDTH / 2):
        return
    size = max(11.0, 24 * spot.size)
    for number, words in enumerate(_lines(name)):
        y = spot.y + 62 * spot.size + size * (1.25 + 1.05 * number)
        canvas.words(spot.x, y, words, colours.ink, size, colours.sheet)


def _lines(name: str) -> list[str]:
    """A name in short lines; what is too long for them is cut."""
    lines = [""]
    for word in name.split():
        longer = f"{lines[-1]} {word}".strip()
        if len(longer) <= LONGEST_LINE:
            lines[-1] = longer
        else:
            lines.append(word)
    lines = [line for line in lines if line]
    kept = [_cut(line) for line in lines[:MOST_LINES]]
    if len(lines) > MOST_LINES and not kept[-1].endswith("…"):
        kept[-1] = f"{kept[-1]} …"
    return kept


def _cut(words: str) -> str:
    return words if len(words) <= LONGEST_LINE else f"{words[: LONGEST_LINE - 1]}…"
