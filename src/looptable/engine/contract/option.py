"""Options: a legal action as a person meets it."""

from typing import TYPE_CHECKING, Generic

import msgspec

from looptable.content.text.texts import Text

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Said = TypeVar("Said", default=Text)
else:
    from typing import TypeVar

    Said = TypeVar("Said")

__all__ = ["Option", "Said", "Target"]

# `Said` is the type of a text: `Text` in the engine, which speaks no language, `str` on the wire, where
# everything has been said in one.


class Target(msgspec.Struct, frozen=True):
    """A thing on the table that an option is about: a client highlights it and knows no rules.

    It is the zone or piece whose `thing` is this kind and whose `of` has this id for it.
    """

    kind: str
    id: str


class Option(msgspec.Struct, Generic[Said], frozen=True):
    """One legal action: the words that name it, its sentence, its targets.

    `key` is short, made of words, unique among the options of the moment; records, the terminal and
    the network all speak in keys. `warnings` are for what is legal but surely bad or surprising.
    `rules` are the ids of the rules that it comes from; they are filled in where options are said.
    """

    key: str
    text: Said
    targets: tuple[Target, ...] = ()
    warnings: tuple[Said, ...] = ()
    rules: tuple[str, ...] = ()
