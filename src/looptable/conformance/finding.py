"""Findings of the kit: bug reports for programmers, therefore in English."""

import msgspec

__all__ = ["Finding", "Problem"]


class Problem(msgspec.Struct, frozen=True):
    """A problem a promise found, and after how many choices; seed and players where it knows better."""

    step: int
    message: str
    seed: int | None = None
    players: int | None = None


class Finding(msgspec.Struct, frozen=True):
    """A promise that a game broke, and where: the seed, and how many choices had been made.

    Seed and number of players decide everything else about a match of the kit, its settings too;
    `settings` help to set up the match outside the kit.
    """

    promise: str
    message: str
    seed: int
    step: int
    players: int = 0
    settings: dict[str, str | int | bool] = {}
