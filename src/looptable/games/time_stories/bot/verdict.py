"""What a bot thinks of an answer."""

from dataclasses import dataclass

from looptable.content.text.texts import Text

__all__ = ["Verdict"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an answer is worth beside the others, and why."""

    worth: int
    why: Text
