"""The outcome of a match."""

import msgspec

from looptable.content.text.text import Text
from looptable.core.ids import Seat

__all__ = ["Outcome"]


class Outcome(msgspec.Struct, frozen=True):
    """A code for the way of ending, who won, and the scores by seat (empty where none are kept).

    `sentence` names winners and scores at once, rivals without a seat too; without it the words of the
    code are said, and then winners and scores.
    """

    code: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...] = ()
    sentence: Text | None = None
