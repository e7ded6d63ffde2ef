"""The icons on a mission tile: what counts for it, and where.

They follow from the kind of the mission, as the icons of a card follow from its effect: a mission of a pack has
them without a word of its author, and none can show anything else than what counts. They are no part of the
content either, whose hash tells whether a match can be replayed.
"""

from typing import Final

__all__ = ["MISSION_ICONS"]

MISSION_ICONS: Final = {
    "rift-foo": ("rift", "foo"),
    "loop-foo": ("loop", "foo"),
    "clone-foo": ("clone", "foo"),
    "rift-each": ("rift", "eras"),
    "loop-each": ("loop", "eras"),
    "clone-each": ("clone", "eras"),
    "full": ("energy", "eras"),
    "flank": ("flank", "foo"),
    "clean": ("clean", "eras"),
    "energy": ("energy",),
}
"""By the kinds of `codes.MISSION_KINDS`."""
