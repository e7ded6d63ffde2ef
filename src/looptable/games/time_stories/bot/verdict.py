"""The verdict of a bot on an answer."""

from dataclasses import dataclass

__all__ = ["Verdict"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The worth of an answer beside the others."""

    worth: int
