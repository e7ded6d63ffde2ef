"""Reads what is to be seen on a small picture: one thing or a few, `letter, small red candle`."""

from looptable.content.diagnostics.diagnostics import Diagnostics, Place
from looptable.games.time_stories.pictures.scenes.phrase import read_thing
from looptable.games.time_stories.pictures.scenes.scene import Placed
from looptable.games.time_stories.pictures.scenes.things import THINGS

__all__ = ["named_thing", "read_things"]


def read_things(written: str, place: Place, report: Diagnostics) -> tuple[Placed, ...]:
    """The things between commas; those that cannot be drawn are told and left out."""
    found = [read_thing(phrase, place, report) for phrase in written.split(",")]
    return tuple(one for one in found if one is not None)


def named_thing(id: str) -> tuple[Placed, ...]:
    """The thing after which something is named, if we can draw it: `tower-key` is a key."""
    words = [word for word in reversed(id.split("-")) if word in THINGS]
    return (Placed(words[0]),) if words else ()
