"""The verdict of a bot on an answer."""

from dataclasses import dataclass

from looptable.content.text.texts import Text

__all__ = ["Verdict"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The worth of an answer beside the others, and the reason."""

    worth: int
    why: Text
