"""Lays a few things side by side into a frame, as large as they may be."""

from collections.abc import Sequence
from math import sqrt

from looptable.games.time_stories.pictures.scenes.extent import extent_of
from looptable.games.time_stories.pictures.scenes.panorama import Drawing
from looptable.games.time_stories.pictures.scenes.scene import Placed
from looptable.games.time_stories.pictures.scenes.things import THINGS

__all__ = ["fitted"]

GAP = 0.12
"""Between two things, as a part of the wider one."""


def fitted(
    things: Sequence[Placed], middle: tuple[float, float], room: tuple[float, float]
) -> list[Drawing]:
    """Drawings around the middle of a frame: one or two on a line, more in two rows; none overlap."""
    each = [one for one in things for _ in range(one.count)]
    half = len(each) // 2 if len(each) > 2 else 0
    rows = [_Row(row) for row in (each[:half], each[half:]) if row]
    gap = GAP * max(row.width for row in rows)
    high = sum(row.height for row in rows) + gap * (len(rows) - 1)
    scale = min(room[0] / max(row.width for row in rows), room[1] / high)
    foot = middle[1] - scale * high / 2
    found = []
    for row in rows:
        foot += scale * row.height
        found += row.drawings(middle[0], foot, scale)
        foot += scale * gap
    return found


class _Row:
    """Things that stand beside each other."""

    def __init__(self, things: Sequence[Placed]) -> None:
        self._things = things
        self._boxes = [extent_of(THINGS[one.thing]) for one in things]
        self._sizes = [
            one.size / sqrt(max(box.height, box.width * 0.8))
            for one, box in zip(things, self._boxes, strict=True)
        ]  # large and small things are nearer to each other than in the world
        pairs = list(zip(self._boxes, self._sizes, strict=True))
        self._widths = [box.width * size for box, size in pairs]
        self._gap = GAP * max(self._widths)
        self.width = sum(self._widths) + self._gap * (len(things) - 1)
        self.height = max(box.height * size for box, size in pairs)

    def drawings(self, middle: float, foot: float, scale: float) -> list[Drawing]:
        """Every thing at its place."""
        x, found = middle - scale * self.width / 2, []
        for one, box, size, width in zip(
            self._things, self._boxes, self._sizes, self._widths, strict=True
        ):
            own = scale * size
            start = -box.right if one.mirrored else box.left
            at, y = x - own * start, foot + own * box.bottom
            found.append(Drawing(THINGS[one.thing], at, y, own, 2, one.tint, one.mirrored))
            x += scale * (width + self._gap)
        return found
