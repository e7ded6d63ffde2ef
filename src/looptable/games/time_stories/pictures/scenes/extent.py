"""The room that a drawing takes: things are fitted into frames by it."""

import re
from functools import cache
from typing import NamedTuple

from looptable.games.time_stories.pictures.scenes.pen import Thing

__all__ = ["Extent", "extent_of"]

_COMMAND = re.compile(r"([MLCQAHVZmlcqahvz])([^MLCQAHVZmlcqahvz]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
_STEP = {"m": 2, "l": 2, "c": 6, "q": 4, "a": 7, "h": 1, "v": 1}


class Extent(NamedTuple):
    """From left to right and from the foot upward, in units of the drawing."""

    left: float
    bottom: float
    right: float
    top: float

    @property
    def width(self) -> float:
        """From edge to edge."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """From the lowest to the highest point."""
        return self.top - self.bottom


@cache
def extent_of(thing: Thing) -> Extent:
    """The box around all parts of a thing."""
    points = [point for _, data in thing.parts for point in _points(data)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Extent(min(xs), min(ys), max(xs), max(ys))


def _points(data: str) -> list[tuple[float, float]]:
    """Every point of a path, those that bend it too; of a half circle the farthest ones."""
    found, x, y = [], 0.0, 0.0
    for command, written in _COMMAND.findall(data):
        kind, is_relative = command.lower(), command.islower()
        numbers = [float(number) for number in _NUMBER.findall(written)]
        step = _STEP.get(kind, 1)
        for at in range(0, len(numbers), step):
            part = numbers[at : at + step]
            if kind == "h":
                x = x + part[0] if is_relative else part[0]
            elif kind == "v":
                y = y + part[0] if is_relative else part[0]
            else:
                pairs = list(zip(part[-2 if kind == "a" else 0 :: 2], part[-1 if kind == "a" else 1 :: 2], strict=True))  # fmt: skip
                points = [(x + a, y + b) if is_relative else (a, b) for a, b in pairs]
                if kind == "a":
                    found += _bulge(x, y, *points[0], part[1])
                found += points
                x, y = points[-1]
            found.append((x, y))
    return found


def _bulge(x: float, y: float, to_x: float, to_y: float, up: float) -> list[tuple[float, float]]:
    """The top and the bottom of an arc that lies flat, as discs and domes have it."""
    middle = (x + to_x) / 2
    return [(middle, y + up), (middle, y - up)] if y == to_y else []
