"""Bodies of REST requests and answers."""

from typing import Annotated, Any, Literal

import msgspec

from looptable.core.ids import Seat
from looptable.engine.contract.claim import Kind
from looptable.wire.views import Happening

__all__ = [
    "Access",
    "AccountBody",
    "CardInfo",
    "ClaimInfo",
    "ForesightInfo",
    "GameInfo",
    "HintInfo",
    "JoinBody",
    "Lang",
    "LeadBody",
    "LessonInfo",
    "Me",
    "NameBody",
    "NewTable",
    "NextTable",
    "OddsInfo",
    "PossibilityInfo",
    "ReasonInfo",
    "Refused",
    "RematchBody",
    "RuleInfo",
    "SeatBody",
    "SeatInfo",
    "SeatKind",
    "SeatRight",
    "SettingInfo",
    "SettingValue",
    "Status",
    "TableInfo",
    "TableList",
    "TableRight",
    "TermInfo",
    "TutorialInfo",
    "VersionInfo",
    "WishBody",
]

Name = Annotated[str, msgspec.Meta(max_length=200)]
Secret = Annotated[str, msgspec.Meta(max_length=200)]
Nonce = Annotated[str, msgspec.Meta(max_length=64, pattern="^[!-~]*$")]
Word = Annotated[str, msgspec.Meta(max_length=100)]
Lang = Literal["en", "fr"]
SettingValue = str | int | bool
Access = Literal["public", "link"]
SeatKind = Literal["open", "guest", "bot", "hot"]
Status = Literal["open", "playing", "over", "gone"]
SeatRight = Literal["join", "open", "back", "bot", "mute", "unmute", "lead", "resume", "wish"]
TableRight = Literal["chat", "note", "leave", "start", "rematch", "delete"]


class Refused(msgspec.Struct, frozen=True):
    """Every answer that refuses: a stable code, its sentence, and the values in it."""

    code: str
    text: str
    data: dict[str, Any] = {}


class SettingInfo(msgspec.Struct, frozen=True):
    """One thing a table may set before a match.

    `words` is what its choices are called, `sentences` what each of them means.
    """

    id: str
    name: str
    text: str
    default: SettingValue
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 0
    free: bool = False
    words: dict[str, str] = {}
    sentences: dict[str, str] = {}


class GameInfo(msgspec.Struct, frozen=True):
    """A game as the lobby presents it; `best_bot` is the bot to seat by default.

    `words` is what its bots are called.
    """

    id: str
    title: str
    summary: str
    least_players: int
    most_players: int
    maturity: str
    settings: tuple[SettingInfo, ...]
    bots: tuple[str, ...]
    best_bot: str
    has_hints: bool
    has_rules: bool
    has_rulebook: bool
    has_tutorial: bool
    words: dict[str, str]


class CardInfo(msgspec.Struct, frozen=True):
    """A printed piece in the gallery; `words` is what its kind, icons and facts are called."""

    id: str
    kind: str
    name: str
    text: str | None
    icons: tuple[str, ...]
    facts: dict[str, str]
    notation: str
    ours: bool
    words: dict[str, str]


class RuleInfo(msgspec.Struct, frozen=True):
    """One rule of a game's ledger. Its text is English; `notes` are in the reader's language."""

    id: str
    section: str
    text: str
    kind: Literal["rule", "example", "open"]
    notes: tuple[str, ...] = ()


class Me(msgspec.Struct, frozen=True):
    """The guest who asks."""

    id: str
    name: str
    login: str | None = None


class NameBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for a guest."""

    name: Name


class AccountBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Name and password that make a guest portable."""

    login: Name
    password: Secret


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. `seats` are me, open, hot or bot:NAME; those left out are open.

    `position` is a position file, `record` the text of a record file; at most one of them.
    `takeover` is after how many seconds a bot moves for an absent person.
    """

    game: Word
    players: int | None = None
    options: dict[Word, SettingValue] = {}
    packs: Annotated[tuple[Word, ...], msgspec.Meta(max_length=20)] = ()
    seats: Annotated[tuple[Word, ...], msgspec.Meta(max_length=20)] = ("me",)
    access: Access = "link"
    lang: Lang | None = None
    takeover: Annotated[int, msgspec.Meta(ge=1, le=604_800)] | None = None
    nonce: Nonce = ""
    position: dict[str, Any] | None = None
    record: str | None = None


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat of a table; `me` says that the reader holds it.

    `bot` is the bot that plays it, or that leads it for a while for the person who holds it. `kept` says that
    an open seat waits for the guest of this name, `removed` whom the owner has removed from it. `may` is what the
    reader may do with the seat now: `lead` lets a bot lead it, `resume` ends that, `wish` tells a bot
    what to do.
    """

    seat: Seat
    kind: SeatKind
    name: str = ""
    bot: str | None = None
    me: bool = False
    present: bool = False
    muted: bool = False
    kept: bool = False
    removed: str | None = None
    may: tuple[SeatRight, ...] = ()


