"""A window on a wide drawing: only what can be seen through it is kept.

A panorama is one drawing, and each card is a window on it. That is why neighbours join: they show
the same things at the same place.
"""

from collections.abc import Iterable
from html import escape

__all__ = ["HEIGHT", "WIDTH", "Canvas", "chance"]

WIDTH, HEIGHT = 320, 300
"""Of a card, in units of the drawing."""


class Canvas:
    """Collects shapes; `left` is where the window begins, y goes downward."""

    def __init__(
        self, left: float, width: float = WIDTH, height: float = HEIGHT, top: float = 0
    ) -> None:
        self.left, self.top = left, top
        self.width, self.height = width, height
        self._shapes: list[str] = []

    def path(self, data: str, fill: str) -> None:
        """A shape that may be anywhere."""
        self._shapes.append(f'<path d="{data}" fill="{fill}"/>')

    def stroke(self, data: str, colour: str, width: float = 2.5) -> None:
        """A line that may be anywhere."""
        self._shapes.append(
            f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width:g}"'
            ' stroke-linecap="round" stroke-linejoin="round"/>'
        )

    def rect(self, x: float, y: float, width: float, height: float, fill: str) -> None:
        """A rectangle, if some of it can be seen."""
        if self.sees(x, x + width):
            self._shapes.append(
                f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" fill="{fill}"/>'
            )

    def rects(self, boxes: Iterable[tuple[float, float, float, float]], fill: str) -> None:
        """Many rectangles of one colour as one shape: x, y, width and height of those that can be seen."""
        shown = [
            f"M{x:.1f} {y:.1f}h{width:.1f}v{height:.1f}h{-width:.1f}z"
            for x, y, width, height in boxes
            if self.sees(x, x + width)
        ]
        if shown:
            self.path("".join(shown), fill)

    def dots(self, points: Iterable[tuple[float, float]], fill: str, size: float) -> None:
        """Many round dots of one colour and size as one line."""
        shown = [f"M{x:.1f} {y:.1f}h0" for x, y in points if self.sees(x - size, x + size)]
        if shown:
            self.stroke("".join(shown), fill, size)

    def ellipse(self, x: float, y: float, rx: float, ry: float, fill: str) -> None:
        """An ellipse, if some of it can be seen."""
        if self.sees(x - rx, x + rx):
            self._shapes.append(
                f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"/>'
            )

    def words(self, x: float, y: float, text: str, fill: str, size: float, halo: str) -> None:
        """A name, readable on any ground."""
        style = f'font-size="{size:g}" text-anchor="middle" font-family="ui-monospace, monospace"'
        around = f'stroke="{halo}" stroke-width="4" paint-order="stroke" stroke-linejoin="round"'
        self._shapes.append(
            f'<text x="{x:g}" y="{y:g}" {style} font-weight="700" fill="{fill}" {around}>'
            f"{escape(text)}</text>"
        )

    def group(self, transform: str, shapes: str) -> None:
        """Shapes that are moved or scaled together."""
        self._shapes.append(f'<g transform="{transform}">{shapes}</g>')

    def sees(self, left: float, right: float) -> bool:
        """Whether something from here to there is in the window."""
        return right > self.left and left < self.left + self.width

    def as_svg(self) -> bytes:
        """The picture as a file."""
        window = f"{self.left:g} {self.top:g} {self.width:g} {self.height:g}"
        shapes = "".join(self._shapes)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{window}" '
            f'width="{self.width:g}" height="{self.height:g}">{shapes}</svg>'
        ).encode()


def chance(name: str, number: int) -> float:
    """From 0 to 1, always the same for the same name and number: pictures need no dice."""
    value = 2166136261
    for sign in f"{name}:{number}".encode():
        value = ((value ^ sign) * 16777619) & 0xFFFFFFFF
    value ^= value >> 15
    value = (value * 0x2C1B3C6D) & 0xFFFFFFFF
    return ((value ^ (value >> 12)) & 0xFFFF) / 0xFFFF
