"""Whether two pictures look alike to somebody who does not count pixels.

Both are seen from afar: squares of a few pixels are one colour each, so that the edges of letters and another smoothing of
them hardly matter. What differs then is counted, and, for a piece that is missing is a whole patch, so is the largest patch.
"""

import io
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter

__all__ = ["Difference", "difference"]

SQUARE = 8
"""Pixels on each side."""
SEEN = 26
"""Of 255: a smaller difference of a square's colour is none."""
MOST_SHARE = 0.02
"""The share of squares that may differ."""
MOST_PATCH = 40
"""Squares that hang together: the smallest card in a hand has three times as many."""


class Difference(NamedTuple):
    """The difference of two pictures."""

    share: float
    """Of all squares."""
    patch: int
    """Squares of the largest patch."""

    @property
    def is_seen(self) -> bool:
        return self.share > MOST_SHARE or self.patch > MOST_PATCH


def difference(one: bytes, other: bytes) -> Difference:
    """Compares two pictures; of another size they are compared where both have something."""
    first, second = _opened(one), _opened(other)
    size = min(first.width, second.width), min(first.height, second.height)
    lost = 1 - size[0] * size[1] / max(_area(first), _area(second))
    seen = _seen(first.crop((0, 0, *size)), second.crop((0, 0, *size)))
    total = max(1, (size[0] // SQUARE) * (size[1] // SQUARE))
    return Difference(len(seen) / total + lost, max(map(len, _patches(seen)), default=0))


def _opened(picture: bytes) -> Image.Image:
    return Image.open(io.BytesIO(picture)).convert("RGB")


def _area(image: Image.Image) -> int:
    return image.width * image.height


def _seen(one: Image.Image, other: Image.Image) -> set[tuple[int, int]]:
    """The squares whose colours differ."""
    wide, high = max(1, one.width // SQUARE), max(1, one.height // SQUARE)
    afar = [_afar(image, wide, high) for image in (one, other)]
    red, green, blue = ImageChops.difference(*afar).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue).tobytes()
    return {(at % wide, at // wide) for at, by in enumerate(most) if by > SEEN}


def _afar(image: Image.Image, wide: int, high: int) -> Image.Image:
    """Each square as one colour, with a little of its neighbours: a letter may stand a pixel aside."""
    soft = image.filter(ImageFilter.GaussianBlur(SQUARE / 4))
    return soft.resize((wide, high), Image.Resampling.BOX)


def _patches(squares: set[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    """Squares that hang together by their sides."""
    left, found = set(squares), []
    while left:
        edge = [left.pop()]
        patch = set(edge)
        while edge:
            x, y = edge.pop()
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= near
            patch |= near
            edge += near
        found.append(patch)
    return found
