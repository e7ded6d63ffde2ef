"""Pictures of pieces, as a game supplies them."""

from typing import Literal

import msgspec

__all__ = ["Art", "Look"]

Look = Literal["light", "dark"]
"""The reader's colour scheme."""


class Art(msgspec.Struct, frozen=True):
    """A picture without scripts or links, safe to open."""

    media_type: Literal["image/svg+xml", "image/png"]
    data: bytes
