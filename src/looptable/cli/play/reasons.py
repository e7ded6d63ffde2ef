"""Looks up why the option a player typed is not available."""

from collections.abc import Mapping

from looptable.content.text.texts import Text

__all__ = ["find_reason"]

OPTION = "option-"


def find_reason(reasons: Mapping[str, Text], words: str) -> Text | None:
    """The reason for the key of an option, for the id of a piece or zone, or for its name alone.

    Of several things with one name the first is meant: a place comes before what lies there.
    """
    for id_ in (f"{OPTION}{words}", words):
        if id_ in reasons:
            return reasons[id_]
    name = words.rpartition(" ")[2]
    found = (text for id_, text in reasons.items() if name and id_.partition("-")[2] == name)
    return next(found, None)
