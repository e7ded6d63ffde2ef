"""A loaded table: its rows, its log and its match, as a cache over the store."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeVar

import msgspec

from looptable.core.errors import Refusal
from looptable.core.ids import Seat
from looptable.engine.contract.bot import Proposal
from looptable.engine.contract.event import Event
from looptable.engine.contract.state import State
from looptable.engine.match.commitment import derive_seed
from looptable.engine.match.editions import first_state, game_of
from looptable.engine.match.match import Choice, Match
from looptable.engine.match.record import Header, Record
from looptable.engine.packs import read_installed_pack
from looptable.server.tables.orders import BotOrders
from looptable.storage.bodies import (
    Body,
    BotTold,
    ChatWritten,
    ChoiceMade,
    ChoicesUndone,
    MatchStarted,
    NoteWritten,
    Rematched,
    SeatChanged,
    TableMade,
    UndoAnswered,
    UndoWished,
)
from looptable.storage.rows import LogRow, SeatRow, TableRow
from looptable.wire.frames import Turned
from looptable.wire.translator import Translator
from looptable.wire.views import SeatView

if TYPE_CHECKING:
    from looptable.server.net.visitor import Listener

__all__ = ["LiveTable"]

B = TypeVar("B", bound=Body)


@dataclass(slots=True, weakref_slot=True, eq=False)
class LiveTable:
    """All that the server knows of one table. Everything here follows from the rows of the store.

    Changes are made under `lock`; an entry counts when the store has it (`take`), never before.
    """

    row: TableRow
    seats: list[SeatRow]
    log: list[LogRow] = field(default_factory=list)
    choices: dict[int, Choice] = field(default_factory=dict)
    """The choices by the versions of their rows, undone ones too."""
    undone: set[int] = field(default_factory=set)
    """The versions of choices that no longer stand."""
    version: int = 0
    match: Match | None = None
    ids: dict[str, int] = field(default_factory=dict)
    notes: dict[int, LogRow] = field(default_factory=dict)
    muted: set[str] = field(default_factory=set)
    talk: int = 0
    """Messages and notes in the log."""
    takeover: int | None = None
    next: Rematched | None = None
    removed: dict[Seat, SeatRow] = field(default_factory=dict)
    """The seats from which the owner removed somebody, as they were, until they are taken again."""
    nonces: dict[str, str] = field(default_factory=dict)
    failed: set[tuple[int, str]] = field(default_factory=set)
    """Choices on which a rule failed, by their number and key: each is logged once."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: "set[Listener]" = field(default_factory=set)
    elsewhere: dict[str, tuple[Seat, ...]] = field(default_factory=dict)
    turned: Turned | None = None
    """The page that somebody has turned to last, for those who come while it is being read."""
    thinking: "asyncio.Task[None] | None" = None
    proposals: dict[Seat, tuple[Proposal, ...]] = field(default_factory=dict)
    """Words of bots about the question under way; empty: one that was asked and has none."""
    orders: BotOrders = field(default_factory=BotOrders)
    views: dict[tuple[Seat | None, str], SeatView] = field(default_factory=dict)
    translators: dict[str, Translator] = field(default_factory=dict)

    def take(self, row: LogRow, tried: tuple[Choice, State] | None = None) -> None:
        """Takes the next row of the log, just stored or read back."""
        assert row.version == self.version + 1, f"{row.match}: {row.version} after {self.version}"
        self.version = row.version
        self.views.clear()
        if row.body.id:
            self.ids[row.body.id] = row.version
        self.talk += isinstance(row.body, ChatWritten | NoteWritten | BotTold)
        if not isinstance(row.body, ChatWritten | NoteWritten | UndoWished | UndoAnswered):
            self.proposals = {}
        self.orders.take(row.body)
        match row.body:
            case ChoiceMade() as body:
                self.choices[row.version] = self._choice(body, tried)
            case ChoicesUndone() as body:
                self._undo(body.to)
            case MatchStarted() as body:
                self._start(body)
            case SeatChanged() as body:
                self._seat(body)
            case NoteWritten() as body:
                self._note(body, row)
            case TableMade() as body:
                self.takeover = body.takeover
                self.nonces.update(body.nonces)
            case Rematched() as body:
                self.next = body
        self.log.append(row)

    def take_all(self, rows: Iterable[LogRow]) -> None:
        """Takes the next rows of the log, read back."""
        for row in rows:
            self.take(row)

    def _choice(self, body: ChoiceMade, tried: tuple[Choice, State] | None) -> Choice:
        match = self.playing
        if tried is None:
            return match.act(body.seat, body.do, self.version)
        choice, after = tried
        match.accept(choice, after, self.version)
        return choice

    def _undo(self, n: int) -> None:
        self.playing.go_back(n, self.version)
        self.undone.update(
            row.version for row in self.log if isinstance(row.body, ChoiceMade) and row.body.n > n
        )

    def _note(self, body: NoteWritten, row: LogRow) -> None:
        """A new note under its version, or other words in an old one."""
        if body.note is None:
            self.notes[row.version] = row
            return
        first = self.notes[body.note]
        words = msgspec.structs.replace(first.body, text=body.text, name=body.name)
        self.notes[body.note] = msgspec.structs.replace(first, body=words)

    def as_it_stands(self, row: LogRow) -> LogRow:
        """The row to show: of a note, its latest words."""
        if not isinstance(row.body, NoteWritten):
            return row
        return self.notes[row.body.note or row.version]

    def events(self, row: LogRow) -> tuple[Event, ...]:
        """The events that followed from a row: from a choice, or from the start."""
        if isinstance(row.body, MatchStarted):
            return self.playing.opening
        choice = self.choices.get(row.version)
        return () if choice is None else choice.events

    def _start(self, body: MatchStarted) -> None:
        self.row = msgspec.structs.replace(
            self.row, status="playing", header=body.header, nonces=body.nonces
        )
        self.match = _begin(body.header, self.row.secret, body.nonces, self.version)

    def _seat(self, body: SeatChanged) -> None:
        seat = str(body.seat)
        if body.what not in ("muted", "heard", "renamed", "led", "resumed"):
            self.removed.pop(body.seat, None)
        if body.was != "open":
            before = SeatRow(self.row.id, body.seat, body.was, body.guest, body.bot, body.name)
            self.removed[body.seat] = before
        match body.what:
            case "joined":
                self.nonces[seat] = body.nonce
            case "left" | "removed" | "opened":
                self.nonces.pop(seat, None)
            case "muted" if body.guest is not None:
                self.muted.add(body.guest)
            case "heard" if body.guest is not None:
                self.muted.discard(body.guest)

    @property
    def playing(self) -> Match:
        """The match; refuses a table at which it has not begun."""
        if self.match is None:
            raise Refusal("table/not-started")
        return self.match

    def recent(self, kind: type[B]) -> list[tuple[int, B]]:
        """The bodies of one kind since the last choice or undo, each with its version."""
        found: list[tuple[int, B]] = []
        for row in reversed(self.log):
            if isinstance(row.body, ChoiceMade | ChoicesUndone):
                break
            if isinstance(row.body, kind):
                found.append((row.version, row.body))
        return found[::-1]

    # Seats and guests.

    def seats_of(self, guest_id: str | None) -> tuple[Seat, ...]:
        """The seats that a guest plays, hot seats included."""
        if guest_id is None:
            return ()
        return tuple(seat.seat for seat in self.seats if seat.holder == guest_id)

    def people(self) -> set[str]:
        """The guests at the table."""
        return {seat.holder for seat in self.seats if seat.holder is not None}

    def is_removed(self, guest_id: str | None) -> bool:
        """Whether this guest was removed, and sits nowhere else."""
        was_removed = any(row.guest_id == guest_id for row in self.removed.values())
        return guest_id is not None and was_removed and not self.seats_of(guest_id)

    def bots(self) -> dict[Seat, str]:
        """The seats that bots play, also those that they lead for a person."""
        return {seat.seat: seat.bot for seat in self.seats if seat.kind != "open" and seat.bot}

    def is_present(self, seat: Seat) -> bool:
        """Whether somebody who plays this seat is at a socket, of this process or another."""
        return seat in self.seats_here() or any(seat in seats for seats in self.elsewhere.values())

    def seats_here(self) -> tuple[Seat, ...]:
        """The seats that have somebody at a socket of this process."""
        return tuple(sorted({seat for one in self.connections for seat in one.seats}))

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.match is not None and self.match.state.outcome() is not None

    # Taking back.

    def free_to(self, seats: Sequence[Seat], known_to: Iterable[Seat] | None = None) -> int:
        """The number of choices back to which the holder of these seats may undo without asking.

        That is to the last choice that revealed something or that was another person's. With
        `known_to` only reveals that those seats know of count: more must not be shown to them.
        """
        choices = self.playing.choices
        holders = {seat.holder for seat in self.seats if seat.seat in seats}
        if self.people() <= holders:
            return 0
        mine = {*seats, *self.bots()}
        heard = None if known_to is None else tuple(known_to)
        for n in range(len(choices), 0, -1):
            choice = choices[n - 1]
            reveals = choice.reveals if heard is None else choice.reveals_to(heard)
            if reveals or choice.seat not in mine:
                return n
        return 0


def _begin(header: Header, secret: str, nonces: dict[str, str], version: int) -> Match:
    """A match before its first choice; refuses one of other rules or content than are here."""
    game = game_of(header, read_installed_pack)
    opening: list[Event] = []
    seed = derive_seed(secret, nonces)
    state = first_state(game, header, seed, opening.append)
    return Match(game, Record(header), state, opening, version=version)
