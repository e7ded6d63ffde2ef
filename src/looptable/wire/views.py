"""The table as a client draws it: views, options and log lines with every text already said."""

from typing import Literal

import msgspec

from looptable.core.ids import Seat
from looptable.engine.contract.option import Option, Target
from looptable.engine.contract.view import Part, Piece, Zone

__all__ = [
    "AheadInfo",
    "Datum",
    "Happening",
    "LineKind",
    "LogLine",
    "LogPage",
    "Option",
    "OutcomeInfo",
    "Part",
    "Piece",
    "ProposalInfo",
    "SeatView",
    "Target",
    "UndoInfo",
    "ViewRight",
    "Wish",
    "Zone",
]


Datum = int | str | bool | None | list[int | str]
"""The data of an event, as JSON has it."""


class Happening(msgspec.Struct, frozen=True):
    """An event: `kind`, what it is about by the names of things, and its sentence.

    `text` is empty where the event before or after it says enough.
    """

    kind: str
    data: dict[str, Datum]
    text: str = ""


class OutcomeInfo(msgspec.Struct, frozen=True):
    """How the match ended: a code, its sentence, who won, and scores where there are any."""

    code: str
    text: str
    winners: tuple[Seat, ...]
    scores: tuple[int, ...] = ()


class Wish(msgspec.Struct, frozen=True):
    """A wish to undo that is still open: which entry of the log it is, who asks, who must still answer."""

    version: int
    seat: Seat
    text: str
    waits_for: tuple[Seat, ...]


class UndoInfo(msgspec.Struct, frozen=True):
    """`made` choices stand, `own` of them by this seat, who may take back those beyond `free_to` unasked."""

    free_to: int
    made: int
    own: int = 0
    wish: Wish | None = None


class ProposalInfo(msgspec.Struct, frozen=True):
    """A word of a bot to the people at the table: which option it is for, and why. It binds nobody.

    With `own` it is what the bot means to do in its own seat, for the piece that `about` names; `targets` are
    what that touches. People may tell it otherwise (`wish`), or the same, so that it keeps to it.
    """

    seat: Seat
    key: str
    text: str
    own: bool = False
    about: str = ""
    targets: tuple[Target, ...] = ()


class AheadInfo(msgspec.Struct, frozen=True):
    """A question that the seat will be asked after choices with these keys: it can be planned for now."""

    after: tuple[str, ...]
    prompt: str
    options: tuple[Option[str], ...]


ViewRight = Literal["undo", "agree", "hint"]


class SeatView(msgspec.Struct, frozen=True):
    """All that one seat (None: a spectator) may know, and what it may choose now.

    `rules` are the ids of the rules that the question comes from. `words` is what the ids among marks and
    icons are called. `chapter` is where in the story the table is: notes of now are filed under it. `may` is
    what else the seat may do now, besides choosing. `proposals` are words of bots about the options.
    `ahead` are questions that the seat will be asked after some of its choices, for those who plan several at once.
    """

    seat: Seat | None
    pending: tuple[Seat, ...]
    prompt: str | None
    trail: tuple[str, ...]
    options: tuple[Option[str], ...]
    zones: tuple[Zone[str], ...]
    outcome: OutcomeInfo | None
    undo: UndoInfo
    words: dict[str, str]
    rules: tuple[str, ...] = ()
    chapter: tuple[str, ...] = ()
    may: tuple[ViewRight, ...] = ()
    proposals: tuple[ProposalInfo, ...] = ()
    ahead: tuple[AheadInfo, ...] = ()


LineKind = Literal["choice", "chat", "note", "seat", "start", "ask", "agree", "undo", "rematch"]


class LogLine(msgspec.Struct, frozen=True):
    """One thing that happened at the table, in sentences that this reader may hear.

    `sentences` are for all seats of the socket. Where one of them hears something else, `asides` has by its
    number what it hears instead: several people may share a screen, and have secrets from each other.
    `n` is the number of a choice, `name` who said a chat line, `ask` the version of the wish to undo that
    an answer is about, `to` the choice that an undo goes back to. `folded` marks what was undone later.
    A note has the `chapter` it was written in; without sentences it was taken away.
    """

    version: int
    kind: LineKind
    sentences: tuple[str, ...]
    time: str
    n: int | None = None
    seat: Seat | None = None
    name: str | None = None
    ask: int | None = None
    to: int | None = None
    folded: bool = False
    asides: dict[str, tuple[str, ...]] = {}
    chapter: tuple[str, ...] = ()


class LogPage(msgspec.Struct, frozen=True):
    """Some lines of a log, the oldest first; `earlier` says that there are older ones."""

    lines: tuple[LogLine, ...]
    earlier: bool
