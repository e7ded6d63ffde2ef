"""The outcome of a match."""

import msgspec

from looptable.core.ids import Seat

__all__ = ["Outcome"]


class Outcome(msgspec.Struct, frozen=True):
    """A code for the way of ending, who won, and the scores by seat (empty where none are kept)."""

    code: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...] = ()
