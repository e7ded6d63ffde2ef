"""The kinds of entries of a match's log, as a tagged union.

The tag is the column `kind` of the log, and stands in the body too. Bodies stored before they had
a tag are read by the column alone.
"""

from typing import Literal, TypeAlias, get_args

import msgspec

from looptable.content.text.texts import Text
from looptable.engine.match.record import Header
from looptable.wire.lobby import SeatKind

__all__ = [
    "Body",
    "BotTold",
    "ChatWritten",
    "ChoiceMade",
    "ChoicesUndone",
    "MatchStarted",
    "NoteWritten",
    "Rematched",
    "SeatChange",
    "SeatChanged",
    "TableMade",
    "UndoAnswered",
    "UndoWished",
    "decode_body",
    "kind_of",
]

SeatChange = Literal[
    "joined",
    "left",
    "removed",
    "opened",
    "bot",
    "hot",
    "back",
    "muted",
    "heard",
    "renamed",
    "led",
    "resumed",
]


class _Body(
    msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind", tag=False
):
    """The base of all bodies. `id` is the name a client gave its request: it is carried out once."""

    id: str = ""


class TableMade(_Body, frozen=True, tag="made"):
    """The first entry. `takeover` is after how many seconds a bot moves for an absent person."""

    takeover: int | None = None
    nonces: dict[str, str] = {}


class SeatChanged(_Body, frozen=True, tag="seat"):
    """Somebody came to a seat or left it, or the owner rearranged it.

    `guest` is the one muted or removed, `bot` the bot removed, and `was` the kind of their seat.
    """

    seat: int
    what: SeatChange
    name: str
    nonce: str = ""
    guest: str | None = None
    bot: str | None = None
    was: SeatKind = "open"


class MatchStarted(_Body, frozen=True, tag="start"):
    """The match begins: its header, and what the seats added to the seed."""

    header: Header
    nonces: dict[str, str] = {}


class ChoiceMade(_Body, frozen=True, tag="choice"):
    """A choice: its number from 1, seat and key, and a hash of the state after it."""

    n: int
    seat: int
    do: str
    h: str = ""


class UndoWished(_Body, frozen=True, tag="ask"):
    """A guest asks the others to go back to after choice number `to`."""

    to: int
    seat: int
    name: str
    count: int
    guest: str


class UndoAnswered(_Body, frozen=True, tag="agree"):
    """An answer to the wish with version `ask`."""

    ask: int
    yes: bool
    guest: str
    seat: int
    name: str


class ChoicesUndone(_Body, frozen=True, tag="undo"):
    """The choices after number `to` no longer stand; `ask` is the wish, if others had to agree."""

    to: int
    seat: int
    name: str
    count: int
    ask: int | None = None


class ChatWritten(_Body, frozen=True, tag="chat"):
    """A chat message."""

    text: str
    seat: int
    name: str


class NoteWritten(_Body, frozen=True, tag="note"):
    """A note in the shared notebook, or new words for the one of version `note`."""

    text: str
    seat: int
    name: str
    chapter: tuple[Text, ...] = ()
    note: int | None = None


class BotTold(_Body, frozen=True, tag="told"):
    """Somebody tells the bot at seat `to` which option to take; without a key the word is withdrawn."""

    seat: int
    name: str
    to: int
    key: str
    about: str = ""


class Rematched(_Body, frozen=True, tag="rematch"):
    """The first wish for another match: which table it is played at, and its invitation."""

    table: str
    invite: str
    guest: str
    seat: int
    name: str


Body: TypeAlias = (
    TableMade
    | SeatChanged
    | MatchStarted
    | ChoiceMade
    | UndoWished
    | UndoAnswered
    | ChoicesUndone
    | ChatWritten
    | NoteWritten
    | BotTold
    | Rematched
)


def kind_of(body: Body) -> str:
    """The tag of a body."""
    return str(body.__struct_config__.tag)


_DECODERS: dict[str, msgspec.json.Decoder[Body]] = {
    str(kind.__struct_config__.tag): msgspec.json.Decoder(kind) for kind in get_args(Body)
}


def decode_body(kind: str, data: str) -> Body:
    """The body of a stored entry."""
    return _DECODERS[kind].decode(data)