class NextTable(msgspec.Struct, frozen=True):
    """The table of another match that somebody in `seat` wants to play; `invite` opens it to watch."""

    id: str
    seat: Seat
    name: str
    invite: str


class TableInfo(msgspec.Struct, frozen=True):
    """A table as the reader may see it; `invite` only for those who sit there.

    `may` is what the reader may do here now; clients offer nothing else. `watching` says that the reader
    has no seat at a match that has begun, `removed` that the owner has removed the reader.

    Lists leave `version` out. `commit` is the promise made before the match: hex SHA-256 of `secret:salt`, both published in the
    record when it is over.
    """

    id: str
    game: str
    title: str
    players: int
    options: dict[str, SettingValue]
    packs: tuple[str, ...]
    lang: str
    access: Access
    status: Status
    seats: tuple[SeatInfo, ...]
    created: str
    touched: str
    owner: bool
    commit: str | None
    version: int | None = None
    takeover: int | None = None
    invite: str | None = None
    next: NextTable | None = None
    removed: bool = False
    watching: bool = False
    may: tuple[TableRight, ...] = ()


class TableList(msgspec.Struct, frozen=True):
    """The tables where the reader sits or that the reader made, and public ones with an open seat."""

    mine: tuple[TableInfo, ...]
    open: tuple[TableInfo, ...]


class JoinBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat to take (any open one if left out), the invitation, and a word for the draws."""

    seat: Seat | None = None
    invite: Word | None = None
    nonce: Nonce = ""


class RematchBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word for the draws of the next match."""

    nonce: Nonce = ""


class SeatBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The owner's change of a seat: `open` removes a guest or a bot, `back` brings them back.

    `muted` silences a guest.
    """

    kind: Literal["open", "back", "bot", "hot", "muted", "heard"]
    bot: Word | None = None


class LeadBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The leader of a seat from now on: a bot by its name, or the person who asks."""

    bot: Word | None = None


class WishBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word to a bot: the key of the option that it should take, about one of its pieces; no key withdraws it."""

    key: Word = ""
    about: Word = ""


class TermInfo(msgspec.Struct, frozen=True):
    """A word of a game in its forms, the first being its name, and what it means.

    `chapter` is that of the rulebook which explains it; empty where none does.
    """

    id: str
    forms: tuple[str, ...]
    text: str
    chapter: str = ""


class ClaimInfo(msgspec.Struct, frozen=True):
    """A sentence of a hint; its kind is `fact`, `plan`, `odds`, `comparison` or `equal`."""

    kind: Kind
    text: str


class HintInfo(msgspec.Struct, frozen=True):
    """An adviser's judgement of one option; the best comes first."""

    key: str
    text: str
    worth: int
    claims: list[ClaimInfo]


class PossibilityInfo(msgspec.Struct, frozen=True):
    """One thing that may come of chance: its id, with a number if it has one, and its exact probability.

    The probability is `chance` in `of`; `text` says all of it.
    """

    id: str
    n: int | None
    chance: int
    of: int
    text: str


class OddsInfo(msgspec.Struct, frozen=True):
    """A random event: its weight per zone or piece id, or its outcomes, which have no place on the table.

    `icon` names the piece to draw there; it is empty where the game names none.
    """

    text: str
    weights: dict[str, int]
    icon: str
    outcomes: tuple[PossibilityInfo, ...] = ()


class ForesightInfo(msgspec.Struct, frozen=True):
    """The effects of an option: first the certain ones, then the others, or the next question.

    `happened` has the certain events as data and `odds` what is known of chance, for drawing on the table.
    """

    key: str
    sure: tuple[str, ...]
    then: tuple[str, ...]
    happened: tuple[Happening, ...] = ()
    odds: tuple[OddsInfo, ...] = ()


class ReasonInfo(msgspec.Struct, frozen=True):
    """Why something on the table, known by its id, cannot be chosen now, and by which rules."""

    id: str
    text: str
    rules: tuple[str, ...] = ()


class LessonInfo(msgspec.Struct, frozen=True):
    """A step of a tutorial: what it says, the choice it leads to, the things it speaks of."""

    id: str
    text: str
    key: str | None
    shows: tuple[str, ...]


class TutorialInfo(msgspec.Struct, frozen=True):
    """A guided beginning: `position` and `seats` make the table, the lessons go with its first choices."""

    position: dict[str, Any]
    seats: tuple[str, ...]
    lessons: tuple[LessonInfo, ...]


class VersionInfo(msgspec.Struct, frozen=True):
    """The program that answers."""

    version: str
    build: str
    protocol: int
