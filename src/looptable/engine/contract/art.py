"""Pictures of pieces, as a game gives them to whoever shows them."""

from typing import Literal

import msgspec

__all__ = ["Art", "Look"]

Look = Literal["light", "dark"]
"""What the reader's screen is like."""


class Art(msgspec.Struct, frozen=True):
    """A picture, harmless to whoever opens it: without scripts, and without ways to anything else."""

    media_type: Literal["image/svg+xml", "image/png"]
    data: bytes
