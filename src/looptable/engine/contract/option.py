"""Options: a legal action as a person meets it."""

import msgspec

from looptable.content.text.texts import Text

__all__ = ["Option", "Target"]


class Target(msgspec.Struct, frozen=True):
    """A thing on the table that an option is about: a client highlights it and knows no rules."""

    kind: str
    id: str


class Option(msgspec.Struct, frozen=True):
    """One legal action: the words that name it, its sentence, its targets.

    `key` is short, made of words, unique among the options of the moment; records, the terminal and
    the network all speak in keys. `warnings` are for what is legal but surely bad or surprising.
    """

    key: str
    text: Text
    targets: tuple[Target, ...] = ()
    warnings: tuple[Text, ...] = ()
