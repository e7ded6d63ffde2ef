"""Frames of the socket; docs/protocol.md says what each of them means and when it is sent."""

from typing import Annotated

import msgspec

from looptable.core.ids import Seat
from looptable.wire.lobby import Refused, TableInfo
from looptable.wire.views import Happening, LogLine, SeatView

__all__ = [
    "LARGEST_FRAME",
    "LONGEST_CHAT",
    "LONGEST_NOTE",
    "LONGEST_PLAN",
    "PROTOCOL",
    "Ack",
    "Agree",
    "Bye",
    "Chat",
    "Choose",
    "FromClient",
    "FromServer",
    "Language",
    "Note",
    "Ping",
    "Plan",
    "PlannedChoice",
    "Pong",
    "Presence",
    "RefusedFrame",
    "Snapshot",
    "Step",
    "Turn",
    "Turned",
    "Undo",
]

PROTOCOL = 1
"""Raised by every change that an older client would misread."""

LARGEST_FRAME = 64 * 1024
LONGEST_CHAT = 500
LONGEST_NOTE = 2000
LONGEST_PLAN = 16

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
Key = Annotated[str, msgspec.Meta(max_length=1000)]
Scene = Annotated[str, msgspec.Meta(max_length=40, pattern="^[a-z0-9-]+$")]
Page = Annotated[int, msgspec.Meta(ge=0, le=999)]


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """A choice for a seat, by the key of an option, made when the client had seen `version`."""

    id: Id
    seat: Seat
    version: int
    key: Key


class PlannedChoice(msgspec.Struct, frozen=True):
    """One choice of a plan, by the key of an option that the seat will have when its turn comes."""

    seat: Seat
    key: Key


class Plan(msgspec.Struct, frozen=True, tag="plan"):
    """Choices of the guest's seats, to be made one after the other, planned when `version` was known.

    The rest is dropped at the first refusal, and after a choice that revealed something to one of these
    seats: it was planned without that knowledge.
    """

    id: Id
    version: int
    choices: Annotated[
        tuple[PlannedChoice, ...], msgspec.Meta(min_length=1, max_length=LONGEST_PLAN)
    ]


class Chat(msgspec.Struct, frozen=True, tag="chat"):
    """Something said at the table."""

    id: Id
    text: str


class Note(msgspec.Struct, frozen=True, tag="note"):
    """Something that a seat writes into the shared notebook.

    `note` is the version of an own note that it replaces; an empty text takes that note away.
    """

    id: Id
    seat: Seat
    text: str
    note: int | None = None


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """The wish to go back to the moment after the choice number `to`."""

    id: Id
    to: int


class Agree(msgspec.Struct, frozen=True, tag="agree"):
    """An answer to somebody's wish to undo; `undo` is the version of that wish."""

    id: Id
    undo: int
    yes: bool


class Turn(msgspec.Struct, frozen=True, tag="turn"):
    """A seat has turned to a page of a scene that everybody reads. It is not stored, nor answered."""

    seat: Seat
    scene: Scene
    page: Page


class Language(msgspec.Struct, frozen=True, tag="language"):
    """From now on in this language."""

    lang: str


class Ping(msgspec.Struct, frozen=True, tag="ping"):
    """Keep-alive request."""


class Snapshot(msgspec.Struct, frozen=True, tag="snapshot"):
    """The complete state: the table, each seat of this socket, and lines of the log.

    Those after version `since` come with it. If that is 0, they replace all lines that the client
    has, and are only the newest; `earlier` says that there are older ones.
    """

    version: int
    table: TableInfo
    seats: tuple[SeatView, ...]
    log: tuple[LogLine, ...]
    since: int = 0
    earlier: bool = False


class Step(msgspec.Struct, frozen=True, tag="step"):
    """New log lines, the views after them, and the events that led there, for animation.

    `happened` are the events that everybody at this socket may hear.
    """

    version: int
    entry: tuple[LogLine, ...]
    seats: tuple[SeatView, ...]
    happened: tuple[Happening, ...] = ()


class Ack(msgspec.Struct, frozen=True, tag="ack"):
    """The frame with this id is durably stored, as this version.

    Of a plan, the first `made` choices stand, and the version is that of the last of them. If one was
    refused then, `stopped` says why; if there is no refusal, a shorter plan ended at a revelation.
    """

    id: str
    version: int
    made: int = 1
    stopped: Refused | None = None


class RefusedFrame(msgspec.Struct, frozen=True, tag="refused"):
    """A frame was refused; `id` is empty where none could be read."""

    id: str
    code: str
    text: str
    version: int


class Presence(msgspec.Struct, frozen=True, tag="presence"):
    """The seats that have somebody at a socket."""

    seats: dict[str, bool]


class Turned(msgspec.Struct, frozen=True, tag="turned"):
    """Somebody else at the table has turned to this page of a scene."""

    seat: Seat
    scene: str
    page: int


class Pong(msgspec.Struct, frozen=True, tag="pong"):
    """Keep-alive answer."""


class Bye(msgspec.Struct, frozen=True, tag="bye"):
    """The server closes this socket, and why."""

    code: str
    text: str


FromClient = Choose | Plan | Chat | Note | Turn | Undo | Agree | Language | Ping
FromServer = Snapshot | Step | Ack | RefusedFrame | Presence | Turned | Pong | Bye
