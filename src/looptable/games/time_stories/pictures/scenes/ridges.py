"""Lines that run through a whole panorama: the same height at the same place on every card."""

from collections.abc import Callable
from math import sin

from looptable.games.time_stories.pictures.scenes.canvas import WIDTH, Canvas, chance

__all__ = ["fill_below", "jagged", "line", "steps", "wavy"]

STEP = 8
"""Between two points of a line on a card; wide pictures are seen from farther away."""
Height = Callable[[float], float]


def fill_below(canvas: Canvas, height: Height, bottom: float, fill: str) -> None:
    """Everything from a line down to `bottom`; the line is drawn a little beyond both edges."""
    first, last, step = _ends(canvas)
    points = "L".join(f"{x} {height(x):.1f}" for x in range(first, last + 1, step))
    canvas.path(f"M{first} {bottom:g}L{points}L{last} {bottom:g}z", fill)


def line(canvas: Canvas, height: Height) -> str:
    """The line itself."""
    first, last, step = _ends(canvas)
    return "M" + "L".join(f"{x} {height(x):.1f}" for x in range(first, last + 1, step))


def _ends(canvas: Canvas) -> tuple[int, int, int]:
    """The ends of a line and its step, the same for every window on a drawing."""
    step = STEP if canvas.width <= WIDTH else 2 * STEP
    first = int(canvas.left // step - 1) * step
    return first, int((canvas.left + canvas.width) // step + 2) * step, step


def wavy(base: float, swing: float, length: float, phase: float) -> Height:
    """A soft line: two waves, one upon the other."""
    return lambda x: (
        base + swing * (0.7 * sin(x / length + phase) + 0.3 * sin(x / length * 2.3 + 2 * phase))
    )


def jagged(base: float, swing: float, length: float, name: str) -> Height:
    """Peaks and valleys: straight lines between corners that never move."""

    def corner(number: int) -> float:
        up = 1.0 if number % 2 else 0.25
        return base - swing * up * (0.45 + 0.55 * chance(name, number))

    def height(x: float) -> float:
        number, along = divmod(x, length)
        here, there = corner(int(number)), corner(int(number) + 1)
        return here + (there - here) * along / length

    return height


def steps(base: float, swing: float, length: float, name: str) -> Height:
    """Roofs and walls: each stretch has one height."""
    return lambda x: base - swing * (0.3 + 0.7 * chance(name, int(x // length)))
