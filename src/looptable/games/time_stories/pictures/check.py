"""Results of checking a picture."""

from dataclasses import dataclass

from looptable.content.text.texts import Text

__all__ = ["MOST_SIDE", "Flaw", "Size"]

MOST_SIDE = 4096


@dataclass(frozen=True, slots=True)
class Size:
    """Width and height, in whole units of the picture."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Flaw:
    """Why a picture is refused, and where; `unsafe` if it could do more than be looked at."""

    reason: Text
    line: int = 0
    column: int = 0
    unsafe: bool = False
