"""A table that somebody looks at: its rows, its log and its match, as a cache over the store."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import msgspec

from looptable.core.ids import Seat
from looptable.engine.contract.event import Event
from looptable.engine.contract.option import Option
from looptable.engine.contract.state import State
from looptable.engine.match.record import Header
from looptable.server.play import Made, Play, begin
from looptable.storage.rows import LogRow, SeatRow, TableRow
from looptable.wire.rendering import Speaker
from looptable.wire.views import SeatView

if TYPE_CHECKING:
    from looptable.server.reader import Listener

__all__ = ["Entry", "Live"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of the log, with what followed from it if it is a choice or the start."""

    row: LogRow
    option: Option | None = None
    events: tuple[Event, ...] = ()
    folded: bool = False

    @property
    def body(self) -> dict[str, Any]:
        """What the row says."""
        return self.row.body


@dataclass(slots=True)
class Live:
    """All that the server knows of one table. Everything here follows from the rows of the store.

    Whoever changes it holds `lock`; an entry counts when the store has it (`take`), never before.
    """

    row: TableRow
    seats: list[SeatRow]
    entries: list[Entry] = field(default_factory=list)
    version: int = 0
    play: Play | None = None
    ids: dict[str, int] = field(default_factory=dict)
    notes: dict[int, Entry] = field(default_factory=dict)
    muted: set[str] = field(default_factory=set)
    takeover: int | None = None
    nonces: dict[str, str] = field(default_factory=dict)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    connections: "set[Listener]" = field(default_factory=set)
    elsewhere: dict[str, tuple[Seat, ...]] = field(default_factory=dict)
    thinking: "asyncio.Task[None] | None" = None
    views: dict[tuple[Seat | None, str], SeatView] = field(default_factory=dict)
    speakers: dict[str, Speaker] = field(default_factory=dict)

    def take(self, row: LogRow, tried: tuple[Made, State] | None = None) -> Entry:
        """The next row of the log, just stored or read back."""
        assert row.version == self.version + 1, f"{row.match}: {row.version} after {self.version}"
        self.version = row.version
        self.views.clear()
        entry = Entry(row)
        body = row.body
        if "id" in body:
            self.ids[body["id"]] = row.version
        match row.kind:
            case "choice":
                entry = self._choice(entry, tried)
            case "undo":
                self._undo(body["to"])
            case "start":
                entry = replace(entry, events=self._start(body))
            case "seat":
                self._seat(body)
            case "note":
                self._note(entry)
            case "made":
                self.takeover = body.get("takeover")
                self.nonces.update(body.get("nonces", {}))
        self.entries.append(entry)
        return entry

    def _choice(self, entry: Entry, tried: tuple[Made, State] | None) -> Entry:
        assert self.play is not None, "a choice before the start"
        made, after = tried or self.play.attempt(entry.body["seat"], entry.body["do"])
        self.play.accept(made, after, self.version)
        return replace(entry, option=made.option, events=made.events)

    def _undo(self, n: int) -> None:
        assert self.play is not None, "an undo before the start"
        self.play.go_back(n, self.version)
        self.entries = [
            replace(entry, folded=True)
            if entry.row.kind == "choice" and entry.body["n"] > n
            else entry
            for entry in self.entries
        ]

    def _note(self, entry: Entry) -> None:
        """A new note under its version, or other words in an old one."""
        version = entry.body.get("note")
        if version is None:
            self.notes[entry.row.version] = entry
            return
        first = self.notes[version]
        body = {**first.body, "text": entry.body["text"], "name": entry.body["name"]}
        self.notes[version] = replace(first, row=msgspec.structs.replace(first.row, body=body))

    def as_it_stands(self, entry: Entry) -> Entry:
        """What is to be told of an entry: of a note, what its seat has made of it since."""
        if entry.row.kind != "note":
            return entry
        return self.notes[entry.body.get("note", entry.row.version)]

    def _start(self, body: dict[str, Any]) -> tuple[Event, ...]:
        header = msgspec.convert(body["header"], Header)
        self.row = msgspec.structs.replace(
            self.row, status="playing", header=header, nonces=body["nonces"]
        )
        self.play = begin(header, self.row.secret, body["nonces"], self.version)
        return self.play.opening

    def _seat(self, body: dict[str, Any]) -> None:
        seat = str(body["seat"])
        match body["what"]:
            case "joined":
                self.nonces[seat] = body.get("nonce", "")
            case "left" | "removed" | "opened":
                self.nonces.pop(seat, None)
            case "muted":
                self.muted.add(body["guest"])
            case "heard":
                self.muted.discard(body["guest"])

    # Who is who.

    def seats_of(self, guest_id: str | None) -> tuple[Seat, ...]:
        """The seats that a guest plays; hot seats are hands of whoever holds them."""
        if guest_id is None:
            return ()
        return tuple(seat.seat for seat in self.seats if seat.guest_id == guest_id)

    def people(self) -> set[str]:
        """The guests at the table."""
        return {seat.guest_id for seat in self.seats if seat.guest_id is not None}

    def bots(self) -> dict[Seat, str]:
        """The seats that bots play."""
        return {seat.seat: seat.bot for seat in self.seats if seat.kind == "bot" and seat.bot}

    def is_present(self, seat: Seat) -> bool:
        """Whether somebody who plays this seat is at a socket, of this process or another."""
        return seat in self.seats_here() or any(seat in seats for seats in self.elsewhere.values())

    def seats_here(self) -> tuple[Seat, ...]:
        """The seats that have somebody at a socket of this process."""
        return tuple(sorted({seat for one in self.connections for seat in one.seats}))

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.play is not None and self.play.state.outcome() is not None

    # Taking back.

    def free_to(self, seats: Sequence[Seat], known_to: Iterable[Seat] | None = None) -> int:
        """How far the holder of these seats may go back without asking anybody.

        That is to the last choice that revealed something or that was another person's. With
        `known_to` only reveals that those seats know of count: more must not be shown to them.
        """
        assert self.play is not None, "no match"
        made = self.play.made
        holders = {seat.guest_id for seat in self.seats if seat.seat in seats}
        if self.people() <= holders:
            return 0
        mine = {*seats, *self.bots()}
        heard = None if known_to is None else tuple(known_to)
        for n in range(len(made), 0, -1):
            choice = made[n - 1]
            reveals = choice.reveals if heard is None else choice.reveals_to(heard)
            if reveals or choice.seat not in mine:
                return n
        return 0
