"""A sample of mutants: drawn by a seed, each as likely as any other, spread over modules and functions."""

import random
from collections.abc import Sequence
from typing import TypeVar

__all__ = ["draw"]

Item = TypeVar("Item")


def draw(items: Sequence[Item], count: int, seed: int) -> list[Item]:
    """One item from each of `count` equal parts of the list; all of them if there are no more."""
    if count >= len(items):
        return list(items)
    chance = random.Random(seed)
    # A common start moves the borders of the parts, so that every item has the same chance.
    width, start = len(items) / count, chance.random() * len(items)
    places = sorted(int(start + (part + chance.random()) * width) for part in range(count))
    return [items[place % len(items)] for place in places]
