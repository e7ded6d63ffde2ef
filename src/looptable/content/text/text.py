"""A sentence not yet said: a key and the values that go into it."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

__all__ = ["Arg", "Item", "Text"]


class Text(msgspec.Struct, frozen=True):
    """A sentence in no language yet; `Texts.say` puts it into one."""

    key: str
    args: dict[str, Arg] = {}

    @classmethod
    def of(cls, key: str, /, **args: Arg) -> Text:
        """A text with its values as keywords: `Text.of("prompt.era", count=2)`."""
        return cls(key, args)

    def __hash__(self) -> int:
        return hash((self.key, frozenset(self.args.items())))


Item: TypeAlias = int | str | Text
"""One member of a list inside a sentence."""

Arg: TypeAlias = int | str | Text | tuple[int | str | Text, ...]
"""A value of a sentence: a number, words as they are, another text, or a list of these."""
