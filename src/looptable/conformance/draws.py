"""The kit's own chance: it never borrows the game's, and the same seed finds the same fault."""

import hashlib

from looptable.core.chance import Chance

__all__ = ["seeded"]


def seeded(*parts: int | str) -> Chance:
    """A generator of one stream that depends on all the parts."""
    digest = hashlib.sha256(repr(parts).encode()).digest()
    chance = Chance(1)
    chance.seed(int.from_bytes(digest[:8], "big"))
    return chance
