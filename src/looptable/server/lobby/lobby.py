"""Tables and who sits at them: make, join, leave, start, rearrange, delete."""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from looptable.content.text.texts import system_texts
from looptable.core.errors import LooptableError, RecordError, Refusal
from looptable.core.ids import Seat
from looptable.engine.event_text import seat_text
from looptable.engine.packs import game_with_packs
from looptable.server.lobby.new_table import make_rows, make_seat
from looptable.server.lobby.upload import Upload
from looptable.server.tables.log_limits import check_room
from looptable.server.tables.registry import TableRegistry, one_change
from looptable.server.tables.table import LiveTable
from looptable.storage.bodies import MatchStarted, SeatChange, SeatChanged, TableMade
from looptable.storage.errors import Conflict
from looptable.storage.rows import Guest, SeatKind, SeatRow, TableRow
from looptable.wire.lobby import JoinBody, NewTable, SeatBody

__all__ = [
    "add_table",
    "check_may_look",
    "delete_table",
    "join",
    "leave",
    "make_table",
    "rearrange",
    "rename",
    "start",
]


def check_may_look(live: LiveTable, guest_id: str | None, invite: str | None) -> None:
    """Public tables are for everybody; others for those who sit there or have the link."""
    known = {live.row.owner, *(row.guest_id for row in live.seats)}
    is_known = guest_id is not None and guest_id in known
    if live.row.access != "public" and not is_known and invite != live.row.invite:
        raise Refusal("table/removed" if live.is_removed(guest_id) else "table/private")


def _check_owner(live: LiveTable, guest: Guest) -> None:
    if live.row.owner != guest.id:
        raise Refusal("table/not-owner")


async def make_table(registry: TableRegistry, guest: Guest, wish: NewTable, lang: str) -> LiveTable:
    """A new table; it starts at once if no seat is open."""
    row, seats = make_rows(wish, guest, lang, await _upload(registry, guest, wish))
    return await add_table(registry, row, seats, wish)


async def add_table(
    registry: TableRegistry, row: TableRow, seats: Sequence[SeatRow], wish: NewTable
) -> LiveTable:
    """Stores the rows of a table and opens it; refuses an id that is taken by `Conflict`."""
    mine = [seat.seat for seat in seats if seat.kind == "guest"]
    nonces = {str(seat): wish.nonce for seat in mine if wish.nonce}
    await registry.store.add_table(row, seats)
    try:
        live = await registry.find(row.id)
        await _open(registry, live, TableMade(takeover=wish.takeover, nonces=nonces))
    except Exception:
        await _take_away(registry, row.id)
        raise
    return live


async def _upload(registry: TableRegistry, guest: Guest, wish: NewTable) -> Upload | None:
    """The end of the record that a table is to begin from, if there is one."""
    if wish.record is None:
        return None
    if wish.position is not None:
        raise Refusal("table/two-beginnings")
    return await registry.workers.replay(guest.id, wish.record)


async def _take_away(registry: TableRegistry, table_id: str) -> None:
    """Removes a table that could not be opened: a refused request leaves nothing behind."""
    with suppress(LooptableError):
        await registry.store.delete_table(table_id)
        if (live := registry.live(table_id)) is not None:
            registry.forget(live)


@one_change
async def _open(registry: TableRegistry, live: LiveTable, body: TableMade) -> None:
    await registry.append(live, body)
    await _start_if_full(registry, live)


async def join(registry: TableRegistry, live: LiveTable, guest: Guest, wish: JoinBody) -> None:
    """Takes an open seat; a guest who sits there already keeps their seats."""
    check_may_look(live, guest.id, wish.invite)
    await _join(registry, live, guest, wish)


@one_change
async def _join(registry: TableRegistry, live: LiveTable, guest: Guest, wish: JoinBody) -> None:
    live.seats = await registry.store.seats(live.row.id)
    if wish.seat is not None and not 0 <= wish.seat < live.row.players:
        raise Refusal("seat/unknown", seat=wish.seat, players=live.row.players)
    mine = live.seats_of(guest.id)
    if mine and (wish.seat is None or wish.seat in mine):
        # As it should have started, had another process not come first.
        await _start_if_full(registry, live)
        return
    check_room(live)
    for free in _open_seats(live, guest, wish.seat):
        kind: SeatKind = "hot" if live.seats_of(guest.id) and free.guest_id else "guest"
        taken = SeatRow(live.row.id, free.seat, kind, guest.id, None, guest.name)
        try:
            await registry.store.put_seat(taken, free)
        except Conflict:
            raise Refusal("seat/taken") from None
        await _log_seat(registry, live, free.seat, "joined", guest.name, nonce=wish.nonce)
    await _start_if_full(registry, live)


def _open_seats(live: LiveTable, guest: Guest, wanted: Seat | None) -> Sequence[SeatRow]:
    """The seats to take: all that are kept for the guest, or else one that is kept for nobody.

    Who was removed and comes back gets the same seat.
    """
    kept = [row for row in live.seats if row.kind == "open" and row.guest_id == guest.id]
    if kept and wanted in (None, *(row.seat for row in kept)):
        return kept
    free = [row for row in live.seats if row.kind == "open" and row.guest_id is None]
    for row in sorted(free, key=lambda one: not _was_removed(live, one.seat, guest)):
        if wanted in (None, row.seat):
            return (row,)
    raise Refusal("seat/taken")


def _was_removed(live: LiveTable, seat: Seat, guest: Guest) -> bool:
    return seat in live.removed and live.removed[seat].guest_id == guest.id


