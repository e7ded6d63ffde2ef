"""The rows that a store keeps, as frozen values. Times are UTC in ISO 8601."""

from datetime import UTC, datetime

import msgspec

from looptable.engine.match.record import Header
from looptable.storage.bodies import Body, kind_of
from looptable.wire.lobby import Access, SeatKind, Status

__all__ = [
    "Access",
    "Account",
    "Guest",
    "LogRow",
    "ResultRow",
    "SeatKind",
    "SeatRow",
    "Status",
    "TableRow",
    "now",
]


def now() -> str:
    """The time, as rows write it: in a form that sorts as text."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


class Guest(msgspec.Struct, frozen=True):
    """Somebody with a cookie; its secret is kept as a hash."""

    id: str
    secret_hash: str
    name: str
    created: str = msgspec.field(default_factory=now)


class Account(msgspec.Struct, frozen=True):
    """A name and a password by which a guest carries on elsewhere; logins are kept casefolded."""

    login: str
    password_hash: str
    guest_id: str


class TableRow(msgspec.Struct, frozen=True):
    """A table. `header` has no seed while the secret is one; its match has the table's id."""

    id: str
    owner: str
    game: str
    players: int
    options: dict[str, str | int | bool]
    packs: tuple[str, ...]
    lang: str
    access: Access
    invite: str
    status: Status = "open"
    created: str = msgspec.field(default_factory=now)
    touched: str = msgspec.field(default_factory=now)
    secret: str = ""
    salt: str = ""
    commit_hash: str = ""
    nonces: dict[str, str] = {}
    header: Header | None = None


class SeatRow(msgspec.Struct, frozen=True):
    """A seat and its holder: nobody, a guest, a bot, or a second hand of a guest (hot).

    An open seat with a guest is kept for that guest. A bot may lead the seat of a guest for a while.
    """

    table_id: str
    seat: int
    kind: SeatKind = "open"
    guest_id: str | None = None
    bot: str | None = None
    name: str = ""

    @property
    def holder(self) -> str | None:
        """The guest who plays it."""
        return None if self.kind == "open" else self.guest_id

    @property
    def is_led(self) -> bool:
        """Whether a bot leads it for the guest who holds it."""
        return self.holder is not None and self.bot is not None


class ResultRow(msgspec.Struct, frozen=True):
    """How a match ended for a guest who played it; `won` is 1 or 0."""

    match: str
    guest_id: str
    game: str
    options: dict[str, str | int | bool]
    ending: str
    won: int
    time: str = msgspec.field(default_factory=now)


class LogRow(msgspec.Struct, frozen=True):
    """One entry of the log that clients count by; entries are never changed."""

    match: str
    version: int
    body: Body
    time: str = msgspec.field(default_factory=now)

    @property
    def kind(self) -> str:
        """The tag of its body."""
        return kind_of(self.body)
