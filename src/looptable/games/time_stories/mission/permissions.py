"""Permissions and bans of texts: how they are written, and what the rules make of them."""

from collections.abc import Mapping, Sequence

from looptable.games.time_stories.mission.definitions import DEEDS
from looptable.games.time_stories.mission.mission import Permission

__all__ = ["OBJECTS", "permissions", "written_deeds"]

OBJECTS = {"roll": "characteristic", "use": "tag", "visit": "card"}
"""Deeds that a text may narrow down, and what they are about."""


def written_deeds(slots: Mapping[str, Sequence[str]]) -> dict[str, tuple[int, int]]:
    """Everything that may be written behind `allow` and `forbid`, with what it stands for."""
    found: dict[str, tuple[int, int]] = {}
    for number, deed in enumerate(DEEDS):
        found[deed] = (number, -1)
        for index, name in enumerate(slots[OBJECTS[deed]] if deed in OBJECTS else ()):
            found[f"{deed} {name}"] = (number, index)
    return found


def permissions(
    allow: Sequence[str], forbid: Sequence[str], slots: Mapping[str, Sequence[str]]
) -> tuple[Permission, ...]:
    """The permissions of a text; where it contradicts itself, the narrower word, then the ban, comes first."""
    known = written_deeds(slots)
    told = [Permission(*known[text], allowed=False) for text in forbid]
    told += [Permission(*known[text], allowed=True) for text in allow]
    return tuple(sorted(told, key=lambda one: one.what < 0))