@one_change
async def leave(registry: TableRegistry, live: LiveTable, guest: Guest) -> None:
    """Gives up all seats; in a running match they stay open for others, or for bots."""
    live.seats = await registry.store.seats(live.row.id)
    mine = [row for row in live.seats if row.holder == guest.id]
    if not mine:
        raise Refusal("seat/none")
    for row in mine:
        await registry.store.put_seat(SeatRow(live.row.id, row.seat), row)
    for row in mine:
        await _log_seat(registry, live, row.seat, "left", row.name)


@one_change
async def start(registry: TableRegistry, live: LiveTable, guest: Guest) -> None:
    """Starts the match; the owner may not wait for everybody: open seats must be filled first."""
    _check_owner(live, guest)
    if live.match is not None:
        raise Refusal("table/started")
    if any(row.kind == "open" for row in live.seats):
        raise Refusal("table/open-seats")
    await _start_if_full(registry, live)


async def _start_if_full(registry: TableRegistry, live: LiveTable) -> None:
    if live.match is not None or any(row.kind == "open" for row in live.seats):
        return
    header = live.row.header
    assert header is not None, "a table is made with its header"
    texts = system_texts()
    names = tuple(row.name or texts.say(seat_text(row.seat), live.row.lang) for row in live.seats)
    whole = msgspec.structs.replace(header, seats=names)
    nonces = {seat: nonce for seat, nonce in live.nonces.items() if nonce}
    await registry.append(live, MatchStarted(header=whole, nonces=nonces))


@one_change
async def rearrange(
    registry: TableRegistry, live: LiveTable, guest: Guest, seat: Seat, wish: SeatBody
) -> None:
    """Lets the owner put a bot into a seat, open it, undo that, play it too, or silence its guest."""
    _check_owner(live, guest)
    if not 0 <= seat < live.row.players:
        raise Refusal("seat/unknown", seat=seat, players=live.row.players)
    check_room(live)
    live.seats = await registry.store.seats(live.row.id)
    row = live.seats[seat]
    if wish.kind in ("muted", "heard"):
        if row.holder in (None, guest.id):
            raise Refusal("seat/not-a-guest", seat=seat)
        await _log_seat(registry, live, seat, wish.kind, row.name, guest=row.guest_id)
        return
    if row.holder not in (None, guest.id) and wish.kind != "open":
        raise Refusal("seat/taken")
    if wish.kind == "open":
        await _free(registry, live, row)
        return
    fresh = _removed_from(live, row) if wish.kind == "back" else _seat(live, seat, guest, wish)
    await registry.store.put_seat(fresh, row)
    await _log_seat(registry, live, seat, wish.kind, fresh.name or row.name)
    await _start_if_full(registry, live)


async def _free(registry: TableRegistry, live: LiveTable, row: SeatRow) -> None:
    """Opens a seat. The entry says who sat there, so that it can be undone."""
    await registry.store.put_seat(SeatRow(live.row.id, row.seat), row)
    what: SeatChange = "removed" if row.holder else "opened"
    body = SeatChanged(
        seat=row.seat, what=what, name=row.name, guest=row.holder, bot=row.bot, was=row.kind
    )
    await registry.append_unchecked(live, body)


def _removed_from(live: LiveTable, row: SeatRow) -> SeatRow:
    """The seat as it was before the owner removed somebody from it."""
    if row.kind != "open" or row.seat not in live.removed:
        raise Refusal("seat/nobody-removed", seat=row.seat)
    return live.removed[row.seat]


def _seat(live: LiveTable, seat: Seat, guest: Guest, wish: SeatBody) -> SeatRow:
    word = f"bot:{wish.bot or ''}" if wish.kind == "bot" else wish.kind
    game = game_with_packs(live.row.game, live.row.packs, is_path_allowed=False)
    return make_seat(live.row.id, seat, word, guest, game)


async def delete_table(registry: TableRegistry, live: LiveTable, guest: Guest) -> None:
    """Removes an own table and all that was played there."""
    _check_owner(live, guest)
    async with live.lock:
        await registry.store.delete_table(live.row.id)
        registry.forget(live)


async def _log_seat(
    registry: TableRegistry,
    live: LiveTable,
    seat: Seat,
    what: SeatChange,
    name: str,
    nonce: str = "",
    guest: str | None = None,
) -> None:
    # The seat itself is changed by now, so that the entry must follow.
    body = SeatChanged(seat=seat, what=what, name=name, nonce=nonce, guest=guest)
    await registry.append_unchecked(live, body)


async def rename(registry: TableRegistry, guest: Guest, name: str) -> None:
    """A new name, also on the seats that the guest holds."""
    await registry.store.rename_guest(guest.id, name)
    for table in await registry.store.tables_of(guest.id):
        if table.status != "over":
            # A table whose content is no longer installed, or whose log is full, keeps the old name.
            with suppress(RecordError, Refusal):
                await _rename_seats(registry, await registry.find(table.id), guest, name)


@one_change
async def _rename_seats(registry: TableRegistry, live: LiveTable, guest: Guest, name: str) -> None:
    check_room(live)
    live.seats = await registry.store.seats(live.row.id)
    for row in live.seats:
        if row.guest_id == guest.id and row.kind == "guest" and row.name != name:
            await registry.store.put_seat(msgspec.structs.replace(row, name=name), row)
            await _log_seat(registry, live, row.seat, "renamed", name)
