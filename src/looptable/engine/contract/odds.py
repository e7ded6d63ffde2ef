"""Odds: what a game says of the chance that follows an option."""

import msgspec

from looptable.content.text.texts import Text

__all__ = ["Odds"]


class Odds(msgspec.Struct, frozen=True):
    """A sentence, and where it may come true.

    `weights` has, by the ids of zones or pieces, how likely each is compared with the others; a client
    may draw them on the table. Exactly one of them will come true. `icon` names what that is, for the drawing.
    """

    text: Text
    weights: dict[str, int] = {}
    icon: str = ""
