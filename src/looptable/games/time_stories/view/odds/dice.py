"""Rolls as distributions: exact, by adding one die after another, and the fate that each result brings."""

from dataclasses import dataclass

from looptable.games.time_stories.rules.codes import (
    DOUBLE,
    HEART_SHIELD,
    HIT,
    SKULL,
    SKULL_SHIELD,
    SPECIAL_SHIELD,
    TIME_SHIELD,
)

__all__ = ["Fate", "Rolled", "Spread", "Stakes", "read_dice", "spread_of"]

Rolled = tuple[int, int]
"""The hits and the skulls of a roll; nothing else on dice matters."""
Spread = dict[Rolled, int]
"""How many of all equally likely throws show each of them."""


def read_dice(faces: list[int]) -> Rolled:
    """The hits and skulls on dice that lie there."""
    hits = sum((face == HIT) + 2 * (face == DOUBLE) for face in faces)
    return hits, faces.count(SKULL)


def spread_of(die: list[int], count: int) -> Spread:
    """The hits and skulls of so many dice, each with the same faces."""
    spread: Spread = {(0, 0): 1}
    sides = [read_dice([face]) for face in die]
    for _ in range(count):
        longer: Spread = {}
        for (hits, skulls), weight in spread.items():
            for more_hits, more_skulls in sides:
                rolled = hits + more_hits, skulls + more_skulls
                longer[rolled] = longer.get(rolled, 0) + weight
        spread = longer
    return spread


@dataclass(frozen=True, slots=True)
class Fate:
    """The effect of a roll, before powers: on the test, the roller and the clock."""

    passes: bool = False
    is_struck: bool = False
    life: int = 0
    dies: bool = False
    time: int = 0
    is_late: bool = False
    special: int = 0


@dataclass(frozen=True, slots=True)
class Stakes:
    """The shields of a test from left to right, by kind, and the roller before it."""

    shields: tuple[tuple[int, int], ...]
    resistance: int
    life: int
    time: int
    is_last: bool

    @property
    def has_hearts(self) -> bool:
        """Whether life is at stake, whatever resistance there is."""
        return any(kind == HEART_SHIELD and count for kind, count in self.shields)

    def fate(self, rolled: Rolled) -> Fate:
        """Steps 2 to 4 of a roll (TIME-ROL-1)."""
        hits, skulls = rolled
        left = self._after(hits)
        if not any(left.values()):
            # A test without shields is passed by any hit (TIME-OPEN-51).
            return Fate(passes=hits > 0 or bool(self.shields))
        threat = left.get(SKULL_SHIELD, 0)
        is_struck = skulls > 0 and threat > 0 and skulls + threat > self.resistance
        lost = is_struck + left.get(HEART_SHIELD, 0)
        dies = lost >= self.life
        if dies and self.is_last:  # the run is over, and nothing else is resolved (TIME-FAI-5)
            return Fate(is_struck=is_struck, life=self.life, dies=True)
        time = left.get(TIME_SHIELD, 0)
        is_late = 0 < self.time <= time
        special = 0 if is_late else left.get(SPECIAL_SHIELD, 0)
        return Fate(False, is_struck, min(lost, self.life), dies, time, is_late, special)

    def struck(self, hits: int) -> int:
        """How many shields these hits eliminate (TIME-ROL-6)."""
        return min(hits, sum(count for _, count in self.shields))

    def _after(self, hits: int) -> dict[int, int]:
        """The shields that stay, by kind: hits eliminate them from left to right (TIME-ROL-5)."""
        left: dict[int, int] = {}
        for kind, count in self.shields:
            fallen = min(hits, count)
            hits -= fallen
            left[kind] = left.get(kind, 0) + count - fallen
        return left
